/// The way from a document's root to one of its values, written as RFC 6901 does: `/root/subviews/0`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The keys and indices, not escaped.
  package private(set) var steps: [String] = []

  /// The pointer to the root.
  package init() {}

  package init(steps: [String]) { self.steps = steps }

  /// Reads the written form; nil unless it is empty or starts with a slash.
  package init?(_ text: String) {
    guard !text.isEmpty else { return }
    guard text.hasPrefix("/") else { return nil }
    steps = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      Self.replacing("~0", with: "~", in: Self.replacing("~1", with: "/", in: String($0)))
    }
  }

  /// The pointer to a member's value; the key is not yet escaped.
  package func appending(_ key: String) -> JSONPointer { JSONPointer(steps: steps + [key]) }
  /// The pointer to an element, counted from 0.
  package func appending(_ index: Int) -> JSONPointer { appending(String(index)) }

  /// As RFC 6901 writes it, with `~` and `/` of keys escaped; empty for the root.
  package var description: String {
    steps.map {
      "/" + Self.replacing("/", with: "~1", in: Self.replacing("~", with: "~0", in: $0))
    }.joined()
  }

  private static func replacing(_ old: String, with new: String, in text: String) -> String {
    text.contains(old)
      ? text.split(separator: old, omittingEmptySubsequences: false)
        .joined(separator: new) : text
  }
}
