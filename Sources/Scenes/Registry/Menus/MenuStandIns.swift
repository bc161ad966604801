import UIKit

/// Stands in for an element of a menu.
class MenuElementStandIn: ItemStandIn {
  weak var outer: MenuStandIn?

  var element: UIMenuElement { UIMenu() }

  /// Has whoever shows the menu hear that it is another.
  func noteChange() { outer?.noteChange() }
}

/// Something that a menu offers.
final class MenuActionStandIn: MenuElementStandIn {
  private(set) lazy var action = UIAction { [weak self] _ in self?.use() }

  override var element: UIMenuElement { action }
}

/// A menu: of a button, of a view, or in another menu.
final class MenuStandIn: MenuElementStandIn {
  /// Always the same, so that whoever has it shows what is in it now.
  let menu = UIMenu()
  var onChange: () -> Void = {}

  override var element: UIMenuElement { menu }

  func take(_ elements: [MenuElementStandIn]) {
    for element in elements { element.outer = self }
    menu.children = elements.map(\.element)
    noteChange()
  }

  override func noteChange() {
    onChange()
    super.noteChange()
  }
}

/// Opens the menu of a node's view for a finger that is held on it.
final class SceneContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private let menu: UIMenu
  private weak var view: UIView?
  private var interaction: UIContextMenuInteraction?

  init(_ stand: MenuStandIn, on view: UIView) {
    (menu, self.view) = (stand.menu, view)
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    self.interaction = interaction
  }

  func isOf(_ stand: MenuStandIn) -> Bool { menu === stand.menu }

  func leave() {
    if let interaction { view?.removeInteraction(interaction) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}
