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
