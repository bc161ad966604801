import CoreGraphics

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// Of an image above its title.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { onChange() } }
  /// Of an image beside its title.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { onChange() } }
  /// Beside its title, where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { onChange() } }

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
  }
}

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied }

  fileprivate var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// How a tab looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The bar's colours unless it is set.
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  override init() {
    super.init()
  }

  fileprivate func take(_ other: UITabBarItemStateAppearance) {
    iconColor = other.iconColor
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
