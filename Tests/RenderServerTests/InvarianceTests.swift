import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// No pixel depends on how the canvas is cut, on who paints, or on what was painted before.
@Suite struct InvarianceTests {
  private static let side = 72

  @Test(arguments: 0..<24)
  func pixelsDoNotDependOnTheTileSize(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: Double(Self.side))
    try expectAnyTiles(
      [(1, 1), (128, 1), (1, 128), (7, 5), (16, 16), (256, 32)], of: trees.tree(nodes: 14),
      threads: 1)
  }

  @Test(arguments: 100..<110)
  func pixelsDoNotDependOnTheNumberOfThreads(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: 400)
    let root = trees.tree(nodes: 60)
    let size = TileSize(width: 64, height: 16)
    let alone = try #require(picture(root, side: 400, tileSize: size))
    for threads in [2, 3] {
      let together = try #require(picture(root, side: 400, tileSize: size, threads: threads))
      #expect(together == alone)
    }
  }

  @Test(arguments: 200..<216)
  func repaintingTheDamageGivesTheSameAsPaintingEverything(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: Double(Self.side))
    var root = trees.tree(nodes: 20)
    let renderer = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 8))
    _ = renderer.render(frame(root, side: Self.side))
    for step in 0..<60 {
      let before = root
      root = trees.edited(root)
      if step % 7 == 0 { root = trees.edited(root) }
      let report = renderer.render(frame(root, side: Self.side))
      let fresh = try #require(picture(root, side: Self.side))
      #expect(
        renderer.pixmap == fresh, "\(report.damage)\n\(before.dump())\nto\n\(root.dump())")
      if renderer.pixmap != fresh { return }
    }
  }

  @Test(arguments: 300..<330)
  func pixelsOfLayersInSpaceDoNotDependOnTheTileSize(seed: UInt64) throws {
    var trees = RandomTrees(seed: seed, side: Double(Self.side), hasDepth: true)
    try expectAnyTiles([(1, 1), (7, 5), (256, 32)], of: trees.tree(nodes: 14))
  }

  @Test(arguments: 400..<420)
  func repaintingTheDamageOfLayersInSpaceIsEnough(seed: UInt64) throws {
    let trees = RandomTrees(seed: seed, side: Double(Self.side), hasDepth: true)
    try expectDamageIsEnough(trees, nodes: 20, edits: 60)
  }

  @Test(arguments: 700..<730)
  func pixelsOfWhatIsTinyOrFarDoNotDependOnTheTileSize(seed: UInt64) throws {
    var (trees, scale) = extremes(seed, hasImages: seed % 2 == 0)
    try expectAnyTiles(
      [(1, 1), (7, 5), (128, 1), (256, 32)], of: trees.tree(nodes: 14), scale: scale)
  }

  /// The first three are of thousands that were tried, each of which found something.
  @Test(arguments: [2325, 9339, 31298] + Array(500..<600))
  func repaintingTheDamageOfWhatIsTinyOrFarIsEnough(seed: UInt64) throws {
    let (trees, scale) = extremes(seed)
    try expectDamageIsEnough(trees, nodes: 12, edits: 40, scale: scale)
  }

  @Test(arguments: 800..<830)
  func repaintingTheDamageOfImagesThatAreTinyOrFarIsEnough(seed: UInt64) throws {
    let (trees, scale) = extremes(seed, hasImages: true)
    try expectDamageIsEnough(trees, nodes: 12, edits: 40, scale: scale)
  }

  private func extremes(_ seed: UInt64, hasImages: Bool = false) -> (RandomTrees, scale: Double) {
    let trees = RandomTrees(
      seed: seed, side: Double(Self.side), hasDepth: seed % 5 == 0, hasExtremes: true,
      hasImages: hasImages)
    return (trees, [1, 1, 1.25, 2][Int(seed % 4)])
  }

  /// Tiles of all these sizes come to what one tile over all does.
  private func expectAnyTiles(
    _ sizes: [(width: Int, height: Int)], of root: RenderNode, scale: Double = 1, threads: Int = 2
  ) throws {
    let whole = try #require(
      picture(
        root, side: Self.side, scale: scale, tileSize: TileSize(width: 256, height: 256)))
    for (width, height) in sizes {
      let size = TileSize(width: width, height: height)
      let tiled = try #require(
        picture(root, side: Self.side, scale: scale, tileSize: size, threads: threads))
      #expect(tiled == whole, "\(width) × \(height): \(root.dump())")
    }
  }

  private func expectDamageIsEnough(
    _ trees: RandomTrees, nodes: Int, edits: Int, scale: Double = 1
  ) throws {
    var trees = trees
    var root = trees.tree(nodes: nodes)
    let renderer = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 8))
    _ = renderer.render(frame(root, side: Self.side, scale: scale))
    for _ in 0..<edits {
      let before = root
      root = trees.edited(root)
      let report = renderer.render(frame(root, side: Self.side, scale: scale))
      let fresh = try #require(picture(root, side: Self.side, scale: scale))
      #expect(
        renderer.pixmap == fresh, "\(report.damage)\n\(before.dump())\nto\n\(root.dump())")
      if renderer.pixmap != fresh { return }
    }
  }

  @Test func repaintingTheDamageOfAPageOfManyLayersIsEnough() {
    var trees = RandomTrees(seed: 5, side: Double(Self.side))
    var root = trees.page(layers: 400)
    let turn = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 0.9, y: 1.2)
    for transform in [CGAffineTransform.identity, turn] {
      root = root.with(geometry: Geometry(bounds: root.geometry.bounds, transform: transform))
      let renderer = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 8))
      for _ in 0..<60 {
        _ = renderer.render(frame(root, side: Self.side))
        #expect(renderer.pixmap == picture(root, side: Self.side))
        var children = Array(root.children)
        let index = Int(children.count / 2)
        children[index] = trees.edited(children[index])
        children.swapAt(3, index - 1)
        root = root.with(children: children)
      }
    }
  }

  @Test func atEveryScaleRepaintingTheDamageIsEnough() throws {
    for scale in [0.3, 1.25, 2, 3] {
      var trees = RandomTrees(seed: 31, side: 24)
      var root = trees.tree(nodes: 20)
      let renderer = Renderer(
        threads: 2, tileSize: TileSize(width: 16, height: 16), sharing: .always)
      for _ in 0..<40 {
        _ = renderer.render(frame(root, side: Self.side, scale: scale))
        #expect(renderer.pixmap == picture(root, side: Self.side, scale: scale))
        root = trees.edited(root)
      }
    }
  }
}
