import CoreGraphics

// Keys of scripts and of pictures that are kept: times, and names that become files'.

extension Key where Value == TimeInterval {
  /// Milliseconds as a number, or a text with a unit.
  package static var timeForm: ValueForm {
    .any([.number(0...ValueDecoder.longestTime), .text(.time)])
  }

  /// Milliseconds as a number, or a text such as `"250ms"` and `"2s"`; the result is in seconds.
  package static func time(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, timeForm, doc, example: example)) { $0.time($1) }
  }
}

extension ValueDecoder {
  /// Nobody waits longer than this for a picture, in milliseconds.
  static let longestTime: Double = 3_600_000

  /// A time in seconds; nil after an error.
  package mutating func time(_ value: JSONValue) -> TimeInterval? {
    let milliseconds =
      value.number ?? value.string.flatMap(TimeText.seconds(of:)).map { $0 * 1000 }
    guard let milliseconds, milliseconds >= 0, milliseconds <= Self.longestTime else {
      diagnostics.error(
        .wrongValue, "expected a time such as 250, \"250ms\" or \"2s\", of an hour at most",
        at: value.range)
      return nil
    }
    return milliseconds / 1000
  }
}

extension Key where Value == String {
  /// A name that becomes a file's, so it must be one.
  package static func fileName(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .text(.fileName), doc, example: example)) { decoder, value in
      guard let name = value.string else {
        return decoder.mismatch(value, expected: TextForm.fileName.words)
      }
      guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !name.contains("\0") else {
        decoder.diagnostics.error(
          .wrongValue, "\(Diagnostic.quoted(name)) cannot be a snapshot's name", at: value.range)
        return nil
      }
      return name
    }
  }
}

extension TextForm {
  static let time = TextForm(
    "a time such as \"250ms\" or \"2s\"",
    pattern: "^\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?(ms|s)?$",
    right: ["250ms", "2s", "1.5s", "250", ".5s", "3600s"], wrong: ["soon", "-1ms", "2 s", "2m", ""])
  static let fileName = TextForm(
    "a name", pattern: "^[^./\\u0000][^/\\u0000]*$", right: ["pressed", "a b.c"],
    wrong: ["", ".x", "../x", "a/b"])
  static let scriptPath = TextForm(
    "the path of a script", pattern: "^[\\s\\S]", right: ["tap.json"], wrong: [""])
  static let reason = TextForm(
    "a reason", pattern: "^[\\s\\S]", right: ["the clock in it goes on"], wrong: [""])
}
