import CoreGraphics
import Pixels
import RenderServer
import RenderTree
import Testing

/// Which nodes cost most.
struct FrameCostTests {
  private func node(
    _ id: UInt64, _ frame: CGRect, _ color: CGColor?, effect: Effect = .none,
    _ children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: id,
      geometry: Geometry(
        bounds: CGRect(origin: .zero, size: frame.size),
        transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)),
      paint: Paint(background: color), effect: effect, children: children)
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  private func frame(_ root: RenderNode) -> Frame {
    Frame(root: root, canvas: CanvasSize(width: 400, height: 400))
  }

  @Test func theOneThatPaintsMostIsTheWorst() {
    let scene = node(
      1, CGRect(x: 0, y: 0, width: 400, height: 400), nil, effect: .none,
      [
        node(2, CGRect(x: 0, y: 0, width: 20, height: 20), red),
        node(3, CGRect(x: 0, y: 0, width: 400, height: 400), red),
        node(4, CGRect(x: 500, y: 0, width: 400, height: 400), red),
      ])
    let worst = frame(scene).worstNodes(below: 1, most: 3)
    #expect(worst.first?.id == 3)
    // What lies beside the canvas costs nothing, and the scene's own is not among them.
    #expect(!worst.contains { $0.id == 4 || $0.id == 1 })
  }

  @Test func onlyWhatIsBelowCountsAndNoMoreThanAreAskedFor() {
    let inner = (10..<40).map {
      node($0, CGRect(x: CGFloat($0), y: 0, width: 100, height: 100), red)
    }
    let scene = node(2, CGRect(x: 0, y: 0, width: 400, height: 400), nil, inner)
    let root = node(
      1, CGRect(x: 0, y: 0, width: 400, height: 400), nil,
      [scene, node(3, CGRect(x: 0, y: 0, width: 400, height: 400), red)])
    let worst = frame(root).worstNodes(below: 2, most: 4)
    #expect(worst.count <= 4 && worst.allSatisfy { (10..<40).contains($0.id) })
    #expect(
      Frame(root: nil, canvas: CanvasSize(width: 4, height: 4)).worstNodes(below: 1, most: 4)
        .isEmpty)
  }

  @Test func whatFadesAsOneCountsItsPass() {
    let many = (10..<20).map {
      node($0, CGRect(x: CGFloat($0), y: 0, width: 300, height: 300), nil)
    }
    let scene = node(
      1, CGRect(x: 0, y: 0, width: 400, height: 400), nil,
      [
        node(
          2, CGRect(x: 0, y: 0, width: 400, height: 400), nil, effect: Effect(opacity: 0.5),
          [
            node(3, CGRect(x: 0, y: 0, width: 400, height: 400), red),
            node(4, CGRect(x: 0, y: 0, width: 400, height: 400), red),
          ])
      ] + many)
    #expect(frame(scene).worstNodes(below: 1, most: 9).map(\.id).contains(2))
  }
}
