import TestSupport
import Testing

@testable import Pixels

@Suite struct EnlargedMaskTests {
  /// What a pixel is between its neighbours, worked out for it alone.
  private func doubled(_ mask: Mask, _ times: Int, _ x: Int, _ y: Int) -> UInt8 {
    let factor = 1 << times
    func place(_ position: Int) -> (Int, Int) {
      let twice = 2 * position + 1 - factor
      let pixel = Int((Double(twice) / Double(2 * factor)).rounded(.down))
      return (pixel, twice - pixel * 2 * factor)
    }
    let ((column, right), (row, down)) = (place(x), place(y))
    func weigh(_ row: Int) -> Int {
      Int(mask[column, row]) * (2 * factor - right) + Int(mask[column + 1, row]) * right
    }
    let sum = weigh(row) * (2 * factor - down) + weigh(row + 1) * down
    return UInt8((sum + 2 * factor * factor) / (4 * factor * factor))
  }

  @Test(arguments: [1, 2, 3, 6], [KernelChoice.best, .portable])
  func aDoubledMaskIsBetweenItsNeighbours(times: Int, kernels: KernelChoice) {
    let mask = Mask(PixelRect(x: -2, y: 1, width: 15, height: 4)) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: index * 89 + 255) }
    }
    let whole = PixelRect(x: -400, y: -400, width: 800, height: 800)
    let parts = [whole, PixelRect(x: -7, y: 5, width: 10, height: 9)]
    let grown = EnlargedMask(mask, doublings: times)
    let color = Pixel(0xFFFF_FFFF)
    for part in parts {
      let area = part.intersection(grown.bounds)
      #expect(!area.isEmpty)
      let picture = Canvas.coverage(width: area.width, height: area.height) {
        $0.fill(
          grown, movedBy: -area.minX, -area.minY, with: color,
          scratch: PaintScratch(kernels: kernels))
      }
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let byte = picture[y - area.minY][x - area.minX]
          guard byte != doubled(mask, times, x, y) else { continue }
          Issue.record("(\(x), \(y)) of \(part) is \(byte)")
          return
        }
      }
    }
  }
}
