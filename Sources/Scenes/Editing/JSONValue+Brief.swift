extension JSONValue {
  /// The value in a few letters, however large it is: `{ class, text, … }`, `[1, 2]`, `[300 values]`.
  package var brief: String {
    let (most, letters) = (6, 60)
    switch content {
    case .object(let members):
      if members.count <= most, members.allSatisfy({ $0.value.isPlain }) {
        return cut(inline, letters)
      }
      let keys = members.prefix(most).map(\.key).joined(separator: ", ")
      return cut("{ \(keys)\(members.count > most ? ", …" : "") }", letters)
    case .array(let elements):
      guard elements.count <= most, elements.allSatisfy(\.isPlain) else {
        return "[\(elements.count) values]"
      }
      return cut(inline, letters)
    case .string, .number, .bool, .null: return cut(inline, letters)
    }
  }

  private var isPlain: Bool { members == nil && elements == nil }

  private func cut(_ text: String, _ letters: Int) -> String {
    text.count > letters ? text.prefix(letters) + "…" : text
  }
}
