import CoreGraphics
import Typography

extension CGFont {
  /// A font by its full name, such as `Inter-Bold`, or its family's; nil for one that is not here.
  public convenience init?(_ name: CFString) {
    guard let typeface = FontNames.typeface(named: name),
      let face = try? FontLibrary.shared.face(typeface)
    else { return nil }
    self.init(face, of: typeface)
  }

  /// The glyph of a character; 0, the box of a missing one, where the font has none.
  package func glyph(for character: Unicode.Scalar) -> CGGlyph {
    (source as? FontFace).map { CGGlyph(truncatingIfNeeded: $0.glyph(for: character)) } ?? 0
  }
}
