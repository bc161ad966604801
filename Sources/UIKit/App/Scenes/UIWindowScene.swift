import CoreGraphics

/// A scene that has windows: what the desktop shows in one window of its own.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open private(set) var screen = UIScreen.main
  /// How the host shows it.
  package private(set) var appearance = Appearance(size: UIScreen.main.bounds.size)
  /// In points.
  package var size: CGSize { appearance.size }
  open private(set) var traitCollection = UITraitCollection.current
  /// How large hands may make the window on the desktop.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    UISceneSizeRestrictions(of: self)
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
  /// What has had the keys last.
  weak var lastKeyWindow: UIWindow?

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// Upright, but for scenes that are wider than they are high. Nothing tells which way they were
  /// turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  /// The scene's own space, which begins in its upper left corner.
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(size: size) }

  /// Its windows that are shown, the rearmost first.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The window that keys come to while the scene has them.
  open var keyWindow: UIWindow? {
    if let key = UIApplication.shared.keyWindow, key.windowScene === self { return key }
    return lastKeyWindow
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What the host says

  /// How a scene is shown.
  package struct Appearance: Equatable {
    /// In points.
    package var size: CGSize
    package var style = UIUserInterfaceStyle.light
    package var coveredEdges = UIEdgeInsets.zero
    /// Whether there is a status bar in what is covered.
    package var showsStatusBar = false

    package init(size: CGSize) { self.size = size }
  }

  /// The desktop has made the scene another size, or its look is another.
  package func show(as appearance: Appearance) {
    let before = (
      space: coordinateSpace, orientation: interfaceOrientation, traits: traitCollection
    )
    let oldSize = size
    self.appearance = appearance
    traitCollection = UITraitCollection(
      traitsFrom: [
        UITraitCollection(style: appearance.style, size: size, scale: screen.scale), screen.wishes,
      ])
    for window in UIApplication.shared.windowList.windows(of: self) {
      // A window that is smaller on purpose stays so.
      if window.bounds.size == oldSize { window.lie(in: CGRect(origin: .zero, size: size)) }
      dress(window)
    }
    guard activationState != .unattached,
      size != oldSize || traitCollection != before.traits
    else { return }
    if traitCollection != before.traits { traitCollectionDidChange(before.traits) }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: before.space, interfaceOrientation: before.orientation,
      traitCollection: before.traits)
  }

  /// Gives a window what holds in the scene.
  func dress(_ window: UIWindow) {
    if window.screen !== screen { window.screen = screen }
    window.traits = traitCollection
    window.coveredEdges = appearance.coveredEdges
    window.showsStatusBar = appearance.showsStatusBar
  }
}

/// The space of a scene, whose corner is the screen's.
final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    space is SceneSpace ? point : UIScreen.main.convert(point, to: space)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space is SceneSpace ? point : UIScreen.main.convert(point, from: space)
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    space is SceneSpace ? rect : UIScreen.main.convert(rect, to: space)
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space is SceneSpace ? rect : UIScreen.main.convert(rect, from: space)
  }
}
