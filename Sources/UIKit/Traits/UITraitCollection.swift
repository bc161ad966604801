import Foundation
import Synchronization

/// What views and controllers adapt to: the appearance, the display, the room that there is.
///
/// A trait that is unspecified leaves the question to whoever is asked next.
public final class UITraitCollection: NSObject, Sendable {
  let traits: Traits

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  public override convenience init() {
    self.init(Traits())
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.contentSizeCategory }
  /// Device pixels a point; 0 is unspecified.
  public var displayScale: CGFloat { traits.displayScale }

  /// Whether every trait that the other one specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Whether colours may come out differently.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.traits else { return true }
    return traits.userInterfaceStyle != other.userInterfaceStyle
      || traits.accessibilityContrast != other.accessibilityContrast
      || traits.userInterfaceLevel != other.userInterfaceLevel
      || traits.userInterfaceIdiom != other.userInterfaceIdiom
      || traits.hasDifferentOwnColors(comparedTo: other)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || traits == other.traits
  }

  public override var hash: Int { traits.hashValue }

  public override var description: String { "<UITraitCollection: \(traits.text)>" }
}
