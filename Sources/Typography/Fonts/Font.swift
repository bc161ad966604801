import CoreGraphics

/// A face at a size, with what its glyphs are asked for.
package struct Font: Hashable, Sendable {
  /// Which face, at any size.
  package var typeface: Typeface
  /// In points; more than 0.
  package var size: CGFloat
  /// Whether all figures are equally wide.
  package var hasEvenFigures: Bool
  /// Whether it stands for Apple's system font, and has its lines whatever face draws it.
  package var isSystem = false

  /// The size of fonts that are not told any, as Core Text's.
  package static let standardSize: CGFloat = 12
  /// In points; fonts that ask for more get this.
  package static let largestSize: CGFloat = 100_000

  /// A size that is none stands for the standard one.
  package init(_ typeface: Typeface, size: CGFloat, hasEvenFigures: Bool = false) {
    self.typeface = typeface
    self.size = size > 0 ? min(size, Self.largestSize) : Self.standardSize
    self.hasEvenFigures = hasEvenFigures
  }

  /// The system's font: from 20 points on the one for titles.
  package static func system(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> Font {
    let family: FontFamily = size >= titleSize ? .interDisplay : .inter
    var font = Font(Typeface(family, weight, isItalic: isItalic), size: size)
    font.isSystem = true
    return font
  }

  private static let titleSize: CGFloat = 20

  /// In points.
  package var metrics: FontMetrics {
    var metrics = FontLibrary.shared.bestFace(typeface).metrics
    if isSystem {
      (metrics.ascender, metrics.descender) = (Self.systemAscender, Self.systemDescender)
      metrics.leading = 0
    }
    return metrics.scaled(to: size)
  }

  // Of an em of 1, as measured: a line is 1.1934 em high at every size.
  private static let systemAscender: CGFloat = 1950 / 2048
  private static let systemDescender: CGFloat = -494 / 2048
}
