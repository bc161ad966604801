import CoreGraphics

/// One step of drawing a symbol: ink that is put on or taken away.
///
/// Symbols are drawn on a grid whose point (12, 12) is half a capital's height above the baseline,
/// y pointing down; 22 of its units are the point size.
struct SymbolStep {
  enum Content {
    /// A line of so many widths of the symbol's lines, and so many units more.
    case line(CGPath, widths: CGFloat, extra: CGFloat)
    case area(CGPath)
    /// An area with a line around it, so that its edge is that of the line alone.
    case solid(CGPath, widths: CGFloat)
    /// What is drawn for itself first.
    case group([SymbolStep])
  }

  var content: Content
  /// Whether it takes ink away.
  var erases = false
  /// Whether the filled variant has it as it is.
  var stays = false
  /// Whether there is so little room that heavy lines have to be thinner than elsewhere.
  var isDense = false

  /// The path that it draws; nil for a group.
  var path: CGPath? {
    switch content {
    case .line(let path, _, _), .area(let path), .solid(let path, _): path
    case .group: nil
    }
  }

  /// What the ink covers; empty for what takes ink away.
  func inkBox(lineWidth wanted: CGFloat) -> CGRect {
    if erases { return .null }
    let lineWidth = lineWidth(wanted)
    switch content {
    // The ends and joins of lines are round, so that they reach half a width beyond the path.
    case .line(let path, let widths, let extra):
      let reach = (lineWidth * widths + extra) / 2
      return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    case .solid(let path, let widths):
      let reach = lineWidth * widths / 2
      return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    case .area(let path): return path.boundingBoxOfPath
    case .group(let steps): return steps.inkBox(lineWidth: wanted)
    }
  }

  /// The width of one line, in units.
  private func lineWidth(_ wanted: CGFloat) -> CGFloat {
    let regular = SymbolMetrics.regularLine
    return isDense && wanted > regular ? regular + (wanted - regular) * 0.45 : wanted
  }

  /// The step in another place, larger or smaller.
  ///
  /// Lines keep nearly their width, as beside others they have to look alike; thick ones, which are
  /// shapes rather than lines, and the edges of areas shrink with them.
  func placed(_ map: CGAffineTransform) -> SymbolStep {
    let scale = (abs(map.a * map.d - map.b * map.c)).squareRoot()
    var step = self
    step.isDense = isDense || scale < 0.8
    switch content {
    case .line(let path, let widths, let extra):
      let share = widths > 1.3 ? scale : 0.8 + 0.2 * scale
      step.content = .line(
        path.mapped(by: map), widths: widths * (scale < 1 ? share : 1), extra: extra * scale)
    case .area(let path): step.content = .area(path.mapped(by: map))
    case .solid(let path, let widths):
      step.content = .solid(path.mapped(by: map), widths: widths * min(1, scale))
    case .group(let steps): step.content = .group(steps.map { $0.placed(map) })
    }
    return step
  }

  fileprivate func draw(in context: CGContext, lineWidth wanted: CGFloat) {
    let lineWidth = lineWidth(wanted)
    context.setBlendMode(erases ? .destinationOut : .normal)
    switch content {
    case .line(let path, let widths, let extra):
      context.stroke(path, width: lineWidth * widths + extra)
    case .area(let path):
      context.addPath(path)
      context.fillPath()
    case .solid(let path, let widths):
      context.addPath(path)
      context.fillPath()
      context.stroke(path, width: lineWidth * widths)
    case .group(let steps):
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for step in steps { step.draw(in: context, lineWidth: wanted) }
      context.endTransparencyLayer()
    }
  }
}

extension [SymbolStep] {
  /// What the ink covers.
  func inkBox(lineWidth: CGFloat) -> CGRect {
    reduce(.null) { $0.union($1.inkBox(lineWidth: lineWidth)) }
  }

  /// Draws in the grid's units and the context's colours, on what has no ink of others.
  func draw(in context: CGContext, lineWidth: CGFloat) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for step in self { step.draw(in: context, lineWidth: lineWidth) }
  }
}

extension CGContext {
  fileprivate func stroke(_ path: CGPath, width: CGFloat) {
    setLineWidth(width)
    addPath(path)
    strokePath()
  }
}

extension CGPath {
  fileprivate func mapped(by map: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: map)
    return path
  }
}
