import CoreGraphics

// A path is SVG path data, or an object that names a shape.

extension ValueDecoder {
  mutating func path(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .path(nil) }
    if let text = value.string { return path(svg: text, at: value.range).map { .path($0.fixed) } }
    guard value.members != nil else { return mismatch(value, .path) }
    guard variant(of: value, as: ShapeForm.form) != nil else { return nil }
    return whole { $0.shape(value) }.map { .path($0.fixed) }
  }

  private mutating func path(svg text: String, at range: SourceRange) -> CGPath? {
    do {
      let path = try CGPath(svg: text, limit: budget.pathStepsLeft)
      budget.takePath(of: path.elements.count)
      let bounds = path.boundingBox
      let limit = ValueKind.geometryLimit
      let corners = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      guard bounds.isNull || corners.allSatisfy({ $0.magnitude <= 2 * limit }) else {
        diagnostics.error(
          .valueOutOfRange, "the path leads beyond \(JSONText.number(limit))", at: range)
        return nil
      }
      return path
    } catch let error where error.problem == .tooLong {
      diagnostics.error(.tooManyValues, budget.pathComplaint, at: range)
      return nil
    } catch {
      diagnostics.error(.wrongValue, "no path data: \(error)", at: range)
      return nil
    }
  }

  private mutating func shape(_ value: JSONValue) -> CGPath? {
    if let rect = box(ShapeForm.rect.box, of: value) { return CGPath(rect: rect, transform: nil) }
    if let rect = box(ShapeForm.ellipse.box, of: value) {
      return CGPath(ellipseIn: rect, transform: nil)
    }
    let keys = ShapeForm.rounded
    if let rect = box(keys.roundedRect, of: value) {
      let radius = min(read(keys.radius, of: value), rect.width / 2, rect.height / 2)
      return CGPath.roundedRect(rect, radius: radius, read(keys.corners, of: value))
    }
    return read(ShapeForm.polygon.polygon, of: value).flatMap { polygon($0) }
  }

  private mutating func box(_ key: Key<[Double]>, of value: JSONValue) -> CGRect? {
    read(key, of: value).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]).standardized
    }
  }

  private mutating func polygon(_ value: JSONValue) -> CGPath? {
    let points = list(value, "a list of points") {
      $0.numbers($1, count: 2, ValueKind.point.expectation)
    }
    guard let points else { return nil }
    guard points.count < budget.pathStepsLeft else {
      diagnostics.error(.tooManyValues, budget.pathComplaint, at: value.range)
      return nil
    }
    budget.takePath(of: points.count + 1)
    let path = CGMutablePath()
    for point in points {
      let place = CGPoint(x: point[0], y: point[1])
      if path.isEmpty { path.move(to: place) } else { path.addLine(to: place) }
    }
    if !path.isEmpty { path.closeSubpath() }
    return path.copy()
  }
}

extension CGPath {
  /// A rectangle some of whose corners are quarter circles.
  fileprivate static func roundedRect(
    _ rect: CGRect, radius: CGFloat, _ rounded: Set<ShapeCorner>
  ) -> CGPath? {
    let path = CGMutablePath()
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ name: ShapeCorner, _ x: CGFloat, _ y: CGFloat, towards end: CGPoint) {
      let point = CGPoint(x: x, y: y)
      path.addArc(
        tangent1End: point, tangent2End: end, radius: rounded.contains(name) ? radius : 0)
    }
    path.move(to: CGPoint(x: rect.midX, y: minY))
    corner(.topRight, maxX, minY, towards: CGPoint(x: maxX, y: rect.midY))
    corner(.bottomRight, maxX, maxY, towards: CGPoint(x: rect.midX, y: maxY))
    corner(.bottomLeft, minX, maxY, towards: CGPoint(x: minX, y: rect.midY))
    corner(.topLeft, minX, minY, towards: CGPoint(x: rect.midX, y: minY))
    path.closeSubpath()
    return path.copy()
  }
}
