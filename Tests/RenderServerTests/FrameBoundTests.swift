import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// What a frame draws at most, however often replicators show each other.
@Suite struct FrameBoundTests {
  private static let side = 100

  /// Flattens so many small squares, a row below the other, in a group.
  private func flatten(_ count: Int, _ bound: (inout Flattener) -> Void) -> Flattener {
    let squares = (0..<count).map { index -> RenderNode in
      let (column, row) = (Double(index % 50), Double(index / 50))
      return layer(id: UInt64(index + 2), column * 2, row * 2, 1, 1, color: red)
    }
    let root = layer(0, 0, Double(Self.side), Double(Self.side), squares)
    var flattener = Flattener()
    bound(&flattener)
    let canvas = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
    flattener.flatten(root, scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    return flattener
  }

  @Test func `D2: a frame has bounds`() {
    let flattener = Flattener()
    #expect((flattener.mostNodes, flattener.mostCommands) == (4_000_000, 4_000_000))
  }

  @Test func `D2: commands beyond the bound are not drawn, those before it are`() {
    #expect(flatten(100) { _ in }.list.commands.count == 100)
    let bounded = flatten(100) { $0.mostCommands = 30 }
    #expect(bounded.list.commands.count == 30)
    #expect(bounded.list.commands.allSatisfy { $0.bounds.maxY <= 1 })
  }

  @Test func `D2: nodes beyond the bound are not entered`() {
    #expect(flatten(100) { _ in }.enteredNodes == 101)
    let bounded = flatten(100) { $0.mostNodes = 31 }
    #expect((bounded.enteredNodes, bounded.list.commands.count) == (31, 30))
  }

  @Test func `D2: nodes in space count as others do`() {
    let planes = (0..<20).map { index -> RenderNode in
      let x = Double(index) * 4
      return layer(id: UInt64(index + 2), x, 0, 3, 3, color: red, space: .turned(0.1))
    }
    let root = layer(
      0, 0, 100, 100, space: .identity, children: .eye(500), keepsDepth: true, planes)
    var flattener = Flattener()
    flattener.mostNodes = 8
    let canvas = PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)
    flattener.flatten(root, scale: 1, canvas: canvas, damage: DamageRegion(canvas))
    #expect(flattener.enteredNodes == 8)
    #expect(flattener.list.commands.count <= 8)
  }
}
