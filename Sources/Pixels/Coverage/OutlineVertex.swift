/// A point of a path in device pixels, before it is rounded to an edge's units.
struct OutlineVertex {
  var x: Double
  var y: Double

  /// Whether products with other such coordinates are certain to be numbers.
  var isUsable: Bool { abs(x) <= 1e100 && abs(y) <= 1e100 }

  /// Whether it can be an edge's end as it is.
  var isNear: Bool {
    let limit = Double(PixelRect.coordinateLimit)
    return abs(x) <= limit && abs(y) <= limit
  }

  func midpoint(_ other: OutlineVertex) -> OutlineVertex {
    OutlineVertex(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  /// The point at a fraction of the way to another.
  func point(_ fraction: Double, towards other: OutlineVertex) -> OutlineVertex {
    OutlineVertex(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
