import CoreGraphics

/// Plays a stream on a context whose y points down.
struct Player {
  let context: CGContext
  let images: [CGImage]

  func play(_ stream: OpStream) {
    let base = context.ctm
    for step in stream.steps { play(step, base) }
  }

  private func play(_ step: OpStream.Step, _ base: CGAffineTransform) {
    switch step {
    case .setMatrix(let matrix):
      guard matrix.a * matrix.d != matrix.b * matrix.c else { return }
      context.concatenate(context.ctm.inverted())
      context.concatenate(matrix.concatenating(base))
    case .fill(let box, let color):
      context.setFillColor(color)
      context.addPath(box.path)
      context.fillPath()
    case .gradient(let box, let from, let to, let locations, let colors):
      fill(box, from, to, locations, colors)
    case .border(let box, let width, let color): border(box, width, color)
    case .image(let number, let rect, let alpha): draw(number, rect, alpha)
    case .fillPath(let path, let isEvenOdd, let color):
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
    case .strokePath(let path, let pen, let color): stroke(path, pen, color)
    case .shadow(let box, let radius, let offset, let color): shadow(box, radius, offset, color)
    case .clip(let box):
      context.saveGState()
      context.addPath(box.path)
      context.clip()
    case .group(let alpha, let rect):
      context.saveGState()
      context.setAlpha(alpha)
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    case .endGroup:
      context.endTransparencyLayer()
      context.restoreGState()
    case .endClip: context.restoreGState()
    }
  }

  private func fill(
    _ box: OpStream.Box, _ from: CGPoint, _ to: CGPoint, _ locations: [CGFloat],
    _ colors: [CGColor]
  ) {
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: locations)
    else { return }
    context.saveGState()
    context.addPath(box.path)
    context.clip()
    context.drawLinearGradient(
      gradient, start: from, end: to,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }

  private func border(_ box: OpStream.Box, _ width: CGFloat, _ color: CGColor) {
    let inner = OpStream.Box(
      rect: box.rect.insetBy(dx: width, dy: width), radius: max(0, box.radius - width))
    context.setFillColor(color)
    context.addPath(box.path)
    context.addPath(inner.path)
    context.fillPath(using: .evenOdd)
  }

  private func draw(_ number: Int, _ rect: CGRect, _ alpha: CGFloat) {
    guard images.indices.contains(number) else { return }
    context.saveGState()
    context.setAlpha(alpha)
    // The stream means four pixels, as other renderers are asked for.
    context.interpolationQuality = .low
    // Images stand on their feet where y points up.
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(images[number], in: rect)
    context.restoreGState()
  }

  private func stroke(_ path: CGPath, _ pen: OpStream.Pen, _ color: CGColor) {
    context.setStrokeColor(color)
    context.setLineWidth(pen.width)
    context.setLineCap(pen.cap)
    context.setLineJoin(pen.join)
    context.setMiterLimit(pen.miterLimit)
    context.setLineDash(phase: pen.phase, lengths: pen.dashes)
    context.addPath(path)
    context.strokePath()
  }

  /// The shadow without what casts it, which is drawn far outside.
  private func shadow(
    _ box: OpStream.Box, _ radius: CGFloat, _ offset: CGSize, _ color: CGColor
  ) {
    let away: CGFloat = 8192
    context.saveGState()
    // Offsets and blur are told in the context's first space, and a blur is two deviations.
    let scale = hypot(context.ctm.a, context.ctm.b)
    context.setShadow(
      offset: CGSize(width: offset.width * scale + away, height: offset.height * scale),
      blur: radius * scale * 2, color: color)
    context.setFillColor(.black)
    var path = box.path
    var move = CGAffineTransform(translationX: -away / scale, y: 0)
    if let moved = path.copy(using: &move) { path = moved }
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }
}

extension OpStream.Box {
  var path: CGPath {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return radius > 0
      ? CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
      : CGPath(rect: rect, transform: nil)
  }
}
