import UIKit

/// A line on standard output, at once: what the app was told, for whoever tests it.
func note(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let size = UIScreen.main.bounds.size
    note("launched on \(Int(size.width)) × \(Int(size.height))")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemTeal
    window.rootViewController = ClockController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("active in \(window?.windowScene == nil ? "no scene" : "a scene")")
  }
  func applicationWillResignActive(_ application: UIApplication) { note("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillTerminate(_ application: UIApplication) { note("terminates") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("opens \(url.absoluteString)")
    return true
  }
}

/// Counts what a timer of the run loop, and one of dispatch, say.
class ClockController: UIViewController {
  private let label = UILabel()
  private var ticks = 0 {
    didSet { label.text = "\(ticks)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "0"
    label.font = .systemFont(ofSize: 60)
    label.textAlignment = .center
    label.accessibilityIdentifier = "ticks"
    view.addSubview(label)
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { self.ticks += 1 }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.ticks += 10 }
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.ticks += 100 }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("goes to \(Int(size.width)) × \(Int(size.height))")
  }
}
