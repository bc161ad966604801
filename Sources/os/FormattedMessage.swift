import Foundation

/// A message in the form of C's, filled with values of any kind; a value that is of another kind than the
/// form asks for is written as it is.
struct FormattedMessage {
  private var rest: Substring
  private var values: ArraySlice<Any>
  private(set) var text = ""

  init(_ form: String, _ values: [Any]) {
    (rest, self.values) = (form[...], values[...])
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[mark...].dropFirst()
      addValue()
    }
    text += rest
  }

  private mutating func addValue() {
    if rest.first == "%" {
      text += "%"
      rest = rest.dropFirst()
      return
    }
    let privacy = takePrivacy()
    let flags = take { "+-# 0".contains($0) }
    let width = take(\.isNumber)
    var precision: String?
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = take(\.isNumber)
    }
    _ = take { "hlLqzjt".contains($0) }
    guard let kind = rest.popFirst() else { return }
    guard let value = values.popFirst() else {
      text += "<decode: missing data>"
      return
    }
    let written = Self.text(value, kind, precision: precision.map { Int($0) ?? 0 })
    let isNumber = "diuxXofFeEgGcpD".contains(kind)
    let shown = privacy.shown(isPublic: isNumber) { written }
    text += Self.padded(shown, flags, min(Int(width) ?? 0, 1_000), isNumber: isNumber)
  }

  private mutating func take(_ isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  /// What stands in braces: words with commas between.
  private mutating func takePrivacy() -> OSLogPrivacy {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return .auto }
    let words = rest[..<end].dropFirst().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    rest = rest[end...].dropFirst()
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive }
    return words.contains("private") ? .private : .auto
  }

  private static func text(_ value: Any, _ kind: Character, precision: Int?) -> String {
    switch kind {
    case "d", "i", "u", "D":
      return (value as? any BinaryInteger).map { "\($0)" } ?? "\(value)"
    case "x", "X", "o":
      guard let number = value as? any FixedWidthInteger else { return "\(value)" }
      return bits(number, radix: kind == "o" ? 8 : 16, uppercase: kind == "X")
    case "f", "F", "e", "E", "g", "G":
      guard let number = number(value) else { return "\(value)" }
      return String(format: "%.\(min(precision ?? 6, 100))\(kind)", number)
    case "s":
      let text = (value as? UnsafePointer<CChar>).map { String(cString: $0) } ?? "\(value)"
      return precision.map { String(text.prefix($0)) } ?? text
    default: return "\(value)"
    }
  }

  private static func bits<Number: FixedWidthInteger>(
    _ number: Number, radix: Int, uppercase: Bool
  ) -> String {
    String(Number.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: uppercase)
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func padded(
    _ text: String, _ flags: String, _ width: Int, isNumber: Bool
  ) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    let fills = isNumber && flags.contains("0")
    guard fills, text.first == "-" else {
      return String(repeating: fills ? "0" : " ", count: missing) + text
    }
    return "-" + String(repeating: "0", count: missing) + text.dropFirst()
  }
}
