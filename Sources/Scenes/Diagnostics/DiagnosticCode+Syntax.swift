/// What can be wrong with a file as JSON.
extension DiagnosticCode {
  // The file as a whole.
  /// Nothing stands in the file but blanks and comments.
  package static let emptyFile = Self("empty-file")
  /// The file has more bytes than ``JSONParser/Limits/bytes``, so it was not parsed.
  package static let fileTooLarge = Self("file-too-large")
  /// The bytes are no UTF-8: another encoding, or no text at all.
  package static let notUTF8 = Self("not-utf8")
  /// Too many containers, nodes, components, values or cells are in each other.
  package static let nestingTooDeep = Self("nesting-too-deep")
  /// There is more behind the file's one value.
  package static let textAfterEnd = Self("text-after-end")
  /// A note: the rest was not read, or is not shown, because there are enough errors already.
  package static let tooManyErrors = Self("too-many-errors")

  // Punctuation.
  /// A closing bracket that closes nothing.
  package static let extraBracket = Self("extra-bracket")
  /// A `]` where a `}` belongs or the other way round, or a list with keys.
  package static let mismatchedBracket = Self("mismatched-bracket")
  /// A key and its value follow each other without a colon.
  package static let missingColon = Self("missing-colon")
  /// Two elements or members follow each other without a comma.
  package static let missingComma = Self("missing-comma")
  /// A bracket is open at the end of the file.
  package static let unclosedBracket = Self("unclosed-bracket")
  /// Something outside strings that JSON has no use for, such as `;` or `=`.
  package static let unexpectedCharacter = Self("unexpected-character")
  /// A `/*` that takes the rest of the file with it.
  package static let unterminatedComment = Self("unterminated-comment")

  // Keys and values.
  /// An object has a key twice; the first is kept.
  package static let duplicateKey = Self("duplicate-key")
  /// Something else where a key belongs, or an object without a key that it must have.
  package static let missingKey = Self("missing-key")
  /// A key without a value, or a comma where a value belongs.
  package static let missingValue = Self("missing-value")
  /// `NaN` or an infinity, which JSON cannot write as numbers.
  package static let nonFiniteNumber = Self("non-finite-number")
  /// A number, `true`, `false` or `null` in the place of a key.
  package static let nonStringKey = Self("non-string-key")
  /// A number that no `Double` can hold, such as `1e999`.
  package static let numberTooLarge = Self("number-too-large")
  /// A bare word other than `true`, `false` and `null`.
  package static let unknownWord = Self("unknown-word")
  /// A key without quotes.
  package static let unquotedKey = Self("unquoted-key")
  /// Text that was meant as a number, such as `.5`, `+1` or `0x10`.
  package static let wrongNumber = Self("wrong-number")

  // Strings.
  /// A tab or another control character in a string, which has to be escaped there.
  package static let controlCharacter = Self("control-character")
  /// A `\u` escape of half a surrogate pair; U+FFFD is read in its place.
  package static let loneSurrogate = Self("lone-surrogate")
  /// A quote in a string that lacks its backslash.
  package static let quoteInString = Self("quote-in-string")
  /// A string that lacks its closing quote on its line, or its opening one.
  package static let unterminatedString = Self("unterminated-string")
  /// A backslash before something that JSON does not escape.
  package static let wrongEscape = Self("wrong-escape")
  /// A string in single or typographic quotes.
  package static let wrongQuotes = Self("wrong-quotes")
}
