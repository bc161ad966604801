/// Writes PNG files of any kind, valid or not, without a PNG library.
///
/// Rows have no filter and are stored, not compressed, which every decoder must accept.
struct PNGBuilder {
  var width: Int
  var height: Int
  var depth: Int
  /// PNG's number: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: Int
  var isInterlaced = false
  /// Chunks between the header and the picture, ready made.
  var extras: [[UInt8]] = []

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file whose samples a function of column, row and channel gives.
  func file(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
    Self.signature + header + extras.flatMap { $0 }
      + Self.chunk("IDAT", Self.stored(rows(sample))) + Self.chunk("IEND", [])
  }

  var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.number(width) + Self.number(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
  }

  private func rows(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
    guard isInterlaced else { return rows(0, 0, 1, 1, sample) }
    // Adam7: first column and row, steps between columns and rows, of the seven passes.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { rows($0.0, $0.1, $0.2, $0.3, sample) }
  }

  private func rows(
    _ x0: Int, _ y0: Int, _ stepX: Int, _ stepY: Int, _ sample: (Int, Int, Int) -> Int
  ) -> [UInt8] {
    guard x0 < width else { return [] }
    var bytes: [UInt8] = []
    for y in stride(from: y0, to: height, by: stepY) {
      bytes.append(0)
      var bits = 0
      var bitCount = 0
      for x in stride(from: x0, to: width, by: stepX) {
        for channel in 0..<channels {
          bits = bits << depth | sample(x, y, channel)
          bitCount += depth
          while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits >> (bitCount - 8)))
            bitCount -= 8
          }
        }
      }
      if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
    }
    return bytes
  }

  static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// The file with the checksum of each whole chunk made right again.
  static func mended(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<end + 4, with: number(Int(checksum(file[(offset + 4)..<end]))))
      offset = end + 4
    }
    return file
  }

  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { checksums[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  /// Deflate's stored blocks in zlib's frame.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(65_535, bytes.count - offset)
      let isLast = offset + count == bytes.count
      let low = UInt8(count & 0xFF)
      let high = UInt8(count >> 8)
      result += [isLast ? 1 : 0, low, high, ~low, ~high] + bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    var a = 1
    var b = 0
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return result + number(b << 16 | a)
  }
}
