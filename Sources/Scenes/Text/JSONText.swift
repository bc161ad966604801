/// The written form of single JSON values; ``JSONWriter`` writes whole trees.
package enum JSONText {
  /// A string in double quotes, with the escapes that JSON demands and no others.
  package static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with the fewest digits that read back as the same: `12`, `0.1`, `1e+20`.
  ///
  /// JSON has no infinities and no NaN; they are written as `null`, as JavaScript does.
  package static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Every integer below 2⁵³ is exact; negative zero keeps its sign in the other branch.
    if let integer = Int64(exactly: number), abs(number) < 9_007_199_254_740_992,
      number != 0 || number.sign == .plus
    {
      return String(integer)
    }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A count for people, its thousands parted by commas: `7,900`.
  package static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    let first = digits.count % 3
    let groups = stride(from: first, to: digits.count, by: 3).map { String(digits[$0..<$0 + 3]) }
    let parts = (first > 0 ? [String(digits[..<first])] : []) + groups
    return (count < 0 ? "-" : "") + parts.joined(separator: ",")
  }

  static func append(quoted string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [0x5C, byte])
      case 0x08: bytes.append(contentsOf: [0x5C, UInt8(ascii: "b")])
      case 0x09: bytes.append(contentsOf: [0x5C, UInt8(ascii: "t")])
      case 0x0A: bytes.append(contentsOf: [0x5C, UInt8(ascii: "n")])
      case 0x0C: bytes.append(contentsOf: [0x5C, UInt8(ascii: "f")])
      case 0x0D: bytes.append(contentsOf: [0x5C, UInt8(ascii: "r")])
      case ..<0x20:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
