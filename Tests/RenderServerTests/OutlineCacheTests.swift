import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

@Suite struct OutlineCacheTests {
  /// A zigzag of so many edges.
  private func path(_ edges: Int) -> FixedPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 1...edges {
      path.addLine(to: CGPoint(x: index % 100, y: index.isMultiple(of: 2) ? 0 : 50))
    }
    return path.fixed
  }

  @Test func aPathThatMovesDoesNotFillTheMemory() {
    var cache = OutlineCache()
    let path = path(100_000)
    for frame in 0..<60 {
      let map = CGAffineTransform(translationX: CGFloat(frame), y: 0)
      _ = cache.shape(of: path, rule: .nonZero, in: FlattenContext(map: map, clip: .empty))
      cache.endFrame()
      #expect(cache.outlineBytes <= OutlineCache.outlineCapacity)
    }
    #expect(cache.outlineBytes > 0)
  }

  @Test func aPathThatStaysIsRecordedOnceForTheCanvas() {
    var cache = OutlineCache()
    let path = path(50)
    let canvas = PixelRect(x: 0, y: 0, width: 100, height: 60)
    func frame(_ rule: FillRule, _ canvas: PixelRect) -> OutlineCache.Shape {
      cache.beginFrame(canvas: canvas)
      defer { cache.endFrame() }
      _ = cache.shape(
        of: path, rule: rule, in: FlattenContext(map: .identity, clip: .empty))
      return cache.shape(
        of: path, rule: rule, in: FlattenContext(map: .identity, clip: .empty))
    }
    #expect(frame(.nonZero, canvas).stencil == nil)
    #expect(frame(.nonZero, canvas).stencil != nil)
    #expect(cache.stencilBytes > 0)
    #expect(frame(.evenOdd, canvas).stencil == nil, "another rule has other coverage")
    let larger = PixelRect(x: 0, y: 0, width: 120, height: 60)
    #expect(frame(.nonZero, larger).stencil != nil)
    #expect(frame(.nonZero, larger).stencil?.bounds.maxX ?? 0 <= 120)
  }
}

@Suite struct GradientCacheTests {
  @Test func aGradientThatMovesDoesNotFillTheMemory() throws {
    let colors = [red, blue] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let content = GradientContent(kind: .axial, gradient: gradient, start: .zero, end: .zero)
    var cache = GradientCache()
    var made = 0
    let frames = 3 * CacheBudget.gradients / GradientCache.entryBytes
    for frame in 0..<frames {
      let map = CGAffineTransform(translationX: CGFloat(frame), y: 0)
      for _ in 0..<2 {
        _ = cache.source(of: content, under: map) {
          made += 1
          return nil
        }
      }
      cache.endFrame()
      #expect(cache.size.bytes <= cache.size.limit)
    }
    #expect(made == frames)
  }
}
