import CoreGraphics

/// What of a layer an animation changes: a property, and the part of its value.
struct MotionTarget {
  /// The property, or the key of a stored value.
  let key: String
  /// Nil for a stored value.
  let property: LayerProperty?
  let part: MotionPart
  /// Whether the part is all of it.
  let isWhole: Bool
  /// Of the part.
  let kind: LayerValue.Kind

  /// Nil for a key path that leads nowhere.
  init?(_ keyPath: String, in layer: CALayer) {
    let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = steps.first, !first.isEmpty else { return nil }
    key = first
    property = type(of: layer).property(first)
    if let property, property.field == nil { return nil }
    let whole = property?.get(layer) ?? LayerValue(guessing: layer.value(forKey: first))
    guard let whole = whole ?? (steps.count == 1 ? .number(0) : nil),
      let part = MotionPart(steps.dropFirst(), of: whole)
    else { return nil }
    self.part = part
    isWhole = part == .whole
    kind = part == .whole ? property?.kind ?? whole.kind : part.value(of: whole).kind
  }

  /// The whole of a layer's property.
  init?(property key: String, in layer: CALayer) {
    self.init(key, in: layer)
  }
}

/// A part of a value, found once.
enum MotionPart: Equatable {
  case whole
  case x, y
  case width, height
  case originX, originY, boundsWidth, boundsHeight
  case origin, size
  case transform(TransformPart)
  /// A setting of a filter of a name, `blur.inputRadius`.
  case filter(name: String, key: String)
  /// A setting of an emitter's cell of a name, which may be a cell of another's.
  case cell(path: [String], key: String)

  init?(_ steps: ArraySlice<String>, of value: LayerValue) {
    let name = steps.joined(separator: ".")
    switch (value, name) {
    case (_, ""): self = .whole
    case (.point, "x"): self = .x
    case (.point, "y"): self = .y
    case (.size, "width"): self = .width
    case (.size, "height"): self = .height
    case (.rect, "origin"): self = .origin
    case (.rect, "size"): self = .size
    case (.rect, "origin.x"): self = .originX
    case (.rect, "origin.y"): self = .originY
    case (.rect, "size.width"): self = .boundsWidth
    case (.rect, "size.height"): self = .boundsHeight
    case (.transform, _):
      guard let part = TransformPart(rawValue: name) else { return nil }
      self = .transform(part)
    case (.object(let object as [CAEmitterCell]), _):
      guard let part = CAEmitterCell.part(at: Array(steps), in: object) else { return nil }
      self = part
    case (.object(let object), _):
      let steps = Array(steps)
      guard let filters = object as? [CAFilter], steps.count == 2,
        filters.contains(where: { $0.name == steps[0] })
      else { return nil }
      self = .filter(name: steps[0], key: steps[1])
    default: return nil
    }
  }

  func value(of whole: LayerValue) -> LayerValue {
    switch (self, whole) {
    case (.x, .point(let point)): .number(point.x)
    case (.y, .point(let point)): .number(point.y)
    case (.width, .size(let size)): .number(size.width)
    case (.height, .size(let size)): .number(size.height)
    case (.origin, .rect(let rect)): .point(rect.origin)
    case (.size, .rect(let rect)): .size(rect.size)
    case (.originX, .rect(let rect)): .number(rect.origin.x)
    case (.originY, .rect(let rect)): .number(rect.origin.y)
    case (.boundsWidth, .rect(let rect)): .number(rect.size.width)
    case (.boundsHeight, .rect(let rect)): .number(rect.size.height)
    case (.transform(let part), .transform(let transform)): transform[part]
    case (.filter(let name, let key), .object(let object)):
      Self.setting(key, of: name, in: object)
    case (.cell(let path, let key), .object(let object)):
      LayerValue(
        guessing: CAEmitterCell.find(path[...], in: object as? [CAEmitterCell])?.value(forKey: key))
        ?? .number(0)
    default: whole
    }
  }

  func replacing(in whole: LayerValue, with value: LayerValue) -> LayerValue {
    switch (self, whole, value) {
    case (.whole, _, _): return value
    case (.x, .point(let point), .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.y, .point(let point), .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.width, .size(let size), .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.height, .size(let size), .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.transform(let part), .transform(let transform), _):
      return .transform(transform.replacing(part, with: value))
    case (.filter(let name, let key), .object(let object), _):
      return .object(Self.filters(object, setting: key, of: name, to: value.any))
    case (.cell(let path, let key), .object(let object), _):
      return .object(
        (object as? [CAEmitterCell])?.setting(key, at: path[...], to: value.any))
    case (_, .rect(let rect), _): return .rect(replacing(in: rect, with: value))
    default: return whole
    }
  }

  private func replacing(in rect: CGRect, with value: LayerValue) -> CGRect {
    var rect = rect
    switch (self, value) {
    case (.origin, .point(let origin)): rect.origin = origin
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let x)): rect.origin.x = x
    case (.originY, .number(let y)): rect.origin.y = y
    case (.boundsWidth, .number(let width)): rect.size.width = width
    case (.boundsHeight, .number(let height)): rect.size.height = height
    default: break
    }
    return rect
  }

  private static func setting(_ key: String, of name: String, in object: Any?) -> LayerValue {
    let filter = (object as? [CAFilter])?.first { $0.name == name }
    return LayerValue(guessing: filter?.value(forKey: key)) ?? .number(0)
  }

  private static func filters(
    _ object: Any?, setting key: String, of name: String, to value: Any?
  ) -> [CAFilter]? {
    let copies = (object as? [CAFilter])?.compactMap(CAFilter.init(any:))
    copies?.first { $0.name == name }?.setValue(value, forKey: key)
    return copies
  }
}
