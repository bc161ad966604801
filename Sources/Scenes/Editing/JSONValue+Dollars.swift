// A text of a file that begins with a dollar sign refers to something, unless there are two of them.

extension JSONValue {
  /// What stands in a file for a value in which nothing refers to anything: `"$$5"` for `"$5"`. What
  /// has two dollar signs already is as it is in a file.
  package var withDollarsEscaped: JSONValue { mapTexts { $0.isReference ? "$" + $0 : $0 } }

  /// What a value of a file stands for, references aside: `"$5"` for `"$$5"`.
  package var withDollarsPlain: JSONValue {
    mapTexts { $0.hasPrefix("$$") ? String($0.dropFirst()) : $0 }
  }

  private func mapTexts(_ change: (String) -> String) -> JSONValue {
    switch content {
    case .string(let text): JSONValue(.string(change(text)), range: range)
    case .array(let elements):
      JSONValue(.array(elements.map { $0.mapTexts(change) }), range: range)
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember(key: $0.key, value: $0.value.mapTexts(change)) }),
        range: range)
    case .number, .bool, .null: self
    }
  }
}

extension String {
  /// Whether a text of a file stands for a definition or for a parameter.
  fileprivate var isReference: Bool {
    guard hasPrefix("$"), !hasPrefix("$$") else { return false }
    return !hasPrefix("${") || firstIndex(of: "}") == indices.last
  }
}
