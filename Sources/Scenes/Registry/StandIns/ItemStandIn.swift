import UIKit

/// Stands in a scene for what is no view and yet is named, set and touched as one: an item of a bar, a
/// choice of an alert. It is in no window.
///
/// What sets off a node's `tap` is `touchUpInside`, which it sends when somebody uses what it stands
/// for.
@MainActor
class ItemStandIn: UIControl {
  func use() { sendActions(for: .touchUpInside) }
}

/// An item of a bar.
final class BarItemStandIn: ItemStandIn {
  let item = UIBarButtonItem()
  private lazy var action = UIAction { [weak self] _ in self?.use() }

  init() {
    super.init(frame: .zero)
    item.primaryAction = action
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a tap does something, so that its menu is for a finger that is held.
  var acts = false { didSet { follow() } }
  var menu: UIMenu? { didSet { follow() } }

  private func follow() {
    let wanted = acts || menu == nil ? action : nil
    if item.primaryAction !== wanted { item.primaryAction = wanted }
    item.menu = menu
  }
}

/// What a tab bar shows for a tab.
final class TabItemStandIn: ItemStandIn {
  let item = UITabBarItem()
  /// What the file says of the item's title; else the controller's is its.
  var title: String? { didSet { item.title = title } }

  func fallBack(on controller: UIViewController) {
    let wanted = title ?? controller.title
    if item.title != wanted { item.title = wanted }
  }
}

/// A choice of an alert.
final class AlertActionStandIn: ItemStandIn {
  private(set) lazy var action = UIAlertAction(title: nil, style: .default) { [weak self] _ in
    self?.use()
  }
}

/// What a swipe across a row offers.
final class SwipeActionStandIn: ItemStandIn {
  var title: String?
  var style = UIContextualAction.Style.normal
  var image: UIImage?
  var color: UIColor?

  /// Made for each swipe, as its kind cannot change.
  func made() -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { [weak self] _, _, end in
      self?.use()
      // Whether the row has gone, the table finds out by itself.
      end(true)
    }
    action.image = image
    if let color { action.backgroundColor = color }
    return action
  }
}

/// The search of a controller, by which the rows of a list are fewer.
final class SearchStandIn: ItemStandIn, ListSearch, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  /// The id of the list.
  var filters: String?
  var text: String? { search.searchBar.text }
  var onText: () -> Void = {}

  init() {
    super.init(frame: .zero)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    onText()
    sendActions(for: .editingChanged)
  }
}
