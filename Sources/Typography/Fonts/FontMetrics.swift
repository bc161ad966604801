import CoreGraphics

/// A font's measures: in units of its em, or in points.
package struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascender: CGFloat
  /// Below the baseline: negative.
  package var descender: CGFloat
  /// Between lines, as the font asks for it.
  package var leading: CGFloat
  /// From the baseline to the top of a flat capital.
  package var capHeight: CGFloat
  /// From the baseline to the top of a flat small letter.
  package var xHeight: CGFloat
  /// From the baseline to the middle of the underline: negative.
  package var underlinePosition: CGFloat
  /// As the font asks for it.
  package var underlineThickness: CGFloat
  /// From the baseline to the middle of a line through the text.
  package var strikePosition: CGFloat
  /// As the font asks for it.
  package var strikeThickness: CGFloat

  /// Without the leading, as UIKit's.
  package var lineHeight: CGFloat { ascender - descender }

  /// Of a font of a size, from measures of an em of 1.
  func scaled(to size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size,
      underlinePosition: underlinePosition * size,
      underlineThickness: underlineThickness * size, strikePosition: strikePosition * size,
      strikeThickness: strikeThickness * size)
  }
}
