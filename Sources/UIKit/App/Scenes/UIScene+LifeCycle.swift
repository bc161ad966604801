import Foundation

extension UIScene {
  /// The scene's window has got or lost the keys, or is not seen any more.
  package func enter(_ state: ActivationState) {
    guard activationState != .unattached, state != .unattached else { return }
    while activationState != state {
      step(towards: state)
      UIApplication.shared.followScenes()
    }
  }

  /// One step of active ↔ inactive ↔ background. The delegate is told before observers.
  private func step(towards state: ActivationState) {
    switch (activationState, state) {
    case (.foregroundActive, _):
      delegate?.sceneWillResignActive(self)
      activationState = .foregroundInactive
      post(Self.willDeactivateNotification)
    case (.foregroundInactive, .background):
      activationState = .background
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case (.foregroundInactive, _):
      activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
    case (.background, _), (.unattached, _):
      delegate?.sceneWillEnterForeground(self)
      activationState = .foregroundInactive
      post(Self.willEnterForegroundNotification)
    }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Tells the delegate of the scene's beginning.
  func connect(_ options: ConnectionOptions) {
    delegate?.scene(self, willConnectTo: session, options: options)
    post(Self.willConnectNotification)
    activationState = .background
  }

  /// Tells the delegate of its end.
  func disconnect() {
    enter(.background)
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
  }
}
