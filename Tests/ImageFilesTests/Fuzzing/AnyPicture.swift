import CoreGraphics
import ImageFiles
import Pixels

/// What holds of any bytes that are taken for a picture file; the fuzzers and the replay of their
/// corpus both ask it.
enum AnyPicture {
  private static let limit = ImageSizeLimit(side: 4096, pixels: 1 << 18)

  /// Nil where all of it holds, else a sentence.
  ///
  /// A changed byte in a PNG file makes its checksum wrong, and there the library stops; so the file
  /// is looked at with right ones as well.
  static func brokenPromise(_ bytes: [UInt8]) -> String? {
    if let sentence = brokenDecoding(bytes) { return sentence }
    return bytes.starts(with: PNGBuilder.signature) ? brokenDecoding(PNGBuilder.mended(bytes)) : nil
  }

  private static func brokenDecoding(_ bytes: [UInt8]) -> String? {
    let image: CGImage
    do throws(ImageFileError) {
      image = try ImageFile.decode(bytes, limit: limit)
    } catch {
      return error.description.isEmpty ? "an error without words" : nil
    }
    guard image.width <= limit.side, image.height <= limit.side,
      image.width * image.height <= limit.pixels
    else { return "the picture is above the limit" }
    let isPremultiplied = image.pixmap.withBytes { bytes in
      bytes.bindMemory(to: UInt32.self).allSatisfy { pixel in
        let alpha = pixel >> 24
        return pixel & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel >> 16 & 0xFF <= alpha
      }
    }
    guard isPremultiplied else { return "a colour is above its alpha" }
    // Decoding a large picture and encoding it takes the time that small ones need.
    guard image.width * image.height <= 4096 else { return nil }
    guard let again = try? PNGFile.decode(PNGFile.encode(image)) else {
      return "its own file is refused"
    }
    return again.pixmap == image.pixmap ? nil : "its own file shows another picture"
  }
}
