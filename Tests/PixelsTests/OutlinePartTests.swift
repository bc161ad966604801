import TestSupport
import Testing

@testable import Pixels

/// A part of an outline is covered as in the whole, wherever edges lie beside it.
@Suite(.serialized) struct OutlinePartTests {
  private let scratch = PaintScratch()

  /// Polygons with long and short edges, some in one row; `x` is where they are.
  private func outline(seed: UInt64, x: Double = 0) -> Outline {
    var random = SplitMix(seed: seed)
    var builder = OutlineBuilder()
    for _ in 0..<12 {
      var place = (random.double(-20...80), random.double(-20...80))
      builder.move(x + place.0, place.1)
      for _ in 0..<8 {
        let reach = random.below(3) == 0 ? 40.0 : 0.6
        place.0 += random.double(-reach...reach)
        place.1 += random.double(-reach...reach)
        builder.line(x + place.0, place.1)
      }
    }
    return builder.build()
  }

  private func coverage(_ outline: Outline, _ part: PixelRect, at x: Int = 0) -> [[Int]] {
    let pixmap = Pixmap(width: part.width, height: part.height)
    let surface = Surface(
      base: pixmap.surface.base, rowPixels: pixmap.surface.rowPixels,
      bounds: PixelRect(x: x + part.minX, y: part.minY, width: part.width, height: part.height))
    surface.fill(outline, rule: .evenOdd, with: Canvas.white, scratch: scratch)
    return (0..<part.height).map { y in
      (0..<part.width).map { x in Int(pixmap[x, y].alpha) }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func itIsThatOfTheWhole(seed: UInt64) {
    let outline = outline(seed: seed)
    let whole = coverage(outline, PixelRect(x: 0, y: 0, width: 64, height: 64))
    for part in [
      PixelRect(x: 17, y: 0, width: 30, height: 64), PixelRect(x: 0, y: 21, width: 64, height: 9),
      PixelRect(x: 40, y: 33, width: 7, height: 5), PixelRect(x: 63, y: 63, width: 1, height: 1),
    ] {
      let rows = coverage(outline, part)
      for (y, row) in rows.enumerated() {
        #expect(row == Array(whole[part.minY + y][part.minX..<part.maxX]), "\(part) row \(y)")
      }
    }
  }

  /// Beyond half of the farthest place differences of coordinates could be too large.
  @Test(arguments: [300_000, 700_000, -1_048_000])
  func farOutItIsTheSame(x: Int) {
    for seed in 1...4 as ClosedRange<UInt64> {
      let part = PixelRect(x: 11, y: 7, width: 40, height: 33)
      let near = coverage(outline(seed: seed), part)
      #expect(
        Canvas.difference(coverage(outline(seed: seed, x: Double(x)), part, at: x), near).0 <= 1)
    }
  }

  @Test func aSurfaceWithRoomChangesNothingBeside() {
    let outline = outline(seed: 3)
    let noise = Canvas.noise(width: 64, height: 64, seed: 9)
    let other = Canvas.noise(width: 64, height: 64, seed: 9)
    let part = PixelRect(x: 13, y: 5, width: 21, height: 40)
    noise.surface.part(part)
      .fill(outline, rule: .nonZero, with: Pixel(0x8040_2010), scratch: scratch)
    other.surface.clipped(to: part)
      .fill(outline, rule: .nonZero, with: Pixel(0x8040_2010), scratch: scratch)
    for y in 0..<64 {
      for x in 0..<64 { #expect(noise[x, y] == other[x, y], "\(x) \(y)") }
    }
  }
}
