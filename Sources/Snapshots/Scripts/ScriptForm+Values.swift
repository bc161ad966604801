import CoreGraphics
import Scenes

// What the values of steps look like, and how they are read.

extension Key where Value == TimeInterval {
  /// A time, or `"idle"`, which is for ever.
  static func pause(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let form = ValueForm.any([.exactly("idle"), timeForm])
    return Key(KeyForm(name, form, doc, example: example)) {
      $1.string == "idle" ? .infinity : $0.time($1)
    }
  }
}

extension Key where Value == [Double] {
  /// A way in points.
  static func distance(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    .numbers(
      name, in: -1e6...1e6, count: 2...2, words: "a distance [x, y]", doc, example)
  }
}

extension Key where Value == LengthPair {
  /// A place in a view: points, or shares of its size.
  static func place(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let words = "a point [x, y]"
    let form = ValueForm.list(
      of: .any([.number(-1e6...1e6), .text(.share)]), count: 2...2, words: words)
    return Key(KeyForm(name, form, doc, example: example)) { decoder, value in
      guard let elements = value.elements, elements.count == 2 else {
        return decoder.mismatch(value, expected: words)
      }
      let lengths = elements.map { decoder.placeLength($0) }
      guard let x = lengths[0], let y = lengths[1] else { return nil }
      return LengthPair(x: x, y: y)
    }
  }
}

extension ValueDecoder {
  fileprivate mutating func placeLength(_ value: JSONValue) -> Length? {
    if value.string != nil { return length(value) }
    let range = -1e6...1e6
    return number(value, in: range, .number(range)).map { .points(CGFloat($0)) }
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

extension TextForm {
  static let view = TextForm(
    "the id of a view, or \"label:\" and what it is called", right: ["buy", "label:Buy now"])
  static let stroke = TextForm(
    "a key such as \"Tab\", \"a\" or \"Shift+Left\"", pattern: KeyStroke.pattern,
    right: ["Tab", "a", "Shift+Left", "ctrl+C", "+", "alt+cmd+F12"],
    wrong: ["", "Hyper+X", "Shift+", "abc", "é"])
}
