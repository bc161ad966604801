/// One chunk of a PNG file: a type of four letters and its data.
struct PNGChunk {
  let type: String
  let data: [UInt8]

  /// Adds the chunk to a file: length, type, data, checksum.
  func append(to file: inout [UInt8]) {
    file.reserveCapacity(file.count + data.count + 12)
    file += Self.bytes(of: UInt32(data.count))
    let start = file.count
    file += Array(type.utf8)
    file += data
    file += Self.bytes(of: Self.checksum(file[start...]))
  }

  /// Most significant first.
  static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  static func bytes(of number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  /// The data of all chunks of a type in a file that libpng wrote, one after the other.
  static func data(ofType type: String, in file: [UInt8]) -> [UInt8] {
    let name = Array(type.utf8)
    var data: [UInt8] = []
    data.reserveCapacity(file.count)
    var offset = PNGFile.signature.count
    while offset + 12 <= file.count {
      let count = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[offset + 4..<offset + 8].elementsEqual(name) {
        data += file[offset + 8..<offset + 8 + count]
      }
      offset += 12 + count
    }
    return data
  }

  /// CRC-32 as PNG's specification has it, a byte a step.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        var sum: UInt32 = ~0
        for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        return ~sum
      }
    }
  }

  /// What eight steps of the division make of a byte.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
}
