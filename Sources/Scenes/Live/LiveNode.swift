import UIKit

/// A node of the scene together with the view or layer that shows it.
@MainActor
package final class LiveNode {
  /// What the file said when it was last loaded.
  package internal(set) var node: SceneNode
  /// Made with the node, and kept as long as reloads find the node with the same class.
  package let object: SceneObject
  /// Nil for the many nodes that have nothing of it.
  var parts: LiveParts?
  /// The same for all that came together.
  var surroundings: LiveSurroundings
  /// Whether the scene hears of what the object tells by itself.
  var isHeard = false
  /// Whether constraints of the scene place its view, or did until these ended.
  var isLinked = false

  init(_ node: SceneNode, in surroundings: LiveSurroundings = LiveSurroundings()) {
    self.node = node
    self.surroundings = surroundings
    object = node.sceneClass.make()
  }

  /// Nil for a bare layer.
  package var view: UIView? { object.view }

  /// What a hand touches: the view, or what a bar shows for it.
  package func touched(in window: UIView) -> UIView? {
    switch view {
    case let item as BarItemStandIn: item.item.shownView(in: window) ?? item
    case let line as MenuElementStandIn: line.element.shownView(in: window) ?? line
    case let view: view
    }
  }

  /// Has a finger that is held on the view open the menu that there is now.
  func hangMenu() {
    let stand = menus.last?.view as? MenuStandIn
    if let stand, contextMenu?.isOf(stand) == true { return }
    contextMenu?.leave()
    contextMenu = nil
    if let stand, let view { contextMenu = SceneContextMenu(stand, on: view) }
  }

  /// The view that the subviews are put into.
  var container: UIView? {
    switch view {
    case let effect as UIVisualEffectView: effect.contentView
    case let cell as UITableViewCell: cell.contentView
    case let view: view
    }
  }

  /// All nodes right below this one: masks, and the rows that have been seen, as well.
  var children: [LiveNode] {
    guard let rows else { return lastingChildren }
    return lastingChildren + rows.lives
  }

  /// Those that are there whatever is seen: rows are made when they are.
  var lastingChildren: [LiveNode] {
    guard parts != nil else { return [] }
    if masks.isEmpty, menus.isEmpty, slots.isEmpty {
      // Nearly always, and then there are mostly none of the one kind.
      if sublayers.isEmpty { return subviews }
      if subviews.isEmpty { return sublayers }
    }
    let own = subviews + sublayers + masks + menus
    return slots.isEmpty ? own : own + slots.joined()
  }

  /// Adds ``children`` to a list, without making one of them where there are none.
  func addChildren(to list: inout [LiveNode]) {
    guard let parts else { return }
    if parts.subviews.isEmpty, parts.sublayers.isEmpty, parts.masks.isEmpty, parts.menus.isEmpty,
      parts.slots.isEmpty, parts.rows == nil
    {
      return
    }
    list.append(contentsOf: children)
  }

  /// The view's own layer, or the bare one.
  package var layer: CALayer { object.layer }

  /// Whether it shows just that node, and nothing besides that a save might bring back.
  func shows(_ node: SceneNode) -> Bool {
    self.node.isIdentical(to: node) && slots.isEmpty && menus.isEmpty && rows == nil
      && object.controller == nil
  }

  /// Whether a node without anything in it is said again as it was, and nothing has come into it since:
  /// then it has only moved in its file.
  func says(_ node: SceneNode) -> Bool {
    let old = self.node
    return node.isBare && old.isBare && rows == nil && object.controller == nil
      && node.isIndexedAs(old) && node.sceneClass === old.sceneClass
      && node.hasSameSettings(as: old)
      && layer.mask == nil
  }

  /// Takes such a node for its own.
  func take(_ node: SceneNode) {
    self.node = node
    layer.origin = node.range.origin
  }

  /// Whether the content decides the size.
  private var isFitting: Bool { node.sets(Property.fitting.name) }

  /// Takes the content's size anew where the file asks for it.
  func refit(_ context: ApplyContext, isRoot: Bool) {
    guard isFitting else { return }
    ContentFitting.apply(node.effectiveSettings(isRoot: isRoot), to: object, context)
  }

  /// Takes back how finely the view draws where the file says it: what a file says may be what the
  /// screen before had, so that the view has followed to the next one; one in no window, too, as if it had
  /// been made for that.
  func rescale(_ context: ApplyContext, isRoot: Bool) {
    view?.followScreen(UIScreen.main.scale)
    guard view != nil, layer.contentsScale == UIScreen.main.scale else { return }
    let settings = node.effectiveSettings(isRoot: isRoot)
    guard let setting = settings.last(where: { $0.slot == "contentsScale" }) else { return }
    setting.write(setting.value, to: object, context: context)
  }

  /// Has all views of the subtree place their parts again, those of their own too.
  func layOutAnew() {
    view?.layOutAllAnew()
  }

  /// Has whoever places the view or layer do so again: what it is in, and the cell whose content that is.
  func placeAgain() {
    layer.superlayer?.setNeedsLayout()
    guard let cell = view?.superview?.superview, cell is SceneCell || cell is SceneItemCell else {
      return
    }
    cell.setNeedsLayout()
  }

  /// The size that the shares of subviews, sublayers and masks are taken from.
  var innerSize: CGSize {
    (view as? UITableViewCell)?.contentView.bounds.size ?? layer.bounds.size
  }

  /// The size that the shares of a child are taken from: of a cell's accessory it is the cell's, as the
  /// content makes room for accessories.
  func size(around child: LiveNode) -> CGSize {
    view is UITableViewCell && slots.joined().contains { $0 === child }
      ? layer.bounds.size : innerSize
  }
}

