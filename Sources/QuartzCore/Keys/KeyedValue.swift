import CoreGraphics

/// A type of a layer's property, and how it becomes a `LayerValue` and comes back.
protocol KeyedValue: SendableMetatype {
  static var kind: LayerValue.Kind { get }
  /// What the values are, unless a property says otherwise.
  static var form: LayerProperty.Form { get }
  /// Nil for a value of another kind.
  init?(_ value: LayerValue)
  var layerValue: LayerValue { get }
}

extension KeyedValue {
  /// Numbers are any numbers.
  static var form: LayerProperty.Form {
    kind == .number ? .number(LayerProperty.anyNumber) : .plain
  }
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
  static var form: LayerProperty.Form { .wholeNumber }
  var layerValue: LayerValue { .number(CGFloat(self)) }
  /// The nearest whole number; a number beyond all of them is the last one.
  init?(_ value: LayerValue) {
    guard case .number(let number) = value, !number.isNaN else { return nil }
    self = Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}

extension UInt32: KeyedValue {
  static var kind: LayerValue.Kind { .number }
  static var form: LayerProperty.Form { .wholeNumber }
  var layerValue: LayerValue { .number(CGFloat(self)) }
  init?(_ value: LayerValue) {
    guard let number = Int(value) else { return nil }
    self = UInt32(clamping: number)
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
  static var form: LayerProperty.Form { get }
  static func layerValue(_ value: Self?) -> LayerValue
  /// The value, which may be none; nil for a value of another kind.
  static func read(_ value: LayerValue) -> Any??
}

extension OptionalKeyedValue {
  static var form: LayerProperty.Form { .plain }
}

extension Optional: KeyedValue where Wrapped: OptionalKeyedValue {
  static var kind: LayerValue.Kind { Wrapped.kind }
  static var form: LayerProperty.Form { Wrapped.form }
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

/// What a property has a list of.
protocol KeyedElement: SendableMetatype {
  static var listKind: LayerValue.Kind { get }
  static var listForm: LayerProperty.Form { get }
  static func layerValue(list: [Any]?) -> LayerValue
  /// The list, which may be none; nil for a value of another kind.
  static func readList(_ value: LayerValue) -> Any??
}

extension Array: OptionalKeyedValue where Element: KeyedElement {
  static var kind: LayerValue.Kind { Element.listKind }
  static var form: LayerProperty.Form { Element.listForm }
  static func layerValue(_ value: [Element]?) -> LayerValue { Element.layerValue(list: value) }
  static func read(_ value: LayerValue) -> Any?? { Element.readList(value) }
}

extension CGFloat: KeyedElement {
  static var listKind: LayerValue.Kind { .numbers }
  static var listForm: LayerProperty.Form { .number(LayerProperty.anyNumber) }
  static func layerValue(list: [Any]?) -> LayerValue { .numbers(list as? [CGFloat]) }
  static func readList(_ value: LayerValue) -> Any?? {
    if case .numbers(let numbers) = value { .some(numbers) } else { nil }
  }
}

extension CGColor: KeyedElement {
  static var listKind: LayerValue.Kind { .colors }
  static var listForm: LayerProperty.Form { .plain }
  static func layerValue(list: [Any]?) -> LayerValue { .colors(list as? [CGColor]) }
  static func readList(_ value: LayerValue) -> Any?? {
    if case .colors(let colors) = value { .some(colors) } else { nil }
  }
}

/// An object of a class of Core Animation's, in a list.
protocol KeyedListObject: KeyedElement {}

extension KeyedListObject {
  static var listKind: LayerValue.Kind { .object }
  static func layerValue(list: [Any]?) -> LayerValue { .object(list) }
  static func readList(_ value: LayerValue) -> Any?? {
    if case .object(let object) = value { .some(object) } else { nil }
  }
}

extension CAFilter: KeyedListObject {
  static var listForm: LayerProperty.Form { .filters }
}

extension CAEmitterCell: KeyedListObject {
  static var listForm: LayerProperty.Form { .emitterCells }
}

extension CGImage: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .image }
  static func layerValue(_ value: CGImage?) -> LayerValue { .image(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .image(let image) = value { .some(image) } else { nil }
  }
}

/// An object that has nothing between two of it.
protocol KeyedObject: OptionalKeyedValue {}

extension KeyedObject {
  static var kind: LayerValue.Kind { .object }
  static func layerValue(_ value: Self?) -> LayerValue { .object(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .object(let object) = value { .some(object) } else { nil }
  }
}

extension CAFilter: KeyedObject {}

extension String: OptionalKeyedValue {
  static var kind: LayerValue.Kind { .object }
  static var form: LayerProperty.Form { .text }
  static func layerValue(_ value: String?) -> LayerValue { .object(value) }
  static func read(_ value: LayerValue) -> Any?? {
    if case .object(let object) = value { .some(object) } else { nil }
  }
}
