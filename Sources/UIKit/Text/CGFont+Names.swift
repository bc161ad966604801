import CoreGraphics
import Typography

extension CGFont {
  /// A font by its full name, such as `Inter-Bold`, or its family's; nil for one that is not here.
  public convenience init?(_ name: CFString) {
    guard let typeface = FontNames.typeface(named: name),
      let face = try? FontLibrary.shared.face(typeface)
    else { return nil }
    let metrics = face.metrics
    self.init(
      face, name: typeface.postScriptName,
      measures: Measures(
        ascent: metrics.ascender, descent: metrics.descender, leading: metrics.leading,
        capHeight: metrics.capHeight, xHeight: metrics.xHeight))
  }

  /// The glyph of a character; 0, the box of a missing one, where the font has none.
  package func glyph(for character: Unicode.Scalar) -> CGGlyph {
    (source as? FontFace).map { CGGlyph(truncatingIfNeeded: $0.glyph(for: character)) } ?? 0
  }
}
