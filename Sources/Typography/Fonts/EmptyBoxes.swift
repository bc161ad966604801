import CoreGraphics

/// What text is written with where there is no font: a box for each character, a gap for each space.
///
/// The measures are about Inter's, so that a layout is about as it would be with its font.
struct EmptyBoxes: FaceGlyphs {
  static let unitsPerEm = 1000
  static let ascender = 969
  /// Below the baseline: negative.
  static let descender = -241

  private static let box: UInt32 = 0
  private static let gap: UInt32 = 1

  /// The glyph of a character that is white space; nil where a box stands for it.
  static func gap(for character: Unicode.Scalar) -> UInt32? {
    character.properties.isWhitespace ? gap : nil
  }

  static func advance(of glyph: UInt32) -> Int {
    switch glyph {
    case box: 600
    case gap: 250
    default: 0
    }
  }

  var glyphCount: Int { 2 }
  var hasPictures: Bool { false }

  func glyph(for character: Unicode.Scalar) -> UInt32 {
    Self.gap(for: character) ?? Self.box
  }

  func load(_ glyph: UInt32) -> (advance: Int, outline: FixedPath)? {
    switch glyph {
    case Self.box: (Self.advance(of: glyph), Self.outline)
    case Self.gap: (Self.advance(of: glyph), FixedPath([]))
    default: nil
    }
  }

  func picture(of glyph: UInt32, unitsPerEm: Int) -> GlyphPicture? { nil }

  /// As high as a capital letter; the inner edge turns the other way, which leaves a hole.
  private static var outline: FixedPath {
    let path = CGMutablePath()
    let outer = CGRect(x: 60, y: 0, width: 480, height: 727)
    path.addRect(outer)
    let inner = outer.insetBy(dx: 60, dy: 60)
    path.addLines(between: [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
    ])
    path.closeSubpath()
    return path.fixed
  }
}
