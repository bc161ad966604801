import Pixels

/// How large a picture may be decoded; checked from the file's header, before memory is taken.
package struct ImageSizeLimit: Hashable, Sendable {
  /// Pixels a side, at most what a pixmap holds.
  package let side: Int
  /// Pixels in all.
  package let pixels: Int

  /// A limit for a side and one for all pixels.
  package init(side: Int = Pixmap.maximumSide, pixels: Int = 64 << 20) {
    precondition(
      side <= Pixmap.maximumSide, "a picture's side is limited to what a pixmap can hold")
    self.side = side
    self.pixels = pixels
  }

  /// 16,384 pixels a side and 64 Mi pixels (256 MiB decoded) in all.
  package static let standard = ImageSizeLimit()

  /// Lets sizes pass that have an area and keep to the limit.
  func check(width: Int, height: Int) throws(ImageFileError) {
    guard width > 0, height > 0 else {
      throw .broken("its size is \(width) × \(height) pixels")
    }
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(width: width, height: height, limit: self)
    }
  }
}
