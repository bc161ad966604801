import Foundation

/// The application's windows, held by those who made them.
@MainActor
final class WindowList {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  private(set) weak var key: UIWindow?

  /// Those that are shown, the rearmost first.
  var shown: [UIWindow] {
    let windows = entries.compactMap(\.window).filter { !$0.isHidden }
    return windows.enumerated().sorted { first, second in
      let levels = (first.element.windowLevel.rawValue, second.element.windowLevel.rawValue)
      return levels.0 == levels.1 ? first.offset < second.offset : levels.0 < levels.1
    }.map(\.element)
  }

  func windows(on screen: UIScreen) -> [UIWindow] {
    entries.compactMap(\.window).filter { $0.screen === screen }
  }

  func windows(of scene: UIScene) -> [UIWindow] {
    entries.compactMap(\.window).filter { $0.windowScene === scene }
  }

  /// Puts the windows that are in no scene into one.
  func adoptHomeless(_ scene: UIWindowScene) {
    for window in entries.compactMap(\.window) where window.windowScene == nil {
      window.windowScene = scene
    }
  }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func makeKey(_ window: UIWindow?) {
    let before = key
    key = window
    if let window { window.windowScene?.lastKeyWindow = window }
    if let before {
      before.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: before)
    }
    guard let window, key === window else { return }
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}
