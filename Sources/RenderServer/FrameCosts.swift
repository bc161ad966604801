import CoreGraphics
import Pixels
import RenderTree

/// What one node costs by itself, whatever it has in it.
package struct NodeCost: Equatable, Sendable {
  /// The layer's number.
  package let id: UInt64
  package let nanoseconds: Int
}

extension Frame {
  /// The nodes of a subtree that cost most, the worst first, as measured now: each is painted without
  /// those in it, and where its effect is about all of them, with and without that.
  package func worstNodes(below number: UInt64, most: Int) -> [NodeCost] {
    guard let root else { return [] }
    var meter = CostMeter(canvas: canvas, scale: scale)
    let costs = CostMeter.candidates(in: root, below: number, canvas: canvas, scale: scale)
      .map { NodeCost(id: $0.node.id, nanoseconds: meter.cost(of: $0)) }
      .filter { $0.nanoseconds > 0 }
    return Array(costs.sorted { $0.nanoseconds > $1.nanoseconds }.prefix(most))
  }
}

/// Measures nodes by painting them alone.
private struct CostMeter {
  private let renderer = Renderer(threads: 1)
  private let canvas: CanvasSize
  private let scale: Double

  /// A node with those around it, the outermost first.
  struct Candidate {
    let node: RenderNode
    let around: [RenderNode]
    let area: CGFloat
  }

  /// Others cover less of the canvas.
  private static let mostMeasured = 16
  /// Larger trees are looked at as far as this.
  private static let mostVisited = 20_000

  init(canvas: CanvasSize, scale: Double) {
    (self.canvas, self.scale) = (canvas, scale)
    _ = renderer.render(Frame(root: nil, canvas: canvas, scale: scale))
  }

  /// The nodes that are worth measuring, by how much of the canvas they can cover.
  static func candidates(
    in root: RenderNode, below number: UInt64, canvas: CanvasSize, scale: Double
  ) -> [Candidate] {
    let whole = CGRect(
      x: 0, y: 0, width: Double(canvas.width) / scale, height: Double(canvas.height) / scale)
    var found: [Candidate] = []
    var pending: [(node: RenderNode, around: [RenderNode], map: Matrix4, isIn: Bool)] = [
      (root, [], Matrix4.identity, root.id == number)
    ]
    var visited = 0
    while let (node, around, map, isIn) = pending.popLast(), visited < mostVisited {
      visited += 1
      let box = map.plane.box(around: node.extent).intersection(whole)
      if isIn, node.id != number, !box.isEmpty,
        node.paint != Paint() || node.effect != .none
      {
        let weight: CGFloat = node.effect == .none ? 1 : 4
        found.append(
          Candidate(node: node, around: around, area: box.width * box.height * weight))
      }
      let inner = (node.geometry.space?.value.childMap ?? .identity)
        .concatenating(node.geometry.map).concatenating(map)
      for child in node.children {
        pending.append((child, around + [node], inner, isIn || child.id == number))
      }
    }
    return Array(found.sorted { $0.area > $1.area }.prefix(mostMeasured))
  }

  mutating func cost(of candidate: Candidate) -> Int {
    let node = candidate.node
    func with(_ effect: Effect, children: NodeList) -> RenderNode {
      RenderNode(
        id: node.id, geometry: node.geometry, paint: node.paint, effect: effect,
        children: children)
    }
    let own = time(with(node.effect, children: []), in: candidate.around)
    guard node.effect != .none, !node.children.isEmpty else { return own }
    let whole = time(node, in: candidate.around)
    let plain = time(with(.none, children: node.children), in: candidate.around)
    return own + max(0, whole - plain)
  }

  /// How long a node takes, caches being warm.
  private func time(_ node: RenderNode, in around: [RenderNode]) -> Int {
    // What is around it only says where it lies.
    let root = around.reversed().reduce(node) { inner, outer in
      RenderNode(
        id: outer.id, geometry: outer.geometry, paint: Paint(), effect: .none, children: [inner])
    }
    return (0..<2).map { _ in
      _ = renderer.render(Frame(root: nil, canvas: canvas, scale: scale))
      let report = renderer.render(Frame(root: root, canvas: canvas, scale: scale))
      return report.times.flatten + report.times.paint
    }.min() ?? 0
  }
}
