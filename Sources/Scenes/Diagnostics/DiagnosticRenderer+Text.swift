extension DiagnosticRenderer {
  /// `file:line:column: error: message`, the line, the caret, then the notes in the same form.
  func text(of diagnostic: Diagnostic) -> String {
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    var text = block(
      diagnostic.severity.rawValue, color: color, headline(of: diagnostic), at: diagnostic.place)
    for note in diagnostic.notes {
      text += block("note", color: "36", note.message, at: note.place)
    }
    return text
  }

  private func block(
    _ label: String, color: String, _ message: String, at place: SourcePlace?
  ) -> String {
    var lines = ["\(styled(label + ":", "1;" + color)) \(styled(printable(message), "1"))"]
    if let place {
      lines[0] = "\(printable("\(place)")): \(lines[0])"
      if let excerpt = SourceExcerpt(of: place) {
        lines.append(excerpt.line)
        lines.append(excerpt.indent + styled(excerpt.marks, "1;32"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func styled(_ text: String, _ codes: String) -> String {
    coloring == .plain ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  private func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(DisplayWidth.printable)))
  }
}
