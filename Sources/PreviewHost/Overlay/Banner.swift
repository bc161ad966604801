import CoreGraphics
import QuartzCore

/// The thin strip at the bottom of the window that says why the picture is not the file's.
///
/// It is made of layers like everything else, lies above the scene, and takes no events.
@MainActor
final class Banner {
  let layer = CALayer()
  private let line = CAShapeLayer()
  private var message: String?

  /// In points.
  private static let height: CGFloat = 30
  private static let inset: CGFloat = 12
  private static let fontSize: CGFloat = 13

  init() {
    layer.name = "banner"
    layer.backgroundColor = CGColor(red: 0.70, green: 0.15, blue: 0.12, alpha: 0.96)
    layer.isHidden = true
    line.fillColor = .white
    layer.addSublayer(line)
  }

  /// Shows a message in a window of a size, or goes away for nil.
  func show(_ message: String?, in size: CGSize) {
    let width = size.width
    layer.isHidden = message == nil
    layer.frame = CGRect(
      x: 0, y: size.height - Self.height, width: width, height: Self.height)
    guard message != self.message || line.bounds.width != width else { return }
    self.message = message
    line.frame = layer.bounds
    guard let message else { return }
    let text = OverlayText(
      message, size: Self.fontSize, width: max(1, width - 2 * Self.inset),
      endsWithEllipsis: true)
    let baseline = ((Self.height - text.height) / 2 + text.ascent).rounded()
    line.path = text.path(at: Self.inset, baseline: baseline)
  }
}
