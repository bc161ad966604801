import CoreGraphics
import Typography

/// A font at a size, with a transform of its glyphs.
///
/// Names of Apple's families give the family here that is nearest, as `UIFont` does. Fonts are equal
/// if size, face and transform are.
public final class CTFont: Hashable, Sendable, TextFontValue {
  let font: Typography.Font
  /// The face that is there in place of one that is not installed.
  let face: FontFace
  let metrics: FontMetrics
  let matrix: CGAffineTransform

  init(_ font: Typography.Font, matrix: CGAffineTransform = .identity) {
    self.font = font
    self.matrix = matrix.isFinite ? matrix : .identity
    face = FontLibrary.shared.bestFace(font.typeface)
    metrics = font.metrics
  }

  convenience init(_ font: Typography.Font, _ matrix: UnsafePointer<CGAffineTransform>?) {
    self.init(font, matrix: matrix?.pointee ?? .identity)
  }

  /// As text is laid out by.
  package var textFont: Typography.Font { font }

  /// From the font's units to points, without the transform.
  var unit: CGFloat { font.size / CGFloat(face.unitsPerEm) }

  public static func == (left: CTFont, right: CTFont) -> Bool {
    left.font == right.font && left.matrix == right.matrix
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
