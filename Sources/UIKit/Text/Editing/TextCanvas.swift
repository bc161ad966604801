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

  /// Covers what is seen of a content, in steps of half of what is seen: so it stays where it is for
  /// as long, and where it is does not depend on what was seen before.
  func cover(_ visible: CGRect, of content: CGRect) {
    let place = place(covering: visible, of: content).settled
    guard place != frame else { return }
    UIView.performWithoutAnimation { lie(in: place) }
    setNeedsDisplay()
  }

  private func place(covering visible: CGRect, of content: CGRect) -> CGRect {
    let (low, high) = (max(visible.minY, content.minY), min(visible.maxY, content.maxY))
    guard content.width > 0, high > low else { return CGRect(origin: content.origin, size: .zero) }
    let half = visible.height / 2
    let step = ((low - content.minY) / half).rounded(.down) * half + content.minY
    let top = max(content.minY, (step - half).rounded(.down))
    let bottom = min(content.maxY, (step + 3 * half).rounded(.up))
    return CGRect(x: content.minX, y: top, width: content.width, height: bottom - top)
  }
}
