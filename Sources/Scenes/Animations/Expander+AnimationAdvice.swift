// Animations that are right as they stand, and yet are hardly meant.

extension Expander {
  /// Warns of animations of a node that move nothing: they begin where they end. In an action the one may
  /// be what is seen, and the other what was set just before.
  mutating func warnOfIdle(_ value: JSONValue) {
    for element in value.elements ?? [] {
      if let group = element[AnimationForm.group.group] {
        warnOfIdle(group)
        continue
      }
      let keys = AnimationForm.basic.ends
      let others = [AnimationForm.frames.values.name, AnimationForm.path.path.name]
      guard element.members != nil, element[keys.from] == nil, element[keys.to] == nil,
        element[keys.by] == nil, others.allSatisfy({ element[$0] == nil })
      else { continue }
      diagnostics.warning(
        .idleAnimation, "nothing moves: this animation has neither 'from', 'to' nor 'by'",
        at: element.range)
    }
  }

  /// Warns of numbers that are quarter turns of another unit.
  mutating func warnOfRadians(_ values: [JSONValue]) {
    for value in values {
      guard let number = value.number, number != 0 else { continue }
      let turns = number / (Double.pi / 2)
      let quarters = turns.rounded()
      // As near as two decimals are, which 3 and 5 degrees are not.
      guard quarters != 0, quarters.magnitude <= 4,
        (turns - quarters).magnitude <= 0.0006 * quarters.magnitude
      else { continue }
      diagnostics.warning(
        .radians, "angles are in degrees: this hardly turns at all", at: value.range,
        suggestion: JSONText.number(quarters * 90))
    }
  }
}

extension DiagnosticCode {
  /// A warning: an animation without values.
  package static let idleAnimation = Self("idle-animation")
  /// A warning: an angle that is one in radians.
  package static let radians = Self("radians")
}
