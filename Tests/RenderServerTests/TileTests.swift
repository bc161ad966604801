import Pixels
import TestSupport
import Testing

@testable import RenderServer

@Suite struct TileTests {
  private let canvas = PixelRect(x: 0, y: 0, width: 40, height: 30)

  private func randomRect(_ random: inout SplitMix) -> PixelRect {
    PixelRect(
      x: .random(in: -5...40, using: &random), y: .random(in: -5...30, using: &random),
      width: .random(in: 0...25, using: &random), height: .random(in: 0...25, using: &random))
  }

  @Test func areasAreTheDamageEachPixelOnce() {
    var random = SplitMix(seed: 3)
    for round in 0..<150 {
      var damage = DamageRegion()
      for _ in 0..<(round % 8 + 1) { damage.add(randomRect(&random).intersection(canvas)) }
      for size in [(1, 1), (7, 5), (40, 1), (64, 64)] {
        var grid = TileGrid()
        grid.lay(over: canvas, size: TileSize(width: size.0, height: size.1), damage: damage)
        var times = [Int](repeating: 0, count: canvas.area)
        for area in grid.areas {
          for y in area.rect.minY..<area.rect.maxY {
            for x in area.rect.minX..<area.rect.maxX { times[y * canvas.width + x] += 1 }
          }
        }
        let expected = times.indices.map { index in
          damage.contains(x: index % canvas.width, y: index / canvas.width) ? 1 : 0
        }
        #expect(times == expected)
      }
    }
  }

  @Test func everyTileGetsTheCommandsThatTouchItInOrder() {
    var random = SplitMix(seed: 4)
    for _ in 0..<60 {
      let commands = ContiguousArray(
        (0..<50).map { _ in
          DrawCommand(
            paint: .rect, color: white, group: CommandGroup.none, bounds: randomRect(&random),
            core: .empty)
        })
      var damage = DamageRegion()
      for _ in 0..<3 { damage.add(randomRect(&random).intersection(canvas)) }
      var grid = TileGrid()
      grid.lay(over: canvas, size: TileSize(width: 8, height: 4), damage: damage)
      var bins = TileBins()
      bins.sort(commands, into: grid, within: damage.bounds)
      for area in grid.areas {
        let found = bins.range(of: area.slot).map(bins.command)
        #expect(found == found.sorted())
        let needed = commands.indices.filter { commands[$0].bounds.intersects(area.rect) }
        #expect(Set(found).isSuperset(of: needed))
        #expect(Set(found).count == found.count)
      }
    }
  }

  @Test func tooManyEntriesAreNotSortedButAllFound() {
    let commands = ContiguousArray(
      repeating: DrawCommand(
        paint: .rect, color: white, group: CommandGroup.none, bounds: canvas, core: .empty),
      count: TileBins.capacity(commands: 0) / canvas.area + 1)
    var grid = TileGrid()
    grid.lay(over: canvas, size: TileSize(width: 1, height: 1), damage: DamageRegion(canvas))
    var bins = TileBins()
    bins.sort(commands, into: grid, within: canvas)
    #expect(bins.range(of: 7) == 0..<commands.count)
    #expect(bins.command(at: 5) == 5)
  }
}
