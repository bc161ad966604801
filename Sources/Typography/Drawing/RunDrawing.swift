import CoreGraphics

/// A run, or the part of it that has one paint, with its place.
struct RunDrawing {
  let run: LaidRun
  let range: Range<Int>
  let paint: TextPaint
  /// The line's left end on the baseline.
  let start: CGPoint

  /// From the font's space, whose y points up, to one whose y points down.
  private var upright: CGAffineTransform { run.style.glyphMap }

  func draw(in context: CGContext) {
    if let shadow = paint.shadow {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    if paint.underline != 0 { drawUnderline(in: context) }
    switch run.kind {
    case .text, .ellipsis: drawGlyphs(in: context)
    case .box: drawImage(in: context)
    case .tab: break
    }
    if paint.strike != 0 { drawStrike(in: context) }
    if paint.shadow != nil { context.restoreGState() }
  }

  private func drawGlyphs(in context: CGContext) {
    var glyphs = run.glyphs
    var positions = run.positions
    if range != run.range, !run.range.isEmpty {
      let shown = glyphs.indices.filter { range.contains(run.clusters[$0]) }
      glyphs = shown.map { run.glyphs[$0] }
      positions = shown.map { run.positions[$0] }
    }
    for index in positions.indices {
      positions[index].x += start.x
      positions[index].y += start.y
    }
    let size = run.style.font.size
    if paint.strokeWidth <= 0 {
      setFill(nil, in: context)
      context.draw(glyphs, of: run.face, size: size, at: positions, map: upright)
    }
    if paint.strokeWidth != 0 {
      let path = context.glyphPath(
        glyphs, of: run.face, size: size, at: positions, map: upright)
      context.setStrokeColor(paint.strokeColor ?? paint.color)
      context.setLineWidth(abs(paint.strokeWidth) / 100 * size)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
  }

  /// The text's colour where there is no other; the context's own one may be the text's.
  private func setFill(_ color: CGColor?, in context: CGContext) {
    if let color {
      context.setFillColor(color)
    } else if !paint.isContextsColor {
      context.setFillColor(paint.color)
    }
  }

  private func drawImage(in context: CGContext) {
    guard let image = paint.image, let box = run.style.box else { return }
    let bottom = start.y - run.style.baselineOffset - box.bottom
    // Images are drawn with their top towards larger y.
    context.saveGState()
    context.translateBy(x: start.x + run.x, y: bottom)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: box.size))
    context.restoreGState()
  }

  private func drawUnderline(in context: CGContext) {
    let metrics = run.style.font.metrics
    drawLine(
      paint.underline, color: paint.underlineColor,
      y: start.y - run.style.baselineOffset - metrics.underlinePosition,
      thickness: metrics.underlineThickness, in: context)
  }

  private func drawStrike(in context: CGContext) {
    let metrics = run.style.font.metrics
    drawLine(
      paint.strike, color: paint.strikeColor,
      y: start.y - run.style.baselineOffset - metrics.strikePosition,
      thickness: metrics.strikeThickness, in: context)
  }

  /// A line along the run, on whole pixels where the context stands upright.
  private func drawLine(
    _ style: Int, color: CGColor?, y: CGFloat, thickness: CGFloat, in context: CGContext
  ) {
    let (x, width) = run.extent(of: range)
    let map = context.userSpaceToPixelTransform
    let scale = map.b == 0 && map.c == 0 ? abs(map.d) : 0
    func whole(_ length: CGFloat) -> CGFloat {
      scale > 0 ? (length * scale).rounded() / scale : length
    }
    let isThick = style & TextPaint.Lines.thick.rawValue != 0
    let least = scale > 0 ? 1 / scale : 0
    let height = max(least, whole(thickness * (isThick ? 2 : 1)))
    let top = whole(y - height / 2)
    setFill(color, in: context)
    let line = CGRect(x: start.x + x, y: top, width: width, height: height)
    context.fill(line)
    if style & TextPaint.Lines.double.rawValue == TextPaint.Lines.double.rawValue {
      context.fill(line.offsetBy(dx: 0, dy: 2 * height))
    }
  }
}

extension TextStyle {
  /// From the font's space, y up, to one whose y points down: leaning and widened as the style says.
  var glyphMap: CGAffineTransform {
    CGAffineTransform(a: widening, b: 0, c: obliqueness, d: -1, tx: 0, ty: 0)
  }
}
