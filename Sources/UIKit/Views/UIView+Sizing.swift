import CoreGraphics

extension UIView {
  /// Stands for a side of `intrinsicContentSize` that the content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Takes the size that fits the present one; the frame's origin stays.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    if CATransform3DIsIdentity(layer.transform), origin.isFinite {
      frame = CGRect(origin: origin, size: size)
    } else {
      bounds.size = size
      // A view that is turned away from the eye has no frame, and stays about its place.
      let moved = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
      if moved.isFinite { center = moved }
    }
    if type(of: self) != UIView.self { setNeedsDisplay() }
  }
}
