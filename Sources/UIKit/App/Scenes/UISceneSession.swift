import Foundation

/// What a scene is of, which may stand while there is no scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What scenes of a session are for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// To be worked with, in a window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Nil while there is none.
  open internal(set) weak var scene: UIScene?
  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// As long as the session stands. Sessions are not kept beyond the end of the app.
  public let persistentIdentifier = UUID().uuidString
  /// What the app wants to know of the session later.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration = .ofApp) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// A class of scenes; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// Whom the scene tells of its life; see `UIApplication` for what nil comes to.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }

  /// That of apps which have nothing to say of scenes.
  static let ofApp = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

/// How a scene goes for good.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// The same for a window.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  /// Windows of the desktop go as the desktop has it.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
