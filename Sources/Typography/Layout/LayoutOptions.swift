import CoreGraphics

/// The room that a text is laid out in.
package struct LayoutOptions: Hashable, Sendable {
  /// In points; infinite for lines as long as their paragraphs.
  package var width: CGFloat
  /// 0 for as many as there are.
  package var lineLimit: Int
  /// Lines that do not fit are left out, but for the first.
  package var height: CGFloat
  /// Whether the last line that is shown tells with an ellipsis that there are more.
  package var endsWithEllipsis: Bool
  /// Whether a break at the end begins another line.
  package var countsLastBreak: Bool

  package init(
    width: CGFloat = .infinity, lineLimit: Int = 0, height: CGFloat = .infinity,
    endsWithEllipsis: Bool = false, countsLastBreak: Bool = false
  ) {
    // No room is no limit, as with Apple's.
    self.width = width > 0 ? width : .infinity
    self.lineLimit = max(0, lineLimit)
    self.height = height > 0 ? height : .infinity
    self.endsWithEllipsis = endsWithEllipsis
    self.countsLastBreak = countsLastBreak
  }
}
