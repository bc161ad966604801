import CoreGraphics
import QuartzCore
import RenderTree
import Scenes
import UIKit

/// Keeps the scene's tree taken apart for as long as it is the same, so that nothing is painted anew.
struct ExplosionCache {
  private var root: RenderNode?
  private var explosion: Explosion?
  private var made: RenderNode?

  /// The tree with the scene in it taken apart.
  mutating func tree(
    _ root: RenderNode, scene number: UInt64, canvas: CGSize, by explosion: Explosion
  ) -> RenderNode {
    if let made, self.root === root, self.explosion == explosion { return made }
    (self.root, self.explosion) = (root, explosion)
    let tree = Self.replacing(number, in: root) { scene in
      let apart = explosion.exploded(Self.upright(scene), canvas: canvas)
      return RenderNode(
        id: scene.id, geometry: scene.geometry, paint: Paint(), effect: .none, children: [apart])
    }
    made = tree
    return tree
  }

  /// The scene by itself, from the corner of its canvas on.
  private static func upright(_ scene: RenderNode) -> RenderNode {
    let bounds = scene.geometry.bounds
    return RenderNode(
      id: scene.id,
      geometry: scene.geometry.placed(
        by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)),
      paint: scene.paint, effect: scene.effect, childrenOf: scene)
  }

  private static func replacing(
    _ number: UInt64, in root: RenderNode, by change: (RenderNode) -> RenderNode
  ) -> RenderNode {
    if root.id == number { return change(root) }
    return RenderNode(
      id: root.id, geometry: root.geometry, paint: root.paint, effect: root.effect,
      children: root.children.map { $0.id == number ? change($0) : $0 })
  }
}
