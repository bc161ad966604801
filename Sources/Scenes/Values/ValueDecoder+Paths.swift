import CoreGraphics

// A path is SVG path data, or an object that names a shape.

extension ValueDecoder {
  /// The shapes that an object can name, each by the key that has its geometry.
  static let shapeKeys = ["rect", "ellipse", "roundedRect", "polygon"]
  private static let roundedKeys = ["roundedRect", "corners", "radius"]
  private static let cornerNames = ["topLeft", "topRight", "bottomLeft", "bottomRight"]

  mutating func path(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .path(nil) }
    if let text = value.string { return path(svg: text, at: value.range).map { .path($0.fixed) } }
    guard let members = value.members else { return mismatch(value, .path) }
    let shapes = members.filter { Self.shapeKeys.contains($0.key) }
    guard shapes.count == 1, let shape = shapes.first else {
      diagnostics.error(
        .wrongValue,
        "a path's object names one shape: "
          + Self.shapeKeys.joined(separator: ", "), at: value.range)
      return nil
    }
    let allowed = shape.key == "roundedRect" ? Self.roundedKeys : [shape.key]
    for member in members where !allowed.contains(member.key) {
      diagnostics.error(
        .wrongValue, "unknown key \(Diagnostic.quoted(member.key)) in a path",
        at: member.keyRange, suggestion: closestMatch(to: member.key, among: allowed))
      return nil
    }
    let path =
      shape.key == "polygon" ? polygon(shape.value) : rectangular(shape, in: value)
    return path.map { .path($0.fixed) }
  }

  private mutating func path(svg text: String, at range: SourceRange) -> CGPath? {
    do {
      let path = try CGPath(svg: text)
      let bounds = path.boundingBox
      let limit = ValueKind.geometryLimit
      let corners = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      guard bounds.isNull || corners.allSatisfy({ $0.magnitude <= 2 * limit }) else {
        diagnostics.error(
          .valueOutOfRange, "the path leads beyond \(JSONText.number(limit))", at: range)
        return nil
      }
      return path
    } catch {
      diagnostics.error(.wrongValue, "no path data: \(error)", at: range)
      return nil
    }
  }

  private mutating func rectangular(_ shape: JSONMember, in value: JSONValue) -> CGPath? {
    guard let numbers = numbers(shape.value, count: 4, .numbers(ValueKind.geometry)) else {
      return nil
    }
    let rect = CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]
    ).standardized
    switch shape.key {
    case "rect": return CGPath(rect: rect, transform: nil)
    case "ellipse": return CGPath(ellipseIn: rect, transform: nil)
    default: return roundedRect(rect, value)
    }
  }

  private mutating func roundedRect(_ rect: CGRect, _ value: JSONValue) -> CGPath? {
    var radius = 0.0
    if let member = value["radius"] {
      guard let number = number(member, in: ValueKind.length, .number(ValueKind.length)) else {
        return nil
      }
      radius = min(number, rect.width / 2, rect.height / 2)
    }
    var rounded = Set(Self.cornerNames)
    if let list = value["corners"] {
      guard let elements = list.elements else {
        return mismatch(list, .flags([]))
      }
      rounded = []
      for element in elements {
        guard case .text(let name)? = choice(element, among: Self.cornerNames) else { return nil }
        rounded.insert(name)
      }
    }
    return CGPath.roundedRect(rect, radius: radius, rounded)
  }

  private mutating func polygon(_ value: JSONValue) -> CGPath? {
    guard let elements = value.elements else { return mismatch(value, .path) }
    let path = CGMutablePath()
    for element in elements {
      guard let point = numbers(element, count: 2, .point) else { return nil }
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
    _ rect: CGRect, radius: CGFloat, _ rounded: Set<String>
  ) -> CGPath? {
    let path = CGMutablePath()
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ name: String, _ x: CGFloat, _ y: CGFloat, towards end: CGPoint) {
      let point = CGPoint(x: x, y: y)
      path.addArc(
        tangent1End: point, tangent2End: end, radius: rounded.contains(name) ? radius : 0)
    }
    path.move(to: CGPoint(x: rect.midX, y: minY))
    corner("topRight", maxX, minY, towards: CGPoint(x: maxX, y: rect.midY))
    corner("bottomRight", maxX, maxY, towards: CGPoint(x: rect.midX, y: maxY))
    corner("bottomLeft", minX, maxY, towards: CGPoint(x: minX, y: rect.midY))
    corner("topLeft", minX, minY, towards: CGPoint(x: rect.midX, y: minY))
    path.closeSubpath()
    return path.copy()
  }
}
