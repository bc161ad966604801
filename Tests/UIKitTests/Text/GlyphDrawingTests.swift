import CoreGraphics
import Testing
import UIKit

@Suite("Drawing glyphs")
struct GlyphDrawingTests {
  /// The rows with ink that a mode leaves.
  private func ink(_ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }) throws -> Int
  {
    let font = try #require(CGFont("Inter-Bold"))
    let rows = drawn(60, 60) { context in
      context.setFont(font)
      context.setFontSize(40)
      context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 5, ty: 50)
      context.setTextDrawingMode(mode)
      context.setLineWidth(1)
      context.showGlyphs([font.glyph(for: "H")], at: [.zero])
      after(context)
    }
    return rows.reduce(0) { $0 + $1.count { $0 >> 24 > 127 } }
  }

  @Test func modesFillStrokeAndClip() throws {
    let (filled, stroked) = (try ink(.fill), try ink(.stroke))
    #expect(filled > stroked && stroked > 0)
    #expect(try ink(.fillStroke) > filled)
    #expect(try ink(.invisible) == 0)
    let clipped = try ink(.clip) { $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60)) }
    #expect(abs(clipped - filled) <= filled / 10)
  }

  @Test func measuresAreInGlyphUnits() throws {
    let font = try #require(CGFont("Inter-Regular"))
    #expect(font.unitsPerEm == 2_816 && font.ascent == 2_728 && font.descent == -680)
    #expect(font == CGFont("Inter-Regular") && font != CGFont("Inter-Bold"))
    #expect(CGFont("No such font") == nil)
  }
}
