import CAppHost
import Foundation

/// Makes the application and its delegate, and runs until the app ends: it does not return.
///
/// The classes are named as `NSStringFromClass` names them.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func named(_ name: String) -> NSObject.Type {
    guard let found = NSClassFromString(name) as? NSObject.Type else {
      AppLaunch.refuse("there is no class '\(name)' of objects")
    }
    return found
  }
  AppLaunch(
    principalClass: principalClassName.map(named) as? UIApplication.Type ?? UIApplication.self,
    delegateClass: delegateClassName.map(named)
  ).run()
}

extension UIApplicationDelegate {
  /// Runs the app with this class's delegate: what `@main` calls.
  public static func main() {
    AppLaunch(principalClass: UIApplication.self, delegateClass: self as? NSObject.Type).run()
  }
}

/// What an app is made of.
@MainActor
struct AppLaunch {
  let principalClass: UIApplication.Type
  let delegateClass: NSObject.Type?

  /// Ends the program when the app ends.
  func run() -> Never {
    let application = UIApplication.begin(as: principalClass)
    if let delegateClass {
      guard let delegate = delegateClass.make() as? any UIApplicationDelegate else {
        Self.refuse("\(delegateClass) is no UIApplicationDelegate")
      }
      application.keep(delegate)
    }
    guard app_host_is_linked() else {
      Self.refuse("the program is not linked with the product UIKit, whose AppHost opens windows")
    }
    exit(app_host_run())
  }

  static func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("UIApplicationMain: \(reason)\n".utf8))
    exit(5)
  }
}
