import Foundation
import Pixels

// For what is drawn elsewhere, in the context's own pixels, whose rows begin at the top.

extension CGContext {
  /// From user space to pixels.
  package var userSpaceToPixelTransform: CGAffineTransform { pixelMap }

  /// The pixels that drawing can change, or throw a shadow from.
  package var pixelClip: CGRect {
    let side = Self.longestSide
    let area = visible
    return area.width > side || area.height > side ? state.clip.bounds.cgRect : area.cgRect
  }

  /// Draws an image pixel by pixel, its upper left one at a place.
  package func drawPixels(of image: CGImage, at origin: CGPoint) {
    let map = SourceMap(
      a: 1, b: 0, c: 0, d: 1, tx: -origin.x.rounded(), ty: -origin.y.rounded())
    guard origin.isFinite,
      let source = ImageSource(image.pixmap, map: map, sampling: .nearest)
    else { return }
    let limit = CGFloat(PixelRect.coordinateLimit)
    func whole(_ value: CGFloat) -> Int { Int(max(-limit, min(limit, value)).rounded()) }
    let area = PixelRect(
      x: whole(origin.x), y: whole(origin.y), width: image.width, height: image.height)
    draw(.rect(area), with: ink(source))
  }
}
