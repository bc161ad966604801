import Foundation

extension UIApplication {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The host's window got or lost the focus, or is not seen any more.
  package func enter(_ state: State) {
    while applicationState != state { step(towards: state) }
  }

  /// One step of active ↔ inactive ↔ background. Where scenes have delegates, those are told instead of
  /// this one's; observers are told always.
  private func step(towards state: State) {
    let delegate = scenes.haveDelegates ? nil : delegate
    switch (applicationState, state) {
    case (.active, _):
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      applicationState = .inactive
    case (.inactive, .background):
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case (.inactive, _):
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case (.background, _):
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
