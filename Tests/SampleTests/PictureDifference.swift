import CoreGraphics
import Pixels

/// Where two pictures differ.
struct PictureDifference {
  /// Nil where the pictures are the same.
  let summary: String?
  /// Black where they are the same, as bright as the difference elsewhere; empty for different
  /// sizes.
  let picture: CGImage?

  init(_ actual: CGImage, _ expected: CGImage) {
    let (one, other) = (actual.pixmap, expected.pixmap)
    guard one.bounds == other.bounds else {
      summary = "\(one.width) × \(one.height) instead of \(other.width) × \(other.height)"
      picture = nil
      return
    }
    guard one != other else {
      (summary, picture) = (nil, nil)
      return
    }
    var count = 0
    var first = ""
    let difference = Pixmap(width: one.width, height: one.height) { bytes in
      for y in 0..<one.height {
        for x in 0..<one.width where one[x, y] != other[x, y] {
          if count == 0 { first = "(\(x) \(y))" }
          count += 1
          Self.mark(one[x, y], other[x, y], in: bytes, at: (y * one.width + x) * 4)
        }
      }
      for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    }
    summary = "pixels that differ: \(count), the first at \(first)"
    picture = CGImage(difference)
  }

  /// Writes the difference of two pixels, never darker than can be seen.
  private static func mark(
    _ one: Pixel, _ other: Pixel, in bytes: UnsafeMutableRawBufferPointer, at offset: Int
  ) {
    for channel in 0..<3 {
      let shift = UInt32(channel * 8)
      let (a, b) = (Int(one.value >> shift & 255), Int(other.value >> shift & 255))
      bytes[offset + channel] = UInt8(min(255, 64 + abs(a - b)))
    }
  }
}
