import CoreGraphics

/// A trait as a type, for those who want to hear of some traits and not of others.
public protocol UITraitDefinition {
  associatedtype Value
  /// What holds where nobody has said anything.
  static var defaultValue: Value { get }
  /// What descriptions call the trait; the type's name by default.
  static var name: String { get }
  /// Whether colours may depend on the trait; views take theirs anew after a change of any.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that every collection has a place for. Clients define others.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<Traits, Value> { get }
  /// What is said in place of a value that nothing can be drawn by.
  static func cleaned(_ value: Value) -> Value
}

extension KnownTrait {
  public static var defaultValue: Value { Traits()[keyPath: path] }

  static func cleaned(_ value: Value) -> Value { value }

  static func differs(_ one: Traits, _ other: Traits) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  static func set(_ value: Any, in traits: inout Traits) {
    if let value = value as? Value { traits[keyPath: path] = cleaned(value) }
  }

  static func remove(from traits: inout Traits) { traits[keyPath: path] = defaultValue }
}

public enum UITraitUserInterfaceStyle: KnownTrait {
  public typealias Value = UIUserInterfaceStyle
  static var path: WritableKeyPath<Traits, Value> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceIdiom: KnownTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var path: WritableKeyPath<Traits, Value> { \.userInterfaceIdiom }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitUserInterfaceLevel: KnownTrait {
  public typealias Value = UIUserInterfaceLevel
  static var path: WritableKeyPath<Traits, Value> { \.userInterfaceLevel }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitAccessibilityContrast: KnownTrait {
  public typealias Value = UIAccessibilityContrast
  static var path: WritableKeyPath<Traits, Value> { \.accessibilityContrast }
  public static var affectsColorAppearance: Bool { true }
}

public enum UITraitLayoutDirection: KnownTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: WritableKeyPath<Traits, Value> { \.layoutDirection }
}

public enum UITraitHorizontalSizeClass: KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<Traits, Value> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<Traits, Value> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: KnownTrait {
  public typealias Value = UIContentSizeCategory
  static var path: WritableKeyPath<Traits, Value> { \.contentSizeCategory }
}

public enum UITraitDisplayScale: KnownTrait {
  public typealias Value = CGFloat
  static var path: WritableKeyPath<Traits, Value> { \.displayScale }
  /// No display has such a scale, and a value that is not equal to itself would change for ever.
  static func cleaned(_ value: Value) -> Value { value > 0 && value.isFinite ? value : 0 }
}
