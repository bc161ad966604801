import UIKit

extension SceneClass {
  /// `UISearchBar`, in the tree of views.
  static let searchBar = SceneClass(
    "UISearchBar", isView: true, isControl: true,
    properties: view.properties + searchBarProperties + [firstResponder],
    coupled: [.choice: ["scopeButtonTitles", "selectedScopeButtonIndex"]]
  ) {
    .view(SceneSearchBar())
  }

  private static let searchBarStyles = Choices<UISearchBar.Style>(.default, .prominent, .minimal)

  private static let searchBarProperties: [Property] = [
    .text(
      "text", SceneSearchBar.self, doc: "What is searched for.",
      get: { $0.text }, set: { $0.text = $1 }),
    .text(
      "placeholder", SceneSearchBar.self, doc: "What stands in the empty field.",
      get: { $0.placeholder }, set: { $0.placeholder = $1 ?? "Search" }
    ).beginning(with: .text("Search")),
    .text(
      "filters", SceneSearchBar.self,
      doc: "The id of a table or collection of which only those rows stay that have the text.",
      get: { $0.filters }, set: { $0.filters = $1 }
    ).apart(),
    .choice(
      "searchBarStyle", SceneSearchBar.self, searchBarStyles, initial: .default,
      doc: "Whether a bar lies behind the field.",
      get: { $0.searchBarStyle }, set: { $0.searchBarStyle = $1 }),
    .viewColor(
      "barTintColor", SceneSearchBar.self, doc: "The colour of that bar; null for what suits.",
      get: { $0.barTintColor }, set: { $0.barTintColor = $1 }),
    .bool(
      "showsCancelButton", SceneSearchBar.self, initial: false,
      doc: "Whether a button beside the field ends the search.",
      get: { $0.showsCancelButton }, set: { $0.showsCancelButton = $1 }),
    .texts(
      "scopeButtonTitles", SceneSearchBar.self, doc: "Where there is to search, below the field.",
      get: { $0.scopeButtonTitles ?? [] },
      set: { bar, titles in
        let selected = bar.selectedScopeButtonIndex
        bar.scopeButtonTitles = titles.isEmpty ? nil : titles
        if titles.indices.contains(selected) { bar.selectedScopeButtonIndex = selected }
      }),
    .integer(
      "selectedScopeButtonIndex", SceneSearchBar.self, initial: 0,
      doc: "Which of them is chosen, from 0.",
      get: { $0.selectedScopeButtonIndex },
      set: { bar, index in
        let isThere = (bar.scopeButtonTitles ?? []).indices.contains(index)
        bar.selectedScopeButtonIndex = isThere ? index : 0
      }),
    .bool(
      "showsScopeBar", SceneSearchBar.self, initial: false,
      doc: "Whether that choice is seen.",
      get: { $0.showsScopeBar }, set: { $0.showsScopeBar = $1 }),
  ]
}

/// What the rows of a list are searched with.
@MainActor
protocol ListSearch: AnyObject {
  /// The id of the list.
  var filters: String? { get }
  var text: String? { get }
  var onText: () -> Void { get set }
}

/// A search bar of a scene, by which the rows of a list are fewer.
final class SceneSearchBar: UISearchBar, ActionSource, ListSearch, UISearchBarDelegate {
  var onAction: (SceneActions.Trigger) -> Void = { _ in }
  var onText: () -> Void = {}
  var filters: String?

  init() {
    super.init(frame: .zero)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    onText()
    // What a program sets is no editing.
    if isFirstResponder { onAction(.editingChanged) }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { onAction(.editingDidBegin) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { onAction(.editingDidEnd) }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    text = nil
    _ = resignFirstResponder()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    onAction(.valueChanged)
  }
}
