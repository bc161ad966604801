/// A place in source that is written for Apple's systems: how it reads here, or why somebody has to look.
package struct PortFinding: Equatable, Sendable {
  package enum Remedy: Equatable, Sendable {
    /// What takes its place; nothing for what goes.
    case text(String)
    /// What somebody has to know.
    case remark(String)
  }

  /// Offsets into the source's bytes.
  package let range: Range<Int>
  /// What stands there.
  package let words: String
  package let remedy: Remedy
  package let line: Int
  package let column: Int

  /// `` `import os.log` is `import os` ``.
  package var sentence: String {
    func line(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let shown = line(words)
    return switch remedy {
    case .text(""): "`\(shown)` goes"
    case .text(let text): "`\(shown)` is `\(line(text))`"
    case .remark(let text): "`\(shown)`: \(text)"
    }
  }

  package var isEdit: Bool {
    if case .text = remedy { true } else { false }
  }
}
