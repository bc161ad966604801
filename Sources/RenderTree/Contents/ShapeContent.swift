import CoreGraphics

/// A path that is filled, stroked or both, in the node's own space; it may run past the bounds.
package struct ShapeContent: Hashable, Sendable {
  /// In points of the node's space.
  package var path: FixedPath
  /// Nil where the inside is not painted.
  package var fill: CGColor?
  /// Which parts of a path that crosses itself are inside.
  package var rule: CGPathFillRule
  /// Nil without a line along the path.
  package var stroke: Stroke?

  /// A line along the path.
  package struct Stroke: Hashable, Sendable {
    /// Of the whole line, dashes as well.
    package var color: CGColor
    /// Where the line is.
    package var pen: Pen

    package init(color: CGColor, pen: Pen) {
      self.color = color
      self.pen = pen
    }
  }

  /// What decides where a line is, in points; the pen is round in the node's space.
  package struct Pen: Hashable, Sendable {
    /// Half of it lies on each side of the path.
    package var width: CGFloat
    /// How the line and each of its dashes end.
    package var cap: CGLineCap
    /// How two parts of the path meet.
    package var join: CGLineJoin
    /// In widths: a longer miter becomes a bevel.
    package var miterLimit: CGFloat
    /// Lengths drawn and left out in turn; empty for a solid line.
    package var dashes: [CGFloat]
    /// How far into the dashes the path begins.
    package var dashPhase: CGFloat
    /// Shares of the path's length between which the line is drawn.
    package var start: CGFloat
    /// The other end, as a share of the length.
    package var end: CGFloat

    package init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
      miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0,
      start: CGFloat = 0, end: CGFloat = 1
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
      self.start = start
      self.end = end
    }

    /// How far from the path it can paint.
    var reach: CGFloat {
      // A square cap's corner is √2 half widths away.
      let factor = max(join == .miter ? max(1, miterLimit) : 1, cap == .square ? 1.5 : 1)
      let reach = width / 2 * factor
      return reach > 0 && reach.isFinite ? reach : 0
    }
  }

  package init(
    _ path: CGPath, fill: CGColor? = nil, rule: CGPathFillRule = .winding, stroke: Stroke? = nil
  ) {
    self.path = path.fixed
    self.fill = fill
    self.rule = rule
    self.stroke = stroke
  }

  /// The rectangle that it paints in; null where there is none, as for an empty path and one with
  /// an infinite number in it.
  package var extent: CGRect {
    let box = path.boundingBox
    guard box.isFinite else { return .null }
    let reach = stroke?.pen.reach ?? 0
    return CGRect(
      x: box.origin.x - reach, y: box.origin.y - reach, width: box.size.width + 2 * reach,
      height: box.size.height + 2 * reach)
  }
}
