import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

/// A tiled layer that notes which tiles it draws, and at how many pixels a point.
private final class Map: CATiledLayer {
  var drawn: [CGRect] = []
  var scales: [CGFloat] = []

  override func draw(in ctx: CGContext) {
    drawn.append(ctx.boundingBoxOfClipPath)
    scales.append(ctx.ctm.a)
    ctx.fill(bounds)
  }
}

@Suite struct TiledLayerTests {
  /// A map of 1000 × 1000 points in a root that shows 100 × 100 of them.
  private func map() -> (CALayer, Map) {
    let (root, map) = (CALayer(), Map())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    map.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    map.tileSize = CGSize(width: 64, height: 64)
    root.addSublayer(map)
    map.setNeedsDisplay()
    return (root, map)
  }

  @Test func `L20_defaults`() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test func `L20_tiles in sight are drawn, each once`() {
    let (root, map) = map()
    let nodes = root.commitTree().root?.children.first?.children ?? []
    #expect(map.drawn.count == 4)
    #expect(map.drawn.first == CGRect(x: 0, y: 0, width: 64, height: 64))
    #expect(nodes.map(\.extent) == map.drawn)
    _ = root.commitTree()
    #expect(map.drawn.count == 4)
  }

  @Test func `L20_what scrolls into sight is drawn though nobody marked the layer`() {
    let (root, map) = map()
    _ = root.commitTree()
    root.bounds.origin.x = 64
    let report = root.commitTree().report
    #expect(map.drawn.count == 6)
    #expect(map.drawn.suffix(2).map(\.minX) == [128, 128])
    #expect(report.recommitted == 2)
    root.bounds.origin.x = 0
    _ = root.commitTree()
    #expect(map.drawn.count == 6, "tiles out of sight are kept")
    root.bounds.origin.x = 1
    #expect(root.commitTree().report.recommitted == 1, "no other tile came into sight")
  }

  @Test func `L20_a rectangle draws the tiles that it touches anew`() {
    let (root, map) = map()
    _ = root.commitTree()
    map.setNeedsDisplay(CGRect(x: 70, y: 10, width: 5, height: 5))
    _ = root.commitTree()
    #expect(map.drawn.count == 5)
    #expect(map.drawn.last?.origin == CGPoint(x: 64, y: 0))
    map.setNeedsDisplay()
    _ = root.commitTree()
    #expect(map.drawn.count == 9)
  }

  @Test(arguments: [
    (0.25, 4, 1, 0.25), (0.3, 4, 1, 0.5), (1.0, 4, 1, 1), (1.5, 4, 1, 2), (9, 4, 1, 2),
    (0.01, 4, 1, 0.25), (4, 1, 0, 1), (0.5, 1, 0, 1),
  ])
  func `L20_levels of detail follow the zoom`(zoom: CGFloat, levels: Int, bias: Int, scale: CGFloat)
  {
    let (root, map) = map()
    map.levelsOfDetail = levels
    map.levelsOfDetailBias = bias
    map.anchorPoint = .zero
    map.position = .zero
    map.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
    _ = root.commitTree()
    #expect(Set(map.scales) == [scale])
  }

  @Test func `L20_tiles end at the bounds`() {
    let (root, map) = map()
    map.frame = CGRect(x: 0, y: 0, width: 70, height: 10)
    _ = root.commitTree()
    #expect(
      map.drawn == [
        CGRect(x: 0, y: 0, width: 64, height: 10), CGRect(x: 64, y: 0, width: 6, height: 10),
      ])
  }

  @Test func `L20_a hidden or far away map draws nothing, and a huge one little`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let (root, map) = map()
    map.isHidden = true
    _ = root.commitTree()
    #expect(map.drawn.isEmpty)
    map.isHidden = false
    map.position.x = 1e7
    _ = root.commitTree()
    #expect(map.drawn.isEmpty)
    map.frame = CGRect(x: 0, y: 0, width: 1e9, height: 1e9)
    root.bounds.size = CGSize(width: 1e9, height: 1e9)
    map.tileSize = CGSize(width: 1, height: CGFloat.nan)
    _ = root.commitTree()
    #expect(!map.drawn.isEmpty && map.drawn.count <= 1024)
  }

  @Test func `L20_restless layers are counted wherever they go`() {
    let (root, map) = map()
    let (box, other) = (CALayer(), CALayer())
    map.removeFromSuperlayer()
    box.addSublayer(map)
    #expect([root, box, other].map(\.restlessCount) == [0, 1, 0])
    root.mask = box
    #expect(root.restlessCount == 1)
    root.mask = nil
    root.sublayers = [other, box]
    #expect(root.restlessCount == 1)
    root.sublayers = [other, box]
    #expect(root.restlessCount == 1)
    root.replaceSublayer(box, with: Map())
    #expect([root, box].map(\.restlessCount) == [1, 1])
    root.sublayers = nil
    #expect(root.restlessCount == 0)
    other.insertSublayer(map, below: nil)
    #expect([other, box].map(\.restlessCount) == [1, 0])
  }
}
