import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// What moves is taken from the frame before where that is the same: nobody can tell.
@Suite struct MotionTests {
  private static let side = 96

  private func moved(_ root: RenderNode, _ x: Double, _ y: Double) -> RenderNode {
    layer(id: 900, 0, 0, Double(Self.side), Double(Self.side), [root.placed(x, y)])
  }

  @Test(arguments: 500..<516)
  func whatMovesByPartsOfPixelsIsAsItWouldBeThere(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: Double(Self.side))
    let root = trees.tree(nodes: 24)
    let renderers = [
      Renderer(threads: 1), Renderer(threads: 2, sharing: .always),
      Renderer(threads: 3, tileSize: TileSize(width: 32, height: 8), sharing: .always),
    ]
    for step in 0..<24 {
      let place = (Double(step) * 0.37, Double(step % 9) * 0.23)
      let tree = moved(root, place.0, place.1)
      let fresh = try #require(picture(tree, side: Self.side))
      for renderer in renderers {
        _ = renderer.render(frame(tree, side: Self.side))
        #expect(renderer.pixmap == fresh, "step \(step): \(root.dump())")
        if renderer.pixmap != fresh { return }
      }
    }
  }

  @Test(arguments: 600..<612)
  func severalThreadsRepaintTheDamageAsOneDoes(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: Double(Self.side))
    var root = trees.tree(nodes: 40)
    let renderer = Renderer(
      threads: 2, tileSize: TileSize(width: 32, height: 8), sharing: .always)
    for _ in 0..<40 {
      let report = renderer.render(frame(root, side: Self.side))
      let alone = Renderer(threads: 1)
      let same = alone.render(frame(root, side: Self.side))
      #expect(renderer.pixmap == alone.pixmap, "\(report.damage)\n\(root.dump())")
      if renderer.pixmap != alone.pixmap { return }
      if report.damage == same.damage { #expect(report.commands == same.commands) }
      root = trees.edited(root)
    }
  }

  @Test func anOutlineThatMovesIsMadeOnce() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 20))
    path.addLine(to: CGPoint(x: 40, y: 41))
    var cache = OutlineCache()
    var bytes: [Int] = []
    for step in 0..<30 {
      let map = CGAffineTransform(translationX: Double(step) * 0.37, y: Double(step) * 1.41)
      cache.beginFrame(canvas: PixelRect(x: 0, y: 0, width: 96, height: 96))
      let context = FlattenContext(map: map, clip: PixelRect(x: 0, y: 0, width: 96, height: 96))
      let shape = cache.shape(of: path.fixed, rule: .nonZero, in: context)
      #expect(shape.stencil == nil)
      #expect(shape.outline.pixelBounds.minX == Int((1 + Double(step) * 0.37).rounded(.down)))
      cache.endFrame()
      bytes.append(cache.outlineBytes)
    }
    #expect(Set(bytes).count <= 2, "\(bytes)")
  }

  @Test func L14_000_aWideShadowOfContentIsAsThatOfItsShape() throws {
    // Of two parts, so that it is painted, at a half and a quarter of the size, and blurred.
    let black = CGColor(gray: 0, alpha: 1)
    for radius in [9, 17, 34] as [CGFloat] {
      for place in [40, 40.25, 40.7] {
        let shadow = Shadow(color: black, offset: .zero, radius: radius)
        let parts = layer(
          id: 2, place, 42, 0, 0,
          [layer(id: 3, 0, 0, 70, 110, color: red), layer(id: 4, 50, 0, 70, 110, color: red)])
        let whole = layer(id: 2, place, 42, 120, 110, color: red)
        func shown(_ node: RenderNode) throws -> Pixmap {
          try #require(
            picture(layer(id: 90, 0, 0, 200, 200, [node.casting(shadow)]), side: 200))
        }
        let distance = try shown(parts).distance(to: shown(whole))
        #expect(distance <= 2, "\(distance) at \(radius), \(place)")
      }
    }
  }

  @Test func aShadowOfContentThatMovesIsPaintedForAFewPlacesOnly() {
    let black = CGColor(gray: 0, alpha: 1)
    let parts = layer(
      id: 2, 0, 0, 0, 0,
      [layer(id: 3, 0, 0, 20, 60, color: red), layer(id: 4, 20, 0, 30, 60, color: red)])
    let renderer = Renderer(threads: 1)
    for step in 0..<200 {
      let shadow = Shadow(color: black, offset: .zero, radius: 24)
      let node = parts.casting(shadow).placed(Double(step) * 0.173, 9)
      _ = renderer.render(frame(layer(id: 90, 0, 0, 200, 200, [node]), side: 200))
    }
    #expect(renderer.flattener.pictures.madeCount <= 256 / GaussianBlur.grain(sigma: 24))
  }
}

extension RenderNode {
  /// The same somewhere else.
  fileprivate func placed(_ x: Double, _ y: Double) -> RenderNode {
    with(
      geometry: Geometry(
        bounds: geometry.bounds,
        transform: geometry.transform.concatenating(CGAffineTransform(translationX: x, y: y))))
  }
}
