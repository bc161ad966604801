/// What changed from one dump to another, about one node.
package struct DumpChange: Codable, Hashable, Sendable {
  /// The node's id; for one without, the way from the nearest that has one: `card › UILabel 2`.
  package var node: String
  /// The id by which the scene has it, or the nearest around it that has one; empty for none.
  package var id: String
  /// What is another; empty where the node itself came or went.
  package var property: String
  /// Nil where it came.
  package var before: String?
  /// Nil where it went.
  package var after: String?
  /// Where the scene has it, as `file:line`; nil where that is not known.
  package var place: String?

  /// A line for people: `title frame (16 20 200 24) → (16 22 200 24)`.
  package var text: String {
    let (before, after) = (self.before.map(Self.short), self.after.map(Self.short))
    if property.isEmpty {
      return before.map { "− \(node) \($0)" } ?? "+ \(node) \(after ?? "")"
    }
    return "\(node) \(property) \(before ?? "–") → \(after ?? "–")"
  }

  /// Between the parts of a way to a node without an id.
  static let arrow = " › "

  private static let longest = 120

  /// A value of which enough is left to know it.
  private static func short(_ value: String) -> String {
    value.count <= longest ? value : value.prefix(longest - 1) + "…"
  }
}
