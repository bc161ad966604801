import QuartzCore

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let (left, right) =
      direction == .leftToRight
      ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  /// The insets with numbers alone.
  var settled: UIEdgeInsets {
    UIEdgeInsets(
      top: top.settled, left: left.settled, bottom: bottom.settled, right: right.settled)
  }

  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }

  /// The larger of both on each side.
  func atLeast(_ least: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }

  /// The smaller of both on each side.
  func atMost(_ most: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, most.top), left: min(left, most.left), bottom: min(bottom, most.bottom),
      right: min(right, most.right))
  }

  /// How far these insets of a room reach into a part of it; less than nothing where they end before
  /// it.
  func reaching(into part: CGRect, of room: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - (part.minY - room.minY), left: left - (part.minX - room.minX),
      bottom: bottom - (room.maxY - part.maxY), right: right - (room.maxX - part.maxX))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let (leading, trailing) =
      direction == .leftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
    self.init(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }

  /// The insets with numbers alone.
  var settled: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.settled, leading: leading.settled, bottom: bottom.settled,
      trailing: trailing.settled)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards, without a size along an axis that has no room.
  func inside(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    ).settled
  }

  /// Whether another one lies inside, but for what sums of fractions leave over.
  func encloses(_ other: CGRect) -> Bool { insetBy(dx: -0.001, dy: -0.001).contains(other) }
}

extension UIView {
  /// Where the view lies in its superview, moved by its transform but not turned or scaled.
  var placeForInsets: CGRect {
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    let transform = layer.transform
    return CGRect(
      x: position.x - anchor.x * bounds.width + transform.m41,
      y: position.y - anchor.y * bounds.height + transform.m42, width: bounds.width,
      height: bounds.height
    ).settled
  }
}
