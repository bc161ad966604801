/// What is wrong with text that was meant as a number, and how JSON writes it.
struct JSONNumberMistake {
  var code = DiagnosticCode.wrongNumber
  let message: String
  var suggestion: String?

  /// Text longer than this is not looked into for a suggestion.
  private static let longestRepaired = 40

  init(in text: String) {
    let quoted = Diagnostic.quoted(text)
    let body = text.drop { $0 == "+" || $0 == "-" }
    let sign = text.hasPrefix("-") ? "-" : ""
    if Self.isNonFinite(String(body)) {
      self = .nonFinite(text)
    } else if body.isEmpty {
      message = "digits are missing after \(quoted)"
    } else if body.hasPrefix("0x") || body.hasPrefix("0X") {
      message = "\(quoted) is hexadecimal; numbers are decimal"
      suggestion = Int(body.dropFirst(2), radix: 16).map { sign + String($0) }
    } else if let repaired = Self.repaired(text) {
      if text.hasPrefix("+") {
        message = "a number does not start with '+'"
      } else if body.hasPrefix(".") {
        message = "a digit is missing before the point of \(quoted)"
      } else if body.hasPrefix("0") {
        message = "a number does not start with zeros"
      } else {
        message = "a digit is missing after the point of \(quoted)"
      }
      suggestion = repaired
    } else {
      message = "\(quoted) is not a number"
      if text.utf8.count <= Self.longestRepaired, text.contains(where: \.isNumber) {
        suggestion = JSONText.quoted(text)
      }
    }
  }

  /// The mistake of writing `NaN` or an infinity, which JSON has no numbers for.
  static func nonFinite(_ text: String) -> JSONNumberMistake {
    let isInfinity = text.first.map { $0 == "I" || $0 == "i" } ?? false
    return JSONNumberMistake(
      code: .nonFiniteNumber, message: "\(Diagnostic.quoted(text)) cannot be written as a number",
      suggestion: isInfinity ? "\"infinity\"" : nil)
  }

  static func isNonFinite(_ word: String) -> Bool {
    ["nan", "inf", "infinity"].contains(word.lowercased())
  }

  private init(code: DiagnosticCode, message: String, suggestion: String?) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
  }

  /// The number without a plus, with the digits around the point that were left out, and without
  /// zeros in front; nil where that makes no number.
  private static func repaired(_ text: String) -> String? {
    guard text.utf8.count <= longestRepaired else { return nil }
    let isNegative = text.hasPrefix("-")
    var body = text.dropFirst(isNegative || text.hasPrefix("+") ? 1 : 0)
    while body.count > 1, body.hasPrefix("0"), body.dropFirst().first?.isNumber == true {
      body = body.dropFirst()
    }
    if body.hasPrefix(".") { body = "0" + body }
    if body.hasSuffix(".") { body += "0" }
    let isPlain =
      body.utf8.allSatisfy {
        $0 &- UInt8(ascii: "0") < 10 || [0x2E, 0x45, 0x65, 0x2B, 0x2D].contains($0)
      } && body.utf8.first.map { $0 &- UInt8(ascii: "0") < 10 } == true
    let number = (isNegative ? "-" : "") + body
    guard isPlain, !body.contains(".e"), !body.contains(".E"),
      let value = Double(number), value.isFinite
    else { return nil }
    return number
  }
}
