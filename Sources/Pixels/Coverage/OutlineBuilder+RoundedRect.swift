extension OutlineBuilder {
  /// Adds a rounded rectangle as a subpath, through the map x′ = ax + cy + tx, y′ = bx + dy + ty.
  ///
  /// Its corners are arcs of true ellipses, flat to within 1/256 of a pixel however the builder
  /// flattens curves, so that turning a rectangle does not change how its edges look.
  public mutating func add(
    _ rect: RoundedRect, a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    guard !rect.isEmpty else { return }
    let shape = rect.fitted
    let map = Map(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    let topLeft = shape.topLeft
    let topRight = shape.topRight
    let bottomRight = shape.bottomRight
    let bottomLeft = shape.bottomLeft
    let start = map.point(shape.minX + topLeft.x, shape.minY)
    move(start.x, start.y)
    addArc(
      map.point(shape.maxX - topRight.x, shape.minY + topRight.y),
      from: map.vector(0, -topRight.y), to: map.vector(topRight.x, 0))
    addArc(
      map.point(shape.maxX - bottomRight.x, shape.maxY - bottomRight.y),
      from: map.vector(bottomRight.x, 0), to: map.vector(0, bottomRight.y))
    addArc(
      map.point(shape.minX + bottomLeft.x, shape.maxY - bottomLeft.y),
      from: map.vector(0, bottomLeft.y), to: map.vector(-bottomLeft.x, 0))
    addArc(
      map.point(shape.minX + topLeft.x, shape.minY + topLeft.y),
      from: map.vector(-topLeft.x, 0), to: map.vector(0, -topLeft.y))
    close()
  }

  private struct Map {
    let a, b, c, d, tx, ty: Double

    func vector(_ x: Double, _ y: Double) -> OutlineVertex {
      OutlineVertex(x: a * x + c * y, y: b * x + d * y)
    }

    func point(_ x: Double, _ y: Double) -> OutlineVertex {
      OutlineVertex(x: a * x + c * y + tx, y: b * x + d * y + ty)
    }
  }

  /// Goes to the start of a quarter of an ellipse and around it.
  ///
  /// With t from 0 to 1, ((1 − t²), 2t) / (1 + t²) runs around a quarter of the unit circle, at an
  /// angle of at most 2 for a step of 1. A chord over an angle θ is at most rθ² / 8 away.
  private mutating func addArc(
    _ center: OutlineVertex, from start: OutlineVertex, to end: OutlineVertex
  ) {
    line(center.x + start.x, center.y + start.y)
    // The longer half axis of the ellipse that the two spokes span.
    let sum = start.x * start.x + start.y * start.y + end.x * end.x + end.y * end.y
    let product = start.x * end.y - start.y * end.x
    let difference = max(0, sum * sum - 4 * product * product).squareRoot()
    let radius = ((sum + difference) / 2).squareRoot()
    guard radius > 0 else { return }
    let steps = (radius / (2 * min(flatness, 1.0 / 256))).squareRoot()
    let count = Int(min(2048, steps.rounded(.up)))
    for index in 1..<max(1, count) {
      let t = Double(index) / Double(count)
      let scale = 1 / (1 + t * t)
      let cosine = (1 - t * t) * scale
      let sine = 2 * t * scale
      line(
        center.x + start.x * cosine + end.x * sine, center.y + start.y * cosine + end.y * sine)
    }
    line(center.x + end.x, center.y + end.y)
  }
}
