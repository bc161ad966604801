import Foundation
import Pixels

extension PathSteps {
  /// The rectangle along the axes that the path is, its corners square or quarters of ellipses.
  ///
  /// A corner made of cubics is up to 1/3,700 of its radius outside the ellipse, which is less than
  /// coverage can show up to a radius of 16 pixels.
  package func roundedRect(largestRadius: CGFloat) -> RoundedRect? {
    // Four sides, four corners, a beginning and an end.
    guard elements.count >= 4, elements.count <= 11, case .move(let start)? = elements.first
    else { return nil }
    var corners = CornerFinder(start, largestRadius: largestRadius)
    for element in elements.dropFirst() {
      switch element {
      case .line(let point): corners.addLine(to: point)
      case .cubic(let control1, let control2, let end):
        corners.addCorner(control1, control2, to: end)
      case .close: break
      case .move, .quad: return nil
      }
      if corners.hasFailed { return nil }
    }
    corners.addLine(to: start)
    return corners.roundedRect
  }
}

/// Follows a path around a rectangle.
private struct CornerFinder {
  private static let tolerance = CGFloat(PixelRect.borderDistance)

  private(set) var hasFailed = false
  private var place: CGPoint
  private var low: CGPoint
  private var high: CGPoint
  /// Twice the area that was gone around, corners taken as square.
  private var area: CGFloat = 0
  private let start: CGPoint
  private let largestRadius: CGFloat
  /// Where round corners would be if they were square, and their half axes.
  private var round: [(corner: CGPoint, radius: CornerRadius)] = []

  init(_ start: CGPoint, largestRadius: CGFloat) {
    self.largestRadius = largestRadius
    (self.start, place, low, high) = (start, start, start, start)
    round.reserveCapacity(4)
  }

  private static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude <= tolerance }

  /// Goes along an axis.
  mutating func addLine(to point: CGPoint) {
    guard Self.isNear(point.x, place.x) || Self.isNear(point.y, place.y) else {
      hasFailed = true
      return
    }
    // From the path's beginning, so that far places lose no digits.
    area +=
      (place.x - start.x) * (point.y - start.y) - (point.x - start.x) * (place.y - start.y)
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    place = point
  }

  mutating func addCorner(_ control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    let from = place
    let isUpright = Self.isNear(control1.x, from.x)
    let corner = CGPoint(x: isUpright ? from.x : end.x, y: isUpright ? end.y : from.y)
    let k = CGPath.quarterTurn
    func isOnTheWay(_ control: CGPoint, from point: CGPoint) -> Bool {
      Self.isNear(control.x, point.x + (corner.x - point.x) * k)
        && Self.isNear(control.y, point.y + (corner.y - point.y) * k)
    }
    let radius = CornerRadius(x: (end.x - from.x).magnitude, y: (end.y - from.y).magnitude)
    guard isOnTheWay(control1, from: from), isOnTheWay(control2, from: end),
      max(radius.x, radius.y) <= largestRadius
    else {
      hasFailed = true
      return
    }
    addLine(to: corner)
    addLine(to: end)
    round.append((corner, radius))
  }

  /// The rectangle, if what was gone around once is one.
  var roundedRect: RoundedRect? {
    let (width, height) = (high.x - low.x, high.y - low.y)
    let slack = Self.tolerance * (width + height)
    guard !hasFailed, width > 0, height > 0, width.isFinite, height.isFinite,
      (area.magnitude / 2 - width * height).magnitude <= slack
    else { return nil }
    var rect = RoundedRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    for (corner, radius) in round {
      let isLeft = Self.isNear(corner.x, low.x)
      let isTop = Self.isNear(corner.y, low.y)
      guard isLeft || Self.isNear(corner.x, high.x), isTop || Self.isNear(corner.y, high.y)
      else { return nil }
      switch (isLeft, isTop) {
      case (true, true): rect.topLeft = radius
      case (false, true): rect.topRight = radius
      case (false, false): rect.bottomRight = radius
      case (true, false): rect.bottomLeft = radius
      }
    }
    return rect
  }
}
