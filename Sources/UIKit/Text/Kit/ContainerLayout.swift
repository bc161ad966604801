import CoreGraphics
import Typography

/// What a container shows of a text. Places are those of the whole text; lengths are in the container's
/// space, where lines begin after the padding.
struct ContainerLayout: @unchecked Sendable {
  let container: NSTextContainer
  let layout: TextLayout
  let paints: TextPaints
  /// The first place of the text that the container shows, and the first that it does not.
  let start: Int
  let end: Int

  init(_ container: NSTextContainer, _ layout: TextLayout, _ paints: TextPaints, from start: Int) {
    (self.container, self.layout, self.paints, self.start) = (container, layout, paints, start)
    end = max(start, layout.lines.last?.range.upperBound ?? start)
  }

  init(_ text: NSTextStorage, in container: NSTextContainer, from start: Int) {
    let attributed = AttributedText(text, breaking: container.lineBreakMode.breaking)
    let options = container.options(width: container.lineWidth, height: container.size.height)
    self.init(
      container, container.layout(attributed.content, options, from: start), attributed.paints,
      from: start)
  }

  var padding: CGFloat { container.padding }

  /// The whole width that a line may take, with its padding.
  func fragment(_ index: Int) -> CGRect {
    let line = layout.lines[index]
    var room = 0..<width
    if let own = layout.rooms?[index] {
      let upper = min(own.upperBound, NSTextContainer.unlimited) + 2 * padding
      room = own.lowerBound..<max(own.lowerBound, upper)
    }
    return CGRect(
      x: room.lowerBound, y: line.top, width: room.upperBound - room.lowerBound,
      height: max(line.height, bottom(of: index) - line.top))
  }

  private var width: CGFloat {
    let width = layout.options.width
    return width.isFinite ? max(0, width + 2 * padding) : NSTextContainer.unlimited
  }

  /// The room between lines belongs to the one above.
  private func bottom(of index: Int) -> CGFloat {
    let line = layout.lines[index]
    let below = layout.lineIndex(beyond: index, isUp: false)
    return layout.lines.indices.contains(below) ? layout.lines[below].top : line.top + line.height
  }

  /// What a line's text takes, with its padding.
  func used(_ index: Int) -> CGRect {
    let line = layout.lines[index]
    return CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// The numbers of the lines that have some of a range; of an empty one, the line with its place.
  func lines(with range: Range<Int>) -> Range<Int> {
    guard let first = layout.lineIndex(with: range.lowerBound) else { return 0..<0 }
    var end = first + 1
    while end < layout.lines.count, layout.lines[end].range.lowerBound < range.upperBound {
      end += 1
    }
    return first..<end
  }

  /// The line after a break at the end, which has no characters.
  var extraLine: Int? {
    let last = layout.lines.count - 1
    guard last >= 0, layout.lines[last].range.isEmpty else { return nil }
    return last
  }
}

extension AttributedText {
  /// A storage's text, in whose paragraphs a container decides how lines end.
  init(_ text: NSTextStorage, breaking: TextParagraph.Breaking) {
    var paragraph = TextParagraph()
    paragraph.breaking = breaking
    var defaults = Defaults(paragraph: paragraph)
    defaults.breaking = breaking
    self.init(text, defaults: defaults)
  }
}
