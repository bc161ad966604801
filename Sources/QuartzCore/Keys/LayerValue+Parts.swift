import CoreGraphics

// The rest of a key path after the property: `x` of a point, `size.width` of a rectangle,
// `rotation.z` of a transform.

extension LayerValue {
  /// The part at a path; nil where the value has none.
  package func part(at path: ArraySlice<String>) -> LayerValue? {
    guard let name = path.first else { return self }
    if case .transform(let transform) = self {
      return TransformPart(rawValue: path.joined(separator: ".")).map { transform[$0] }
    }
    return part(named: name)?.part(at: path.dropFirst())
  }

  /// The value with another part at a path; nil where the value has none, or the part is no such
  /// thing.
  package func replacing(at path: ArraySlice<String>, with any: Any?) -> LayerValue? {
    guard let name = path.first else { return LayerValue(any, as: kind) }
    if case .transform(let transform) = self {
      guard let part = TransformPart(rawValue: path.joined(separator: ".")),
        let value = LayerValue(any, as: transform[part].kind)
      else { return nil }
      return .transform(transform.replacing(part, with: value))
    }
    return part(named: name)?.replacing(at: path.dropFirst(), with: any).map {
      replacing(name, with: $0)
    }
  }

  private func part(named name: String) -> LayerValue? {
    switch (self, name) {
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    default: nil
    }
  }

  private func replacing(_ name: String, with part: LayerValue) -> LayerValue {
    switch (self, name, part) {
    case (.point(let point), "x", .number(let x)): .point(CGPoint(x: x, y: point.y))
    case (.point(let point), _, .number(let y)): .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      .size(CGSize(width: width, height: size.height))
    case (.size(let size), _, .number(let height)):
      .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), _, .point(let origin)): .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), _, .size(let size)): .rect(CGRect(origin: rect.origin, size: size))
    default: self
    }
  }
}
