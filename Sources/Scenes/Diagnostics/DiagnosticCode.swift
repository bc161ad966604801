/// The stable name of a kind of diagnostic, in kebab case: `unknown-key`.
///
/// Scripts, tests and annotations go by it, so it stays when the message is reworded. Each area
/// declares its codes in an extension.
package struct DiagnosticCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The name in kebab case, as the output has it.
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name itself.
  package var description: String { rawValue }
}
