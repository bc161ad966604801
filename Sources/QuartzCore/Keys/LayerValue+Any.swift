import CoreGraphics

// From and to what clients pass: as on Apple's systems numbers come out as `NSNumber` and
// structures as `NSValue`, which casts turn into what they hold.

extension LayerValue {
  /// A value of a kind; nil for anything that is not of it.
  package init?(_ any: Any?, as kind: Kind) {
    switch kind {
    case .number: self.init((any as? NSNumber)?.doubleValue, { LayerValue.number(CGFloat($0)) })
    case .flag: self.init((any as? NSNumber)?.boolValue, LayerValue.flag)
    case .name: self.init(any as? String, LayerValue.name)
    case .point: self.init(any as? CGPoint, LayerValue.point)
    case .size: self.init(any as? CGSize, LayerValue.size)
    case .rect: self.init(any as? CGRect, LayerValue.rect)
    case .transform: self.init(LayerValue.transform(in: any), LayerValue.transform)
    case .color: self.init(nullable: any, LayerValue.color)
    case .path: self.init(nullable: any) { (path: CGPath?) in .path(path?.copy()) }
    case .image:
      self.init(nullable: (any as? BackingStore)?.image ?? any, LayerValue.image)
    case .numbers:
      self.init(
        list: any, { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }, LayerValue.numbers)
    case .colors: self.init(list: any, { $0 as? CGColor }, LayerValue.colors)
    case .object: self = .object(any)
    }
  }

  /// A value of the kind that it shows to be; nil for a kind that no property has.
  package init?(guessing any: Any?) {
    let kinds: [Kind] = [
      .number, .point, .size, .rect, .transform, .color, .path, .image, .colors, .numbers, .name,
    ]
    guard let any else { return nil }
    for kind in kinds {
      guard let value = LayerValue(any, as: kind) else { continue }
      self = value
      return
    }
    return nil
  }

  /// What a client gets; nil stands for no object.
  package var any: Any? {
    switch self {
    case .number(let number): NSNumber(value: Double(number))
    case .flag(let flag): NSNumber(value: flag)
    case .name(let name): name
    case .point(let point): NSValue(cgPoint: point)
    case .size(let size): NSValue(cgSize: size)
    case .rect(let rect): NSValue(cgRect: rect)
    case .transform(let transform): NSValue(caTransform3D: transform)
    case .color(let color): color
    case .path(let path): path
    case .image(let image): image
    case .numbers(let numbers): numbers?.map { NSNumber(value: Double($0)) }
    case .colors(let colors): colors
    case .object(let object): object
    }
  }

  private init?<Value>(_ value: Value?, _ make: (Value) -> LayerValue) {
    guard let value else { return nil }
    self = make(value)
  }

  private init?<Value>(nullable any: Any?, _ make: (Value?) -> LayerValue) {
    guard any == nil || any is Value else { return nil }
    self = make(any as? Value)
  }

  /// A list all of whose elements are of a kind, or none.
  private init?<Value>(
    list any: Any?, _ element: (Any) -> Value?, _ make: ([Value]?) -> LayerValue
  ) {
    guard let list = any as? [Any] else {
      if any != nil { return nil }
      self = make(nil)
      return
    }
    let values = list.compactMap(element)
    guard values.count == list.count else { return nil }
    self = make(values)
  }

  /// A map of the plane is one of space.
  private static func transform(in any: Any?) -> CATransform3D? {
    if let plane = any as? CGAffineTransform { return CATransform3DMakeAffineTransform(plane) }
    return any as? CATransform3D
  }
}
