import CoreGraphics
import Pixels
import RenderTree

// Content whose colour changes from pixel to pixel.

extension Flattener {
  mutating func fill(
    _ content: GradientContent, over bounds: CGRect, _ shape: LayerShape,
    in context: FlattenContext
  ) {
    guard LayerShape.exists(bounds) else { return }
    let unit = CGAffineTransform(unitTo: bounds)
    if let lens = context.lens {
      let source = lens.projection(from: unit).flatMap { content.source(projected: $0) }
      if let source { fill(shape, with: PreparedSource(source), in: context) }
      return
    }
    let map = unit.concatenating(context.map)
    let source = gradients.source(of: content, under: map) { content.source(under: map) }
    guard let source else { return }
    fill(shape, with: source, in: context)
  }

  mutating func draw(_ content: ImageContent, of node: RenderNode, _ context: FlattenContext) {
    for piece in content.pieces(isFlipped: context.isFlipped) {
      let whole = piece.frame.common(with: node.geometry.bounds)
      guard LayerShape.exists(whole),
        let visible = content.inked(piece, of: whole, in: context),
        let source = content.source(of: piece, in: context)
      else { continue }
      let shape = context.shape(visible, Corners(), isSoft: node.effect.hasSoftEdges)
      draw(source, of: content, in: shape, context)
    }
  }

  /// Fills a shape without corners with an image.
  private mutating func draw(
    _ source: any PixelSource, of content: ImageContent, in shape: LayerShape,
    _ context: FlattenContext
  ) {
    guard shape.isAnalytic else { return fill(shape, with: PreparedSource(source), in: context) }
    var rect = shape.rect
    // What a mask cuts off at the same edge is not faded by it twice.
    if let cut = context.cut { rect.moveSides(beyond: cut) }
    let bounds = rect.pixelBounds
    var source = source
    if let image = source as? ImageSource {
      source = images.quickest(
        image, of: content.image, isHalved: content.sampling == .trilinear, in: bounds)
    }
    let core = rect.opaqueCore
    let isWhole = core.contains(bounds.intersection(context.clip))
    emit(.white, context, bounds: bounds, core: source.isOpaque ? core : .empty) { list in
      list.sources.append(
        SourcePaint(
          source: PreparedSource(source), shape: isWhole ? .everything : .rounded(rect)))
      return .source(Int32(list.sources.count - 1))
    }
  }

  /// Fills a shape with the pixels of a source.
  mutating func fill(
    _ shape: LayerShape, with prepared: PreparedSource, in context: FlattenContext
  ) {
    let outline = shape.isAnalytic ? nil : outline(of: shape, in: context).outline
    let isOpaque = prepared.source.isOpaque
    let core = isOpaque ? shape.core : .empty
    // White, for the fading of the context to make into an opacity.
    emit(
      .white, context, bounds: outline?.pixelBounds ?? shape.rect.pixelBounds, core: core,
      convexCore: isOpaque ? shape.convexCore(in: context) : nil
    ) { list in
      let whole: SourcePaint.Shape =
        shape.rect.isPixelAlignedRect ? .everything : .rounded(shape.rect)
      list.sources.append(
        SourcePaint(source: prepared, shape: outline.map { .outline($0) } ?? whole))
      return .source(Int32(list.sources.count - 1))
    }
  }
}

extension GradientContent {
  /// The gradient under a map from the device back to the unit square.
  fileprivate func source(projected map: ProjectiveMap) -> ProjectedGradient? {
    let (start, end) = (course.start, course.end)
    guard let ramp = gradient.ramp, start.isFinite, end.isFinite else { return nil }
    let (first, last) = (SIMD2<Double>(start.x, start.y), SIMD2<Double>(end.x, end.y))
    let kind: ProjectedGradient.Kind =
      switch course.kind {
      case .axial: .axial(from: first, to: last)
      case .radial: .radial(center: first, radius: last - first)
      case .conic: .conic(center: first, angle: atan2(last.y - first.y, last.x - first.x))
      }
    return ProjectedGradient(ramp: ramp, kind: kind, map: map)
  }

  /// The gradient under a map from the unit square to the device.
  fileprivate func source(under map: CGAffineTransform) -> (any PixelSource)? {
    let (start, end) = (course.start, course.end)
    guard let ramp = gradient.ramp, start.isFinite, end.isFinite else { return nil }
    switch course.kind {
    case .axial:
      return map.sourceMap.map {
        LinearGradient(
          ramp: ramp, from: SIMD2(start.x, start.y), to: SIMD2(end.x, end.y), extent: .both,
          map: $0)
      }
    case .radial:
      // A circle of radius 1 in a space of its own becomes the ellipse.
      let ellipse = CGAffineTransform(
        a: end.x - start.x, b: 0, c: 0, d: end.y - start.y, tx: start.x, ty: start.y)
      return ellipse.concatenating(map).sourceMap.map {
        RadialGradient(
          ramp: ramp, from: .init(center: .zero, radius: 0),
          to: .init(center: .zero, radius: 1), extent: .both, map: $0)
      }
    case .conic:
      return map.sourceMap.map {
        ConicGradient(
          ramp: ramp, center: SIMD2(start.x, start.y),
          angle: atan2(end.y - start.y, end.x - start.x), map: $0)
      }
    }
  }
}

