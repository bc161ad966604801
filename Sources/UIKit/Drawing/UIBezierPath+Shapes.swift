import QuartzCore

extension UIBezierPath {
  /// A path with a copy of another's steps.
  public convenience init(cgPath path: CGPath) {
    self.init()
    cgPath = path
  }

  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// A rectangle with UIKit's smooth corners; see `RoundedRectOutline`.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// As UIKit's, it takes the radius from the width of `cornerRadii` and ignores the height.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let outline = RoundedRectOutline(rect, radius: cornerRadii.width, corners: corners)
    self.init(cgPath: outline?.path ?? CGPath(rect: rect, transform: nil))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
