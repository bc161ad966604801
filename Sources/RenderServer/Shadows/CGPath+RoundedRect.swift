import CoreGraphics
import Pixels

extension CGPath {
  /// The rounded rectangle along the axes that the path is, a plain rectangle and an ellipse among
  /// them; nil for any other path.
  ///
  /// It takes lines along the sides of the path's box, and at most one quarter of an ellipse at each
  /// of its corners, which together are as long as the way around.
  var asRoundedRect: RoundedRect? {
    guard elements.count <= 12, case .move(let start)? = elements.first else { return nil }
    var outline = RoundedOutline(boundingBoxOfPath)
    guard outline.box.isFinite, outline.box.size.width > 0, outline.box.size.height > 0
    else { return nil }
    var last = start
    for element in elements.dropFirst() {
      switch element {
      case .move: return nil
      case .line(let end):
        guard outline.addLine(last, end) else { return nil }
        last = end
      case .quad: return nil
      case .cubic(let control1, let control2, let end):
        guard outline.addCorner(last, control1, control2, end) else { return nil }
        last = end
      case .close: break
      }
    }
    return outline.addLine(last, start) ? outline.shape : nil
  }
}

/// The outline of a rounded rectangle, piece by piece.
private struct RoundedOutline {
  let box: CGRect
  /// By corner: top left, top right, bottom right, bottom left.
  private var radii: [CornerRadius?] = [nil, nil, nil, nil]
  private var length = 0.0
  private let tolerance: Double

  init(_ box: CGRect) {
    self.box = box
    tolerance = 1e-6 * max(box.size.width, box.size.height)
  }

  private var right: CGFloat { box.origin.x + box.size.width }
  private var bottom: CGFloat { box.origin.y + box.size.height }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ distance: Double) -> Bool {
    abs(one - other) <= distance
  }

  /// False for a line that is not on a side.
  mutating func addLine(_ start: CGPoint, _ end: CGPoint) -> Bool {
    length += abs(start.x - end.x) + abs(start.y - end.y)
    func isOn(_ side: CGFloat, _ one: CGFloat, _ other: CGFloat) -> Bool {
      isNear(one, side, tolerance) && isNear(other, side, tolerance)
    }
    return isOn(box.origin.x, start.x, end.x) || isOn(right, start.x, end.x)
      || isOn(box.origin.y, start.y, end.y) || isOn(bottom, start.y, end.y)
  }

  /// False for a curve that is no quarter of an ellipse at a corner.
  mutating func addCorner(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> Bool {
    let corners = [
      CGPoint(x: box.origin.x, y: box.origin.y), CGPoint(x: right, y: box.origin.y),
      CGPoint(x: right, y: bottom), CGPoint(x: box.origin.x, y: bottom),
    ]
    // The corner shares a coordinate with either end.
    let turns = [CGPoint(x: start.x, y: end.y), CGPoint(x: end.x, y: start.y)]
    for turn in turns {
      guard
        let index = corners.firstIndex(where: {
          isNear($0.x, turn.x, tolerance) && isNear($0.y, turn.y, tolerance)
        }), radii[index] == nil
      else { continue }
      let (rx, ry) = (abs(start.x - end.x), abs(start.y - end.y))
      // As far from the best circle as drawing programs go.
      let distance = tolerance + 0.004 * max(rx, ry)
      func isPlaced(_ control: CGPoint, from point: CGPoint) -> Bool {
        let kappa = 0.552_285
        return isNear(control.x, point.x + kappa * (turn.x - point.x), distance)
          && isNear(control.y, point.y + kappa * (turn.y - point.y), distance)
      }
      guard isPlaced(control1, from: start), isPlaced(control2, from: end) else { continue }
      radii[index] = CornerRadius(x: rx, y: ry)
      length += rx + ry
      return true
    }
    return false
  }

  /// The rounded rectangle, if the pieces go around it once.
  var shape: RoundedRect? {
    guard isNear(length, 2 * (box.size.width + box.size.height), 8 * tolerance) else { return nil }
    return RoundedRect(
      minX: box.origin.x, minY: box.origin.y, maxX: right, maxY: bottom,
      topLeft: radii[0] ?? .zero, topRight: radii[1] ?? .zero, bottomRight: radii[2] ?? .zero,
      bottomLeft: radii[3] ?? .zero)
  }
}
