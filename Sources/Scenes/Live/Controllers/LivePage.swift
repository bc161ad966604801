import UIKit

/// A controller that an action has brought: on a stack, over everything, or beside its owner.
@MainActor
final class LivePage {
  /// Who has the action, and which of its controllers it is; by these a reload finds it again.
  private(set) weak var owner: LiveNode?
  let index: Int
  let live: LiveNode
  let way: Way

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
      // Also one that has yet to come, or is on its way.
      controller.presentingViewController?.dropPresented(staysAway: false)
    }
  }

  /// Has all be laid out again that is seen of it, with what it is presented in.
  func layOutAnew() {
    guard let controller = live.object.controller else { return }
    let isPresented = controller.presentingViewController != nil
    let container = isPresented ? controller.presentationController?.containerView : nil
    (container ?? live.view)?.layOutAllAnew()
  }

  /// Whether it has to be presented anew to lie as a new version of its node has it.
  func liesOtherwise(as node: SceneNode) -> Bool {
    guard way == .presented, let controller = live.object.controller else { return false }
    return controller.isAdaptedOtherwise
      || node.setting("modalPresentationStyle") != live.node.setting("modalPresentationStyle")
  }

  /// Whether it can become what a new version of its node is; an alert cannot ask from elsewhere.
  func canBecome(_ node: SceneNode) -> Bool {
    node.sceneClass === live.node.sceneClass
      && node.setting("preferredStyle") == live.node.setting("preferredStyle")
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

extension SceneNode {
  @MainActor fileprivate func setting(_ name: String) -> PropertyValue? {
    effectiveSettings(isRoot: false).last { $0.property.name == name }?.value
  }
}
