import CoreGraphics

// Rectangles in the current context; without one, nothing happens.

/// Fills a rectangle with the fill colour, whatever was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  draw(in: blendMode) { $0.fill(rect) }
}

/// Fills the outermost point of a rectangle, inside of its edges, with the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  guard rect.width > 0, rect.height > 0 else { return }
  let (across, down) = (min(1, rect.width), min(1, rect.height))
  // Four strips that do not overlap.
  let strips = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: down),
    CGRect(x: rect.minX, y: rect.maxY - down, width: rect.width, height: down),
    CGRect(x: rect.minX, y: rect.minY + down, width: across, height: rect.height - 2 * down),
    CGRect(
      x: rect.maxX - across, y: rect.minY + down, width: across, height: rect.height - 2 * down),
  ]
  draw(in: blendMode) { context in
    context.fill(strips.filter { $0.width > 0 && $0.height > 0 })
  }
}

/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func draw(in mode: CGBlendMode, _ body: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  body(context)
  context.restoreGState()
}
