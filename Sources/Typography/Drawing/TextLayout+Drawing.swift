import CoreGraphics

extension TextLayout {
  /// Draws the lines with their upper left corner at a place of a user space whose y points down.
  ///
  /// Lines that the clip hides are skipped.
  package func draw(at origin: CGPoint, _ paints: TextPaints, in context: CGContext) {
    let clip = context.boundingBoxOfClipPath
    context.saveGState()
    for line in lines {
      // Letters and marks may reach out of their lines.
      let top = origin.y + line.top - line.height
      guard top < clip.maxY, top + line.height * 3 > clip.minY else { continue }
      draw(line, at: origin, paints, in: context)
    }
    context.restoreGState()
  }

  /// What lies behind the glyphs, and they themselves.
  package enum Part { case background, glyphs }

  /// Draws a part of the text, or what lies behind it, as `draw(at:_:in:)` does.
  package func draw(
    _ part: Part, of range: Range<Int>, at origin: CGPoint, _ paints: TextPaints,
    in context: CGContext
  ) {
    let clip = context.boundingBoxOfClipPath
    context.saveGState()
    for line in lines where line.range.overlaps(range) {
      let top = origin.y + line.top - line.height
      guard top < clip.maxY, top + line.height * 3 > clip.minY else { continue }
      switch part {
      case .background: drawBackground(line, range, at: origin, paints, in: context)
      case .glyphs: drawGlyphs(line, range, at: origin, paints, in: context)
      }
    }
    context.restoreGState()
  }

  private func draw(
    _ line: LaidLine, at origin: CGPoint, _ paints: TextPaints, in context: CGContext
  ) {
    drawBackground(line, nil, at: origin, paints, in: context)
    drawGlyphs(line, nil, at: origin, paints, in: context)
  }

  /// The places of a run that are in a range; an ellipsis, which has none, goes with the text before it.
  private func part(of run: LaidRun, _ range: Range<Int>?) -> Range<Int>? {
    guard let range, !run.range.isEmpty else { return run.range }
    let part = run.range.clamped(to: range)
    return part.isEmpty ? nil : part
  }

  private func drawBackground(
    _ line: LaidLine, _ range: Range<Int>?, at origin: CGPoint, _ paints: TextPaints,
    in context: CGContext
  ) {
    for run in line.runs {
      guard let part = part(of: run, range) else { continue }
      paints.forEach(in: part) { range, paint in
        guard let color = paint.background else { return }
        let (x, width) = run.extent(of: range)
        context.setFillColor(color)
        context.fill(
          CGRect(
            x: origin.x + line.x + x, y: origin.y + line.top, width: width, height: line.height))
      }
    }
  }

  private func drawGlyphs(
    _ line: LaidLine, _ range: Range<Int>?, at origin: CGPoint, _ paints: TextPaints,
    in context: CGContext
  ) {
    let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
    for run in line.runs {
      guard let part = part(of: run, range) else { continue }
      paints.forEach(in: part) { range, paint in
        let drawing = RunDrawing(run: run, range: range, paint: paint, start: start)
        drawing.draw(in: context)
      }
    }
  }
}

extension LaidRun {
  /// Where a part of the run's text begins from the line's left end, and how wide it is.
  package func extent(of part: Range<Int>) -> (x: CGFloat, width: CGFloat) {
    if part == range || range.isEmpty { return (x, width) }
    let (first, second) = (offset(of: part.lowerBound), offset(of: part.upperBound))
    return (min(first, second), abs(second - first))
  }

  /// Where the caret before a unit of the text stands, from the line's left end.
  ///
  /// Within what several characters are drawn as, they share the width.
  package func offset(of place: Int) -> CGFloat {
    if place <= range.lowerBound { return isRightToLeft ? x + width : x }
    if place >= range.upperBound { return isRightToLeft ? x : x + width }
    let edges = clusterEdges
    guard let index = edges.lastIndex(where: { $0.start <= place }) else { return x }
    let edge = edges[index]
    let next = index + 1 < edges.count ? edges[index + 1].start : range.upperBound
    let share = CGFloat(place - edge.start) / CGFloat(max(1, next - edge.start))
    return isRightToLeft
      ? edge.left + edge.width * (1 - share) : edge.left + edge.width * share
  }

  /// The clusters in the order of the text, each with its place.
  var clusterEdges: [(start: Int, left: CGFloat, width: CGFloat)] {
    var edges: [(start: Int, left: CGFloat, width: CGFloat)] = []
    for index in glyphs.indices where index == 0 || clusters[index] != clusters[index - 1] {
      let left = index == 0 ? x : origins[index]
      if !edges.isEmpty { edges[edges.count - 1].width = left - edges[edges.count - 1].left }
      edges.append((clusters[index], left, 0))
    }
    if let last = edges.last { edges[edges.count - 1].width = x + width - last.left }
    return isRightToLeft ? edges.reversed() : edges
  }
}
