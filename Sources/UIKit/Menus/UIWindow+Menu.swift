extension UIWindow {
  /// Whether a menu lies over all else.
  package var hasOpenMenu: Bool { menu != nil }

  package func closeMenu() { menu?.close() }
}
