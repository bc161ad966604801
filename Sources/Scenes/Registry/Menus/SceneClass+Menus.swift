import UIKit

extension SceneClass {
  /// `UIAction`, as an element of a menu.
  static let action = SceneClass(
    "UIAction", isView: true, isControl: true, place: .menuElement,
    properties: elementProperties + actionProperties
  ) {
    .view(MenuActionStandIn())
  }

  private static let signSize = CGSize(width: 20, height: 20)
  private static let states = Choices<UIMenuElement.State>(.off, .on, .mixed)
  private static let attributes: [(name: String, value: UIMenuElement.Attributes)] = [
    ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
  ]

  private static let elementProperties: [Property] = [
    .text(
      "title", MenuElementStandIn.self, doc: "What stands in the line.",
      get: { $0.element.title },
      set: { line, title in
        line.element.title = title ?? ""
        line.noteChange()
      }),
    .text(
      "subtitle", MenuElementStandIn.self, doc: "What stands below that in smaller letters.",
      get: { $0.element.subtitle }, set: { $0.element.subtitle = $1 }),
    .image(
      "image", MenuElementStandIn.self, doc: "A sign at the end of the line.",
      get: { $0.element.image?.sceneValue },
      set: { $0.element.image = $1?.uiImage(for: signSize) }),
  ]

  private static let actionProperties: [Property] = [
    .choice(
      "state", MenuActionStandIn.self, states, initial: .off,
      doc: "Whether a mark says that it is on.",
      get: { $0.action.state },
      set: { line, state in
        line.action.state = state
        line.noteChange()
      }),
    .flags(
      "attributes", MenuActionStandIn.self, attributes,
      doc: "Whether it cannot be chosen, cannot be undone, or is not there.",
      get: { $0.action.attributes }, set: { $0.action.attributes = $1 }),
  ]

  /// `UIMenu`: of a button, of a view, or in another menu.
  static let menu = SceneClass(
    "UIMenu", isView: true, place: .menu, properties: elementProperties + menuProperties,
    slots: [
      .list(
        "children", of: action, .menuElement, "What it offers, in its order; menus among them.",
        [["title": "Copy", "image": ["symbol": "doc.on.doc"]]],
        attach: { owner, nodes in
          (owner.view as? MenuStandIn)?.take(nodes.compactMap { $0.view as? MenuElementStandIn })
        })
    ]
  ) {
    .view(MenuStandIn())
  }

  private static let menuOptions: [(name: String, value: UIMenu.Options)] = [
    ("displayInline", .displayInline), ("destructive", .destructive),
    ("singleSelection", .singleSelection),
  ]

  private static let menuProperties: [Property] = [
    .flags(
      "options", MenuStandIn.self, menuOptions,
      doc: "Whether it stands in the menu around it, is red, or has only one that is on.",
      get: { $0.menu.options },
      set: { stand, options in
        stand.menu.options = options
        stand.noteChange()
      })
  ]
}

extension NodeSlot {
  /// The menu of a button, or of an item of a bar.
  static func menu(
    _ doc: String, attach: @escaping @MainActor @Sendable (SceneObject, MenuStandIn?) -> Void
  ) -> NodeSlot {
    .single(
      "menu", of: .menu, .menu, doc, ["children": [["title": "Copy"], ["title": "Paste"]]],
      attach: { attach($0, $1?.view as? MenuStandIn) })
  }
}
