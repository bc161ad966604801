import CoreGraphics

/// A trait as a type, for those who want to hear of some traits and not of others.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections here have. Of others nobody can say anything, so they never change.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<Traits, Value> { get }
}

extension KnownTrait {
  public static var defaultValue: Value { Traits()[keyPath: path] }

  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.traits[keyPath: path] != other.traits[keyPath: path]
  }
}

public enum UITraitUserInterfaceStyle: KnownTrait {
  public typealias Value = UIUserInterfaceStyle
  static var path: KeyPath<Traits, Value> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: KnownTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var path: KeyPath<Traits, Value> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceLevel: KnownTrait {
  public typealias Value = UIUserInterfaceLevel
  static var path: KeyPath<Traits, Value> { \.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: KnownTrait {
  public typealias Value = UIAccessibilityContrast
  static var path: KeyPath<Traits, Value> { \.accessibilityContrast }
}

public enum UITraitLayoutDirection: KnownTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: KeyPath<Traits, Value> { \.layoutDirection }
}

public enum UITraitHorizontalSizeClass: KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: KeyPath<Traits, Value> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: KnownTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: KeyPath<Traits, Value> { \.verticalSizeClass }
}

public enum UITraitPreferredContentSizeCategory: KnownTrait {
  public typealias Value = UIContentSizeCategory
  static var path: KeyPath<Traits, Value> { \.contentSizeCategory }
}

public enum UITraitDisplayScale: KnownTrait {
  public typealias Value = CGFloat
  static var path: KeyPath<Traits, Value> { \.displayScale }
}
