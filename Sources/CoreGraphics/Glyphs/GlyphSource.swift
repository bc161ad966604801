import Foundation

/// Whoever knows what the glyphs of a font look like.
package protocol GlyphSource: AnyObject, Sendable {
  /// What tells this font from all others of the run.
  var number: Int { get }
  /// Font units in the side of the em square.
  var unitsPerEm: Int { get }
  var glyphCount: Int { get }
  /// A glyph's outline in font units, y up; empty for one that is a picture, or not there.
  func outline(of glyph: UInt32) -> FixedPath
  /// A glyph that is drawn in its own colours.
  func picture(of glyph: UInt32) -> GlyphPicture?
  /// Whether any glyph is a picture.
  var hasPictures: Bool { get }
}

/// A glyph in colours.
package struct GlyphPicture: Sendable {
  /// In the pixels that the font's file has; `frame` says how large it is drawn.
  package let image: CGImage
  /// Where the image lies from the glyph's origin, in font units, y up.
  package let frame: CGRect

  package init(image: CGImage, frame: CGRect) {
    (self.image, self.frame) = (image, frame)
  }
}
