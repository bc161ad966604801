/// A number that stands for bytes: other bytes have another one, but for one chance in 2⁶⁴.
///
/// The rounds of xxHash64, four words at a time, as a picture has megabytes and CRC-32 takes a byte a
/// step. It guards against accidents; against whoever wants two pictures to have one number it does not.
struct ByteDigest: Equatable {
  private(set) var number: UInt64

  /// What bytes come to, and numbers that belong to them.
  init(of bytes: UnsafeRawBufferPointer, with numbers: [Int] = []) {
    var lanes = (Self.primes.0 &+ Self.primes.1, Self.primes.1, UInt64(0), 0 &- Self.primes.0)
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes.0 = Self.round(lanes.0, Self.word(bytes, offset))
      lanes.1 = Self.round(lanes.1, Self.word(bytes, offset + 8))
      lanes.2 = Self.round(lanes.2, Self.word(bytes, offset + 16))
      lanes.3 = Self.round(lanes.3, Self.word(bytes, offset + 24))
      offset += 32
    }
    number = Self.primes.0 &+ UInt64(bytes.count)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { add(lane) }
    for byte in bytes[offset...] { add(UInt64(byte)) }
    for number in numbers { add(UInt64(bitPattern: Int64(number))) }
    // Each bit of the sum decides on all of them.
    number = (number ^ number >> 33) &* Self.primes.1
    number = (number ^ number >> 29) &* Self.primes.0
    number ^= number >> 32
  }

  /// As a file has it, the most significant byte first.
  var bytes: [UInt8] {
    PNGChunk.bytes(of: UInt32(truncatingIfNeeded: number >> 32))
      + PNGChunk.bytes(of: UInt32(truncatingIfNeeded: number))
  }

  private mutating func add(_ word: UInt64) {
    number = Self.turned(number ^ Self.round(0, word), 27) &* Self.primes.0 &+ Self.primes.1
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    turned(lane &+ word &* primes.1, 31) &* primes.0
  }

  private static func turned(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Odd, with bits all over.
  private static let primes: (UInt64, UInt64) = (0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F)
}
