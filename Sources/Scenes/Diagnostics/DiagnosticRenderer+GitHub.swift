extension DiagnosticRenderer {
  /// A workflow command: `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
  func annotation(of diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let place = diagnostic.place {
      let start = place.start
      properties = [
        "file=" + escaped(property: place.file.path), "line=\(start.line)", "col=\(start.column)",
        "endColumn=\(place.end.column)",
      ]
    }
    properties.append("title=" + escaped(property: diagnostic.code.rawValue))
    let notes = diagnostic.notes.map { note in
      "\n" + (note.place.map { "\($0): " } ?? "") + "note: " + note.message
    }
    let message = headline(of: diagnostic) + notes.joined()
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(data: message))\n"
  }

  private func escaped(data: String) -> String { escaped(data, "%\r\n") }

  private func escaped(property: String) -> String { escaped(property, "%\r\n:,") }

  /// Percent-encodes just the given characters, as the runner decodes just these.
  private func escaped(_ text: String, _ characters: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
