import CoreGraphics
import Foundation

/// A list whose rows have menus.
@MainActor
protocol MenuList: UIView {
  func cellForMenu(at point: CGPoint) -> UIView?
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// Opens the menus of rows, as the list's delegate has them.
@MainActor
final class RowMenu: UIContextMenuInteractionDelegate {
  private weak var list: (any MenuList)?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of list: any MenuList) {
    self.list = list
    interaction.part = { [weak list] in list?.cellForMenu(at: $0) }
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { list?.menuConfiguration(at: location) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillShow(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillEnd(configuration, animator) }
}

extension UITableView: MenuList {
  func cellForMenu(at point: CGPoint) -> UIView? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
  }

  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = indexPathForRow(at: point) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView: MenuList {
  func cellForMenu(at point: CGPoint) -> UIView? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
  }

  /// For all that are selected where the finger is on one of them.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    var paths: [IndexPath] = []
    if let path = indexPathForItem(at: point) {
      paths = selection.contains(path) ? selection.ordered : [path]
    }
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
