extension JSONValue {
  /// The value on one line, as people write it: `{ "at": [1, 2] }`. For short values.
  package var inline: String {
    switch content {
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\(JSONText.quoted($0.key)): \($0.value.inline)" }
          .joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
    case .string(let text): JSONText.quoted(text)
    case .number(let number): JSONText.number(number)
    case .bool(let bool): String(bool)
    case .null: "null"
    }
  }
}
