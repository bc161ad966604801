/// A value in an object of its own: for what few have, so that the many stay small, and what they
/// have is copied with one reference.
///
/// Values are changed by copies: `var copy = shared.value`, and a new object for it.
package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is shared; it never changes.
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// What was not changed from frame to frame is the same object, which saves the comparison.
  package static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
