import CoreGraphics
import Pixels

extension JPEGFile {
  /// A baseline JPEG file of a picture, whose transparent parts are laid on white.
  ///
  /// `quality` is a share of the best; what is none counts as the worst. From 0.9 on colours are
  /// as fine as light, below that half as fine along each axis. The same pixels make the same bytes.
  package static func encode(
    _ image: CGImage, quality: Double, orientation: ImageOrientation = .upright
  ) -> [UInt8] {
    let pixmap = image.pixmap
    let pixels = pixmap.withBytes { bytes in
      bytes.assumingMemoryBound(to: UInt32.self).map(onWhite)
    }
    let share = quality > 0 ? min(quality, 1) : 0
    let file = TurboJPEG.write(
      pixels, width: pixmap.width, height: pixmap.height, quality: Int((1 + share * 99).rounded()),
      halvesColors: share < 0.9)
    guard orientation != .upright else { return file }
    return file[..<2] + ExifOrientation.segment(orientation) + file[2...]
  }

  /// An opaque pixel: premultiplied, what is missing to opacity is white's share.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    return pixel &+ rest &* 0x0101_0101
  }
}

extension ExifOrientation {
  /// The APP1 segment that says nothing but an orientation.
  static func segment(_ orientation: ImageOrientation) -> [UInt8] {
    let header: [UInt8] = Array("Exif\0\0MM\0".utf8) + [42, 0, 0, 0, 8]
    // One entry: tag 0x0112, type 3 (16 bits), one number; then no further directory.
    let directory: [UInt8] = [
      0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0, 0, 0, 0, 0,
    ]
    let body = header + directory
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }
}
