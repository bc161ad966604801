import QuartzCore
import UIKit

/// A step of an action that assigns values and animates the change.
package struct AnimateStep: Sendable {
  var duration: Double
  var delay: Double
  var timing: CAMediaTimingFunctionName
  /// The damping ratio and the initial velocity of a spring; nil for a curve.
  var spring: (dampingRatio: Double, velocity: Double)?
  /// Whether touches come to what moves.
  var takesTouches: Bool
  var assignments: [ActionStep.Assignment]

  /// Runs a block with what it changes animated so.
  @MainActor
  func run(_ assign: @escaping () -> Void) {
    // Bare layers animate by themselves: they are told for how long.
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    if spring == nil {
      CATransaction.setAnimationTimingFunction(
        CAMediaTimingFunction(name: timing))
    }
    defer { CATransaction.commit() }
    if let spring {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.velocity, options: touches, animations: assign)
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: [curve, touches], animations: assign)
    }
  }

  private var touches: UIView.AnimationOptions { takesTouches ? .allowUserInteraction : [] }

  private var curve: UIView.AnimationOptions {
    switch timing {
    case .linear: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    default: .curveEaseInOut
    }
  }
}

extension Expander {
  /// Reads `{ "duration": 0.4, "spring": { "dampingRatio": 0.7 }, "set": { … } }`.
  mutating func animateStep(_ value: JSONValue, _ pending: PendingActions) -> AnimateStep? {
    guard decoder.variant(of: value, as: AnimateStepForm.form) != nil else { return nil }
    let keys = AnimateStepForm.keys
    return AnimateStep(
      duration: decoder.read(keys.duration, of: value), delay: decoder.read(keys.delay, of: value),
      timing: decoder.read(keys.timing, of: value),
      spring: value[keys.spring].flatMap { stepSpring($0) },
      takesTouches: decoder.read(keys.allowUserInteraction, of: value),
      assignments: assignments(value[keys.set], pending))
  }

  private mutating func stepSpring(
    _ value: JSONValue
  ) -> (dampingRatio: Double, velocity: Double)? {
    guard decoder.variant(of: value, as: AnimateSpringForm.form) != nil else { return nil }
    let keys = AnimateSpringForm.keys
    return (decoder.read(keys.dampingRatio, of: value), decoder.read(keys.velocity, of: value))
  }
}
