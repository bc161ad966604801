import CoreGraphics

/// A text as lines of glyphs. Immutable, for all threads.
package final class TextLayout: Sendable {
  /// What was laid out.
  package let content: TextContent
  /// The room and the number of lines that it was laid out for.
  package let options: LayoutOptions
  /// From the top; those that did not fit are left out.
  package let lines: [LaidLine]
  /// What the lines take: as wide as the widest, as high as all.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  /// What each line may take from left to right, where lines go round something; else nil.
  package let rooms: [Range<CGFloat>]?

  init(
    content: TextContent, options: LayoutOptions, lines: [LaidLine], isTruncated: Bool,
    rooms: [Range<CGFloat>]? = nil
  ) {
    self.content = content
    self.options = options
    self.lines = lines
    self.isTruncated = isTruncated
    self.rooms = rooms
    let right = lines.reduce(0) { max($0, $1.x + $1.width) }
    let left = lines.reduce(right) { min($0, $1.x) }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    // What stands right of a free space is as wide as its text.
    size = CGSize(width: options.width.isFinite ? right - min(left, right) : right, height: height)
  }

  /// A layout that no cache keeps, for texts that change with every key.
  package static func make(_ content: TextContent, _ options: LayoutOptions) -> TextLayout {
    TextLayouter.layout(content, options)
  }

  /// The lines that go round shapes, or those from a place on, where another room ended.
  package static func make(
    _ content: TextContent, _ options: LayoutOptions, from start: Int = 0,
    around exclusions: TextExclusions
  ) -> TextLayout {
    var layouter = BandLayouter(content, options, from: start, around: exclusions)
    return layouter.layout()
  }

  /// Down to the first baseline.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// How many glyphs it holds.
  package var glyphCount: Int {
    lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
  }
}
