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

  init(_ bytes: [UInt8], limit: ImageSizeLimit) throws(ImageFileError) {
    guard bytes.starts(with: PNGFile.signature) else { throw .notAnImage }
    var offset = PNGFile.signature.count
    guard bytes.count >= offset + Self.frameBytes + 13 else { throw .truncated }
    guard Self.type(bytes, offset) == "IHDR", Self.number(bytes, offset) == 13 else {
      throw .broken("it does not begin with a header")
    }
    width = Self.number(bytes, offset + 8)
    height = Self.number(bytes, offset + 12)
    depth = Int(bytes[offset + 16])
    try limit.check(width: width, height: height)

    var essential = Array(bytes[..<offset])
    essential.reserveCapacity(bytes.count)
    var type = ""
    while type != "IEND" {
      guard bytes.count - offset >= Self.frameBytes else { throw .truncated }
      type = Self.type(bytes, offset)
      let end = offset + Self.frameBytes + Self.number(bytes, offset)
      guard end <= bytes.count else { throw .truncated }
      // A capital letter first: a decoder must not pass over the chunk.
      let isCritical = bytes[offset + 4] & 0x20 == 0
      if isCritical || type == "tRNS" {
        essential.append(contentsOf: bytes[offset..<end])
      }
      offset = end
    }
    self.essential = essential
  }

  /// The four bytes at an offset, most significant first.
  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The type of the chunk that starts at an offset.
  private static func type(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
  }
}
