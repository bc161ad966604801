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

  /// The part; a value that has no such part is given back.
  func value(of whole: LayerValue) -> LayerValue {
    switch self {
    case .whole: break
    case .x: if case .point(let point) = whole { return .number(point.x) }
    case .y: if case .point(let point) = whole { return .number(point.y) }
    case .width: if case .size(let size) = whole { return .number(size.width) }
    case .height: if case .size(let size) = whole { return .number(size.height) }
    case .origin: if case .rect(let rect) = whole { return .point(rect.origin) }
    case .size: if case .rect(let rect) = whole { return .size(rect.size) }
    case .originX: if case .rect(let rect) = whole { return .number(rect.origin.x) }
    case .originY: if case .rect(let rect) = whole { return .number(rect.origin.y) }
    case .boundsWidth: if case .rect(let rect) = whole { return .number(rect.size.width) }
    case .boundsHeight: if case .rect(let rect) = whole { return .number(rect.size.height) }
    case .transform(let part):
      if case .transform(let transform) = whole { return transform[part] }
    case .filter(let name, let key):
      if case .object(let object) = whole { return Self.setting(key, of: name, in: object) }
    case .cell(let path, let key):
      guard case .object(let object) = whole else { break }
      let cell = CAEmitterCell.find(path[...], in: object as? [CAEmitterCell])
      return LayerValue(guessing: cell?.value(forKey: key)) ?? .number(0)
    }
    return whole
  }

  /// The whole with another part; a value that has no such part stays as it is.
  func replacing(in whole: LayerValue, with value: LayerValue) -> LayerValue {
    switch self {
    case .whole: return value
    case .x, .y:
      if case .point(let point) = whole { return .point(replacing(in: point, with: value)) }
    case .width, .height:
      if case .size(let size) = whole { return .size(replacing(in: size, with: value)) }
    case .origin, .size, .originX, .originY, .boundsWidth, .boundsHeight:
      if case .rect(let rect) = whole { return .rect(replacing(in: rect, with: value)) }
    case .transform(let part):
      guard case .transform(let transform) = whole else { break }
      return .transform(transform.replacing(part, with: value))
    case .filter(let name, let key):
      guard case .object(let object) = whole else { break }
      return .object(Self.filters(object, setting: key, of: name, to: value.any))
    case .cell(let path, let key):
      guard case .object(let object) = whole else { break }
      return .object((object as? [CAEmitterCell])?.setting(key, at: path[...], to: value.any))
    }
    return whole
  }

  private func replacing(in point: CGPoint, with value: LayerValue) -> CGPoint {
    guard case .number(let number) = value else { return point }
    return self == .x ? CGPoint(x: number, y: point.y) : CGPoint(x: point.x, y: number)
  }

  private func replacing(in size: CGSize, with value: LayerValue) -> CGSize {
    guard case .number(let number) = value else { return size }
    return self == .width
      ? CGSize(width: number, height: size.height) : CGSize(width: size.width, height: number)
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
    // Those of a rectangle are above; a value of another kind changes none of them.
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