extension ImageContent {
  /// A part of the image, in its pixels, and where it goes in the node's space.
  struct Piece {
    var pixels: CGRect
    var frame: CGRect
    /// Whether it is upside down in the node's space.
    var isFlipped = false
  }

  /// The pieces upright where y points the other way.
  func pieces(isFlipped: Bool) -> [Piece] {
    guard isFlipped else { return pieces }
    return pieces.map { piece in
      var piece = piece
      piece.frame = upright(piece.frame)
      piece.isFlipped = true
      return piece
    }
  }

  /// The whole of it, or up to nine parts of which the corners keep their size.
  var pieces: [Piece] {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let shown = CGRect(
      x: part.origin.x * width, y: part.origin.y * height, width: part.size.width * width,
      height: part.size.height * height)
    guard center != Self.whole else { return [Piece(pixels: shown, frame: frame)] }
    let columns = Self.bands(
      from: shown.origin.x, length: shown.size.width, center: center.origin.x,
      size: center.size.width, to: frame.origin.x, space: frame.size.width, scale: scale)
    let rows = Self.bands(
      from: shown.origin.y, length: shown.size.height, center: center.origin.y,
      size: center.size.height, to: frame.origin.y, space: frame.size.height, scale: scale)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          pixels: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.length, height: row.source.length),
          frame: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  private struct Band {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
  }

  /// An axis cut in three: ends that keep their size, as far as there is room, and a middle.
  private static func bands(
    from origin: CGFloat, length: CGFloat, center: CGFloat, size: CGFloat, to start: CGFloat,
    space: CGFloat, scale: CGFloat
  ) -> [Band] {
    let low = max(0, min(1, center)) * length
    let high = max(low, min(length, (center + size) * length))
    // A middle without size stretches the pixel that it lies in.
    let middle =
      high - low < 1 ? (max(0, min(length - 1, low.rounded(.down))), 1.0) : (low, high - low)
    let first = middle.0
    let last = max(0, length - first - middle.1)
    let scale = scale > 0 ? scale : 1
    let fit = min(1, space / max(1e-9, (first + last) / scale))
    let (a, b) = (first / scale * fit, space - last / scale * fit)
    let places = [
      (origin, start), (origin + first, start + a), (origin + first + middle.1, start + b),
      (origin + length, start + space),
    ]
    return zip(places, places.dropFirst()).compactMap { from, to in
      guard from.0 < to.0, from.1 < to.1 else { return nil }
      return Band(source: from.0...to.0, target: from.1...to.1)
    }
  }

  fileprivate func source(of piece: Piece, in context: FlattenContext) -> (any PixelSource)? {
    guard piece.pixels.size.width > 0, piece.pixels.size.height > 0 else { return nil }
    let height = piece.frame.size.height
    let toLayer = CGAffineTransform(
      translationX: -piece.pixels.origin.x, y: -piece.pixels.origin.y
    ).concatenating(
      CGAffineTransform(
        a: piece.frame.size.width / piece.pixels.size.width, b: 0, c: 0,
        d: (piece.isFlipped ? -height : height) / piece.pixels.size.height,
        tx: piece.frame.origin.x,
        ty: piece.frame.origin.y + (piece.isFlipped ? height : 0)))
    if let lens = context.lens {
      return lens.projection(from: toLayer).flatMap { source(projected: $0) }
    }
    return toLayer.concatenating(context.map).sourceMap.flatMap {
      switch sampling {
      case .nearest:
        ImageSource(
          image.pixmap, map: $0, sampling: .nearest, isOpaque: image.pyramid.isOpaque)
      case .linear:
        ImageSource(
          image.pixmap, map: $0, sampling: .bilinear, isOpaque: image.pyramid.isOpaque)
      case .trilinear: ImageSource(image.pyramid, map: $0, isOpaque: image.pyramid.isOpaque)
      }
    }
  }

  /// The image under a map from the device back to its pixels.
  private func source(projected map: ProjectiveMap) -> ProjectedImage? {
    let sampling: ProjectedImage.Sampling =
      switch sampling {
      case .nearest: .nearest
      case .linear: .bilinear
      case .trilinear: .coarse(image.pyramid)
      }
    return ProjectedImage(
      image.pixmap, map: map, sampling: sampling, isOpaque: image.pyramid.isOpaque)
  }
}

extension RoundedRect {
  /// Moves the sides that lie on those of another to whole pixels outside of it.
  fileprivate mutating func moveSides(beyond other: RoundedRect) {
    let distance = PixelRect.borderDistance
    if abs(minX - other.minX) < distance { minX = minX.rounded(.down) }
    if abs(minY - other.minY) < distance { minY = minY.rounded(.down) }
    if abs(maxX - other.maxX) < distance { maxX = maxX.rounded(.up) }
    if abs(maxY - other.maxY) < distance { maxY = maxY.rounded(.up) }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
  /// What two rectangles share, which may be nothing; no number makes it trap.
  fileprivate func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
