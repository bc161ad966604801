import CoreGraphics
import Pixels

/// A picture whose pixels a function of column and row gives.
func picture(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
  CGImage(
    Pixmap(width: width, height: height) { bytes in
      for index in 0..<width * height {
        bytes.storeBytes(
          of: pixel(index % width, index / width), toByteOffset: index * 4, as: UInt32.self)
      }
    })
}

/// A picture's pixels as numbers `0xAARRGGBB`, row by row.
func pixels(of image: CGImage) -> [UInt32] {
  (0..<image.width * image.height).map {
    image.pixmap[$0 % image.width, $0 / image.width].value
  }
}
