import Foundation
import Pixels

// The clip only ever shrinks, until a saved state comes back.

extension CGContext {
  /// Clips to the path and forgets it; an empty path clips all away.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), rule)
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips to rectangles taken together.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let path = CGMutablePath()
    path.addRects(rects, transform: pixelMap)
    clip(to: path, .winding)
  }

  /// Clips to where a mask image paints, stretched over a rectangle: a stencil where it is black,
  /// another image by its alpha, or where it is light if it has none.
  public func clip(to rect: CGRect, mask image: CGImage) {
    clip(to: rect)
    guard !state.clip.bounds.isEmpty else { return }
    // A stencil is its own strength, and keeps its smaller copies.
    let strength = image.isMask ? image : CGImage(image.strength)
    guard let source = source(strength, in: rect) else {
      return state.clip.formIntersection(.empty)
    }
    let picture = OffsetPixmap(state.clip.bounds)
    picture.surface.draw(state.clip.bounds, with: Ink(.source(source)), scratch: scratch)
    state.clip.formIntersection(Mask(alphaOf: picture.surface))
  }

  /// The rectangle in user space around all that can be drawn on.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clip.bounds
    return bounds.isEmpty ? .zero : bounds.cgRect.applying(pixelMap.inverted())
  }

  /// The whole of the pixels again, as before the first clip.
  public func resetClip() {
    noteClipReset()
    state.clip = Clip(groups.last?.bounds ?? canvas.bounds)
  }

  /// Clips to a path that is in pixels already.
  private func clip(to path: CGPath, _ rule: CGPathFillRule) {
    let bounds = state.clip.bounds
    let shape = sharpened(Shape(path, rule: rule, clip: bounds), within: bounds)
    if let mask = shape.mask(within: bounds, scratch: scratch) {
      return state.clip.formIntersection(mask)
    }
    switch shape {
    case .mask(let mask): state.clip.formIntersection(mask)
    case .rect, .rounded, .outline: state.clip.formIntersection(shape.pixelBounds)
    }
  }
}
