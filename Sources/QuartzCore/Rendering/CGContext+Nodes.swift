import CoreGraphics
import RenderServer
import RenderTree

extension CGContext {
  /// Draws a node with its own space laid on the context's, as one picture: the state's alpha,
  /// blend mode, shadow and clip hold for it.
  func draw(_ node: RenderNode) {
    let clip = pixelClip
    guard clip.width > 0, clip.height > 0 else { return }
    let toClip = CGAffineTransform(translationX: -clip.minX, y: -clip.minY)
    let map = userSpaceToPixelTransform.concatenating(toClip)
    let placed = node.replacing(geometry: node.geometry.placed(by: map))
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(
        root: placed, canvas: CanvasSize(width: Int(clip.width), height: Int(clip.height))))
    guard let pixmap = renderer.pixmap else { return }
    drawPixels(of: CGImage(pixmap), at: clip.origin)
  }
}

extension Geometry {
  /// The rectangle and what happens to the children, in another place.
  fileprivate func placed(by map: CGAffineTransform) -> Geometry {
    guard let space else { return Geometry(bounds: bounds, transform: map) }
    return Geometry(
      bounds: bounds,
      space: Space(
        map: Matrix4(map), childMap: space.childMap, keepsDepth: space.keepsDepth,
        flipsChildren: space.flipsChildren))
  }
}
