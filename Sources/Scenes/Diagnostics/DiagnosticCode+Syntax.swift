/// What can be wrong with a file as JSON.
extension DiagnosticCode {
  // The file as a whole.
  package static let emptyFile = Self("empty-file")
  package static let fileTooLarge = Self("file-too-large")
  package static let notUTF8 = Self("not-utf8")
  package static let nestingTooDeep = Self("nesting-too-deep")
  package static let textAfterEnd = Self("text-after-end")
  package static let tooManyErrors = Self("too-many-errors")

  // Punctuation.
  package static let extraBracket = Self("extra-bracket")
  package static let mismatchedBracket = Self("mismatched-bracket")
  package static let missingColon = Self("missing-colon")
  package static let missingComma = Self("missing-comma")
  package static let unclosedBracket = Self("unclosed-bracket")
  package static let unexpectedCharacter = Self("unexpected-character")
  package static let unterminatedComment = Self("unterminated-comment")

  // Keys and values.
  package static let duplicateKey = Self("duplicate-key")
  package static let missingKey = Self("missing-key")
  package static let missingValue = Self("missing-value")
  package static let nonFiniteNumber = Self("non-finite-number")
  package static let nonStringKey = Self("non-string-key")
  package static let numberTooLarge = Self("number-too-large")
  package static let unknownWord = Self("unknown-word")
  package static let unquotedKey = Self("unquoted-key")
  package static let wrongNumber = Self("wrong-number")

  // Strings.
  package static let controlCharacter = Self("control-character")
  package static let loneSurrogate = Self("lone-surrogate")
  package static let quoteInString = Self("quote-in-string")
  package static let unterminatedString = Self("unterminated-string")
  package static let wrongEscape = Self("wrong-escape")
  package static let wrongQuotes = Self("wrong-quotes")
}
