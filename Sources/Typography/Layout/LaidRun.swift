import CoreGraphics

/// Glyphs of one face, placed in their line.
package struct LaidRun: Sendable {
  /// Text, or what stands for other things.
  package enum Kind: Sendable { case text, tab, box, ellipsis }

  /// The units of the text that it shows; an ellipsis, the place where text is left out.
  package let range: Range<Int>
  /// What the glyphs stand for.
  package let kind: Kind
  /// Of all its characters.
  package let style: TextStyle
  /// Whether the text's order runs against that of the glyphs.
  package let isRightToLeft: Bool
  /// What draws the glyphs: the style's own face, or one that stands in for it.
  package let face: FontFace
  /// From left to right.
  package let glyphs: [UInt32]
  /// For each glyph its origin from the line's left end on the baseline, y down.
  package var positions: [CGPoint]
  /// For each glyph the left end of its advance, from the line's left end.
  package var origins: [CGFloat]
  /// For each glyph the first unit of the text that it stands for.
  package let clusters: [Int]
  /// From the line's left end.
  package var x: CGFloat
  /// Its advances together, with what justifying added.
  package var width: CGFloat
}
