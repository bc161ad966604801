import Foundation

extension UIApplication {
  /// Makes the application, unless somebody has asked for it before.
  static func begin(as principalClass: UIApplication.Type) -> UIApplication {
    if let made = only { return made }
    let made = principalClass == UIApplication.self ? UIApplication() : principalClass.make()
    only = made
    return made
  }

  /// Takes a delegate that lives as long as the application.
  func keep(_ delegate: any UIApplicationDelegate) {
    keptDelegate = delegate
    self.delegate = delegate
  }

  /// Launches the app: its delegate is told, and its first scene comes.
  package func launch(in host: any AppHost, opening url: URL?) {
    self.host = host
    applicationState = .inactive
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    let accepts = delegate.map { delegate in
      let will = delegate.application(self, willFinishLaunchingWithOptions: options)
      let did = delegate.application(self, didFinishLaunchingWithOptions: options)
      return will && did
    }
    NotificationCenter.default.post(
      name: Self.didFinishLaunchingNotification, object: self,
      userInfo: url.map { ["UIApplicationLaunchOptionsURLKey": $0] })
    connectScene(
      of: UISceneSession(role: .windowApplication),
      with: UIScene.ConnectionOptions(urls: [url].compactMap { $0 }),
      first: {
        // Scenes have had it with their options. The app is not active yet.
        if let url, accepts == true, !scenes.haveDelegates { open(here: url) }
      })
  }

  /// Somebody wants the app to open a URL; tells whether it was told.
  @discardableResult
  package func open(here url: URL) -> Bool {
    guard scenes.haveDelegates else {
      return delegate?.application(self, open: url, options: [.openInPlace: true]) ?? false
    }
    let scene = scenes.connected.first { $0.activationState == .foregroundActive }
    guard let scene = scene ?? scenes.connected.first else { return false }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return true
  }

  /// The app ends: scenes go, and the delegate is told last.
  package func terminate() {
    for scene in scenes.connected { scene.enter(.background) }
    if scenes.haveDelegates {
      for scene in scenes.connected { disconnect(scene) }
    }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  // MARK: URLs for others

  /// Has the desktop open a URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let host else {
      completion?(false)
      return
    }
    host.open(url) { completion?($0) }
  }

  /// Whether the desktop knows a program for such URLs.
  public func canOpenURL(_ url: URL) -> Bool { host?.canOpen(url) ?? false }
}
