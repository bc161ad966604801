/// Names that a regular expression is found in.
package struct NameFilter {
  package let text: String
  private let expression: Regex<AnyRegexOutput>

  /// Throws what is wrong with the expression.
  package init(_ text: String) throws {
    self.text = text
    expression = try Regex(text)
  }

  package func matches(_ name: String) -> Bool { (try? expression.firstMatch(in: name)) != nil }
}
