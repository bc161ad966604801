import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    note("connects")
    let window = UIWindow(windowScene: windowScene)
    let list = ListController(style: .insetGrouped)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    windowScene.title = "Two Screens"
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 400)
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  /// `twoscreens://place/Rome` shows a place.
  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    note("opens \(url.absoluteString)")
    let navigation = window?.rootViewController as? UINavigationController
    navigation?.pushViewController(PlaceController(name: url.lastPathComponent), animated: false)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
  func sceneWillResignActive(_ scene: UIScene) { note("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnects") }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = windowScene.coordinateSpace.bounds.size
    let isDark = windowScene.traitCollection.userInterfaceStyle == .dark
    note("is \(Int(size.width)) × \(Int(size.height)), \(isDark ? "dark" : "light")")
  }
}
