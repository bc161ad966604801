import Foundation
import Synchronization

extension UITraitCollection {
  /// What dynamic colours are resolved for outside of views; while a view draws or lays out, the
  /// view's. Each thread has its own.
  public static var current: UITraitCollection {
    get {
      guard hasCurrent.load(ordering: .relaxed) else { return standard }
      return Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard
    }
    set {
      hasCurrent.store(true, ordering: .relaxed)
      Thread.current.threadDictionary[currentKey] = newValue
    }
  }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    guard previous !== self else { return actions() }
    Self.current = self
    actions()
    Self.current = previous
  }

  /// What holds until somebody says otherwise.
  static let standard = UITraitCollection(
    Traits(
      userInterfaceStyle: .light, userInterfaceIdiom: .phone, userInterfaceLevel: .base,
      accessibilityContrast: .normal, layoutDirection: .leftToRight,
      contentSizeCategory: .large))

  /// Whether any thread was ever given its own, so that the many who were not need not look.
  private static let hasCurrent = Atomic(false)
  private static let currentKey = "UITraitCollection.current"
}
