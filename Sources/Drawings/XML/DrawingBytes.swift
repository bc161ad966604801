import Foundation
import Scenes

/// The bytes of a drawing as UTF-8, whatever encoding the file is in.
struct DrawingBytes {
  private(set) var bytes: [UInt8]
  /// Where the first byte stands that was no text, in `bytes`.
  private(set) var firstWrongByte: Int?
  /// An encoding that the file names and that is not known; it was read as UTF-8.
  private(set) var unknownEncoding: String?

  init(_ file: [UInt8]) {
    bytes = file
    if let units = Self.utf16(file) {
      let text = String(decoding: units, as: UTF16.self)
      bytes = Array((text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).utf8)
      return
    }
    if let name = Self.declaredEncoding(file), !["utf-8", "utf8", "us-ascii"].contains(name) {
      guard ["iso-8859-1", "latin1", "windows-1252"].contains(name) else {
        unknownEncoding = name
        repair()
        return
      }
      bytes = Array(String(String.UnicodeScalarView(file.map { UnicodeScalar($0) })).utf8)
      return
    }
    repair()
  }

  /// Bytes that are no UTF-8 become U+FFFD.
  private mutating func repair() {
    guard let wrong = Self.firstWrongByte(of: bytes) else { return }
    firstWrongByte = wrong
    bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func firstWrongByte(of bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// The units of UTF-16, which is known by its mark or by the zeros about the first letter.
  private static func utf16(_ bytes: [UInt8]) -> [UInt16]? {
    guard bytes.count >= 4 else { return nil }
    let first = (bytes[0], bytes[1])
    let isBig = first == (0xFE, 0xFF) || first == (0, 0x3C)
    let isLittle = first == (0xFF, 0xFE) || first == (0x3C, 0)
    guard isBig || isLittle else { return nil }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? one << 8 | two : two << 8 | one
    }
  }

  /// The word in `<?xml … encoding="…"?>`, in small letters.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = start.range(of: "<?xml"),
      let end = start[declaration.upperBound...].range(of: "?>"),
      let key = start[declaration.upperBound..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let rest = start[key.upperBound..<end.lowerBound].drop { " =".contains($0) }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }
}
