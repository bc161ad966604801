import Foundation

/// The application's scenes, and the sessions that they are of.
@MainActor
final class SceneList {
  /// In the order in which they have come.
  var connected: [UIScene] = []
  var sessions: Set<UISceneSession> = []
  /// The scene of an app without scene delegates, which all its windows are in.
  var only: UIWindowScene?
  /// Whether scene delegates are told of what the app's delegate would be.
  var haveDelegates = false

  /// What the app is in, as far as scenes go.
  var state: UIApplication.State {
    let states = connected.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }
}
