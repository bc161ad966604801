/// The line that a lexer is on, and how the last token stands on its own.
struct JSONLexerLine {
  /// The offset of the line's first byte.
  var start = 0
  private var startOfLastToken = -1
  /// How many bytes the line of the last token is indented by.
  private(set) var indent = 0
  /// Whether the last token is the first of its line.
  private(set) var isFirst = false

  /// Takes note of a token.
  mutating func note(_ offset: Int) {
    isFirst = start != startOfLastToken
    guard isFirst else { return }
    startOfLastToken = start
    indent = offset - start
  }
}
