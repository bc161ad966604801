import CoreGraphics

// Rows of tables, by what their values are read as.

extension Key where Value == JSONValue {
  /// A value that is read by whoever knows more about it.
  package static func raw(
    _ name: String, _ form: ValueForm, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, form, doc, example: example)) { $1 }
  }
}

extension Key where Value == Double {
  /// A plain number; one out of the range is reported.
  package static func number(
    _ name: String, in range: ClosedRange<Double>, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, .number(range), doc, example: example)) {
      $0.number($1, in: range, .number(range))
    }
  }

  /// How long something takes, in seconds; a text that says it with a unit is told what that is.
  static func seconds(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let range = AnimationTimingKeys.seconds
    return Key(KeyForm(name, .number(range), doc, example: example)) { decoder, value in
      guard let text = value.string else { return decoder.number(value, in: range, .number(range)) }
      let meant = TimeText.seconds(of: text).map { JSONText.number($0) } ?? example.inline
      return decoder.mismatch(value, expected: "a number of seconds, such as \(meant)")
    }
  }

  /// A number without a fraction; one out of the range is reported.
  package static func integer(
    _ name: String, in range: ClosedRange<Double>, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, .integer(range), doc, example: example)) { $0.integer($1, in: range) }
  }

  /// Degrees, or radians as a text; the value is in radians.
  static func angle(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .angle, doc, example: example)) { $0.angle($1) }
  }

  /// The same key with a number that is taken where it is absent.
  package func or(_ standard: Double) -> KeyWithDefault<Double> {
    or(standard, JSONValue(standard))
  }
}

extension Key where Value == Bool {
  /// A key that is true or false.
  package static func flag(_ name: String, _ doc: String, _ example: Bool = true) -> Key {
    Key(KeyForm(name, .bool, doc, example: JSONValue(example))) {
      $1.bool ?? $0.mismatch($1, .bool)
    }
  }

  /// A key that says all by being there.
  package static func yes(_ name: String, _ doc: String) -> Key {
    Key(KeyForm(name, .exactly(true), doc, example: true)) {
      $1.bool == true ? true : $0.mismatch($1, expected: "true")
    }
  }

  /// The same key with what is taken where it is absent.
  package func or(_ standard: Bool) -> KeyWithDefault<Bool> { or(standard, JSONValue(standard)) }
}

extension Key where Value == String {
  /// Any text, the empty one as well.
  package static func text(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    text(name, .any, doc, example)
  }

  /// A text of a form; one that is not of it is reported.
  package static func text(
    _ name: String, _ form: TextForm, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, .text(form), doc, example: example)) { $0.text($1, form) }
  }
}

extension Key {
  /// One of several names.
  static func choice(
    _ name: String, _ choices: Choices<Value>, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, .choice(choices.names), doc, example: example)) { decoder, value in
      decoder.name(value, among: choices.names).flatMap { choices[$0] }
    }
  }
}

extension Key where Value: Equatable {
  /// A choice with the name that is taken where the key is absent.
  static func choice(
    _ name: String, _ choices: Choices<Value>, or standard: Value, _ doc: String,
    _ example: JSONValue
  ) -> KeyWithDefault<Value> {
    let text = JSONValue(choices.name(of: standard))
    return choice(name, choices, doc, example).or(standard, text)
  }
}

extension Key where Value == [Double] {
  /// A list of numbers, each in the range.
  package static func numbers(
    _ name: String, in range: ClosedRange<Double>, count: ClosedRange<Int>, words: String,
    _ doc: String, _ example: JSONValue
  ) -> Key {
    let form = ValueForm.list(of: .number(range), count: count, words: words)
    return Key(KeyForm(name, form, doc, example: example)) {
      $0.numbers($1, in: range, count: count, words)
    }
  }
}

extension Key where Value == ColorValue {
  static func color(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .kind(.color), doc, example: example)) { $0.color($1) }
  }
}

extension Key where Value == PropertyValue {
  /// A value as a property of the kind takes it.
  static func value(
    _ name: String, _ kind: ValueKind, _ doc: String, _ example: JSONValue
  ) -> Key {
    Key(KeyForm(name, .kind(kind), doc, example: example)) { $0.decode($1, as: kind) }
  }
}

extension ValueForm {
  static let angle = ValueForm.any([.number(ValueKind.geometry), .text(.radians)])
}
