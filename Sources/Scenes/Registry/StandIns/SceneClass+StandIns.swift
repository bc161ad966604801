import UIKit

extension SceneClass {
  /// `UIBarButtonItem`.
  static let barButtonItem = SceneClass(
    "UIBarButtonItem", isView: true, isControl: true, place: .bar,
    properties: barItemProperties + Property.ofItem(BarItemStandIn.self) { $0.item },
    coupled: [.ground: ["systemItem", "title", "image", "style"]],
    slots: [
      .menu("What a tap opens; where a tap does something, a finger that is held.") {
        ($0.view as? BarItemStandIn)?.menu = $1?.menu
      }
    ]
  ) {
    .view(BarItemStandIn())
  }

  /// The kinds of which there are names in UIKit, and none.
  private static let systemItems = Choices<UIBarButtonItem.SystemItem?>(
    [("none", nil)] + UIBarButtonItem.SystemItem.allCases.map { (String(describing: $0), $0) })
  private static let barItemStyles = Choices<UIBarButtonItem.Style>(.plain, .done)

  private static let barItemProperties: [Property] = [
    .choice(
      "systemItem", BarItemStandIn.self, systemItems, initial: nil,
      doc: "A button of many bars with its word or sign, or room between buttons.",
      get: { $0.item.systemItem }, set: { $0.item.systemItem = $1 }),
    .text(
      "title", BarItemStandIn.self, doc: "What stands on the button.",
      get: { $0.item.title }, set: { $0.item.title = $1 }),
    .image(
      "image", BarItemStandIn.self, doc: "What the button shows in place of its title.",
      get: { $0.item.image?.sceneValue }, set: { $0.item.image = $1?.uiImage(for: signSize) }),
    .choice(
      "style", BarItemStandIn.self, barItemStyles, initial: .plain,
      doc: "Whether the button stands out as the one that ends something.",
      get: { $0.item.style }, set: { $0.item.style = $1 }),
    .bool(
      "isEnabled", BarItemStandIn.self, initial: true, doc: "Whether the button answers touches.",
      get: { $0.item.isEnabled }, set: { $0.item.isEnabled = $1 }),
    .bool(
      "isSelected", BarItemStandIn.self, initial: false, doc: "Whether the button is switched on.",
      get: { $0.item.isSelected }, set: { $0.item.isSelected = $1 }),
    .bool(
      "isHidden", BarItemStandIn.self, initial: false, doc: "Whether the button is gone.",
      get: { $0.item.isHidden }, set: { $0.item.isHidden = $1 }),
    .viewColor(
      "tintColor", BarItemStandIn.self, doc: "The button's colour; null for the bar's.",
      get: { $0.item.tintColor }, set: { $0.item.tintColor = $1 }),
    .number(
      "width", BarItemStandIn.self, in: ValueKind.length, initial: 0, animatable: false,
      doc: "How wide the button or the room is; 0 for what it needs.",
      get: { Double($0.item.width) }, set: { $0.item.width = $1 }),
  ]

  /// What signs in bars are about as large as.
  private static let signSize = CGSize(width: 24, height: 24)

  /// `UITabBarItem`.
  static let tabBarItem = SceneClass(
    "UITabBarItem", isView: true, place: .tabs,
    properties: tabItemProperties + Property.ofItem(TabItemStandIn.self) { $0.item }
  ) {
    .view(TabItemStandIn())
  }

  private static let tabItemProperties: [Property] = [
    .text(
      "title", TabItemStandIn.self,
      doc: "What stands below the sign; the controller's title where absent.",
      get: { $0.title }, set: { $0.title = $1 }),
    .image(
      "image", TabItemStandIn.self, doc: "The sign of the tab, above its title.",
      get: { $0.item.image?.sceneValue }, set: { $0.item.image = $1?.uiImage(for: signSize) }),
    .image(
      "selectedImage", TabItemStandIn.self, doc: "The tab's sign while it is selected.",
      get: { $0.item.selectedImage?.sceneValue },
      set: { $0.item.selectedImage = $1?.uiImage(for: signSize) }),
    .text(
      "badgeValue", TabItemStandIn.self, doc: "A word in a spot at the sign's corner.",
      get: { $0.item.badgeValue }, set: { $0.item.badgeValue = $1 }),
    .viewColor(
      "badgeColor", TabItemStandIn.self, doc: "The spot's colour; null for red.",
      get: { $0.item.badgeColor }, set: { $0.item.badgeColor = $1 }),
  ]

  /// `UIAlertAction`.
  static let alertAction = SceneClass(
    "UIAlertAction", isView: true, isControl: true, place: .alert, properties: alertActionProperties
  ) {
    .view(AlertActionStandIn())
  }

  private static let alertActionStyles = Choices<UIAlertAction.Style>(
    .default, .cancel, .destructive)

  private static let alertActionProperties: [Property] = [
    .text(
      "title", AlertActionStandIn.self, doc: "What stands for the choice.",
      get: { $0.action.title }, set: { $0.action.retitle($1) }),
    .choice(
      "style", AlertActionStandIn.self, alertActionStyles, initial: .default,
      doc: "Whether the choice leaves everything as it is, or takes something away.",
      get: { $0.action.style }, set: { $0.action.restyle($1) }),
    .bool(
      "isEnabled", AlertActionStandIn.self, initial: true, doc: "Whether it can be chosen.",
      get: { $0.action.isEnabled }, set: { $0.action.isEnabled = $1 }),
  ]

  /// `UIContextualAction`.
  static let contextualAction = SceneClass(
    "UIContextualAction", isView: true, isControl: true, place: .swipe,
    properties: swipeActionProperties
  ) {
    .view(SwipeActionStandIn())
  }

  private static let swipeActionStyles = Choices<UIContextualAction.Style>(.normal, .destructive)

  private static let swipeActionProperties: [Property] = [
    .text(
      "title", SwipeActionStandIn.self, doc: "What stands on the button.",
      get: { $0.title }, set: { $0.title = $1 }),
    .choice(
      "style", SwipeActionStandIn.self, swipeActionStyles, initial: .normal,
      doc: "Whether the row goes with it; red then.",
      get: { $0.style }, set: { $0.style = $1 }),
    .image(
      "image", SwipeActionStandIn.self, doc: "A sign on the button.",
      get: { $0.image?.sceneValue }, set: { $0.image = $1?.uiImage(for: signSize) }),
    .viewColor(
      "backgroundColor", SwipeActionStandIn.self, doc: "The button's colour; null for what suits.",
      get: { $0.color }, set: { $0.color = $1 }),
  ]

  /// `UISearchController`.
  static let searchController = SceneClass(
    "UISearchController", isView: true, isControl: true, place: .navigationBar,
    properties: searchProperties
  ) {
    .view(SearchStandIn())
  }

  private static let searchProperties: [Property] = [
    .text(
      "placeholder", SearchStandIn.self, doc: "What stands in the empty field.",
      get: { $0.search.searchBar.placeholder },
      set: { $0.search.searchBar.placeholder = $1 ?? "Search" }
    ).beginning(with: .text("Search")),
    .text(
      "filters", SearchStandIn.self,
      doc: "The id of a table or collection of which only those rows stay that have the text.",
      get: { $0.filters }, set: { $0.filters = $1 }),
  ]
}
