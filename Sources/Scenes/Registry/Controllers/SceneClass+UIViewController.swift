import UIKit

extension SceneClass {
  /// `UIViewController`, together with its view: a node of it has the properties of both.
  package static let viewController = SceneClass(
    "UIViewController", isView: true, isController: true, properties: controllerProperties,
    slots: controllerSlots
  ) {
    let controller = SceneController()
    controller.view.backgroundColor = .systemBackground
    return .controller(controller.unplaced())
  }

  private static let backModes = Choices<UINavigationItem.BackButtonDisplayMode>(
    .default, .generic, .minimal)
  private static let largeTitleModes = Choices<UINavigationItem.LargeTitleDisplayMode>(
    .automatic, .always, .never)
  private static let modalStyles = Choices<UIModalPresentationStyle>(
    .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
    .overCurrentContext, .popover)
  private static let transitionStyles = Choices<UIModalTransitionStyle>(
    .coverVertical, .flipHorizontal, .crossDissolve)
  private static let heights = Choices<UISheetPresentationController.Detent.Identifier?>([
    ("none", nil), ("medium", .medium), ("large", .large),
  ])
  private static let arrows: [(name: String, value: UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]
  private static let detents = Choices<[UISheetPresentationController.Detent.Identifier]>([
    ("large", [.large]), ("medium", [.medium]), ("mediumAndLarge", [.medium, .large]),
  ])

  /// What every controller has beside what its view has.
  static let controllerProperties: [Property] =
    view.properties.map {
      $0.name == "backgroundColor"
        ? $0.beginning(with: .color(.named("systemBackground"))) : $0
    } + navigationProperties + presentationProperties

  static let navigationProperties: [Property] = [
    .text(
      "title", UIViewController.self, doc: "What bars call the controller.",
      get: { $0.title }, set: { $0.title = $1 }),
    .text(
      "prompt", UIViewController.self, doc: "A line above everything else in the navigation bar.",
      get: { $0.navigationItem.prompt }, set: { $0.navigationItem.prompt = $1 }),
    .choice(
      "largeTitleDisplayMode", UIViewController.self, largeTitleModes, initial: .automatic,
      doc: "Whether the title is large where the bar prefers that; else as with the one before.",
      get: { $0.navigationItem.largeTitleDisplayMode },
      set: { $0.navigationItem.largeTitleDisplayMode = $1 }),
    .text(
      "backButtonTitle", UIViewController.self,
      doc: "What the button says that comes back here, in place of the title.",
      get: { $0.navigationItem.backButtonTitle }, set: { $0.navigationItem.backButtonTitle = $1 }),
    .choice(
      "backButtonDisplayMode", UIViewController.self, backModes, initial: .default,
      doc: "How much that button says: as fits, a word for it, or nothing.",
      get: { $0.navigationItem.backButtonDisplayMode },
      set: { $0.navigationItem.backButtonDisplayMode = $1 }),
    .bool(
      "hidesBackButton", UIViewController.self, initial: false,
      doc: "Whether the bar has no way back.",
      get: { $0.navigationItem.hidesBackButton }, set: { $0.navigationItem.hidesBackButton = $1 }),
    .bool(
      "hidesSearchBarWhenScrolling", UIViewController.self, initial: true,
      doc: "Whether the search field goes as the content is scrolled.",
      get: { $0.navigationItem.hidesSearchBarWhenScrolling },
      set: { $0.navigationItem.hidesSearchBarWhenScrolling = $1 }),
    .bool(
      "hidesBottomBarWhenPushed", UIViewController.self, initial: false,
      doc: "Whether the bar at the bottom is gone while the controller is on the stack.",
      get: { $0.hidesBottomBarWhenPushed }, set: { $0.hidesBottomBarWhenPushed = $1 }),
  ]

  static let presentationProperties: [Property] = [
    .choice(
      "modalPresentationStyle", UIViewController.self, modalStyles, initial: .automatic,
      doc: "How the controller lies over the one that presents it.",
      get: { $0.modalPresentationStyle }, set: { $0.modalPresentationStyle = $1 }),
    .choice(
      "detents", UIViewController.self, detents, initial: [.large],
      doc: "The heights at which it rests as a sheet.",
      get: { ($0 as? any SheetContent)?.sheet.detents ?? [.large] },
      set: { ($0 as? any SheetContent)?.sheet.detents = $1 }),
    .bool(
      "prefersGrabberVisible", UIViewController.self, initial: false,
      doc: "Whether a sheet shows that it can be dragged.",
      get: { ($0 as? any SheetContent)?.sheet.hasGrabber ?? false },
      set: { ($0 as? any SheetContent)?.sheet.hasGrabber = $1 }),
    .choice(
      "selectedDetent", UIViewController.self, heights, initial: nil,
      doc: "The height at which a sheet begins; none for the lowest.",
      get: { ($0 as? any SheetContent)?.sheet.selected },
      set: { ($0 as? any SheetContent)?.sheet.selected = $1 }),
    .choice(
      "largestUndimmedDetent", UIViewController.self, heights, initial: nil,
      doc: "Up to which height what is below a sheet can be seen and touched as ever.",
      get: { ($0 as? any SheetContent)?.sheet.undimmed },
      set: { ($0 as? any SheetContent)?.sheet.undimmed = $1 }),
    .optionalNumber(
      "preferredCornerRadius", UIViewController.self, in: ValueKind.length,
      doc: "How round a sheet is; null for what suits.",
      get: { ($0 as? any SheetContent)?.sheet.radius.map { Double($0) } },
      set: { ($0 as? any SheetContent)?.sheet.radius = $1.map { CGFloat($0) } }),
    .flags(
      "permittedArrowDirections", UIViewController.self, arrows, initial: .any,
      doc: "Where the arrow of a popover may point; without one there is none.",
      get: { ($0 as? any SheetContent)?.sheet.arrows ?? .any },
      set: { ($0 as? any SheetContent)?.sheet.arrows = $1 }),
    .choice(
      "modalTransitionStyle", UIViewController.self, transitionStyles, initial: .coverVertical,
      doc: "How what covers a window comes and goes.",
      get: { $0.modalTransitionStyle }, set: { $0.modalTransitionStyle = $1 }),
    .bool(
      "definesPresentationContext", UIViewController.self, initial: false,
      doc: "Whether what is presented in the current context covers this controller alone.",
      get: { $0.definesPresentationContext }, set: { $0.definesPresentationContext = $1 }),
    .bool(
      "isModalInPresentation", UIViewController.self, initial: false,
      doc: "Whether a hand cannot take it away.",
      get: { $0.isModalInPresentation }, set: { $0.isModalInPresentation = $1 }),
    .vector(
      "preferredContentSize", UIViewController.self, initial: .zero,
      doc: "The size that it has as a form sheet or a popover.",
      get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 }),
  ]

