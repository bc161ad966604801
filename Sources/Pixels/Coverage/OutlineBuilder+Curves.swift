extension OutlineBuilder {
  /// Goes to (`x`, `y`) on a quadratic curve; without a current point, from its control point.
  public mutating func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    startCurve(cx, cy)
    let control = OutlineVertex(x: cx, y: cy)
    let last = OutlineVertex(x: x, y: y)
    guard canReach(control), canReach(last) else { return }
    flatten(
      CubicCurve(
        start: end, control1: end.point(2 / 3, towards: control),
        control2: last.point(2 / 3, towards: control), end: last))
  }

  /// Goes to (`x`, `y`) on a cubic curve; without a current point, from its first control point.
  public mutating func cubic(
    _ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double
  ) {
    startCurve(c1x, c1y)
    let control1 = OutlineVertex(x: c1x, y: c1y)
    let control2 = OutlineVertex(x: c2x, y: c2y)
    let last = OutlineVertex(x: x, y: y)
    guard canReach(control1), canReach(control2), canReach(last) else { return }
    flatten(CubicCurve(start: end, control1: control1, control2: control2, end: last))
  }

  /// Adds a curve as lines, as many as its flatness asks for.
  ///
  /// A long curve is halved until its parts need few lines, and parts that cannot be seen become
  /// one: so the lines of a curve are bounded by the length that may be seen. After 24 halvings
  /// the coordinates have no digits left to gain. Beyond `mostEdges` curves become single lines.
  private mutating func flatten(_ curve: CubicCurve, halvings: Int = 0) {
    guard curve.mayBeSeen(within: seen), edges.count < mostEdges else {
      return addEdges(to: curve.end)
    }
    let most = 64
    let count = curve.segments(flatness: flatness, atMost: most + 1)
    if count > most && halvings < 24 {
      let (first, second) = curve.halves
      flatten(first, halvings: halvings + 1)
      return flatten(second, halvings: halvings + 1)
    }
    for index in 1..<max(1, count) {
      addEdges(to: curve.point(at: Double(index) / Double(count)))
    }
    addEdges(to: curve.end)
  }
}
