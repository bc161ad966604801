import QuartzCore

/// The ring around the focused item of a window, for as long as the keys move the focus.
///
/// A layer among those of the item's superview: it lies where the item lies, scrolls with it, and
/// takes no touches.
@MainActor
final class FocusRing {
  private let layer = CAShapeLayer()
  private weak var item: UIView?
  private var observation: FrameObservation?
  private(set) var isShown = false

  /// In points.
  static let width: CGFloat = 3

  func show(around view: UIView?) {
    hide()
    isShown = true
    guard let view, let effect = view.focusEffect else { return }
    let halo = effect as? UIFocusHaloEffect ?? UIFocusHaloEffect()
    guard let container = halo.containerView ?? halo.referenceView?.superview ?? view.superview
    else { return }
    item = view
    CATransaction.atOnce {
      draw(halo, around: view)
      place(view, in: container)
      put(above: halo.referenceView ?? view, in: container)
    }
    observation = view.observeFrame { [weak self, weak container] _ in
      guard let self, let container, let item = self.item else { return }
      CATransaction.atOnce {
        self.draw(halo, around: item)
        self.place(item, in: container)
      }
    }
  }

  /// Until the keys move the focus again.
  func hide() {
    guard isShown else { return }
    isShown = false
    observation = nil
    item = nil
    CATransaction.atOnce { layer.removeFromSuperlayer() }
  }

  private func put(above reference: UIView, in container: UIView) {
    if reference.layer.superlayer === container.layer {
      container.layer.insertSublayer(layer, above: reference.layer)
    } else {
      container.layer.addSublayer(layer)
    }
  }

  /// Lies over the item.
  private func place(_ item: UIView, in container: UIView) {
    layer.bounds = item.bounds
    if item.superview === container {
      layer.anchorPoint = item.layer.anchorPoint
      layer.transform = item.layer.transform
      layer.zPosition = item.layer.zPosition
      layer.position = item.layer.position
    } else {
      layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      layer.transform = CATransform3DIdentity
      layer.zPosition = 0
      layer.lie(in: item.convert(item.bounds, to: container))
    }
  }

  /// The item's corners; those of controls, which seldom have any themselves, suit what they show.
  private func radius(of item: UIView) -> CGFloat {
    let own = item.layer.cornerRadius
    guard own == 0, item is UIControl else { return own }
    return item is UISwitch ? item.bounds.height / 2 : 8
  }

  /// A line of twice the width along the outline, of which one side is seen.
  private func draw(_ halo: UIFocusHaloEffect, around item: UIView) {
    let path =
      halo.path
      ?? UIFocusHaloEffect.outline(
        of: item.bounds, radius(of: item), item.layer.cornerCurve)
    let box = path.boundingBox
    guard box.isFinite else {
      layer.path = nil
      return
    }
    let tint = item.tintColor ?? .systemBlue
    layer.strokeColor = tint.resolvedColor(with: item.traitCollection).cgColor
    layer.fillColor = nil
    layer.lineWidth = 2 * Self.width
    layer.path = path
    let side = CGMutablePath()
    if halo.position != .inside {
      side.addRect(box.insetBy(dx: -8 * Self.width, dy: -8 * Self.width))
    }
    side.addPath(path)
    let mask = CAShapeLayer()
    (mask.path, mask.fillRule, mask.anchorPoint) = (side, .evenOdd, .zero)
    layer.mask = mask
  }
}

extension UIView {
  /// Where text is entered, the caret shows the focus.
  var currentFocusEffect: UIFocusEffect? {
    if let own = extras?.focusEffect { return own }
    return self is any UIKeyInput ? nil : UIFocusEffect()
  }

  func setFocusEffect(_ effect: UIFocusEffect?) {
    ensureExtras().focusEffect = .some(effect?.copy() as? UIFocusEffect)
    if isFocused { windowReference?.focus?.refreshRing() }
  }
}
