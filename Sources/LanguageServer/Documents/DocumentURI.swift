/// Files as clients name them, and as scenes do.
package enum DocumentURI {
  private static let scheme = "file://"

  /// The path of a file; what is no file, such as a text that was never saved, is its own path.
  package static func path(of uri: String) -> String {
    guard uri.lowercased().hasPrefix(scheme) else { return uri }
    let rest = uri.dropFirst(scheme.count)
    // A host may stand before the path.
    guard let slash = rest.firstIndex(of: "/") else { return uri }
    return decoded(rest[slash...]) ?? uri
  }

  package static func uri(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    var text = scheme
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }

  /// Without percent signs; nil where what they say is no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
