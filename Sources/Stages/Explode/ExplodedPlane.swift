import CoreGraphics
import RenderTree

/// One node of a tree that is taken apart.
struct ExplodedPlane {
  let source: RenderNode
  /// From the node's space to the plane of the canvas.
  let map: Matrix4
  let opacity: Float
  /// How many planes lie below it, of those that it covers.
  var level: Int
  /// What it covers of the canvas.
  let box: CGRect

  /// The node alone: its own paint, and a line around it where it has none to be seen by.
  func node(at depth: Double) -> RenderNode {
    var map = self.map
    map.w.z = depth
    var paint = source.paint
    if paint.border == nil, !source.geometry.bounds.isEmpty {
      paint.border = Paint.Border(width: 0.75, color: Self.line)
    }
    let effect = Effect(opacity: opacity, hasSoftEdges: source.effect.hasSoftEdges)
    return RenderNode(
      id: source.id, geometry: Geometry(bounds: source.geometry.bounds, space: Space(map: map)),
      paint: paint, effect: effect, children: [])
  }

  private static let line = CGColor(red: 0.35, green: 0.62, blue: 1, alpha: 0.55)

  // MARK: Taking apart

  private struct Step {
    let node: RenderNode
    let map: Matrix4
    let opacity: Float
    /// The level of the plane that it lies on.
    let ground: Int
  }

  /// The planes of a tree, the lowest first.
  static func planes(of root: RenderNode) -> [ExplodedPlane] {
    var planes: [ExplodedPlane] = []
    var pending = [Step(node: root, map: root.geometry.map, opacity: 1, ground: -1)]
    while let step = pending.popLast(), planes.count < Explosion.mostPlanes {
      let node = step.node
      guard step.map.isUsable else { continue }
      let opacity = step.opacity * max(0, min(node.effect.opacity, 1))
      let space = node.geometry.space?.value
      var ground = step.ground
      // A path is seen wherever it goes, also that of a layer without a size.
      if space?.keepsDepth != true, !node.paint.extent(in: node.geometry.bounds).isEmpty {
        let plane = Self.plane(of: step, opacity: opacity, above: planes)
        planes.append(plane)
        ground = plane.level
      }
      let inner = (space?.childMap ?? .identity).concatenating(step.map)
      for child in node.children.reversed() {
        pending.append(
          Step(
            node: child, map: child.geometry.map.concatenating(inner).flattened, opacity: opacity,
            ground: ground))
      }
    }
    return planes
  }

  /// Just above everything that it covers, and above the one that it is in.
  private static func plane(
    of step: Step, opacity: Float, above planes: [ExplodedPlane]
  ) -> ExplodedPlane {
    let node = step.node
    let box = step.map.plane.box(around: node.paint.extent(in: node.geometry.bounds))
    var level = step.ground + 1
    if planes.count < Explosion.mostCompared {
      for plane in planes where plane.level >= level && plane.box.intersects(box) {
        level = plane.level + 1
      }
    }
    return ExplodedPlane(
      source: node, map: step.map.flattened, opacity: opacity, level: level, box: box)
  }
}

extension Matrix4 {
  /// The same map with all of it in one plane.
  fileprivate var flattened: Matrix4 {
    var flat = self
    (flat.x.z, flat.y.z, flat.w.z) = (0, 0, 0)
    flat.z = Row(0, 0, 1, 0)
    return flat
  }
}
