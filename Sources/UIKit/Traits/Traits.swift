import Foundation

/// The values of a trait collection.
struct Traits: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var contentSizeCategory = UIContentSizeCategory.unspecified
  var displayScale: CGFloat = 0
  /// The values of traits that clients define, by the trait's type.
  var own: [ObjectIdentifier: AnyTraitValue] = [:]

  /// These, but for what the others specify.
  func overridden(by other: Traits) -> Traits {
    var result = self
    result.take(\.userInterfaceStyle, from: other)
    result.take(\.userInterfaceIdiom, from: other)
    result.take(\.userInterfaceLevel, from: other)
    result.take(\.accessibilityContrast, from: other)
    result.take(\.layoutDirection, from: other)
    result.take(\.horizontalSizeClass, from: other)
    result.take(\.verticalSizeClass, from: other)
    result.take(\.contentSizeCategory, from: other)
    result.take(\.displayScale, from: other)
    if !other.own.isEmpty { result.own.merge(other.own) { $1 } }
    return result
  }

  private mutating func take<Value: Equatable>(
    _ trait: WritableKeyPath<Traits, Value>, from other: Traits
  ) {
    if other[keyPath: trait] != Traits()[keyPath: trait] {
      self[keyPath: trait] = other[keyPath: trait]
    }
  }

  /// What is specified.
  var text: String {
    var parts: [String] = []
    if userInterfaceStyle != .unspecified { parts.append("style \(userInterfaceStyle)") }
    if userInterfaceIdiom != .unspecified { parts.append("idiom \(userInterfaceIdiom)") }
    if displayScale != 0 { parts.append("scale \(displayScale)") }
    if horizontalSizeClass != .unspecified { parts.append("width \(horizontalSizeClass)") }
    if verticalSizeClass != .unspecified { parts.append("height \(verticalSizeClass)") }
    if layoutDirection != .unspecified { parts.append("direction \(layoutDirection)") }
    if contentSizeCategory != .unspecified { parts.append(contentSizeCategory.rawValue) }
    parts += own.values.map(\.text).sorted()
    return parts.isEmpty ? "unspecified" : parts.joined(separator: ", ")
  }
}
