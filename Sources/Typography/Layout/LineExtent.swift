import CoreGraphics

/// How high a line is, by the fonts of its text and its paragraph's wishes.
struct LineExtent {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private(set) var height: CGFloat = 0

  init(_ plan: LinePlan, in content: TextContent, _ paragraph: TextParagraph) {
    var leading: CGFloat = 0
    var isFirst = true
    func add(_ style: TextStyle) {
      let metrics = style.font.metrics
      let up = metrics.ascender + style.baselineOffset
      let down = -metrics.descender - style.baselineOffset
      ascent = isFirst ? up : max(ascent, up)
      descent = isFirst ? down : max(descent, down)
      leading = max(leading, metrics.leading)
      isFirst = false
      if let box = style.box {
        ascent = max(ascent, box.bottom + box.size.height + style.baselineOffset)
        descent = max(descent, -box.bottom - style.baselineOffset)
      }
    }
    let spans = content.styles
    if plan.start < plan.end, var index = TextContent.index(spans, at: plan.start) {
      while index < spans.count, spans[index].range.lowerBound < plan.end {
        if index == 0 || isFirst || spans[index].value != spans[index - 1].value {
          add(spans[index].value)
        }
        index += 1
      }
    } else {
      add(content.style(at: plan.start))
    }
    height = ascent + descent + leading
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    height = max(height, paragraph.minimumLineHeight)
  }
}
