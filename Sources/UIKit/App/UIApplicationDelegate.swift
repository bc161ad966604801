import Foundation

/// Told of the application's life: of its launch, its end, and what concerns all of its scenes.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  // MARK: Launch and end

  /// The app is about to show something for the first time. False refuses the URL that it was launched
  /// with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app is almost ready to run. False refuses the URL that it was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asked by apps of old, before there were launch options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// The app ends: its last window was closed, or somebody has ended it.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: Apps without scene delegates

  /// The one window of an app without scene delegates.
  var window: UIWindow? { get set }

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Somebody wants the app to open a URL; tells whether it does.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  // MARK: Scenes

  /// What a new scene is made of. An app whose delegate has this is one with scene delegates.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Somebody has closed windows for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Memory is short; nobody says so here but programs themselves.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

// All are optional.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// None; an app that keeps its window elsewhere shows it all the same.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .ofApp }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
