/// How much it matters that a constraint holds.
///
/// Priorities are ranks, not amounts: a constraint gives way to any of a higher priority, however
/// far it is missed. Among constraints of one priority the sum of what they are missed by, each
/// multiplied with its weight, is as small as can be.
package struct Strength: Hashable, Sendable {
  package var priority: Double
  package var weight: Double

  package init(priority: Double, weight: Double = 1) {
    self.priority = priority
    self.weight = weight
  }

  /// Must hold; what contradicts an earlier one of this strength is left out and reported.
  package static let required = Strength(priority: .infinity)

  /// Decides what nothing else does.
  package static let weakest = Strength(priority: 1e-3)

  package var isRequired: Bool { priority == .infinity }
}
