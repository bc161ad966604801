import CoreGraphics

extension UIView {
  /// Stands for a side of `intrinsicContentSize` that the content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Takes the size that fits the present one; the frame's origin stays.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    if transform.isIdentity {
      frame = CGRect(origin: origin, size: size)
    } else {
      bounds.size = size
      center.x += origin.x - frame.minX
      center.y += origin.y - frame.minY
    }
    if type(of: self) != UIView.self { setNeedsDisplay() }
  }
}
