import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import UIKit

extension Stage {
  /// The scene alone as it is now, at so many pixels a point: whatever its zoom, and without what a host
  /// shows around it. Nil before there is one, and for a picture that is larger than pictures are.
  package func picture(scale: CGFloat) -> CGImage? {
    guard let canvas = live.scene?.canvas, let tree,
      let node = tree.node(of: live.window.layer.number)
    else { return nil }
    let (width, height) = (canvas.size.width * scale, canvas.size.height * scale)
    guard max(width, height) <= CGFloat(Pixmap.maximumSide) else { return nil }
    let placed = RenderNode(
      id: node.id,
      geometry: node.geometry.placed(
        by: CGAffineTransform(
          translationX: -node.geometry.bounds.minX, y: -node.geometry.bounds.minY)),
      paint: node.paint, effect: node.effect, childrenOf: node)
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(
        root: placed,
        canvas: CanvasSize(
          width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded()))),
        scale: scale, background: background(of: canvas)))
    return renderer.pixmap.map { CGImage($0) }
  }
}

extension RenderNode {
  /// The node of a layer's number, where that is this one or right below it.
  package func node(of number: UInt64) -> RenderNode? {
    if id == number { return self }
    return children.first { $0.id == number }
  }
}
