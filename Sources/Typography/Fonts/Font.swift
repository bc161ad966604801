import CoreGraphics

/// A face at a size, with what its glyphs are asked for.
package struct Font: Hashable, Sendable {
  /// Which face, at any size.
  package var typeface: Typeface
  /// In points; more than 0.
  package var size: CGFloat
  /// Whether all figures are equally wide.
  package var hasEvenFigures: Bool

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
    return Font(Typeface(family, weight, isItalic: isItalic), size: size)
  }

  private static let titleSize: CGFloat = 20

  /// In points.
  package var metrics: FontMetrics {
    FontLibrary.shared.bestFace(typeface).metrics.scaled(to: size)
  }
}
