import UIKit

/// A controller that an action has brought: on a stack, or over everything.
@MainActor
final class LivePage {
  /// Who has the action, and which of its controllers it is; by these a reload finds it again.
  private(set) weak var owner: LiveNode?
  let index: Int
  let live: LiveNode
  let isPushed: Bool

  init(_ live: LiveNode, of owner: LiveNode, _ index: Int, isPushed: Bool) {
    (self.live, self.owner, self.index, self.isPushed) = (live, owner, index, isPushed)
  }

  /// Whether it is still where it was brought.
  var isThere: Bool {
    guard let controller = live.object.controller else { return false }
    return isPushed
      ? controller.navigationController?.viewControllers.contains { $0 === controller } == true
      : controller.presentingViewController != nil
  }

  /// Takes it away at once.
  func leave() {
    guard let controller = live.object.controller else { return }
    if isPushed, let stack = controller.navigationController {
      stack.setViewControllers(
        stack.viewControllers.filter { $0 !== controller }, animated: false)
    } else if !isPushed {
      controller.presentingViewController?.dismiss(animated: false)
    }
  }
}

extension LiveNode {
  /// The controller that the node is, or is in.
  var nearestController: UIViewController? {
    var live: LiveNode? = self
    while let current = live {
      if let controller = current.object.controller { return controller }
      live = current.parent
    }
    return nil
  }

  /// The stack that the node is in, or that brought what it is in.
  var nearestStack: UINavigationController? {
    var live: LiveNode? = self
    while let current = live {
      if let controller = current.object.controller {
        if let stack = controller as? UINavigationController { return stack }
        if let stack = controller.navigationController { return stack }
        // Tabs have none themselves, the one that is seen may.
        if let stack = (controller as? UITabBarController)?.selectedViewController
          as? UINavigationController
        {
          return stack
        }
      }
      live = current.parent
    }
    return nil
  }
}
