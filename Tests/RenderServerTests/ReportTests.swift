import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// What a change costs, in counters.
@Suite struct ReportTests {
  /// A page of small layers, `columns` × `columns` of them.
  private func page(columns: Int) -> RenderNode {
    let cells = (0..<columns * columns).map { index in
      layer(
        id: UInt64(index + 2), Double(index % columns * 10), Double(index / columns * 10), 8, 8,
        color: red)
    }
    let side = Double(columns * 10)
    return layer(id: 1, 0, 0, side, side, color: blue, cells)
  }

  @Test func theSameTreeCostsNothing() {
    let root = page(columns: 10)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(root))
    let report = renderer.render(frame(root))
    #expect(report.tilesPainted == 0 && report.pixelsTouched == 0)
    #expect(report.visitedNodes == 0 && report.damage.isEmpty && report.commands == 0)
  }

  @Test func anUnchangedTreeIsNotFlattenedAnewForAFullRepaint() {
    let root = page(columns: 10)
    let renderer = Renderer(threads: 1)
    let first = renderer.render(frame(root))
    renderer.invalidate()
    let again = renderer.render(frame(root))
    #expect(again.commands == first.commands && again.pixelsTouched == first.pixelsTouched)
    let picture = renderer.pixmap?.copy()
    // A list that left something out is not used for what it left out.
    var children = Array(root.children)
    children[7] = layer(id: children[7].id, 70, 0, 8, 8, color: green)
    let changed = root.with(children: children)
    _ = renderer.render(frame(changed))
    renderer.invalidate()
    #expect(renderer.render(frame(changed)).commands == first.commands)
    renderer.invalidate()
    _ = renderer.render(frame(root))
    #expect(renderer.pixmap == picture)
  }

  @Test func anEqualTreeOfNewNodesIsComparedAndPaintsNothing() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(page(columns: 10)))
    let report = renderer.render(frame(page(columns: 10)))
    #expect(report.visitedNodes == 101)
    #expect(report.pixelsTouched == 0)
  }

  @Test func aMovedNodeCostsItsOldAndNewPlace() {
    let root = page(columns: 50)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(root, side: 500))
    var children = Array(root.children)
    children[1234] = layer(id: children[1234].id, 200, 200, 8, 8, color: green)
    let report = renderer.render(frame(root.with(children: children), side: 500))
    #expect(report.visitedNodes == 2)
    #expect(report.pixelsTouched == 2 * 64)
    #expect(report.damage.count == 2)
    #expect(report.commands <= 4)
    #expect(report.tilesPainted == 2)
  }

  @Test func aMovedSubtreeIsNotLookedInto() {
    let root = page(columns: 20)
    let moved = root.with(
      geometry: Geometry(
        bounds: root.geometry.bounds, transform: CGAffineTransform(translationX: 1, y: 0)))
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(root, side: 200))
    #expect(renderer.render(frame(moved, side: 200)).visitedNodes == 1)
  }

  @Test func aChangeOutsideTheMaskOfAnAncestorCostsNoPixel() {
    func scene(_ x: Double) -> RenderNode {
      layer(id: 1, 0, 0, 50, 50, masks: true, [layer(id: 2, x, 60, 10, 10, color: red)])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(0)))
    #expect(renderer.render(frame(scene(5))).pixelsTouched == 0)
  }

  @Test func whatAnOpaqueLayerHidesIsNotPainted() {
    let hidden = (2..<12).map { layer(id: UInt64($0), 0, 0, 100, 100, color: red) }
    let root = layer(id: 1, 0, 0, 100, 100, hidden + [layer(id: 50, 0, 0, 100, 100, color: blue)])
    let renderer = Renderer(threads: 1, tileSize: TileSize(width: 100, height: 50))
    let report = renderer.render(frame(root))
    #expect(report.commands == 11)
    #expect(report.culledCommands == 20)
  }

  @Test func swappingTwoSiblingsDamagesNoMoreThanThem() {
    let a = layer(id: 2, 0, 0, 20, 20, color: red)
    let b = layer(id: 3, 10, 10, 20, 20, color: green)
    let rest = (0..<5).map { layer(id: UInt64($0 + 10), Double($0) * 8, 60, 8, 8, color: blue) }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(layer(id: 1, 0, 0, 100, 100, [a, b] + rest)))
    let report = renderer.render(frame(layer(id: 1, 0, 0, 100, 100, [b, a] + rest)))
    #expect(report.pixelsTouched == 400)
    #expect(report.visitedNodes == 1)
  }

  @Test func anInsertedSiblingDamagesItsOwnPlace() {
    let rest = (0..<5).map { layer(id: UInt64($0 + 10), Double($0) * 8, 60, 8, 8, color: blue) }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(layer(id: 1, 0, 0, 100, 100, rest)))
    let more = [layer(id: 2, 0, 0, 5, 5, color: red)] + rest
    let report = renderer.render(frame(layer(id: 1, 0, 0, 100, 100, more)))
    #expect(report.damage == [PixelRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test func invalidatingAndResizingDamageEverything() {
    let root = page(columns: 3)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(root))
    renderer.invalidate()
    #expect(renderer.damage(for: frame(root)).bounds.area == 100 * 100)
    #expect(renderer.render(frame(root)).pixelsTouched == 100 * 100)
    #expect(renderer.render(frame(root)).pixelsTouched == 0)
    #expect(renderer.render(frame(root, side: 120)).pixelsTouched == 120 * 120)
    #expect(renderer.pixmap?.width == 120)
  }

  @Test func askingForTheDamageDoesNotPaint() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(layer(id: 1, 0, 0, 10, 10, color: red)))
    let next = frame(layer(id: 1, 5, 0, 10, 10, color: red))
    let damage = PixelRect(x: 0, y: 0, width: 15, height: 10)
    #expect(renderer.damage(for: next).rects == [damage])
    #expect(renderer.render(next).damage == [damage])
  }

  @Test func thePictureStaysTheSameObject() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(nil))
    let before = renderer.pixmap
    _ = renderer.render(frame(page(columns: 3)))
    #expect(before === renderer.pixmap)
  }
}
