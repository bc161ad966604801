import QuartzCore

extension UIView {
  /// The view of the layer's mask.
  var currentMask: UIView? { layer.mask?.delegate as? UIView }

  /// A mask is in no hierarchy of views.
  func setMask(_ view: UIView?) {
    view?.removeFromSuperview()
    heldMask = view
    if let window { view?.followScreenBelow(window.screen.scale) }
    let before = view?.currentTraits
    layer.mask = view?.layer
    if let view, let before { view.noteTraits(since: before) }
  }
}
