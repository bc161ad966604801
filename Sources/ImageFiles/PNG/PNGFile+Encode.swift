import CoreGraphics

extension PNGFile {
  /// The same with what the file says of the picture besides.
  package static func encode(
    _ image: CGImage, orientation: ImageOrientation, density: ImageDensity?
  ) -> [UInt8] {
    let file = encode(image)
    var chunks: [UInt8] = []
    if let density {
      let (x, y) = density.perMeter
      let numbers = PNGChunk.bytes(of: UInt32(x)) + PNGChunk.bytes(of: UInt32(y))
      PNGChunk(type: "pHYs", data: numbers + [1]).append(to: &chunks)
    }
    if orientation != .upright {
      PNGChunk(type: "eXIf", data: ExifOrientation.tiff(orientation)).append(to: &chunks)
    }
    // Behind the header, which is the first chunk.
    let place = signature.count + 25
    return file[..<place] + chunks + file[place...]
  }
}
