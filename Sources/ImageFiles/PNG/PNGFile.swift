import CoreGraphics
import Pixels

/// PNG files, by libpng.
package enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The picture in a PNG file: every colour type and depth, interlaced or not.
  ///
  /// All are taken to be sRGB, whatever gamma or profile is embedded; 16-bit channels are rounded
  /// to 8 after the multiplication. Of an animation, the still picture.
  package static func decode(
    _ bytes: [UInt8], limit: ImageSizeLimit = .standard
  ) throws(ImageFileError) -> CGImage {
    let file = try PNGChunks(bytes, limit: limit)
    let pixmap = try Pixmap(width: file.width, height: file.height) {
      (pixels) throws(ImageFileError) in
      if file.depth == 16 {
        let samples = try LibPNG.readDeep(file)
        PNGSamples.narrow(samples, into: pixels)
      } else {
        try LibPNG.read(file, into: pixels)
        PNGSamples.premultiply(pixels)
      }
    }
    return CGImage(pixmap)
  }

  /// A PNG file of a picture: 8-bit RGBA with straight alpha, or RGB when all of it is opaque.
  ///
  /// The same pixels make the same bytes: nothing in the file tells of time or software.
  package static func encode(_ image: CGImage) -> [UInt8] {
    let pixmap = image.pixmap
    return pixmap.withBytes { pixels in
      let opaque = PNGSamples.isOpaque(pixels)
      return LibPNG.write(
        pixels, width: pixmap.width, height: pixmap.height, hasAlpha: !opaque)
    }
  }
}
