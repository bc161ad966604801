import CoreGraphics

/// Places the sublayers of layers; every method has a default.
public protocol CALayoutManager: NSObjectProtocol {
  /// The size that a layer would like to have.
  func preferredSize(of layer: CALayer) -> CGSize

  /// A layer is to be laid out anew.
  func invalidateLayout(of layer: CALayer)

  /// Places a layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
  public func invalidateLayout(of layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// What `layoutSublayers()` does.
  func askForLayout() {
    hasDelegateDeclined = delegate == nil
    delegate?.layoutSublayers(of: self)
    if hasDelegateDeclined { layoutManager?.layoutSublayers(of: self) }
  }

  func setLayoutManager(_ manager: (any CALayoutManager)?) {
    if manager == nil, storedValues.isEmpty { return }
    storedValues["layoutManager"] = manager
    setNeedsLayout()
  }

  func setConstraints(_ constraints: [CAConstraint]?) {
    if constraints == nil, storedValues.isEmpty { return }
    storedValues["constraints"] = constraints?.isEmpty == true ? nil : constraints
    superlayer?.setNeedsLayout()
  }
}
