/// A required constraint that cannot hold beside earlier ones.
package struct Conflict: Sendable {
  /// What was left out.
  package let broken: ConstraintKey
  /// What it contradicts: without any one of these it would hold.
  package let others: [ConstraintKey]
}
