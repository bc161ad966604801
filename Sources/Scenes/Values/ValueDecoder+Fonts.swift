import UIKit

// Fonts: `17`, `"semibold 17"`, `"monospaced 13"`, `"headline"`, or an object.

extension ValueDecoder {
  mutating func font(_ value: JSONValue) -> FontValue? {
    if let text = value.string { return font(text, at: value.range) }
    if let members = value.members { return font(members, value) }
    let kind = ValueKind.font
    guard value.number != nil else { return mismatch(value, kind) }
    return number(value, in: FontValue.sizes, kind).map { FontValue(size: $0) }
  }

  private mutating func font(_ text: String, at range: SourceRange) -> FontValue? {
    if let font = FontValue(style: text) { return font }
    var font = FontValue(size: 0)
    for word in text.split(separator: " ").map(String.init) {
      if let size = Double(decimal: word[...]), FontValue.sizes.contains(size), font.size == 0 {
        font.size = size
      } else if FontValue.weights.contains(where: { $0.name == word }) {
        font.weight = word
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

  private mutating func unknown(
    _ word: String, in text: String, at range: SourceRange
  ) -> FontValue? {
    let styles = UIFont.TextStyle.named.map(\.name)
    let words = FontValue.weights.map(\.name) + ["italic"] + FontValue.designs.keys.sorted()
    diagnostics.error(
      .wrongValue,
      "\(Diagnostic.quoted(text)) is no font: expected a size, such as \"semibold 17\", or a text"
        + " style, such as \"headline\"",
      at: range, suggestion: closestMatch(to: word, among: styles + words))
    return nil
  }

  private mutating func font(_ members: [JSONMember], _ value: JSONValue) -> FontValue? {
    var font = FontValue(size: 17)
    for member in members {
      switch member.key {
      case "size":
        guard let size = number(member.value, in: FontValue.sizes, .number(FontValue.sizes))
        else { return nil }
        font.size = size
      case "weight":
        let names = FontValue.weights.map(\.name)
        guard case .text(let name)? = choice(member.value, among: names) else { return nil }
        font.weight = name
      case "italic":
        guard let isItalic = member.value.bool else { return mismatch(member.value, .bool) }
        font.isItalic = isItalic
      case "family":
        guard let name = member.value.string else { return mismatch(member.value, .text) }
        font.family = family(name, at: member.value.range)
      default:
        return mismatch(value, .font)
      }
    }
    return font
  }

  /// A family that is not here gives way to the system's, which is told once.
  private mutating func family(_ name: String, at range: SourceRange) -> String? {
    if let family = FontValue.designs[name] { return family }
    if UIFont(name: name, size: 12) != nil { return name }
    diagnostics.warning(
      .unknownFamily, "there is no font family \(Diagnostic.quoted(name)); the system's is shown",
      at: range, suggestion: closestMatch(to: name, among: UIFont.familyNames))
    return nil
  }
}

extension DiagnosticCode {
  package static let unknownFamily = Self("unknown-font-family")
}
