import CoreGraphics

/// A type of a layer's property, and how it becomes a `LayerValue` and comes back.
protocol KeyedValue: SendableMetatype {
  static var kind: LayerValue.Kind { get }
  /// Nil for a value of another kind.
  init?(_ value: LayerValue)
  var layerValue: LayerValue { get }
}

extension CGFloat: KeyedValue {
  static var kind: LayerValue.Kind { .number }
  var layerValue: LayerValue { .number(self) }
  init?(_ value: LayerValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Double: KeyedValue {
  static var kind: LayerValue.Kind { .number }
  var layerValue: LayerValue { .number(CGFloat(self)) }
  init?(_ value: LayerValue) {
    guard case .number(let number) = value else { return nil }
    self = Double(number)
  }
}

extension Float: KeyedValue {
  static var kind: LayerValue.Kind { .number }
  var layerValue: LayerValue { .number(CGFloat(self)) }
  init?(_ value: LayerValue) {
    guard case .number(let number) = value else { return nil }
    self = Float(number)
  }
}

extension Int: KeyedValue {
  static var kind: LayerValue.Kind { .number }
  var layerValue: LayerValue { .number(CGFloat(self)) }
  /// The nearest whole number; a number beyond all of them is the last one.
  init?(_ value: LayerValue) {
    guard case .number(let number) = value, !number.isNaN else { return nil }
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension Bool: KeyedValue {
  static var kind: LayerValue.Kind { .flag }
  var layerValue: LayerValue { .flag(self) }
  init?(_ value: LayerValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension CGPoint: KeyedValue {
  static var kind: LayerValue.Kind { .point }
  var layerValue: LayerValue { .point(self) }
  init?(_ value: LayerValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: KeyedValue {
  static var kind: LayerValue.Kind { .size }
  var layerValue: LayerValue { .size(self) }
  init?(_ value: LayerValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: KeyedValue {
  static var kind: LayerValue.Kind { .rect }
  var layerValue: LayerValue { .rect(self) }
  init?(_ value: LayerValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension CATransform3D: KeyedValue {
  static var kind: LayerValue.Kind { .transform }
  var layerValue: LayerValue { .transform(self) }
  init?(_ value: LayerValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}

/// What a property has or has not.
protocol OptionalKeyedValue: SendableMetatype {
  static var kind: LayerValue.Kind { get }
  static func layerValue(_ value: Self?) -> LayerValue
  /// The value, which may be none; nil for a value of another kind.
  static func read(_ value: LayerValue) -> Any??
}

extension Optional: KeyedValue where Wrapped: OptionalKeyedValue {
  static var kind: LayerValue.Kind { Wrapped.kind }
  var layerValue: LayerValue { Wrapped.layerValue(self) }
  init?(_ value: LayerValue) {
    guard let read = Wrapped.read(value) else { return nil }
    self = read as? Wrapped
  }
}

extension CGColor: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .color }
  static func layerValue(_ value: CGColor?) -> LayerValue { .color(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .color(let color) = value { .some(color) } else { nil }
  }
}

extension CGPath: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .path }
  static func layerValue(_ value: CGPath?) -> LayerValue { .path(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .path(let path) = value { .some(path) } else { nil }
  }
}

extension [NSNumber]: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .numbers }
  static func layerValue(_ value: [NSNumber]?) -> LayerValue {
    .numbers(value?.map { CGFloat($0.doubleValue) })
  }
  static func read(_ value: LayerValue) -> Any?? {
    guard case .numbers(let numbers) = value else { return nil }
    return .some(numbers?.map { NSNumber(value: Double($0)) })
  }
}

extension String: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .object }
  static func layerValue(_ value: String?) -> LayerValue { .object(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .object(let object) = value { .some(object) } else { nil }
  }
}
