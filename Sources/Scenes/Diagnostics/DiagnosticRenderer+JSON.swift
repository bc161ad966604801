extension DiagnosticRenderer {
  /// An object in a line; every object has every key, with null for what is not known.
  func json(of diagnostic: Diagnostic) -> String {
    JSONWriter(layout: .compact).text(of: object(of: diagnostic))
  }

  private func object(of diagnostic: Diagnostic) -> JSONValue {
    let rest: [JSONMember] = [
      JSONMember(key: "severity", value: JSONValue(diagnostic.severity.rawValue)),
      JSONMember(key: "code", value: JSONValue(diagnostic.code.rawValue)),
      JSONMember(key: "message", value: JSONValue(diagnostic.message)),
      JSONMember(key: "suggestion", value: diagnostic.suggestion.map { JSONValue($0) } ?? nil),
      JSONMember(
        key: "pointer", value: diagnostic.pointer.map { JSONValue($0.description) } ?? nil),
      JSONMember(key: "notes", value: JSONValue(.array(diagnostic.notes.map(object(of:))))),
    ]
    return JSONValue(.object(members(of: diagnostic.place) + rest))
  }

  private func object(of note: Diagnostic.Note) -> JSONValue {
    JSONValue(
      .object(
        members(of: note.place) + [JSONMember(key: "message", value: JSONValue(note.message))]))
  }

  /// The place in four keys; `endColumn` is the column behind the last character.
  private func members(of place: SourcePlace?) -> [JSONMember] {
    let start = place?.start
    return [
      JSONMember(key: "file", value: place.map { JSONValue($0.file.path) } ?? nil),
      JSONMember(key: "line", value: start.map { JSONValue($0.line) } ?? nil),
      JSONMember(key: "column", value: start.map { JSONValue($0.column) } ?? nil),
      JSONMember(key: "endColumn", value: place.map { JSONValue($0.end.column) } ?? nil),
    ]
  }
}
