/// A key of the format.
package protocol FormatKey: Sendable {
  var form: KeyForm { get }
}

extension FormatKey {
  /// The key as files have it.
  package var name: String { form.name }
}

/// A key, and what its value is read as.
package struct Key<Value: Sendable>: FormatKey {
  /// All but the decoder: what schema, reference and completion read.
  package private(set) var form: KeyForm
  let decode: @Sendable (inout ValueDecoder, JSONValue) -> Value?

  package init(
    _ form: KeyForm, decode: @escaping @Sendable (inout ValueDecoder, JSONValue) -> Value?
  ) {
    self.form = form
    self.decode = decode
  }

  /// The same key of an object that cannot do without it.
  package var required: Key {
    var key = self
    key.form.isRequired = true
    return key
  }

  /// The same key where a `"$name"` is a text like others.
  package var literal: Key {
    var key = self
    key.form.resolves = false
    return key
  }

  /// The same key with a sentence's end about what stands in for it.
  package func orElse(_ words: String) -> Key {
    var key = self
    key.form.standard = .words(words)
    return key
  }

  /// The same key with what is taken where it is absent.
  package func or(_ standard: Value, _ text: JSONValue) -> KeyWithDefault<Value> {
    var key = self
    key.form.standard = .value(text)
    return KeyWithDefault(key: key, standard: standard)
  }
}

/// A key with what is taken where it is absent or wrong.
package struct KeyWithDefault<Value: Sendable>: FormatKey {
  let key: Key<Value>
  /// What readers get for it; `form` has it as JSON.
  package let standard: Value

  /// The form of the key, which names the default as well.
  package var form: KeyForm { key.form }
}
