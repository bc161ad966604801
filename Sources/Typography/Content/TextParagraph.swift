import CoreGraphics

/// How the lines of a paragraph are made and placed. Lengths are in points.
package struct TextParagraph: Hashable, Sendable {
  /// Where lines lie in the room; `natural` follows the direction of writing.
  package enum Alignment: Sendable { case left, center, right, justified, natural }
  /// Where lines end, or which part of the last one is left out.
  package enum Breaking: Sendable {
    case words, characters, clip, truncateHead, truncateTail, truncateMiddle
  }
  /// Which way the paragraph is written; `natural` is that of its first letter.
  package enum Direction: Sendable { case natural, leftToRight, rightToLeft }

  /// A place that text after a tabulator begins, ends or is centred at.
  package struct Tab: Hashable, Sendable {
    /// What of the text lies at the place; all but `center` and `right` begin there.
    package var alignment: Alignment
    /// From the leading edge.
    package var location: CGFloat

    package init(alignment: Alignment, location: CGFloat) {
      (self.alignment, self.location) = (alignment, location)
    }
  }

  /// Of all lines; a justified paragraph's last line is not stretched.
  package var alignment = Alignment.natural
  /// What becomes of text that is too long for a line.
  package var breaking = Breaking.words
  /// Says which edge is the leading one.
  package var direction = Direction.natural
  /// Between lines.
  package var lineSpacing: CGFloat = 0
  /// After the paragraph.
  package var spacing: CGFloat = 0
  /// Before the paragraph, unless it is the first.
  package var spacingBefore: CGFloat = 0
  /// From the leading edge, of all lines but the first.
  package var headIndent: CGFloat = 0
  /// From the leading edge, of the first line.
  package var firstLineHeadIndent: CGFloat = 0
  /// From the leading edge; from the other one if not positive.
  package var tailIndent: CGFloat = 0
  /// 0 for none.
  package var minimumLineHeight: CGFloat = 0
  /// 0 for none.
  package var maximumLineHeight: CGFloat = 0
  /// 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  /// By location, the nearest to the leading edge first.
  package var tabs = TextParagraph.standardTabs
  /// Between tabs beyond the last of the list; 0 for none.
  package var tabInterval: CGFloat = 0

  package init() {}

  /// Stops hardly ever differ where all else is equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(breaking)
    hasher.combine(direction)
    hasher.combine(lineSpacing)
    hasher.combine(spacing)
    hasher.combine(headIndent)
    hasher.combine(lineHeightMultiple)
    hasher.combine(tabs.count)
  }

  /// Twelve stops, 28 points apart.
  package static let standardTabs = (1...12).map {
    Tab(alignment: .left, location: CGFloat($0) * 28)
  }

  /// The same where every length is a number that lines can be made with.
  var sound: TextParagraph {
    var style = self
    func limit(_ length: CGFloat) -> CGFloat { max(-1e6, min(1e6, length.isNaN ? 0 : length)) }
    style.lineSpacing = max(0, limit(lineSpacing))
    style.spacing = max(0, limit(spacing))
    style.spacingBefore = max(0, limit(spacingBefore))
    style.headIndent = max(0, limit(headIndent))
    style.firstLineHeadIndent = max(0, limit(firstLineHeadIndent))
    style.tailIndent = limit(tailIndent)
    style.minimumLineHeight = max(0, limit(minimumLineHeight))
    style.maximumLineHeight = max(0, limit(maximumLineHeight))
    style.lineHeightMultiple = max(0, limit(lineHeightMultiple))
    style.tabInterval = max(0, limit(tabInterval))
    if !hasSoundTabs {
      style.tabs = tabs.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
    }
    return style
  }

  private var hasSoundTabs: Bool {
    var last = -CGFloat.infinity
    for tab in tabs {
      guard tab.location >= last, tab.location.isFinite else { return false }
      last = tab.location
    }
    return true
  }
}
