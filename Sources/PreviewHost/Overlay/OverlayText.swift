import CoreGraphics
import Typography

/// A line of the host's own text, as a path that a layer fills.
struct OverlayText {
  private let layout: TextLayout

  init(
    _ text: String, size: CGFloat, width: CGFloat, endsWithEllipsis: Bool = false, lines: Int = 1
  ) {
    var paragraph = TextParagraph()
    if endsWithEllipsis { paragraph.breaking = .truncateTail }
    layout = LayoutCache.shared.layout(
      TextContent(
        text, style: TextStyle(font: .system(size: size, weight: .medium)), paragraph: paragraph),
      LayoutOptions(width: width, lineLimit: lines))
  }

  var width: CGFloat { layout.size.width }
  var height: CGFloat { layout.size.height }
  /// From the line's top to its baseline.
  var ascent: CGFloat { layout.firstBaseline }

  /// The letters, with the baseline beginning at a place.
  func path(at x: CGFloat, baseline: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addPath(
      layout.path, transform: CGAffineTransform(translationX: x, y: baseline - ascent))
    return path
  }
}
