import UIKit

/// A controller that an action has brought: on a stack, over everything, or beside its owner.
@MainActor
final class LivePage {
  /// Who has the action, and which of its controllers it is; by these a reload finds it again.
  private(set) weak var owner: LiveNode?
  let index: Int
  let live: LiveNode
  private let way: Way

  enum Way {
    case pushed
    case presented
    /// In place of the secondary controller of a split view.
    case detail
  }

  init(_ live: LiveNode, of owner: LiveNode, _ index: Int, _ way: Way) {
    (self.live, self.owner, self.index, self.way) = (live, owner, index, way)
  }

  /// Whether it is still where it was brought.
  var isThere: Bool {
    guard let controller = live.object.controller else { return false }
    return switch way {
    case .pushed:
      controller.navigationController?.viewControllers.contains { $0 === controller } == true
    case .presented: controller.presentingViewController != nil
    case .detail:
      controller.splitViewController?.viewController(for: .secondary) === controller
        || controller.presentingViewController != nil
    }
  }

  /// Takes it away at once.
  func leave() {
    guard let controller = live.object.controller else { return }
    if way == .pushed {
      guard let stack = controller.navigationController else { return }
      stack.setViewControllers(
        stack.viewControllers.filter { $0 !== controller }, animated: false)
    } else if way == .detail, let split = controller.splitViewController as? SceneSplit,
      split.viewController(for: .secondary) === controller
    {
      split.setViewController(split.secondary, for: .secondary)
    } else {
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

  /// The split view that the node is in, or that what brought it is in.
  var nearestSplit: UISplitViewController? {
    var live: LiveNode? = self
    while let current = live {
      if let controller = current.object.controller {
        let split = controller as? UISplitViewController ?? controller.splitViewController
        if let split { return split }
      }
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
