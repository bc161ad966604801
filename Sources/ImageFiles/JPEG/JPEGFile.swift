import CoreGraphics
import Pixels

/// JPEG files, by libjpeg-turbo.
package enum JPEGFile {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The picture in a JPEG file, turned upright as its EXIF data ask: baseline or progressive,
  /// colour, grey or inks.
  ///
  /// A colour profile is passed over: the numbers are taken to be sRGB.
  package static func decode(
    _ bytes: [UInt8], limit: ImageSizeLimit = .standard
  ) throws(ImageFileError) -> CGImage {
    let stored = try decodeStored(bytes, limit: limit)
    return CGImage(stored.orientation.upright(stored.image.pixmap))
  }

  /// The picture as it is stored, and how it must be turned.
  static func decodeStored(
    _ bytes: [UInt8], limit: ImageSizeLimit
  ) throws(ImageFileError) -> StoredImage {
    let header = try JPEGHeader(bytes)
    try limit.check(width: header.width, height: header.height)
    try header.checkKind()
    guard hasEnd(bytes, after: header.scanOffset) else { throw .truncated }
    let stored = try Pixmap(width: header.width, height: header.height) {
      (pixels) throws(ImageFileError) in
      try TurboJPEG.read(
        bytes, width: header.width, height: header.height,
        asInks: header.isInk, into: pixels)
      if header.isInk { Inks.mix(pixels) }
    }
    return StoredImage(image: CGImage(stored), orientation: header.orientation)
  }

  /// What stands before the picture.
  static func header(_ bytes: [UInt8]) throws(ImageFileError) -> ImageFileHeader {
    let own = try JPEGHeader(bytes)
    var header = ImageFileHeader(
      format: .jpeg, width: own.width, height: own.height, depth: own.precision,
      model: own.isInk ? .cmyk : own.components == 1 ? .gray : .rgb)
    header.orientation = own.statedOrientation
    header.density = own.density
    header.comesInPasses = own.isProgressive
    header.isWhole = hasEnd(bytes, after: own.scanOffset)
    return header
  }

  /// Whether the end marker stands somewhere after the first scan's start.
  ///
  /// The library closes a picture that is cut off with grey, and reports only the first thing
  /// that it stumbled over. Searched from behind, where the marker is, but for what phones append.
  private static func hasEnd(_ bytes: [UInt8], after start: Int) -> Bool {
    var index = bytes.count - 2
    while index >= start {
      if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
      index -= 1
    }
    return false
  }
}
