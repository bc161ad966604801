import Foundation
import TestSupport

@testable import UIKit

/// A host whose windows are nowhere; scenes have the keys as soon as they come.
@MainActor
final class NowhereHost: AppHost {
  var appearance = UIWindowScene.Appearance(size: CGSize(width: 390, height: 844))
  private var putOff: [@MainActor () -> Void] = []
  private(set) var raised: [UIWindowScene] = []
  var takesSeveralScenes = true

  func appearance(of scene: UIWindowScene) -> UIWindowScene.Appearance { appearance }
  func open(_ scene: UIWindowScene) { scene.enter(.foregroundActive) }
  func close(_ scene: UIWindowScene) { CallRecord.note("closed") }
  func raise(_ scene: UIWindowScene) { raised.append(scene) }
  func followTitle(of scene: UIScene) { CallRecord.note("title \(scene.title ?? "none")") }
  func followRestrictions(of scene: UIWindowScene) {
    let least = scene.sizeRestrictions?.minimumSize ?? .zero
    CallRecord.note("least \(Int(least.width)) × \(Int(least.height))")
  }
  func later(_ block: @escaping @MainActor () -> Void) { putOff.append(block) }
  func open(_ url: URL, _ done: @escaping @MainActor (Bool) -> Void) { later { done(true) } }
  func canOpen(_ url: URL) -> Bool { url.scheme == "https" }

  func runPutOff() {
    let blocks = putOff
    putOff = []
    for block in blocks { block() }
  }
}

/// What an app's delegates and observers are told, in order.
@MainActor
enum AppRecord {
  /// Runs something with an application of its own; notifications are noted by their names.
  static func calls(
    of delegate: any UIApplicationDelegate,
    _ body: (UIApplication, NowhereHost) throws -> Void
  ) rethrows -> [String] {
    let before = UIApplication.only
    defer { UIApplication.only = before }
    let application = UIApplication()
    UIApplication.only = application
    application.keep(delegate)
    let host = NowhereHost()
    application.host = host
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        CallRecord.note("· " + name.rawValue.replacingOccurrences(of: "Notification", with: ""))
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    return try CallRecord.of { try body(application, host) }
  }

  private static let names = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    UIScene.willConnectNotification, UIScene.didDisconnectNotification,
    UIScene.didActivateNotification, UIScene.willDeactivateNotification,
    UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
  ]
}

/// A delegate of an app without scene delegates, as before there were any.
class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallRecord.note("willFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallRecord.note("didFinishLaunching \(launchOptions?[.url] ?? "none")")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { CallRecord.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { CallRecord.note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { CallRecord.note("back") }
  func applicationWillEnterForeground(_ application: UIApplication) { CallRecord.note("fore") }
  func applicationWillTerminate(_ application: UIApplication) { CallRecord.note("terminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    CallRecord.note("open \(url)")
    return true
  }
}

/// One of an app with scene delegates.
final class ScenesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallRecord.note("willFinishLaunching \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallRecord.note("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    CallRecord.note("configuration")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    CallRecord.note("discard \(sceneSessions.count)")
  }

  // What scene delegates are told instead.
  func applicationDidBecomeActive(_ application: UIApplication) { CallRecord.note("active") }
  func applicationWillResignActive(_ application: UIApplication) { CallRecord.note("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { CallRecord.note("back") }
  func applicationWillEnterForeground(_ application: UIApplication) { CallRecord.note("fore") }
  func applicationWillTerminate(_ application: UIApplication) { CallRecord.note("terminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    CallRecord.note("open \(url)")
    return true
  }
}

/// Found by its name, beside the app's delegate.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    CallRecord.note((["willConnect \(scene.activationState)"] + urls).joined(separator: " "))
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { CallRecord.note("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { CallRecord.note("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { CallRecord.note("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { CallRecord.note("sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { CallRecord.note("sceneDidEnterBackground") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    CallRecord.note("openURLContexts " + URLContexts.map(\.url.absoluteString).joined())
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let (old, new) = (
      previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size
    )
    CallRecord.note(
      "didUpdate \(Int(old.width)) × \(Int(old.height)) to \(Int(new.width)) × \(Int(new.height)),"
        + " \(previousInterfaceOrientation) to \(windowScene.interfaceOrientation)")
  }
}
