import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Every cache of a renderer has a bound in bytes, which holds between frames whatever a frame asks
/// for, and lets go of what nobody has asked for in a while.
@Suite struct CacheBoundTests {
  private static let side = 64

  /// The cache of a name.
  private func cache(_ name: String, of renderer: Renderer) throws -> CacheSize {
    try #require(renderer.caches.first { $0.name == name })
  }

  /// A page of so many different shapes that want every cache.
  private func page(_ number: Int, layers: Int) -> RenderNode {
    var trees = RandomTrees(seed: UInt64(number), side: Double(Self.side))
    return trees.tree(nodes: layers)
  }

  @Test func cachesOfEveryKindStayWithinTheirLimits() throws {
    let renderer = Renderer(threads: 2)
    var largest: [String: Int] = [:]
    for number in 0..<120 {
      _ = renderer.render(frame(page(number, layers: 40), side: Self.side))
      for cache in renderer.caches {
        #expect(cache.bytes <= cache.limit, "\(cache)")
        largest[cache.name] = max(largest[cache.name] ?? 0, cache.bytes)
      }
    }
    // Pages that are never seen twice have nothing recorded, and none has images.
    for cache in renderer.caches where !["stencils", "scaledImages"].contains(cache.name) {
      #expect(largest[cache.name] ?? 0 > 0, "\(cache.name) was never used")
    }
  }

  @Test func whatNoFrameHasUsedForAWhileGoes() throws {
    let renderer = Renderer(threads: 1)
    for number in 0..<40 { _ = renderer.render(frame(page(number, layers: 40), side: Self.side)) }
    let full = renderer.caches
    // Two layers that change places with every frame, so that each is painted.
    for number in 0..<(2 * CacheBudget.frames + 2) {
      let color = number.isMultiple(of: 2) ? red : blue
      _ = renderer.render(
        frame(layer(0, 0, Double(Self.side), Double(Self.side), color: color), side: Self.side))
    }
    for name in ["pictures", "outlines", "gradients", "pathShapes", "shadows"] {
      let before = try #require(full.first { $0.name == name })
      #expect(before.bytes > 0, "\(name)")
      #expect(try cache(name, of: renderer).bytes == 0, "\(name)")
    }
  }

  @Test func pathsOfOneFrameThatAreTooMuchAreNotKept() {
    var cache = OutlineCache()
    for number in 0..<12 {
      let path = CGMutablePath()
      path.move(to: .zero)
      for index in 0..<100_000 {
        path.addLine(to: CGPoint(x: index % 97 + number, y: index.isMultiple(of: 2) ? 0 : 50))
      }
      _ = cache.shape(
        of: path.fixed, rule: .nonZero, in: FlattenContext(map: .identity, clip: .empty))
    }
    #expect(cache.outlineBytes > OutlineCache.outlineCapacity)
    cache.endFrame()
    #expect(cache.outlineBytes <= OutlineCache.outlineCapacity)
  }

  @Test func pathsThatCastShadowsStayWithinTheirLimit() {
    var cache = PathShapeCache()
    for number in 0..<60 {
      let path = CGMutablePath()
      for index in 0..<4_000 {
        path.addRect(CGRect(x: index, y: number, width: 2, height: 2))
      }
      _ = cache.facts(of: path.fixed)
      cache.endFrame()
      #expect(cache.size.bytes <= cache.size.limit)
    }
  }

  @Test func whatOneFrameWantsTooMuchOfIsNotKept() {
    var cache = RecentCache<Int, Int>(byteLimit: 1_000)
    for key in 0..<30 { _ = cache.value(for: key) { (key, 100) } }
    #expect(cache.bytes == 3_000)
    cache.endFrame()
    #expect(cache.bytes == 0, "one frame alone wanted too much")
    for key in 0..<9 { _ = cache.value(for: key) { (key, 100) } }
    cache.endFrame()
    #expect(cache.bytes == 900)
    #expect(cache.value(for: 3) { (4, 100) } == 3)
    for key in 20..<22 { _ = cache.value(for: key) { (key, 100) } }
    cache.endFrame()
    #expect(cache.bytes == 300, "what the last frame used stays")
  }
}
