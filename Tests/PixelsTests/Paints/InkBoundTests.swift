import TestSupport
import Testing

@testable import Pixels

@Suite struct InkBoundTests {
  @Test func inkIsAllThatIsNotClear() {
    var random = SplitMix(seed: 3)
    for round in 0..<200 {
      let pixmap = Pixmap(width: 1 + random.below(40), height: 1 + random.below(9))
      var bounds: PixelRect?
      for _ in 0..<round % 4 {
        let (x, y) = (random.below(pixmap.width), random.below(pixmap.height))
        pixmap.surface.pointer(x: x, y: y).pointee = 0x0100_0000
        let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        bounds = bounds.map { $0.union(pixel) } ?? pixel
      }
      #expect(pixmap.ink == bounds ?? .empty)
      #expect(ImagePyramid(pixmap).ink == bounds ?? .empty)
    }
  }
}
