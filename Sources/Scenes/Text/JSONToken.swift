/// A piece of a JSON file with the bytes it covers; its text or number is in the lexer.
struct JSONToken {
  enum Kind {
    case openObject, closeObject, openArray, closeArray, comma, colon
    case string, number, word, `true`, `false`, null
    case end
  }

  let kind: Kind
  let start: Int
  let end: Int

  var isOpening: Bool { kind == .openObject || kind == .openArray }
  var isClosing: Bool { kind == .closeObject || kind == .closeArray }

  /// Whether a value can begin here; a word counts, because it was meant as one.
  var beginsValue: Bool {
    switch kind {
    case .openObject, .openArray, .string, .number, .word, .true, .false, .null: true
    case .closeObject, .closeArray, .comma, .colon, .end: false
    }
  }
}
