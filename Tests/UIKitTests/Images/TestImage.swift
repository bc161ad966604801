import CoreGraphics
import Pixels
import UIKit

/// Images made of numbers `0xAARRGGBB`, premultiplied, and back.
enum TestImage {
  static func cgImage(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    CGImage(
      Pixmap(width: width, height: height) { bytes in
        let pixels = bytes.assumingMemoryBound(to: UInt32.self)
        for index in pixels.indices { pixels[index] = pixel(index % width, index / width) }
      })
  }

  static func plain(_ width: Int, _ height: Int, _ pixel: UInt32) -> UIImage {
    UIImage(cgImage: cgImage(width, height) { _, _ in pixel })
  }

  /// The rows of an image's stored pixels.
  static func rows(_ image: UIImage) -> [[UInt32]] {
    guard let image = image.cgImage else { return [] }
    return (0..<image.height).map { y in
      (0..<image.width).map { x in image.pixmap[x, y].value }
    }
  }
}
