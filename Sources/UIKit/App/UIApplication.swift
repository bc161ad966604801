import CoreGraphics

/// The end of every responder chain, and the door that events come in by.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// What waits for the next commit; see `UIApplication+Turns`.
  var committedBlocks: [() -> Void] = []

  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    for window in windows {
      window.sendEvent(event)
    }
  }
}
