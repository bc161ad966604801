import UIKit

extension SceneClass {
  /// `UINavigationController`.
  static let navigationController = SceneClass(
    "UINavigationController", isView: true, isController: true,
    properties: containerProperties + stackProperties,
    slots: controllerSlots + [
      .list(
        "viewControllers", of: viewController, .controller,
        "The stack that it begins with, the first one below.", [["title": "Cards"]],
        attach: { owner, nodes in
          // A stack on a stack would have two bars; UIKit refuses it.
          let controllers = nodes.compactMap(\.controller).filter {
            !($0 is UINavigationController)
          }
          (owner.controller as? UINavigationController)?.takeBelowGuests(controllers)
        }
      ).refusing(unpushed)
    ]
  ) {
    .controller(SceneNavigation().unplaced())
  }

  /// What UIKit puts on no stack.
  static let unpushed = [
    splitName: "a split view controller cannot be pushed on a navigation controller"
  ]

  /// Containers show nothing of their own, and have no colour.
  static let containerProperties =
    view.properties + navigationProperties + presentationProperties

  private static let stackProperties: [Property] = [
    .bool(
      "prefersLargeTitles", UINavigationController.self, initial: false,
      doc: "Whether titles are large as long as the content is at its beginning.",
      get: { $0.navigationBar.prefersLargeTitles },
      set: { $0.navigationBar.prefersLargeTitles = $1 }),
    .bool(
      "isNavigationBarHidden", UINavigationController.self, initial: false,
      doc: "Whether there is no navigation bar.",
      get: { $0.isNavigationBarHidden }, set: { $0.isNavigationBarHidden = $1 }),
    .bool(
      "isToolbarHidden", UINavigationController.self, initial: true,
      doc: "Whether there is no tool bar.",
      get: { $0.isToolbarHidden }, set: { $0.isToolbarHidden = $1 }),
    .bool(
      "hidesBarsOnSwipe", UINavigationController.self, initial: false,
      doc: "Whether the bars go as the content is swiped upwards.",
      get: { $0.hidesBarsOnSwipe }, set: { $0.hidesBarsOnSwipe = $1 }),
    .bool(
      "hidesBarsOnTap", UINavigationController.self, initial: false,
      doc: "Whether a tap makes the bars go and come.",
      get: { $0.hidesBarsOnTap }, set: { $0.hidesBarsOnTap = $1 }),
  ]

  /// `UITabBarController`.
  static let tabBarController = SceneClass(
    "UITabBarController", isView: true, isController: true,
    properties: containerProperties + [selectedIndex],
    coupled: [.choice: ["selectedIndex"]],
    slots: controllerSlots + [
      .list(
        "viewControllers", of: viewController, .controller, "The tabs, from left to right.",
        [["title": "Cards", "tabBarItem": ["image": ["symbol": "house"]]]],
        attach: { owner, nodes in
          (owner.controller as? UITabBarController)?
            .setViewControllers(nodes.compactMap(\.controller), animated: false)
        })
    ]
  ) {
    .controller(SceneTabs().unplaced())
  }

  /// Set when the tabs are there.
  static let selectedIndex = Property.integer(
    "selectedIndex", UITabBarController.self, initial: 0, doc: "The tab that is shown, from 0.",
    get: { min($0.selectedIndex, $0.viewControllers?.count ?? 0) },
    set: { tabs, index in
      guard (tabs.viewControllers ?? []).indices.contains(index) else { return }
      tabs.selectedIndex = index
    })

  /// `UIAlertController`, to be presented.
  static let alertController = SceneClass(
    "UIAlertController", isView: true, isController: true, place: .presentation,
    properties: navigationProperties.filter { $0.name == "title" } + alertProperties,
    slots: [
      .list(
        "alertActions", of: alertAction, .alertAction, "The choices, in their order.",
        [["title": "Delete", "style": "destructive"]],
        attach: { owner, nodes in
          (owner.controller as? UIAlertController)?.take(
            nodes.compactMap { ($0.view as? AlertActionStandIn)?.action })
        })
    ]
  ) {
    .controller(UIAlertController(title: nil, message: nil, preferredStyle: .alert).unplaced())
  }

  private static let alertStyles = Choices<UIAlertController.Style>(.alert, .actionSheet)

  private static let alertProperties: [Property] = [
    .text(
      "message", UIAlertController.self, doc: "What stands below the title.",
      get: { $0.message }, set: { $0.message = $1 }),
    .choice(
      "preferredStyle", UIAlertController.self, alertStyles, initial: .alert,
      doc: "Whether it asks in the middle, or from the lower edge.",
      get: { $0.preferredStyle }, set: { $0.restyle($1) }),
  ]
}
