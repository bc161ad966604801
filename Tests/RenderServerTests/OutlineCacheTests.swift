import CoreGraphics
import Testing

@testable import RenderServer

@Suite struct OutlineCacheTests {
  /// A zigzag of so many edges.
  private func path(_ edges: Int) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 1...edges {
      path.addLine(to: CGPoint(x: index % 100, y: index.isMultiple(of: 2) ? 0 : 50))
    }
    return path
  }

  @Test func aPathThatMovesDoesNotFillTheMemory() {
    var cache = OutlineCache()
    let path = path(100_000)
    for frame in 0..<60 {
      _ = cache.outline(of: path, under: CGAffineTransform(translationX: CGFloat(frame), y: 0))
      cache.endFrame()
      #expect(cache.edges <= OutlineCache.edgeCapacity)
    }
    #expect(cache.edges > 0)
  }
}
