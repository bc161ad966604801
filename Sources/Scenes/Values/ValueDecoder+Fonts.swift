import UIKit

// Fonts: `17`, `"semibold 17"`, `"monospaced 13"`, `"headline"`, or an object.

extension ValueDecoder {
  mutating func font(_ value: JSONValue) -> FontValue? {
    if let text = value.string { return font(text, at: value.range) }
    if value.members != nil { return font(of: value) }
    let kind = ValueKind.font
    guard value.number != nil else { return mismatch(value, kind) }
    return number(value, in: FontValue.sizes, kind).map { FontValue(size: $0) }
  }

  private mutating func font(_ text: String, at range: SourceRange) -> FontValue? {
    if let font = FontValue(style: text) { return font }
    var font = FontValue(size: 0)
    for word in text.split(separator: " ").map(String.init) {
      if let size = Self.size(word), font.size == 0 {
        font.size = size
      } else if let weight = FontValue.weights[word] {
        font.weight = weight
      } else if word == "italic" {
        font.isItalic = true
      } else if let family = FontValue.designs[word] {
        font.family = family
      } else {
        return unknown(word, in: text, at: range)
      }
    }
    guard font.size > 0 else { return unknown(text, in: text, at: range) }
    return font
  }

  /// Digits with a point among them, no larger or smaller than a font can be.
  private static func size(_ word: String) -> Double? {
    guard word.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
      let size = Double(decimal: word), FontValue.sizes.contains(size)
    else { return nil }
    return size
  }

  /// Families that are named a lot, also where they are not on this machine.
  private static let families: Set<String> = [
    "helvetica", "helvetica neue", "arial", "times", "times new roman", "courier", "courier new",
    "georgia", "verdana", "menlo", "monaco", "avenir", "avenir next", "futura", "roboto", "inter",
    "san francisco", "sf pro", "sf pro text", "sf pro display", "sf mono",
  ]

  private mutating func unknown(
    _ word: String, in text: String, at range: SourceRange
  ) -> FontValue? {
    let family = text.split(separator: " ").filter { Self.size(String($0)) == nil }
      .joined(separator: " ")
    if UIFont.isKnown(family) || Self.families.contains(family.lowercased()) {
      let size = text.split(separator: " ").compactMap { Self.size(String($0)) }.first ?? 17
      diagnostics.error(
        .wrongValue, "\(Diagnostic.quoted(text)) is no font: a family stands in an object",
        at: range,
        notes: [
          Diagnostic.Note(
            "written as { \"family\": \(JSONText.quoted(family)), \"size\": \(JSONText.number(size)) }"
          )
        ])
      return nil
    }
    let styles = UIFont.TextStyle.named.map(\.name)
    let words = FontValue.weights.names + ["italic"] + FontValue.designs.names
    diagnostics.error(
      .wrongValue,
      "\(Diagnostic.quoted(text)) is no font: expected a size, such as \"semibold 17\", or a text"
        + " style, such as \"headline\"",
      at: range, suggestion: closestMatch(to: word, among: styles + words))
    return nil
  }

  private mutating func font(of value: JSONValue) -> FontValue? {
    guard variant(of: value, as: FontForm.form) != nil else { return nil }
    let keys = FontForm.keys
    return whole {
      var font = FontValue(size: $0.read(keys.size, of: value))
      font.weight = $0.read(keys.weight, of: value)
      font.isItalic = $0.read(keys.italic, of: value)
      if let name = $0.read(keys.family, of: value) {
        font.family = $0.family(name, at: value[keys.family]?.range ?? value.range)
      }
      return font
    }
  }

  /// A family that is not here gives way to the system's, which is told once.
  private mutating func family(_ name: String, at range: SourceRange) -> String? {
    if let family = FontValue.designs[name] { return family }
    if UIFont.isKnown(name) { return name }
    diagnostics.warning(
      .unknownFamily, "there is no font family \(Diagnostic.quoted(name)); the system's is shown",
      at: range, suggestion: closestMatch(to: name, among: UIFont.familyNames))
    return nil
  }
}

extension DiagnosticCode {
  /// A warning: a font family that is not on this machine; the system's is shown.
  package static let unknownFamily = Self("unknown-font-family")
}
