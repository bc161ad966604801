import Foundation

/// What a scene is going to be, by the word of the app's delegate and of its `Info.plist`.
///
/// A delegate's class that is not named by the configuration is the one that the property list names for
/// a configuration of that name, or else the class `SceneDelegate` beside the app's delegate, as
/// templates have it.
@MainActor
struct ScenePlan {
  let configuration: UISceneConfiguration
  /// Whether scene delegates are told of what else the app's delegate would be.
  let isOfScenes: Bool
  let sceneClass: UIWindowScene.Type
  private let delegateClass: AnyClass?

  init(
    for session: UISceneSession, of application: UIApplication, _ options: UIScene.ConnectionOptions
  ) {
    let delegate = application.delegate
    let said =
      delegate?.application(application, configurationForConnecting: session, options: options)
      ?? .ofApp
    let isSilent = said === UISceneConfiguration.ofApp
    let module = delegate.map { Self.module(of: $0) }
    let listed = Self.listed(for: session.role, name: isSilent ? nil : said.name)
    configuration = said
    isOfScenes = !isSilent || listed != nil
    func named(_ key: String) -> AnyClass? {
      (listed?[key] as? String).flatMap { Self.classNamed($0, in: module) }
    }
    sceneClass =
      (said.sceneClass ?? named("UISceneClassName")) as? UIWindowScene.Type ?? UIWindowScene.self
    delegateClass =
      isOfScenes
      ? said.delegateClass ?? named("UISceneDelegateClassName")
        ?? Self.classNamed("SceneDelegate", in: module) : nil
  }

  func makeDelegate() -> (any UISceneDelegate)? {
    guard let type = delegateClass as? NSObject.Type else { return nil }
    return type.make() as? any UISceneDelegate
  }

  // MARK: Names

  private static func module(of delegate: any UIApplicationDelegate) -> String {
    String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  /// A class of a name as property lists have it, which may leave the module to the build.
  private static func classNamed(_ name: String, in module: String?) -> AnyClass? {
    guard let module else { return NSClassFromString(name) }
    let name = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    return NSClassFromString(name.contains(".") ? name : "\(module).\(name)")
  }

  /// The configuration of a name in the app's property list, or the first one.
  private static func listed(
    for role: UISceneSession.Role, name: String?
  ) -> [String: Any]? {
    let manifest =
      Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let ofRole = configurations?[role.rawValue] as? [[String: Any]] ?? []
    guard let name else { return ofRole.first }
    return ofRole.first { $0["UISceneConfigurationName"] as? String == name }
  }
}
