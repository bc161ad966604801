import CoreGraphics

// The views beside a field's text.

extension UITextField {
  var overlays: TextFieldLook.Overlays {
    look.overlays(isEditing: isEditing, hasText: hasText)
  }

  func changeOverlay(_ path: WritableKeyPath<TextFieldLook, UIView?>, to view: UIView?) {
    guard look[keyPath: path] !== view else { return }
    look[keyPath: path]?.removeFromSuperview()
    look[keyPath: path] = view
    noteChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Whether lines begin at the right, where the left view is then.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What is between the views, or the border.
  func defaultTextRect(in bounds: CGRect) -> CGRect {
    let overlays = overlays
    var left = bounds.minX + look.inset
    var right = bounds.maxX - look.inset
    func leave(_ rect: CGRect, atLeft: Bool) {
      if atLeft {
        left = max(left, rect.maxX + look.gap)
      } else {
        right = min(right, rect.minX - look.gap)
      }
    }
    if overlays.left { leave(leftViewRect(forBounds: bounds), atLeft: !isMirrored) }
    if overlays.right {
      leave(rightViewRect(forBounds: bounds), atLeft: isMirrored)
    } else if look.keepsRoomToClear(isEditing) {
      if isMirrored { left += 20 } else { right -= 20 }
    }
    return CGRect(
      x: min(left, bounds.maxX), y: bounds.minY, width: max(0, right - left),
      height: bounds.height)
  }

  /// The view's own size, in the middle of the field's height at its side.
  func overlayRect(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(bounds.size) }
    let y = (bounds.midY - size.height / 2).rounded(.down)
    let x = isLeft != isMirrored ? bounds.minX + look.inset : bounds.maxX - look.inset - size.width
    return CGRect(x: x, y: y, width: size.width, height: size.height).settled
  }

  func placeOverlays() {
    let overlays = overlays
    place(look.leftView, leftViewRect(forBounds: bounds), isShown: overlays.left)
    place(look.rightView, rightViewRect(forBounds: bounds), isShown: overlays.right)
  }

  private func place(_ view: UIView?, _ rect: CGRect, isShown: Bool) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.lie(asGiven: rect) }
  }
}
