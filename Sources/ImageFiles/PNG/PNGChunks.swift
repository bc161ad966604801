/// A PNG file's chunks, reduced to those that say what its pixels are.
///
/// libpng's simple interface converts colours by an embedded gamma. Core Graphics' users expect
/// the numbers in the file, so what asks for the conversion (`gAMA`, `cHRM`, `iCCP`, `sRGB`) goes
/// before libpng sees it; with it goes every other chunk that only describes, and so does the
/// risk of compressed text that unpacks to gigabytes.
struct PNGChunks {
  let width: Int
  let height: Int
  /// Bits a channel, or of a palette's indices: 1, 2, 4, 8 or 16.
  let depth: Int
  /// The file without the chunks that only describe.
  let essential: [UInt8]

  /// Length, type and checksum of a chunk.
  private static let frameBytes = 12

  /// Reads the chunks; takes memory for those that count only.
  init(_ bytes: [UInt8], limit: ImageSizeLimit) throws(ImageFileError) {
    guard bytes.starts(with: PNGFile.signature) else { throw .notAnImage }
    var offset = PNGFile.signature.count
    guard bytes.count >= offset + Self.frameBytes + 13 else { throw .truncated }
    if Self.number(bytes, offset + 4) == Self.appleHeader {
      throw .unsupported("a PNG file in the form that Xcode makes for devices")
    }
    guard Self.number(bytes, offset + 4) == Self.header, Self.number(bytes, offset) == 13 else {
      throw .broken("it does not begin with a header")
    }
    width = Self.number(bytes, offset + 8)
    height = Self.number(bytes, offset + 12)
    depth = Int(bytes[offset + 16])
    try limit.check(width: width, height: height)
    let bits = width * height * depth * Self.channels(ofColorType: bytes[offset + 17])

    // Neighbours are one range, so that a file of a million small chunks has few.
    var ranges = [0..<offset]
    var packed = 0
    var type = 0
    while type != Self.end {
      guard bytes.count - offset >= Self.frameBytes else { throw .truncated }
      type = Self.number(bytes, offset + 4)
      let next = offset + Self.frameBytes + Self.number(bytes, offset)
      guard next <= bytes.count else { throw .truncated }
      if type == Self.data { packed += next - offset - Self.frameBytes }
      // A capital letter first: a decoder must not pass over the chunk.
      let isCritical = bytes[offset + 4] & 0x20 == 0
      if isCritical || type == Self.transparency {
        if ranges[ranges.count - 1].upperBound == offset {
          ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<next
        } else {
          ranges.append(offset..<next)
        }
      }
      offset = next
    }
    // Deflate's shortest word, 2 bits, stands for 258 bytes at most.
    guard bits / 8 <= packed * 1032 else { throw .broken("its data are too few for its size") }
    essential = Self.bytes(bytes, in: ranges)
  }

  private static func bytes(_ bytes: [UInt8], in ranges: [Range<Int>]) -> [UInt8] {
    if ranges == [0..<bytes.count] { return bytes }
    var essential: [UInt8] = []
    essential.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { essential.append(contentsOf: bytes[range]) }
    return essential
  }

  /// Of a colour type that does not exist none, so that libpng finds words for it.
  private static func channels(ofColorType type: UInt8) -> Int {
    switch type {
    case 0, 3: 1
    case 2: 3
    case 4: 2
    case 6: 4
    default: 0
    }
  }

  /// The four bytes at an offset, most significant first.
  static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8
      | Int(bytes[offset + 3])
  }

  // The types as the numbers that their letters are.
  static let header = 0x4948_4452  // IHDR
  private static let data = 0x4944_4154  // IDAT
  static let end = 0x4945_4E44  // IEND
  static let transparency = 0x7452_4E53  // tRNS
  static let density = 0x7048_5973  // pHYs
  static let orientation = 0x6558_4966  // eXIf
  static let appleHeader = 0x4367_4249  // CgBI
}
