import UIKit

/// The nodes of a scene on show by what they are called, and by what they are asked for after each save.
///
/// It is made anew only where a save changed one of these: a scene of ten thousand nodes takes longer
/// to look through than to change.
@MainActor
struct NodeIndex {
  private(set) var byName: [String: LiveNode] = [:]
  /// Made when somebody first asks for the node of a view.
  private var byView: [ObjectIdentifier: LiveNode]?
  /// The nodes of views in the order of the file, each before those in it: what they are asked or told
  /// one after the other comes to the same in every run, which the order of a table does not.
  private(set) var views: [LiveNode] = []
  /// Those of them that scroll, that have rows, and that are controllers.
  private(set) var scrolls: [LiveNode] = []
  private(set) var lists: [LiveNode] = []
  private(set) var controllers: [LiveNode] = []
  /// The nodes with which lists are searched.
  private(set) var searches: [LiveNode] = []
  /// Whether there is a view that gives its subviews their sizes, or that somebody gives its own.
  private(set) var arrangesViews = false
  /// Whether sizes follow from bars and rows, which are known when all is laid out.
  private(set) var isLaidOutByContainers = false
  /// The nodes of the file, and of what actions have brought, that have animations.
  private(set) var animated: [LiveNode] = []
  private var layerCount = 0

  init() {}

  init(of roots: [LiveNode]) {
    let nodes = roots.map(\.subtree)
    let count = nodes.reduce(0) { $0 + $1.count }
    views.reserveCapacity(count)
    var hasNames = false
    for live in nodes.joined() {
      sort(live)
      if live.node.id != nil || live.node.alias != nil { hasNames = true }
    }
    guard hasNames else { return }
    // Of two nodes of one name, as a page has that is shown twice, the one that stands first is meant.
    var pending = roots
    while let live = pending.popLast() {
      name(live)
      live.addChildren(to: &pending)
    }
  }

  /// How many nodes there are.
  var count: Int { views.count + layerCount }

  /// The node of a view; nil for views that no node made.
  mutating func node(of view: UIView) -> LiveNode? {
    if let byView { return byView[ObjectIdentifier(view)] }
    var made: [ObjectIdentifier: LiveNode] = [:]
    made.reserveCapacity(views.count)
    for live in views {
      if let view = live.view { made[ObjectIdentifier(view)] = live }
    }
    byView = made
    return made[ObjectIdentifier(view)]
  }

  /// Takes in a node that has come after the others.
  mutating func add(_ live: LiveNode) {
    name(live)
    sort(live)
  }

  private mutating func name(_ live: LiveNode) {
    if let id = live.node.id { byName[id.description] = live }
    if let alias = live.node.alias { byName[alias.description] = live }
  }

  /// Whether it gives its subviews their sizes, or somebody gives its own.
  static func arrangesViews(_ view: UIView?) -> Bool {
    view is UIStackView || view is UIRefreshControl
  }

  private mutating func sort(_ live: LiveNode) {
    if !live.node.animations.isEmpty { animated.append(live) }
    guard let view = live.view else {
      layerCount += 1
      return
    }
    byView?[ObjectIdentifier(view)] = live
    views.append(live)
    if view is UIScrollView { scrolls.append(live) }
    if Self.arrangesViews(view) { arrangesViews = true }
    if live.rows != nil { lists.append(live) }
    if live.object.controller != nil { controllers.append(live) }
    if view is any ListSearch { searches.append(live) }
    if live.object.controller != nil || live.rows != nil || view is UITableViewCell {
      isLaidOutByContainers = true
    }
  }
}
