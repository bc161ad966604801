import QuartzCore
import UIKit

/// A step of an action that assigns values and animates the change.
package struct AnimateStep: Sendable {
  var duration = 0.25
  var delay = 0.0
  /// A curve's name.
  var timing = "easeInEaseOut"
  /// The damping ratio and the initial velocity of a spring; nil for a curve.
  var spring: (dampingRatio: Double, velocity: Double)?
  /// Whether touches come to what moves.
  var takesTouches = false
  var assignments: [ActionStep.Assignment] = []

  /// Runs a block with what it changes animated so.
  @MainActor
  func run(_ assign: @escaping () -> Void) {
    // Bare layers animate by themselves: they are told for how long.
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    if spring == nil {
      CATransaction.setAnimationTimingFunction(
        CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: timing)))
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
    case "linear": .curveLinear
    case "easeIn": .curveEaseIn
    case "easeOut": .curveEaseOut
    default: .curveEaseInOut
    }
  }
}

extension Expander {
  /// Reads `{ "duration": 0.4, "spring": { "dampingRatio": 0.7 }, "set": { … } }`.
  mutating func animateStep(_ value: JSONValue, _ pending: PendingActions) -> AnimateStep? {
    guard let members = value.members, value["set"] != nil else {
      diagnostics.error(
        .wrongValue, "expected { \"duration\": …, \"set\": … }", at: value.range)
      return nil
    }
    var step = AnimateStep(assignments: assignments(value["set"], pending))
    let seconds = 0.0...86_400
    for member in members {
      let value = member.value
      switch member.key {
      case "set": break
      case "duration": step.duration = decoder.number(value, in: seconds, .number(seconds)) ?? 0
      case "delay": step.delay = decoder.number(value, in: seconds, .number(seconds)) ?? 0
      case "timing":
        let names = ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"]
        if case .text(let name)? = decoder.decode(value, as: .choice(names)) { step.timing = name }
      case "allowUserInteraction":
        if case .bool(let isOn)? = decoder.decode(value, as: .bool) { step.takesTouches = isOn }
      case "spring": step.spring = stepSpring(value)
      default:
        diagnostics.warning(
          .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) on 'animate'",
          at: member.keyRange,
          suggestion: closestMatch(
            to: member.key,
            among: ["set", "duration", "delay", "timing", "spring", "allowUserInteraction"]))
      }
    }
    return step
  }

  private mutating func stepSpring(
    _ value: JSONValue
  ) -> (dampingRatio: Double, velocity: Double) {
    var spring = (dampingRatio: 1.0, velocity: 0.0)
    for member in value.members ?? [] {
      switch member.key {
      case "dampingRatio":
        spring.dampingRatio =
          decoder.number(member.value, in: 0.01...1, .number(0.01...1)) ?? 1
      case "velocity":
        spring.velocity =
          decoder.number(member.value, in: -1e6...1e6, .number(-1e6...1e6)) ?? 0
      default:
        diagnostics.warning(
          .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) on a spring",
          at: member.keyRange,
          suggestion: closestMatch(to: member.key, among: ["dampingRatio", "velocity"]))
      }
    }
    return spring
  }
}
