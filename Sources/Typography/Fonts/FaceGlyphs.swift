import CoreGraphics

/// Where a face's glyphs come from: a font's file, or boxes where there is none.
protocol FaceGlyphs {
  var glyphCount: Int { get }
  /// Whether glyphs are pictures in colours.
  var hasPictures: Bool { get }
  /// The glyph of a character; 0, the box of a missing one, where there is none.
  func glyph(for character: Unicode.Scalar) -> UInt32
  /// A glyph's advance and outline, in font units and y up; nil for one that has none.
  func load(_ glyph: UInt32) -> (advance: Int, outline: FixedPath)?
  /// A glyph that is a picture, in font units, y up.
  func picture(of glyph: UInt32, unitsPerEm: Int) -> GlyphPicture?
}
