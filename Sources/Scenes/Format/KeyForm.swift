/// A row of the table of an object: a key and all that is known of it.
package struct KeyForm: Sendable {
  /// The key as files have it.
  package let name: String
  /// What tells most objects that do not have the key from those that do.
  let mark: UInt64
  /// What can stand under the key.
  package let form: ValueForm
  /// A sentence for the schema and the reference.
  package let doc: String
  /// A value of the form, for completion, messages and the agreement test.
  package let example: JSONValue
  /// An object without the key is an error.
  package var isRequired = false
  /// What is taken where the key is absent: JSON, or words for what depends on something.
  package var standard: Standard?
  /// Whether a `"$name"` can stand for the value, or for a part of it.
  package var resolves = true

  /// What the reference has in its column 'If absent'.
  package enum Standard: Sendable {
    case value(JSONValue)
    case words(String)
  }

  package init(_ name: String, _ form: ValueForm, _ doc: String, example: JSONValue) {
    self.name = name
    mark = KeyMarks.mark(of: name)
    self.form = form
    self.doc = doc
    self.example = example
  }
}
