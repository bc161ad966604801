import CoreGraphics

/// The part of a text view's text that is drawn: what is seen and some more above and below, so that
/// memory does not grow with the text and scrolling draws now and then only.
final class TextCanvas: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCanvas()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCanvas()
  }

  private func prepareCanvas() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    textView?.drawLines(in: context, from: frame.origin)
  }

  /// Covers what is seen of a content; keeps its place while that suffices.
  func cover(_ visible: CGRect, of content: CGRect) {
    let (low, high) = (max(visible.minY, content.minY), min(visible.maxY, content.maxY))
    guard content.width > 0, high > low else { return }
    let height = high - low
    let suffices =
      frame.minX == content.minX && frame.width == content.width && frame.minY <= low
      && frame.maxY >= high && frame.maxY <= content.maxY && frame.height <= height * 3
    if suffices { return }
    let top = max(content.minY, (low - height / 2).rounded(.down))
    let bottom = min(content.maxY, (high + height / 2).rounded(.up))
    UIView.performWithoutAnimation {
      frame = CGRect(x: content.minX, y: top, width: content.width, height: bottom - top)
    }
    setNeedsDisplay()
  }
}