extension SceneNode {
  /// What tells the node from its siblings: its id, or else its place among those of its class.
  ///
  /// Instances of a component can bring the same id, so equal ones are counted too.
  struct Key: Hashable {
    let id: String?
    /// Nil where the id is enough.
    let sceneClass: ObjectIdentifier?
    let index: Int
  }

  static func keys(of nodes: [SceneNode]) -> [Key] {
    var counts: [Key: Int] = [:]
    return nodes.map { node in
      let sceneClass = node.id == nil ? ObjectIdentifier(node.sceneClass) : nil
      let first = Key(id: node.id?.name, sceneClass: sceneClass, index: 0)
      let index = counts[first, default: 0]
      counts[first] = index + 1
      return Key(id: first.id, sceneClass: sceneClass, index: index)
    }
  }

  /// Whether the nodes have one name, or else one class and none: what finds each other where nothing
  /// came or went.
  func hasSameKind(as other: SceneNode) -> Bool {
    // A class of somebody's own is another one with each version of its code.
    guard sceneClass === other.sceneClass else { return false }
    return id == nil ? other.id == nil : id?.name == other.id?.name
  }

  /// Whether a scene knows both by the same names, and for the same.
  func isIndexedAs(_ other: SceneNode) -> Bool {
    id == other.id && alias == other.alias && animations.isEmpty == other.animations.isEmpty
  }

  /// Whether the file sets the same on both, their children aside.
  func hasSameSettings(as other: SceneNode) -> Bool {
    func isSame(_ left: [Setting], _ right: [Setting]) -> Bool {
      guard left.count == right.count else { return false }
      return left.indices.allSatisfy {
        left[$0].property == right[$0].property && left[$0].value == right[$0].value
      }
    }
    return isSame(settings, other.settings) && isSame(layerSettings, other.layerSettings)
  }
}

extension UIView {
  /// Has the view and all that is in it be laid out again.
  func layOutAllAnew() {
    var pending = [self]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      // A mask is in no hierarchy of views.
      pending += view.subviews + [view.mask].compactMap(\.self)
    }
  }
}
