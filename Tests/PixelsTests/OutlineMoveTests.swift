import TestSupport
import Testing

@testable import Pixels

/// An outline that is moved is the one that would have been made there.
@Suite struct OutlineMoveTests {
  private let scratch = PaintScratch()

  /// Polygons on the grid of edges, moved by so many of its steps.
  private func outline(seed: UInt64, _ x: Int, _ y: Int) -> Outline {
    var random = SplitMix(seed: seed)
    var builder = OutlineBuilder()
    for corner in 0..<80 {
      let place = (random.below(60_000) - 4000 + x, random.below(40_000) - 4000 + y)
      let (x, y) = (Double(place.0) / 1024, Double(place.1) / 1024)
      if corner % 9 == 0 { builder.move(x, y) } else { builder.line(x, y) }
    }
    return builder.build()
  }

  private func coverage(_ outline: Outline, in part: PixelRect) -> [[Int]] {
    Canvas.coverage(width: 60, height: 50) {
      $0.clipped(to: part)
        .fill(outline, rule: .evenOdd, with: Canvas.white, scratch: scratch)
    }
  }

  @Test(arguments: [(0, 0), (1, -1), (380, 517), (-3000, 12_345), (40_960, -40_000)])
  func itCoversTheSame(x: Int, y: Int) throws {
    let move = try #require(OutlineMove(Double(x) / 1024, Double(y) / 1024))
    for seed in 1...6 as ClosedRange<UInt64> {
      let (moved, made) = (outline(seed: seed, 0, 0).moved(by: move), outline(seed: seed, x, y))
      #expect(moved.pixelBounds == made.pixelBounds)
      for isHard in [false, true] {
        let (one, other) = isHard ? (moved.hardened, made.hardened) : (moved, made)
        for part in [
          PixelRect(x: 0, y: 0, width: 60, height: 50),
          PixelRect(x: 11, y: 7, width: 13, height: 9),
        ] {
          #expect(coverage(one, in: part) == coverage(other, in: part), "\(seed) \(isHard)")
        }
      }
    }
  }

  @Test func itIsMovedOnFromWhereItIs() throws {
    let there = try #require(OutlineMove(3.25, 7.5))
    let back = try #require(OutlineMove(-3.25, -7.5))
    let home = outline(seed: 4, 0, 0)
    let whole = PixelRect(x: 0, y: 0, width: 60, height: 50)
    #expect(
      coverage(home.moved(by: there).moved(by: back), in: whole) == coverage(home, in: whole))
  }

  @Test func tooFarIsNoMove() {
    #expect(OutlineMove(.nan, 0) == nil)
    #expect(OutlineMove(0, .infinity) == nil)
    #expect(OutlineMove(1e6, 0) == nil)
    #expect(OutlineMove(-1e5, 1e5) != nil)
  }
}
