/// What can stand in one place of a file: the grammar that the schema, the reference and the
/// agreement test are made from.
package indirect enum ValueForm: Sendable {
  case bool
  case number(ClosedRange<Double>)
  /// A number without a fraction.
  case integer(ClosedRange<Double>)
  case text(TextForm)
  /// One of several names.
  case choice([String])
  /// Just this value.
  case exactly(JSONValue)
  case null
  /// So many elements; the words name the list in messages: `a size [width, height]`.
  case list(of: ValueForm, count: ClosedRange<Int>, words: String)
  case object(FormName)
  /// An object whose keys are the author's own.
  case map(of: ValueForm, keys: TextForm, atLeast: Int)
  /// What a property takes.
  case kind(ValueKind)
  /// What any of these takes.
  case any([ValueForm])
  /// What it may be depends on something else.
  case anything

  /// A list that is as long as it likes.
  static func list(of form: ValueForm, words: String) -> ValueForm {
    .list(of: form, count: 0...Int.max, words: words)
  }

  /// The value as a message names it: 'expected …'.
  package var expectation: String {
    switch self {
    case .bool: ValueKind.bool.expectation
    case .number(let range): ValueKind.number(range).expectation
    case .integer: ValueKind.integer.expectation
    case .text(let form): form.words
    // Nobody reads the names of all symbols in a message.
    case .choice(let names) where names.count > 100: "one of \(names.count) names"
    case .choice(let names): ValueKind.choice(names).expectation
    case .exactly(let value): value.inline
    case .null: "null"
    case .list(_, _, let words): words
    case .object(let name): name.title
    case .map: "an object"
    case .kind(let kind): kind.expectation
    case .any(let forms): forms.map(\.expectation).joined(separator: " or ")
    case .anything: "a value"
    }
  }
}
