import CoreGraphics
import Pixels

/// How a stored picture must be turned to stand upright; the raw values are EXIF's.
package enum ImageOrientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  case leftMirrored = 5
  /// A quarter turn clockwise makes it upright: what a telephone held upright stores.
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  package func upright(_ stored: CGImage) -> CGImage {
    self == .upright ? stored : CGImage(upright(stored.pixmap))
  }

  /// The upright copy of a stored picture, or the picture itself where it stands already.
  func upright(_ stored: Pixmap) -> Pixmap {
    guard self != .upright else { return stored }
    let width = swapsSides ? stored.height : stored.width
    let height = swapsSides ? stored.width : stored.height
    let walk = walk(width: stored.width, height: stored.height)
    return stored.withBytes { stored in
      let source = stored.assumingMemoryBound(to: UInt32.self)
      return Pixmap(width: width, height: height) { bytes in
        let target = bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
          var index = walk.start + y * walk.down
          for x in 0..<width {
            target[y * width + x] = source[index]
            index += walk.right
          }
        }
      }
    }
  }

  /// The index of the stored pixel that comes to the upper left, and what to add to it for a step
  /// right and a step down in the upright picture.
  private func walk(width: Int, height: Int) -> (start: Int, right: Int, down: Int) {
    let lastColumn = width - 1
    let lastRow = (height - 1) * width
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (lastColumn, -1, width)
    case .upsideDown: (lastRow + lastColumn, -1, -width)
    case .upsideDownMirrored: (lastRow, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (lastRow, -width, 1)
    case .rightMirrored: (lastRow + lastColumn, -width, -1)
    case .left: (lastColumn, width, -1)
    }
  }
}
