/// How much a diagnostic weighs.
package enum Severity: String, Sendable, CaseIterable {
  /// The scene, or a part of it, cannot be shown as written.
  case error
  /// The scene can be shown, but something in it has no effect or an unlikely one.
  case warning
  /// A remark that asks for nothing.
  case note
}
