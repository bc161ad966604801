import CoreGraphics
import Testing

@testable import Typography

struct FontFaceTests {
  private let face: FontFace

  init() throws {
    face = try FontLibrary().face()
  }

  @Test func theMeasuresAreInters() {
    // 0.96875 and −0.2412 em in all versions of the font, whatever its units.
    #expect(abs(face.metrics.ascender - 0.969) < 0.001)
    #expect(abs(face.metrics.descender + 0.241) < 0.001)
  }

  @Test func anMIsWiderThanAnI() {
    #expect(face.advance(of: face.glyph(for: "m")) > face.advance(of: face.glyph(for: "i")))
  }

  @Test func digitsOfOneKindHaveOutlines() {
    for digit in "0123456789".unicodeScalars {
      #expect(!face.outline(of: face.glyph(for: digit)).isEmpty)
    }
  }

  @Test func everyContourIsClosed() {
    for character in "%B8&i".unicodeScalars {
      let elements = face.outline(of: face.glyph(for: character)).elements
      let moves = elements.count { if case .move = $0 { true } else { false } }
      #expect(elements.count { $0 == .close } == moves)
      #expect(elements.last == .close)
      if character == "%" { #expect(moves == 5) }
    }
  }

  @Test func outlinesStandUpInFontUnits() {
    let units = face.outline(of: face.glyph(for: "H")).boundingBox
    #expect(units.minY == 0)
    #expect(abs(units.maxY - face.metrics.capHeight * CGFloat(face.unitsPerEm)) < 1)
  }

  @Test func aGlyphThatDoesNotExistIsNothing() {
    #expect(face.advance(of: 4_000_000_000) == 0)
    #expect(face.outline(of: 4_000_000_000).isEmpty)
  }
}
