import CoreGraphics

/// What a line shows, before its glyphs are placed.
struct LinePlan {
  enum Piece {
    case text(Range<Int>)
    /// Characters that stand for what is left out.
    case ellipsis(ShapedRun)
  }

  /// In the order of the text.
  var pieces: [Piece]
  let start: Int
  /// Where the next line begins.
  var end: Int
  /// Without the spaces at the end of a line that was broken.
  var shownEnd: Int
  /// From the leading edge.
  let indent: CGFloat
  /// Between the indents.
  var available: CGFloat
  /// Whether the width ended it, and not the paragraph.
  var isBroken: Bool
  /// The widths of tabs, by their places.
  var tabs: [Int: CGFloat] = [:]
  var isTruncated = false
}
