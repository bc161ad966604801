import CoreGraphics

extension CGRect {
  /// The rectangle with its edges moved inwards, or outwards by what is negative.
  ///
  /// Insets that are more than its size make the size negative, as Apple's do.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
