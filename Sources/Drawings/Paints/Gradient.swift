import CoreGraphics

/// A gradient of a drawing, with what it has from others that it refers to.
struct Gradient {
  struct Stop: Equatable {
    var place: Double
    var color: DrawingColor
  }

  /// Where it lies, in the space of its numbers.
  enum Course {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, radius: Double)
  }

  /// The name that it has in the drawing.
  var name: String
  var stops: [Stop]
  var course: Course
  /// Whether its numbers are shares of the box of what it fills.
  var isOfBox: Bool
  var map: CGAffineTransform

  /// From its numbers to the space of what it fills; nil where the box is none.
  func map(in box: CGRect) -> CGAffineTransform? {
    guard isOfBox else { return map }
    guard box.width > 0, box.height > 0 else { return nil }
    return map.concatenating(CGAffineTransform(unitTo: box))
  }

  func faded(by opacity: Double) -> Gradient {
    guard opacity < 1 else { return self }
    var gradient = self
    gradient.stops = stops.map { Stop(place: $0.place, color: $0.color.faded(by: opacity)) }
    return gradient
  }

  /// The same with every colour made another.
  func mapped(_ change: (DrawingColor) -> DrawingColor) -> Gradient {
    var gradient = self
    gradient.stops = stops.map { Stop(place: $0.place, color: change($0.color)) }
    return gradient
  }
}

/// Where a gradient lies in the space of what it fills, as a layer can have it.
enum LayerGradient {
  /// Lines of one colour are square to the line between the points.
  case axial(CGPoint, CGPoint)
  /// An ellipse, its first half axis turned by an angle.
  case radial(CGPoint, axes: CGSize, angle: Double)

  /// Nil where the map or the gradient has no extent.
  init?(_ course: Gradient.Course, under map: CGAffineTransform) {
    guard map.isFinite, abs(map.area) > 1e-18 else { return nil }
    switch course {
    case .axial(let start, let end):
      // The share t grows along g, the direction in which the mapped lines of one colour are
      // nearest to each other: t(p) = g · (p − start), and it is 1 at start + g / |g|².
      let inverse = map.inverted()
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      let g = CGPoint(
        x: (inverse.a * dx + inverse.b * dy) / square,
        y: (inverse.c * dx + inverse.d * dy) / square)
      let length = g.x * g.x + g.y * g.y
      guard length > 0, length.isFinite else { return nil }
      let first = start.applying(map)
      self = .axial(first, CGPoint(x: first.x + g.x / length, y: first.y + g.y / length))
    case .radial(let center, let radius):
      guard radius > 0 else { return nil }
      let middle = center.applying(map)
      // Of L·Lᵀ, whose eigenvectors are the axes of the circle's picture.
      let (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
      let (xx, xy, yy) = (a * a + c * c, a * b + c * d, b * b + d * d)
      let isStraight = abs(xy) <= 1e-9 * (xx + yy)
      let angle = isStraight ? 0 : atan2(2 * xy, xx - yy) / 2
      let (sine, cosine) = (sin(angle), cos(angle))
      let first = cosine * cosine * xx + 2 * sine * cosine * xy + sine * sine * yy
      let second = sine * sine * xx - 2 * sine * cosine * xy + cosine * cosine * yy
      self = .radial(
        middle,
        axes: CGSize(
          width: radius * max(0, first).squareRoot(), height: radius * max(0, second).squareRoot()),
        angle: angle)
    }
  }
}
