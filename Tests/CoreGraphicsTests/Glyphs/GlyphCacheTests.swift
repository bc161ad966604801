import Foundation
import Pixels
import Testing

@testable import CoreGraphics

/// The glyphs that are kept have a bound, whatever sizes they are drawn at.
@Suite struct GlyphCacheTests {
  @Test func sizesThatWereNotUsedForLongestGo() {
    let (cache, source, limit) = (GlyphCache(byteLimit: 200_000), Squares(), 200_000)
    var most = 0
    for size in 1...120 {
      cache.withStrike(of: source, size: CGFloat(size), xScale: 1, yScale: -1) { strike in
        let scratch = PaintScratch()
        for glyph in 0..<UInt32(4) { _ = strike.slot(glyph, phase: 0, scratch: scratch) }
      }
      most = max(most, cache.byteCount)
    }
    #expect(most > limit / 4 && most <= limit)
  }

  @Test func sizesThatNobodyUsesAnyMoreGo() {
    let (cache, source, scratch) = (GlyphCache(byteLimit: 1 << 20), Squares(), PaintScratch())
    func draw(_ size: CGFloat) {
      cache.withStrike(of: source, size: size, xScale: 1, yScale: -1) { strike in
        _ = strike.slot(1, phase: 0, scratch: scratch)
      }
    }
    draw(100)
    let before = cache.byteCount
    for _ in 0..<4_100 { draw(4) }
    #expect(cache.byteCount < before)
    #expect(cache.byteCount > 0)
  }
}
