import Scenes

/// Diagnostics as the protocol has them.
struct DiagnosticJSON {
  let workspace: Workspace

  func list(_ diagnostics: [Diagnostic]) -> JSONValue { .list(diagnostics.map(json)) }

  func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("range", range(of: diagnostic)),
      ("severity", JSONValue(Self.number(of: diagnostic.severity))),
      ("code", JSONValue(diagnostic.code.rawValue)), ("source", "preview"),
      ("message", JSONValue(message(of: diagnostic))),
      // Grey letters for what nobody uses.
      ("tags", diagnostic.code == .unusedName ? [1] : nil),
      ("relatedInformation", related(diagnostic)),
    ])
  }

  /// On one line: a node that is many lines long is marked where it begins.
  func range(of diagnostic: Diagnostic) -> JSONValue {
    guard let place = diagnostic.place else {
      let start = DocumentPosition(line: 0, character: 0).json
      return ["start": start, "end": start]
    }
    var range = place.range.offsets
    let file = place.file
    if let line = file.extent(ofLine: file.line(at: range.lowerBound)) {
      range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, line.upperBound))
    }
    return file.range(of: range, in: workspace.encoding)
  }

  private func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.filter { $0.place == nil }.map { "\n" + $0.message }
    return DiagnosticRenderer().headline(of: diagnostic) + notes.joined()
  }

  private func related(_ diagnostic: Diagnostic) -> JSONValue? {
    let notes = diagnostic.notes.compactMap { note -> JSONValue? in
      guard let place = note.place else { return nil }
      return [
        "location": workspace.location(place.file.path, place.file, place.range.offsets),
        "message": JSONValue(note.message),
      ]
    }
    return notes.isEmpty ? nil : .list(notes)
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
