import CoreGraphics

extension UIImage {
  /// An image of which one point, beyond a left and a top cap, is stretched; a cap of 0 lets all of
  /// that direction stretch.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top == 0 ? 0 : max(0, size.height - top - 1),
        right: left == 0 ? 0 : max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  public var leftCapWidth: Int { Int(exactly: capInsets.left.rounded(.down)) ?? 0 }
  public var topCapHeight: Int { Int(exactly: capInsets.top.rounded(.down)) ?? 0 }
}
