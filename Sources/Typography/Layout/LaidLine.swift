import CoreGraphics

/// A line of a text in its place. Lengths are in points, y down.
package struct LaidLine: Sendable {
  /// The units of the text, with the spaces and the break at its end.
  package let range: Range<Int>
  /// The left end of the glyphs.
  package var x: CGFloat
  /// Where the line begins and how high it is.
  package var top: CGFloat
  /// Of the whole line, with what the paragraph's style makes of it.
  package let height: CGFloat
  /// From the baseline up to the highest of the fonts in it.
  package let ascent: CGFloat
  /// From the baseline down to the line's end.
  package let descent: CGFloat
  /// Without spaces at the end of a line that was broken.
  package let width: CGFloat
  /// In the order of the eye, from left to right.
  package var runs: [LaidRun]
  /// Whether the paragraph is written from right to left.
  package let isRightToLeft: Bool
  /// Where an ellipsis stands for text that is left out.
  package let isTruncated: Bool

  /// Where the letters stand, in the layout's space.
  package var baseline: CGFloat { top + height - descent }
}
