import CoreGraphics

/// One line of text in one face, from left to right, as a shape.
///
/// A glyph a character and its advance: neither kerning nor ligatures, joined scripts nor bidi.
/// A character that the font lacks is a box, a control character a space, and one that is never
/// visible (joiners, marks of direction) nothing.
package struct TextLine: Sendable {
  /// The most characters (Unicode scalars) that are looked at.
  package static let characterLimit = 4_096
  /// The largest size in points.
  package static let sizeLimit: CGFloat = 100_000

  /// The text that the path shows: cut to the limit and, with an ellipsis, to the width.
  package let text: String
  /// The sum of the advances, in points.
  package let width: CGFloat
  /// From the baseline up to the line's top, in points.
  package let ascent: CGFloat
  /// From the baseline down to the line's bottom, in points: positive, as Core Text's.
  package let descent: CGFloat
  /// All glyphs, for the non-zero rule, in points, y down; 0 0 is the baseline's left end.
  package let path: CGPath

  package var height: CGFloat { ascent + descent }

  /// Sets text; where it is wider than `width`, its end gives way to an ellipsis.
  ///
  /// Not even the ellipsis is shown where that is too wide.
  package init(text: String, face: FontFace, size: CGFloat, fitting width: CGFloat = .infinity) {
    precondition(
      size >= 0 && size <= Self.sizeLimit, "a font's size is a number of points, not \(size)")
    let scale = size / CGFloat(face.unitsPerEm)
    var run = GlyphRun(String(text.unicodeScalars.prefix(Self.characterLimit)), face: face)
    if CGFloat(run.advance) * scale > width {
      run = run.truncated { CGFloat($0) * scale <= width }
    }
    self.text = run.text
    self.width = CGFloat(run.advance) * scale
    ascent = CGFloat(face.ascender) * scale
    descent = CGFloat(-face.descender) * scale
    path = run.path(size: size)
  }
}
