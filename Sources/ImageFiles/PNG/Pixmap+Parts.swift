import Glibc
import Pixels

extension Pixmap {
  /// The smallest rectangle outside of which a picture of the same size has the same pixels.
  func changedArea(since other: Pixmap) -> PixelRect {
    precondition(width == other.width && height == other.height, "the pictures have one size")
    var area = PixelRect.empty
    withBytes { pixels in
      other.withBytes { before in
        for row in 0..<height {
          area = area.union(Self.changedPart(row, of: width, pixels, before))
        }
      }
    }
    return area
  }

  /// What differs in a row; most rows are alike and compared at a stroke.
  private static func changedPart(
    _ row: Int, of width: Int, _ pixels: UnsafeRawBufferPointer, _ before: UnsafeRawBufferPointer
  ) -> PixelRect {
    let range = row * width * 4..<(row + 1) * width * 4
    let new = UnsafeRawBufferPointer(rebasing: pixels[range]).assumingMemoryBound(to: UInt32.self)
    let old = UnsafeRawBufferPointer(rebasing: before[range]).assumingMemoryBound(to: UInt32.self)
    guard let start = new.baseAddress, let oldStart = old.baseAddress,
      memcmp(start, oldStart, range.count) != 0
    else { return .empty }
    var (left, right) = (0, width)
    while left < right, new[left] == old[left] { left += 1 }
    while left < right, new[right - 1] == old[right - 1] { right -= 1 }
    return PixelRect(minX: left, minY: row, maxX: right, maxY: row + 1)
  }

  /// A copy of a rectangle that has an area and lies in the picture.
  func part(_ rect: PixelRect) -> Pixmap {
    withBytes { bytes in
      Pixmap(width: rect.width, height: rect.height) { part in
        for row in 0..<rect.height {
          let start = ((rect.minY + row) * width + rect.minX) * 4
          let target = UnsafeMutableRawBufferPointer(
            rebasing: part[row * rect.width * 4..<(row + 1) * rect.width * 4])
          target.copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + rect.width * 4]))
        }
      }
    }
  }
}
