import UIKit

/// Where hands have gone among the controllers that code has made: chosen tabs, and what was pushed.
///
/// What was pushed is made anew where its class can be made without saying anything; else the stack ends
/// before it, as its code alone knows what it was made with.
@MainActor
struct KeptPages {
  private var tabs: [String: Int] = [:]
  private var stacks: [String: [String]] = [:]

  init(of root: UIViewController?) {
    for (key, controller) in Self.named(root) {
      if let bar = controller as? UITabBarController { tabs[key] = bar.selectedIndex }
      if let stack = controller as? UINavigationController {
        stacks[key] = stack.viewControllers.map(Self.name)
      }
    }
  }

  func apply(to root: UIViewController?, make: (String) -> UIViewController?) {
    for (key, controller) in Self.named(root) {
      if let bar = controller as? UITabBarController, let tab = tabs[key],
        tab < bar.viewControllers?.count ?? 0, bar.selectedIndex != tab
      {
        bar.selectedIndex = tab
      }
      guard let stack = controller as? UINavigationController, let names = stacks[key],
        names.starts(with: stack.viewControllers.map(Self.name))
      else { continue }
      var controllers = stack.viewControllers
      for name in names.dropFirst(controllers.count) {
        guard let next = make(name) else { break }
        controllers.append(next)
      }
      guard controllers.count > stack.viewControllers.count else { continue }
      stack.setViewControllers(controllers, animated: false)
    }
  }

  private static func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }

  /// All controllers with their places: the classes down to each, and its number among the children.
  static func named(
    _ root: UIViewController?
  ) -> [(key: String, controller: UIViewController)] {
    var found: [(key: String, controller: UIViewController)] = []
    var pending = [root].compactMap(\.self).map { (key: name($0), controller: $0) }
    while let next = pending.popLast() {
      found.append(next)
      pending += next.controller.children.enumerated().map { index, child in
        ("\(next.key)/\(index) \(name(child))", child)
      }
    }
    return found
  }
}