  /// The bars' items of every controller.
  static let controllerSlots: [NodeSlot] = [
    .list(
      "leftBarButtonItems", of: barButtonItem, .barButtonItem,
      "Buttons at the left of the navigation bar, from the outside in.",
      [["systemItem": "cancel"]],
      attach: { $0.controller?.navigationItem.leftBarButtonItems = items($1) }),
    .list(
      "rightBarButtonItems", of: barButtonItem, .barButtonItem,
      "Buttons at the right of the navigation bar, from the outside in.",
      [["systemItem": "add", "actions": ["tap": [["log": "add"]]]]],
      attach: { $0.controller?.navigationItem.rightBarButtonItems = items($1) }),
    .list(
      "toolbarItems", of: barButtonItem, .barButtonItem,
      "Buttons in the tool bar of the stack.", [["systemItem": "trash"]],
      attach: { $0.controller?.toolbarItems = items($1) }),
    .single(
      "titleView", of: view, .view, "What stands in the navigation bar in place of the title.",
      ["class": "UILabel", "text": "Cards", "sizeToFit": true],
      attach: { $0.controller?.navigationItem.titleView = $1?.view }),
    .single(
      "searchController", of: searchController, .searchController,
      "A field in the navigation bar that searches a list.",
      ["placeholder": "Search", "filters": "list"],
      attach: {
        $0.controller?.navigationItem.searchController = ($1?.view as? SearchStandIn)?.search
      }),
    .single(
      "tabBarItem", of: tabBarItem, .tabBarItem, "What a tab bar shows for the controller.",
      ["image": ["symbol": "house"]],
      attach: { owner, item in
        guard let controller = owner.controller else { return }
        let standIn = item?.view as? TabItemStandIn
        standIn?.fallBack(on: controller)
        controller.tabBarItem = standIn?.item
      }),
  ]

  /// What is no item itself is the view of one.
  @MainActor
  private static func items(_ nodes: [SceneObject]) -> [UIBarButtonItem]? {
    guard !nodes.isEmpty else { return nil }
    return nodes.compactMap { node in
      (node.view as? BarItemStandIn)?.item ?? node.view.map { UIBarButtonItem(customView: $0) }
    }
  }
}
