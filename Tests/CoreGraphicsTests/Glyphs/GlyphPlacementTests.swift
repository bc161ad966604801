import Foundation
import Testing

@testable import CoreGraphics

/// Where glyphs stand between pixels, as far as state and context let them.
@Suite struct GlyphPlacementTests {
  /// How strongly the first four pixels of a row are covered by a glyph of eight pixels at a place.
  private func coverage(
    _ x: CGFloat, y: CGFloat = 0, _ change: (CGContext) -> Void = { _ in }
  ) -> [UInt32] {
    let canvas = TestCanvas(12, 12)
    let measures = CGFont.Measures(ascent: 1, descent: 0, leading: 0, capHeight: 1, xHeight: 1)
    canvas.context.setFont(CGFont(Squares(number: -2), name: "Squares", measures: measures))
    canvas.context.setFontSize(10)
    change(canvas.context)
    canvas.context.showGlyphs([1], at: [CGPoint(x: x, y: y)])
    return canvas.row(8).prefix(4).map { $0 >> 24 }
  }

  @Test("at first glyphs stand at quarters of a pixel")
  func quarters() {
    #expect(coverage(1.4) == [0, 128, 255, 255])
    #expect(coverage(1.3) == [0, 191, 255, 255])
  }

  @Test("on whole pixels where the state does not want others, or the context does not allow them")
  func whole() {
    for place in [CGFloat(0.6), 1.4] {
      #expect(coverage(place) { $0.setShouldSubpixelPositionFonts(false) } == [0, 255, 255, 255])
      #expect(coverage(place) { $0.setAllowsFontSubpixelPositioning(false) } == [0, 255, 255, 255])
    }
    let both = coverage(1.4) {
      $0.setShouldSubpixelPositionFonts(false)
      $0.setShouldSubpixelQuantizeFonts(false)
    }
    #expect(both == [0, 255, 255, 255])
  }

  @Test("exactly where they are without quarters")
  func exactly() {
    #expect(coverage(1.4) { $0.setShouldSubpixelQuantizeFonts(false) } == [0, 153, 255, 255])
    #expect(coverage(1.4) { $0.setAllowsFontSubpixelQuantization(false) } == [0, 153, 255, 255])
  }

  @Test("the wishes are part of the state, what is allowed is not")
  func states() {
    let wish = coverage(1.4) {
      $0.saveGState()
      $0.setShouldSubpixelPositionFonts(false)
      $0.restoreGState()
    }
    #expect(wish == [0, 128, 255, 255])
    let permission = coverage(1.4) {
      $0.saveGState()
      $0.setAllowsFontSubpixelPositioning(false)
      $0.restoreGState()
    }
    #expect(permission == [0, 255, 255, 255])
  }

  @Test("smoothing and spacing change nothing")
  func nothing() {
    let numbers = coverage(1.4) {
      $0.setAllowsFontSmoothing(true)
      $0.setShouldSmoothFonts(true)
      $0.setCharacterSpacing(.nan)
    }
    #expect(numbers == [0, 128, 255, 255])
  }

  @Test("places of no numbers draw nothing", arguments: [CGFloat.nan, .infinity, -1e300])
  func garbage(_ number: CGFloat) {
    #expect(coverage(number) == [0, 0, 0, 0])
    #expect(coverage(number) { $0.setShouldSubpixelPositionFonts(false) } == [0, 0, 0, 0])
    #expect(coverage(number) { $0.setShouldSubpixelQuantizeFonts(false) } == [0, 0, 0, 0])
  }
}
