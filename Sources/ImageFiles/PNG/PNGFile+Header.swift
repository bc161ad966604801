extension PNGFile {
  /// What stands in a PNG file besides its pixels.
  static func header(_ bytes: [UInt8]) throws(ImageFileError) -> ImageFileHeader {
    let first = signature.count
    guard bytes.count >= first + 12 + 13 else { throw .truncated }
    guard PNGChunks.number(bytes, first + 4) != PNGChunks.appleHeader else {
      throw .unsupported("a PNG file in the form that Xcode makes for devices")
    }
    guard PNGChunks.number(bytes, first + 4) == PNGChunks.header else {
      throw .broken("it does not begin with a header")
    }
    let kind = bytes[first + 17]
    let isIndexed = kind == 3
    var header = ImageFileHeader(
      format: .png, width: PNGChunks.number(bytes, first + 8),
      height: PNGChunks.number(bytes, first + 12), depth: isIndexed ? 8 : Int(bytes[first + 16]),
      model: kind == 0 || kind == 4 ? .gray : .rgb)
    header.isIndexed = isIndexed
    header.hasAlpha = kind == 4 || kind == 6
    header.comesInPasses = bytes[first + 20] != 0
    var offset = first
    while bytes.count - offset >= 12 {
      let (type, start) = (PNGChunks.number(bytes, offset + 4), offset + 8)
      let end = start + PNGChunks.number(bytes, offset)
      guard end + 4 <= bytes.count else { break }
      header.read(type, bytes[start..<end])
      if type == PNGChunks.end { break }
      offset = end + 4
    }
    return header
  }
}

extension ImageFileHeader {
  /// Takes what a chunk says; numbers are most significant first.
  fileprivate mutating func read(_ type: Int, _ data: ArraySlice<UInt8>) {
    switch type {
    case PNGChunks.transparency: hasAlpha = true
    case PNGChunks.orientation: orientation = ExifDirectory(tiff: Array(data))?.orientation
    case PNGChunks.density:
      // Pixels across and down in the unit 1, a metre; in the unit 0 only their ratio is known.
      let data = Array(data)
      guard data.count == 9, data[8] == 1 else { return }
      density = ImageDensity(perMeter: PNGChunks.number(data, 0), PNGChunks.number(data, 4))
    case PNGChunks.end: isWhole = true
    default: break
    }
  }
}
