import CoreGraphics

/// A glyph of a run, in points.
struct ShapedGlyph {
  let glyph: UInt32
  /// The first unit of the text that it stands for.
  let cluster: Int
  var advance: CGFloat
  let x: CGFloat
  /// Downwards.
  let y: CGFloat
  /// Whether the shapes on both sides stay if the text is cut here.
  let isSafeToCut: Bool
}

/// Characters of one style, face, script and direction, as glyphs from left to right.
struct ShapedRun {
  enum Kind: Equatable { case text, tab, box, ellipsis }

  let range: Range<Int>
  let style: TextStyle
  let face: FontFace
  let level: UInt8
  let script: UInt32
  var kind = Kind.text
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }
  var width: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }
}
