import Foundation

/// What runs an app: shows its scenes, and does what only the desktop can.
@MainActor
package protocol AppHost: AnyObject {
  /// Whether there can be more than one scene.
  var takesSeveralScenes: Bool { get }
  /// How large a new scene is shown, and how.
  func appearance(of scene: UIWindowScene) -> UIWindowScene.Appearance
  /// A scene is connected and wants to be seen.
  func open(_ scene: UIWindowScene)
  /// A scene is no more.
  func close(_ scene: UIWindowScene)
  /// A scene that stands is wanted before the others.
  func raise(_ scene: UIWindowScene)
  func followTitle(of scene: UIScene)
  func followRestrictions(of scene: UIWindowScene)
  /// Does something with the next turn of the loop.
  func later(_ block: @escaping @MainActor () -> Void)

  /// Has the desktop open a URL; tells whether it could.
  func open(_ url: URL, _ done: @escaping @MainActor (Bool) -> Void)
  func canOpen(_ url: URL) -> Bool
}
