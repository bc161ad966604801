import Foundation
import Synchronization

extension UITraitCollection {
  /// What dynamic colours are resolved for outside of views; while a view draws or lays out, the
  /// view's. Each thread has its own.
  public static var current: UITraitCollection {
    get { said ?? standard }
    set { said = newValue }
  }

  /// What somebody has said on this thread; the screen's may change.
  private static var said: UITraitCollection? {
    get {
      guard hasCurrent.load(ordering: .relaxed) else { return nil }
      return place.value
    }
    set {
      hasCurrent.store(true, ordering: .relaxed)
      place.value = newValue
    }
  }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.said
    guard previous !== self else { return actions() }
    Self.said = self
    actions()
    Self.said = previous
  }

  /// What holds until somebody says otherwise, on the main screen.
  static var standard: UITraitCollection { ScreenScale.mainTraits }

  /// Whether any thread was ever given its own, so that the many who were not need not look.
  private static let hasCurrent = Atomic(false)
  private static let place = ThreadPlace<UITraitCollection>()
}

extension Traits {
  /// What holds until somebody says otherwise, on a screen.
  static func usual(displayScale: CGFloat) -> Traits {
    var traits = Traits(
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base,
      accessibilityContrast: .normal, layoutDirection: .leftToRight,
      contentSizeCategory: .large)
    traits.displayScale = displayScale
    return traits
  }
}
