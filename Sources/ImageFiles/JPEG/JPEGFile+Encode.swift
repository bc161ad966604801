import CoreGraphics
import Pixels

extension JPEGFile {
  /// A baseline JPEG file of a picture, whose transparent parts are laid on white.
  ///
  /// `quality` is a share of the best; what is none counts as the worst. From 0.9 on colours are
  /// as fine as light, below that half as fine along each axis. The same pixels make the same bytes.
  package static func encode(
    _ image: CGImage, quality: Double, orientation: ImageOrientation = .upright,
    density: ImageDensity? = nil
  ) -> [UInt8] {
    let pixmap = image.pixmap
    let pixels = pixmap.withBytes { bytes in
      bytes.assumingMemoryBound(to: UInt32.self).map(onWhite)
    }
    let share = quality > 0 ? min(quality, 1) : 0
    var file = TurboJPEG.write(
      pixels, width: pixmap.width, height: pixmap.height, quality: Int((1 + share * 99).rounded()),
      halvesColors: share < 0.9)
    density.map { JFIFSegment.set($0, in: &file) }
    guard orientation != .upright else { return file }
    return file[..<2] + ExifOrientation.segment(orientation) + file[2...]
  }

  /// An opaque pixel: premultiplied, what is missing to opacity is white's share.
  private static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    return pixel &+ rest &* 0x0101_0101
  }
}
