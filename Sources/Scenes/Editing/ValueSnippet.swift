/// What is written for a value to begin with, in the syntax of snippets that editors share: `$1` is
/// where the caret stands, `${1:text}` is text to write over, `${1|a,b|}` a choice.
package enum ValueSnippet {
  /// So many names are offered as a choice within the snippet.
  private static let mostChoices = 24

  /// A value of one of some forms.
  package static func text(of forms: [ValueForm], like example: JSONValue) -> String {
    for form in forms {
      if let text = text(of: form, like: example) { return text }
    }
    return placeholder(1, example)
  }

  private static func text(of form: ValueForm, like example: JSONValue) -> String? {
    switch form {
    case .bool: return "${1|true,false|}"
    case .choice(let names) where names.count <= mostChoices:
      return "\"${1|\(names.map(escapedChoice).joined(separator: ","))|}\""
    case .choice:
      return example.string == nil ? "\"$1\"" : "\"${1:\(escaped(example.string ?? ""))}\""
    case .exactly(let value): return escaped(value.inline)
    case .text: return "\"${1:\(escaped(example.string ?? ""))}\""
    case .list(.object, _, _), .list(.map, _, _): return "[\n\t{ $1 }\n]"
    case .list(_, let count, _) where count.lowerBound == count.upperBound:
      guard let elements = example.elements, elements.count == count.lowerBound else { return nil }
      let parts = elements.enumerated().map { placeholder($0.offset + 1, $0.element) }
      return "[\(parts.joined(separator: ", "))]"
    case .list: return "[$1]"
    case .object, .map: return "{ $1 }"
    case .number, .integer, .null, .kind, .any, .anything: return nil
    }
  }

  private static func placeholder(_ number: Int, _ value: JSONValue) -> String {
    if let text = value.string { return "\"${\(number):\(escaped(text))}\"" }
    return "${\(number):\(escaped(value.inline))}"
  }

  /// Text that means itself.
  package static func escaped(_ text: String) -> String { escaped(text, "$}\\") }

  private static func escapedChoice(_ text: String) -> String { escaped(text, "$}\\,|") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// A snippet without places to fill in: what is there to write over stays.
  package static func plain(_ snippet: String) -> String {
    var result = ""
    var rest = Substring(snippet)
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$" {
        if rest.first == "{" { rest.removeFirst() }
        rest = rest.drop { $0.isNumber }
        if let mark = rest.first, mark == ":" || mark == "|" {
          rest.removeFirst()
          result += written(in: &rest, endsAt: mark == "|" ? ",|" : "}")
          // What is left of a choice.
          if mark == "|" { _ = written(in: &rest, endsAt: "}") }
        }
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Takes text up to one of some signs that does not mean itself, and the sign.
  private static func written(in rest: inout Substring, endsAt signs: String) -> String {
    var text = ""
    while let character = rest.popFirst(), !signs.contains(character) {
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return text
  }
}
