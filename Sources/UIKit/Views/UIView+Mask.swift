import QuartzCore

extension UIView {
  /// The view of the layer's mask.
  var currentMask: UIView? { layer.mask?.delegate as? UIView }

  /// A mask is in no hierarchy of views.
  func setMask(_ view: UIView?) {
    view?.removeFromSuperview()
    heldMask = view
    Self.hasMasks = Self.hasMasks || view != nil
    let before = view?.currentTraits
    layer.mask = view?.layer
    guard let view, let before else { return }
    view.comeToScreenInMask(window?.screen.scale)
    view.noteTraitsOfWindow(since: before)
  }
}
