import UIKit

/// A line on standard output, at once: what the app was told, for whoever tests it.
func note(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    note("discarded \(sceneSessions.count)")
  }

  func applicationWillTerminate(_ application: UIApplication) { note("terminates") }
}
