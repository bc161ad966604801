import Foundation

extension UIApplication {
  /// All scenes that there are.
  public var connectedScenes: Set<UIScene> { Set(scenes.connected) }
  /// What they are of, and those that have none now.
  public var openSessions: Set<UISceneSession> { scenes.sessions }
  public var supportsMultipleScenes: Bool {
    scenes.haveDelegates && host?.takesSeveralScenes == true
  }

  // MARK: Requests

  /// Brings the session's scene before the others; without one, or without a session, a new one comes.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let host else { return }
    host.later { [self] in
      if let scene = sceneSession?.scene as? UIWindowScene {
        host.raise(scene)
        return
      }
      guard supportsMultipleScenes || scenes.connected.isEmpty else {
        errorHandler?(SceneError.multipleScenesNotSupported)
        return
      }
      connectScene(
        of: sceneSession ?? UISceneSession(role: .windowApplication),
        with: UIScene.ConnectionOptions(activity: userActivity))
    }
  }

  /// Ends the session, and its scene where there is one.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    guard let host else { return }
    host.later { [self] in
      guard scenes.sessions.contains(sceneSession) else {
        errorHandler?(SceneError.multipleScenesNotSupported)
        return
      }
      let scene = sceneSession.scene as? UIWindowScene
      discard([sceneSession])
      if let scene { host.close(scene) }
    }
  }

  /// Why a request about scenes comes to nothing.
  enum SceneError: Error, CustomStringConvertible {
    case multipleScenesNotSupported

    var description: String { "the app has one scene" }
  }

  // MARK: Coming and going

  /// Makes a scene as the delegate says, and has it shown after something else is done.
  func connectScene(
    of session: UISceneSession, with options: UIScene.ConnectionOptions, first: () -> Void = {}
  ) {
    let plan = ScenePlan(for: session, of: self, options)
    scenes.haveDelegates = plan.isOfScenes
    session.configuration = plan.configuration
    let scene = plan.sceneClass.init(session: session, connectionOptions: options)
    scenes.sessions.insert(session)
    scenes.connected.append(scene)
    if let host { scene.show(as: host.appearance(of: scene)) }
    if plan.isOfScenes {
      // Such an app comes from the background, and its observers are told.
      if scenes.connected.count == 1 { applicationState = .background }
      scene.delegate = plan.makeDelegate()
    } else {
      scenes.only = scene
      windowList.adoptHomeless(scene)
    }
    scene.connect(options)
    first()
    host?.open(scene)
  }

  /// A window was closed for good, and with it what its scene is of.
  package func discard(_ sessions: Set<UISceneSession>) {
    for session in sessions {
      if let scene = session.scene { disconnect(scene) }
      scenes.sessions.remove(session)
    }
    delegate?.application(self, didDiscardSceneSessions: sessions)
  }

  func disconnect(_ scene: UIScene) {
    scene.disconnect()
    scenes.connected.removeAll { $0 === scene }
    if scenes.only === scene { scenes.only = nil }
    scene.session.scene = nil
    for window in windowList.windows(of: scene) { window.windowScene = nil }
    scene.delegate = nil
    followScenes()
  }

  /// The app's state is that of its scenes.
  func followScenes() {
    enter(scenes.state)
  }
}
