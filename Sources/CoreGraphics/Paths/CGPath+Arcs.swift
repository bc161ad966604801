import Foundation

extension CGMutablePath {
  /// An arc from one angle to another, after a line to its start where the path has a point.
  ///
  /// `clockwise` is meant in a space whose y axis points up: angles then become smaller. An arc of
  /// more than a whole turn is a whole turn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    // The end is taken in the arc's own direction, within one turn; a full turn stays one.
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      if delta < -turn { delta = -turn }
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// An arc that turns by `delta` radians, a quarter of a turn to a curve.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite, center.isFinite else { return }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = place(startAngle)
    if hasCurrentPoint {
      addLine(to: start, transform: transform)
    } else {
      move(to: start, transform: transform)
    }
    var rest = Self.drawnTurn(delta)
    var angle = startAngle
    let quarter = CGFloat.pi / 2
    while abs(rest) > 1e-9 {
      let step = max(-quarter, min(quarter, rest))
      addCurve(from: angle, by: step, center: center, radius: radius, transform: transform)
      angle += step
      rest -= step
    }
  }

  /// Beyond 64 turns pairs of whole ones are left out: the arc looks and ends the same by both fill
  /// rules, while each turn would be four more curves to go through ever after.
  private static func drawnTurn(_ delta: CGFloat) -> CGFloat {
    let pair = 4 * CGFloat.pi
    guard delta.magnitude > 32 * pair else { return delta }
    return delta.truncatingRemainder(dividingBy: pair) + (delta < 0 ? -31 : 31) * pair
  }

  private func addCurve(
    from angle: CGFloat, by step: CGFloat, center: CGPoint, radius: CGFloat,
    transform: CGAffineTransform
  ) {
    let handle = arcHandle(step) * radius
    let end = angle + step
    let (startX, startY) = (cos(angle), sin(angle))
    let (endX, endY) = (cos(end), sin(end))
    addCurve(
      to: CGPoint(x: center.x + radius * endX, y: center.y + radius * endY),
      control1: CGPoint(
        x: center.x + radius * startX - handle * startY,
        y: center.y + radius * startY + handle * startX),
      control2: CGPoint(
        x: center.x + radius * endX + handle * endY, y: center.y + radius * endY - handle * endX),
      transform: transform)
  }

  /// The arc that touches the line from the current point to `tangent1End` and the line from there
  /// to `tangent2End`; where there is none, a line to `tangent1End`. Without a current point it adds
  /// nothing.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y).unit
    let second = CGVector(dx: tangent2End.x - corner.x, dy: tangent2End.y - corner.y).unit
    guard let first, let second, radius != 0 else {
      return addLine(to: corner, transform: transform)
    }
    let cosine = first.dx * second.dx + first.dy * second.dy
    let cross = first.dx * second.dy - first.dy * second.dx
    // Straight on or straight back there is no corner to round.
    guard abs(cross) > 1e-12 else { return addLine(to: corner, transform: transform) }
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let touch = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let leave = CGPoint(x: corner.x + second.dx * reach, y: corner.y + second.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * first.dy * radius, y: touch.y + side * first.dx * radius)
    addLine(to: touch, transform: transform)
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    var delta = atan2(leave.y - center.y, leave.x - center.x) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    // The line to the arc's start is there already.
    let arc = CGMutablePath()
    arc.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    elements += arc.elements.dropFirst().map { $0.applying(transform) }
  }
}

extension CGVector {
  /// The same direction with length 1; nil for none.
  fileprivate var unit: CGVector? {
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }
}
