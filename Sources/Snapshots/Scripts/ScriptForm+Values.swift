import CoreGraphics
import Scenes

// What the values of steps look like, and how they are read.

extension Key where Value == TimeInterval {
  /// Nobody waits longer than this for a picture, in milliseconds.
  private static var longest: Double { 3_600_000 }

  private static var timeForm: ValueForm { .any([.number(0...longest), .text(.time)]) }

  /// Milliseconds as a number, or a text such as `"250ms"` and `"2s"`; the result is in seconds.
  static func time(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, timeForm, doc, example: example)) { $0.time($1, upTo: longest) }
  }

  /// A time, or `"idle"`, which is for ever.
  static func pause(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let form = ValueForm.any([.exactly("idle"), timeForm])
    return Key(KeyForm(name, form, doc, example: example)) {
      $1.string == "idle" ? .infinity : $0.time($1, upTo: longest)
    }
  }
}

extension ValueDecoder {
  fileprivate mutating func time(_ value: JSONValue, upTo longest: Double) -> TimeInterval? {
    let milliseconds =
      value.number ?? value.string.flatMap(TimeText.seconds(of:)).map { $0 * 1000 }
    guard let milliseconds, milliseconds >= 0, milliseconds <= longest else {
      diagnostics.error(
        .wrongValue, "expected a time such as 250, \"250ms\" or \"2s\", of an hour at most",
        at: value.range)
      return nil
    }
    return milliseconds / 1000
  }
}

extension Key where Value == [Double] {
  /// A way in points.
  static func distance(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    .numbers(
      name, in: -1e6...1e6, count: 2...2, words: "a distance [x, y]", doc, example)
  }
}

extension Key where Value == KeyStroke {
  static func stroke(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .text(.stroke), doc, example: example)) { decoder, value in
      guard let text = value.string else {
        return decoder.mismatch(value, expected: TextForm.stroke.words)
      }
      if let stroke = KeyStroke(text) { return stroke }
      decoder.diagnostics.error(
        .wrongValue,
        "\(Diagnostic.quoted(text)) names no key; expected one such as \"Tab\","
          + " \"a\" or \"Shift+Left\"", at: value.range)
      return nil
    }
  }
}

extension Key where Value == String {
  /// A name that becomes a file's, so it must be one.
  static func fileName(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
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
  static let view = TextForm(
    "the id of a view, or \"label:\" and what it is called", right: ["buy", "label:Buy now"])
  static let time = TextForm(
    "a time such as \"250ms\" or \"2s\"",
    pattern: "^\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?(ms|s)?$",
    right: ["250ms", "2s", "1.5s", "250", ".5s", "3600s"], wrong: ["soon", "-1ms", "2 s", "2m", ""])
  static let fileName = TextForm(
    "a name", pattern: "^[^./\\u0000][^/\\u0000]*$", right: ["pressed", "a b.c"],
    wrong: ["", ".x", "../x", "a/b"])
  static let stroke = TextForm(
    "a key such as \"Tab\", \"a\" or \"Shift+Left\"", pattern: KeyStroke.pattern,
    right: ["Tab", "a", "Shift+Left", "ctrl+C", "+", "alt+cmd+F12"],
    wrong: ["", "Hyper+X", "Shift+", "abc", "é"])
}
