import CoreGraphics

/// What a scene's status bar is like, as its key window's controllers want it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  open var statusBarStyle: UIStatusBarStyle { window?.statusBar.style ?? .default }
  open var isStatusBarHidden: Bool {
    guard let window, window.showsStatusBar else { return true }
    return window.statusBar.isHidden
  }
  /// Empty where there is no bar, as in most windows on a desktop.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return window.statusBarStrip
  }
}
