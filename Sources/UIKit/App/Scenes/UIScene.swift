import Foundation

/// One instance of the app's interface, which is a window on the desktop.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the scene is of, for as long as its user wants it.
  public let session: UISceneSession
  /// Told of the scene's life; the scene holds it.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// What the window is called on the desktop; nil for the app's name.
  open var title: String! {
    didSet { if title != oldValue { UIApplication.shared.host?.followTitle(of: self) } }
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// What a scene is up to.
  public enum ActivationState: Int, Sendable {
    /// It is not connected to the app, or not any more.
    case unattached = -1
    /// It is seen and has the keys.
    case foregroundActive = 0
    /// It is seen.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2

    var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
  }

  /// Why a scene comes.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// What it is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What somebody was at who wanted it.
    public let userActivities: Set<NSUserActivity>

    init(urls: [URL] = [], activity: NSUserActivity? = nil) {
      urlContexts = Set(urls.map { UIOpenURLContext($0) })
      userActivities = Set([activity].compactMap { $0 })
      super.init()
    }
  }

  /// How another scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The one that asks.
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// How a URL is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// Nobody tells here who sends it.
    open var sourceApplication: String? { nil }
    /// Whether what it is about may be changed where it is.
    open var openInPlace: Bool { true }
  }

  /// How the desktop is to open a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    public override init() { super.init() }
  }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Has the desktop open a URL.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completionHandler)
  }
}

/// A URL that somebody wants opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}
