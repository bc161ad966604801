import CoreGraphics
import Pixels
import RenderTree

// Nodes that are painted by way of a picture of their own.

extension RenderNode {
  /// Whether the node and its children are drawn as one picture: a blur needs all of it at once.
  var isPictured: Bool {
    guard let extras = effect.extras else { return false }
    return extras.value.rasterScale != nil || extras.value.filters.contains(where: \.isBlur)
  }
}

extension Flattener {
  /// Draws a node and its children, filtered, but without what else is done to them, as a picture.
  mutating func drawPicture(of node: RenderNode, in context: FlattenContext, reach: Box) {
    var own = context
    own.clip = reach.pixels.intersection(own.clip)
    if let scale = node.effect.extras?.value.rasterScale, scale > 0, scale.isFinite {
      return drawBitmap(of: node, scale: min(scale, 64), in: own)
    }
    if own.lens != nil {
      // In perspective, the picture lies in the plane, about as fine as it is seen.
      let scale = own.map.scale
      return drawBitmap(of: node, scale: scale > 0 ? min(scale, 64) : 1, in: own)
    }
    let picture = pictures.picture(
      of: NodeLook(contentOf: node), in: node.paintedExtent, under: own.map, canvas: canvas,
      depth: context.shadows + 1)
    guard let picture else { return }
    own.map = .identity
    draw(picture, under: .identity, isSoft: true, in: own)
  }

  /// Draws a node's bitmap of so many pixels a point, which does not depend on where the node lies.
  private mutating func drawBitmap(
    of node: RenderNode, scale: CGFloat, in context: FlattenContext
  ) {
    let origin = node.geometry.bounds.origin
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    let picture = pictures.picture(
      of: NodeLook(contentOf: node), in: node.paintedExtent, under: map,
      canvas: seenPart(ofBitmapUnder: map, in: context), depth: context.shadows + 1,
      whole: max(PictureArea.wholeLimit, 4 * canvas.area),
      // Nobody sees more of a finer bitmap than this, and what is painted in it costs as much.
      most: min(max(PictureArea.wholeLimit, 16 * canvas.area), PictureArea.pixelLimit))
    guard let picture else { return }
    draw(picture, under: map.inverted(), isSoft: node.effect.hasSoftEdges, in: context)
  }

  /// What the canvas can show of a bitmap, in the bitmap's pixels: more than it shows now, so that it
  /// lasts for a while when the node moves. All of it where it is seen in perspective.
  private func seenPart(
    ofBitmapUnder map: CGAffineTransform, in context: FlattenContext
  ) -> PixelRect {
    let limit = PixelRect.coordinateLimit
    let everywhere = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    guard context.lens == nil, context.map.isInvertible else { return everywhere }
    let pixels = Box(canvas.grown(by: 2))
      .mapped(by: context.map.inverted().concatenating(map)).pixels.grown(by: 2)
    var step = 512
    while step > 32, step > max(pixels.width, pixels.height) / 2 { step /= 2 }
    return PixelRect(
      minX: pixels.minX.rounded(down: step), minY: pixels.minY.rounded(down: step),
      maxX: pixels.maxX.rounded(down: step) + step, maxY: pixels.maxY.rounded(down: step) + step)
  }

  /// Draws a picture, whose pixels `map` leads to the context's space, unless they are halved.
  private mutating func draw(
    _ picture: Picture, under map: CGAffineTransform, isSoft: Bool, in context: FlattenContext
  ) {
    let size = CGFloat(1 << picture.halvings)
    let rect = CGRect(
      x: CGFloat(picture.x), y: CGFloat(picture.y),
      width: CGFloat(picture.pixmap.width) * size, height: CGFloat(picture.pixmap.height) * size)
    let toDevice = map.concatenating(context.map)
    let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: rect.minX, ty: rect.minY)
    if let lens = context.lens {
      var own = context
      let seen = Lens(Homography(map).concatenating(lens.map))
      own.lens = seen
      let source = seen.projection(from: place)
        .flatMap { ProjectedImage(picture.pixmap, map: $0, sampling: .bilinear) }
      guard let source else { return }
      let shape = own.shape(rect, Corners(), isSoft: isSoft)
      return fill(shape, with: PreparedSource(source), in: own)
    }
    guard
      let source = place.concatenating(toDevice).snappedToAxes.sourceMap
        .flatMap({ ImageSource(picture.pixmap, map: $0, sampling: .bilinear) })
    else { return }
    var own = context
    own.map = toDevice
    let shape = LayerShape(rect, Corners(), map: toDevice, isSoft: isSoft)
    fill(shape, with: PreparedSource(source), in: own)
  }
}

extension Int {
  /// The largest multiple of a power of two that is not larger.
  fileprivate func rounded(down step: Int) -> Int { self & -step }
}
