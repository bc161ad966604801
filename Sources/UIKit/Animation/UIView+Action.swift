import QuartzCore

/// Stands for 'nothing is animated' in every view.
@MainActor private let nothing = NSNull()

extension UIView {
  /// What a change of the layer sets off: an animation in an animation block, nothing outside.
  func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let animation = ViewAnimation.current, animation.takesTime, layer === self.layer else {
      return nothing
    }
    if animation.clock == nil { UnseenAnimations.note(self) }
    switch CALayer.property(key)?.motion {
    case .viewsAdding? where animation.keyframes == nil:
      return UIViewAdditiveAnimationAction(animation, of: layer, key: key)
    case .views?, .viewsAdding?: return plainAction(animation, of: layer, key: key)
    case .layers?, LayerProperty.Motion.none?, nil: return nothing
    }
  }

  /// From what there is to what will be, for values that have no difference.
  private func plainAction(
    _ animation: ViewAnimation, of layer: CALayer, key: String
  ) -> any CAAction {
    let old = layer.value(forKey: key)
    animation.onChange?(layer, key, old)
    if let keyframes = animation.keyframes {
      return KeyframeAction(keyframes, animation, from: old, key: key)
    }
    let action = animation.basicAnimation(key)
    let isRunning = layer.animation(forKey: key) != nil
    let shown = isRunning ? layer.presentation()?.value(forKey: key) : nil
    // Nil for no colour, which is the new one without alpha.
    action.fromValue = shown ?? old
    if action.fromValue == nil, key == "backgroundColor" {
      action.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return action
  }
}

/// Adds the way from the old value to the new one as a difference that goes away, so that several
/// animations of one property run on together, without a jump in place or in speed.
final class UIViewAdditiveAnimationAction: NSObject, CAAction {
  private let animation: ViewAnimation
  private let old: LayerValue?

  @MainActor
  init(_ animation: ViewAnimation, of layer: CALayer, key: String) {
    self.animation = animation
    old = CALayer.property(key)?.get(layer)
    super.init()
    animation.onChange?(layer, key, old?.any)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let old, let new = CALayer.property(event)?.get(layer)
    else { return }
    nonisolated(unsafe) let (changed, from, to) = (layer, old, new)
    let block = animation
    // Layers of views belong to the main actor.
    MainActor.assumeIsolated {
      for part in Self.parts(event, from, to) {
        changed.add(
          Self.make(part.old, part.new, key: part.key, in: block),
          forKey: Self.freeKey(part.key, in: changed))
      }
    }
  }

  /// What goes on its own: of bounds, the origin and the size.
  private static func parts(
    _ key: String, _ old: LayerValue, _ new: LayerValue
  ) -> [(key: String, old: LayerValue, new: LayerValue)] {
    guard key == "bounds", case .rect(let from) = old, case .rect(let to) = new else {
      return [(key, old, new)]
    }
    var parts: [(String, LayerValue, LayerValue)] = []
    if from.origin != to.origin {
      parts.append(("bounds.origin", .point(from.origin), .point(to.origin)))
    }
    if from.size != to.size { parts.append(("bounds.size", .size(from.size), .size(to.size))) }
    return parts
  }

  @MainActor
  private static func make(
    _ old: LayerValue, _ new: LayerValue, key: String, in animation: ViewAnimation
  ) -> CAAnimation {
    let made = animation.basicAnimation(key)
    if let way = new.wayBack(to: old) {
      made.isAdditive = true
      made.fromValue = way.any
      made.toValue = way.nothing.any
    } else {
      (made.fromValue, made.toValue) = (old.any, new.any)
    }
    return made
  }

  /// The property's own key, or with the first number that is free.
  private static func freeKey(_ key: String, in layer: CALayer) -> String {
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
