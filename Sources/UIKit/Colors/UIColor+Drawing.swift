import CoreGraphics

// The colour of what is drawn next in the current context.

extension UIColor {
  /// For areas and lines.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
