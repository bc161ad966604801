import CoreGraphics

// From a change to what it sets off: the delegate, `actions`, `style`, the class, and last the
// animation that a layer gives itself.

extension CALayer {
  /// What `action(forKey:)` does.
  func lookUpAction(_ key: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: key) {
      return action.unlessNull
    }
    if let action = motion?.actions?[key] { return action.unlessNull }
    if let action = styleAction(key) { return action.unlessNull }
    if let action = Self.defaultAction(forKey: key) { return action.unlessNull }
    return hasBeenSeen ? implicitAnimation(of: key) : nil
  }

  /// What the style, or a style in it, has among its `actions`.
  private func styleAction(_ key: String) -> (any CAAction)? {
    guard !storedValues.isEmpty else { return nil }
    var style = storedValues["style"] as? [AnyHashable: Any]
    while let current = style {
      let actions = current["actions"] as? [String: Any]
      if let action = actions?[key] as? any CAAction { return action }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// From what is on show to what the property will be.
  private func implicitAnimation(of key: String) -> (any CAAction)? {
    guard let field = Self.property(key)?.field else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = field.read(asShown).any
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// The action for a change that is about to be made; nil for none.
  func actionForChange(of key: String) -> (any CAAction)? {
    guard !isPresentation, !CATransaction.areActionsDisabled else { return nil }
    return action(forKey: key)
  }

  /// Makes a change of a property, and what it sets off.
  func change(_ key: String, _ body: () -> Void) {
    let action = actionForChange(of: key)
    body()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Tells of something that is no property.
  func note(_ event: String) {
    actionForChange(of: event)?.run(forKey: event, object: self, arguments: nil)
  }
}

extension CAAction {
  fileprivate var unlessNull: (any CAAction)? { self is NSNull ? nil : self }
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
