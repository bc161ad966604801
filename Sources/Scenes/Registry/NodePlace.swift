/// Where nodes of a class can stand.
package enum NodePlace: Sendable {
  /// In the tree of views.
  case tree
  /// Nowhere in the tree: an action presents it.
  case presentation
  // Under a key of the class that shows it; it is no view.
  case bar
  case tabs
  case navigationBar
  case menu
  case menuElement
  case alert
  case swipe

  /// The place as a sentence about the class ends.
  fileprivate var words: String {
    switch self {
    case .tree: "it is a view"
    case .presentation: "it is presented by an action"
    case .bar: "it stands among the items of a bar"
    case .tabs: "it stands under 'tabBarItem'"
    case .navigationBar: "it stands under 'searchController'"
    case .menu: "it stands under 'menu', 'contextMenu' or the 'children' of a menu"
    case .menuElement: "it stands among the 'children' of a menu"
    case .alert: "it stands under 'alertActions'"
    case .swipe: "it stands among the swipe actions of a row"
    }
  }
}

extension SceneClass {
  /// What stands in the tree of views.
  static let views = choices { $0.place == .tree }
  /// What an action presents: an alert as well, which is no part of the tree.
  static let presented = choices { $0.place == .tree || $0.place == .presentation }
  static let layers = Choices<SceneClass>(all.filter { !$0.isView }.map { ($0.name, $0) })
  /// A bar shows any view as an item.
  private static let barItems = choices { $0.place == .tree || $0.place == .bar }
  private static let menuElements = choices { $0.place == .menuElement || $0.place == .menu }

  private static func choices(where stands: (SceneClass) -> Bool) -> Choices<SceneClass> {
    Choices(all.filter { $0.isView && stands($0) }.map { ($0.name, $0) })
  }

  /// The classes that a node can name where it is of a class if it names none.
  static func choices(
    for standard: SceneClass, isPresented: Bool = false
  ) -> Choices<SceneClass> {
    guard standard.isView else { return layers }
    return switch standard.place {
    case .tree, .presentation: isPresented ? presented : views
    case .bar: barItems
    case .menuElement: menuElements
    case .tabs, .navigationBar, .menu, .alert, .swipe: Choices([(standard.name, standard)])
    }
  }

  /// Why the class cannot stand where these can.
  func misplaced(among classes: Choices<SceneClass>) -> String {
    let place = place == .tree ? "only \(classes.names.joined(separator: " or ")) can" : place.words
    return "\(Diagnostic.quoted(name)) cannot stand here: \(place)"
  }
}
