import UIKit

extension SceneClass {
  /// `UIPageViewController`.
  static let pageViewController = SceneClass(
    "UIPageViewController", isView: true, isController: true, isControl: true,
    properties: containerProperties + pagesProperties,
    slots: controllerSlots + [
      .list(
        "pages", of: viewController, .controller,
        "The pages, in the order in which hands turn them.",
        [["title": "Welcome"], ["title": "Begin"]],
        attach: { owner, nodes in
          (owner.controller as? ScenePages)?.take(nodes.compactMap(\.controller))
        })
    ]
  ) {
    .controller(ScenePages().unplaced())
  }

  private static let orientations = Choices<UIPageViewController.NavigationOrientation>(
    .horizontal, .vertical)

  private static let pagesProperties: [Property] = [
    .choice(
      "navigationOrientation", ScenePages.self, orientations, initial: .horizontal,
      doc: "Whether pages are beside each other, or one above the other.",
      get: { $0.navigationOrientation }, set: { $0.navigationOrientation = $1 }),
    .number(
      "interPageSpacing", ScenePages.self, in: ValueKind.length, initial: 0, animatable: false,
      doc: "How far apart pages are.",
      get: { Double($0.spacing) }, set: { $0.spacing = $1 }),
    .bool(
      "showsPageIndicator", ScenePages.self, initial: false,
      doc: "Whether dots at the lower edge say which of the pages is seen.",
      get: { $0.showsPageIndicator }, set: { $0.showsPageIndicator = $1 }),
    .integer(
      "currentPage", ScenePages.self, initial: 0, doc: "The page that is seen, from 0.",
      get: { $0.currentPage }, set: { $0.currentPage = $1 }),
  ]
}
