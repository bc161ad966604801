import Scenes

/// What mends mistakes that have a suggestion.
struct QuickFixes {
  let document: TextDocument
  let workspace: Workspace

  /// Those of the mistakes that lie in a stretch of the text.
  func make(for diagnostics: [Diagnostic], in range: Range<Int>) -> JSONValue {
    .list(
      diagnostics.compactMap { diagnostic in
        guard let suggestion = diagnostic.suggestion, let place = diagnostic.place,
          place.range.startOffset <= range.upperBound, range.lowerBound <= place.range.endOffset,
          let edits = edits(for: diagnostic.code, place.range.offsets, suggestion)
        else { return nil }
        return .object([
          ("title", JSONValue("Change to \(Diagnostic.quoted(suggestion))")),
          ("kind", "quickfix"), ("isPreferred", true),
          ("diagnostics", .list([DiagnosticJSON(workspace: workspace).json(diagnostic)])),
          (
            "edit",
            [
              "changes": JSONValue(
                .object([JSONMember(key: document.uri, value: .list(edits))]))
            ]
          ),
        ])
      })
  }

  private func edits(
    for code: DiagnosticCode, _ range: Range<Int>, _ suggestion: String
  ) -> [JSONValue]? {
    guard range.upperBound <= document.file.bytes.count else { return nil }
    if code == .unknownKey, let dot = suggestion.firstIndex(of: ".") {
      let inner = String(suggestion[suggestion.index(after: dot)...])
      return moved(key: range, under: String(suggestion[..<dot]), as: inner)
    }
    let isString =
      range.lowerBound < range.upperBound
      && document.file.bytes[range.lowerBound] == UInt8(ascii: "\"")
    let isWritten = !isString || suggestion.hasPrefix("\"")
    return [edit(range, isWritten ? suggestion : JSONText.quoted(suggestion))]
  }

  /// `"onTap": […]` becomes `"actions": { "tap": […] }`, where there are no actions yet.
  private func moved(key range: Range<Int>, under outer: String, as inner: String) -> [JSONValue]? {
    guard let root = workspace.model(of: document.path).part(document.path)?.value,
      let pointer = root.pointer(to: document.file.range(range.lowerBound, range.upperBound)),
      let value = root.value(at: pointer),
      let object = root.value(at: JSONPointer(steps: pointer.steps.dropLast())),
      object[outer] == nil
    else { return nil }
    let end = value.range.endOffset
    return [
      edit(range, "\(JSONText.quoted(outer)): { \(JSONText.quoted(inner))"),
      edit(end..<end, " }"),
    ]
  }

  private func edit(_ range: Range<Int>, _ text: String) -> JSONValue {
    [
      "range": document.file.range(of: range, in: workspace.encoding), "newText": JSONValue(text),
    ]
  }
}
