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

  /// Nothing is specified.
  static let unspecified = Traits()

  /// These, but for what the others specify.
  func overridden(by other: Traits) -> Traits {
    // Views ask this with each layout, and few have anything to say.
    guard other != .unspecified else { return self }
    var result = self
    Self.take(other.userInterfaceStyle, unless: .unspecified, into: &result.userInterfaceStyle)
    Self.take(other.userInterfaceIdiom, unless: .unspecified, into: &result.userInterfaceIdiom)
    Self.take(other.userInterfaceLevel, unless: .unspecified, into: &result.userInterfaceLevel)
    Self.take(
      other.accessibilityContrast, unless: .unspecified, into: &result.accessibilityContrast)
    Self.take(other.layoutDirection, unless: .unspecified, into: &result.layoutDirection)
    Self.take(other.horizontalSizeClass, unless: .unspecified, into: &result.horizontalSizeClass)
    Self.take(other.verticalSizeClass, unless: .unspecified, into: &result.verticalSizeClass)
    Self.take(other.contentSizeCategory, unless: .unspecified, into: &result.contentSizeCategory)
    Self.take(other.displayScale, unless: 0, into: &result.displayScale)
    if !other.own.isEmpty { result.own.merge(other.own) { $1 } }
    return result
  }

  private static func take<Value: Equatable>(
    _ value: Value, unless unspecified: Value, into mine: inout Value
  ) {
    if value != unspecified { mine = value }
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
