import UIKit

// What constraints of scenes speak of.

extension LiveScene {
  /// What a constraint speaks of; nil where some of it is not there.
  func items(
    of constraint: SceneConstraint, for live: LiveNode
  ) -> (AnyObject, AnyObject?)? {
    guard let view = live.view, let first = item(constraint.first, of: view) else { return nil }
    let second = constraint.second.flatMap { item($0, of: view) }
    // A scroll view goes by its own size as it places what refreshes it, and must not get that from it.
    if view is UIRefreshControl || Self.view(of: first) is UIRefreshControl
      || second.flatMap(Self.view(of:)) is UIRefreshControl
    {
      return nil
    }
    // Who places it would be as large as it says, which goes by that.
    if constraint.isOfSuperview, live.isPlacedByWhatItIsIn { return nil }
    guard constraint.second != nil else { return (first, nil) }
    guard let second, !Self.isRow(around: second, in: first),
      !constraint.isOfPlace || !Self.isInRow(first, without: second),
      !isShown(first, outside: second), !isShown(second, outside: first)
    else { return nil }
    return (first, second)
  }

  /// Whether it is the view of a controller that is as large as its container, in which the other one is not.
  private func isShown(_ item: AnyObject, outside other: AnyObject) -> Bool {
    guard !index.controllers.isEmpty, let view = Self.view(of: item), let live = node(of: view),
      live.object.controller != nil, live !== root, live.isPlacedByWhatItIsIn
    else { return false }
    return Self.view(of: other)?.isDescendant(of: view) != true
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether something is in a row of a list that another view is, or is around: it would be placed by what
  /// it places, and never come to rest.
  private static func isRow(around item: AnyObject, in outer: AnyObject) -> Bool {
    guard let outer = outer as? UIView, var view = item as? UIView else { return false }
    var isInRow = false
    while view !== outer {
      isInRow = isInRow || isRow(view)
      guard let above = view.superview else { return false }
      view = above
    }
    return isInRow
  }

  /// Whether something is in a row that another view is not in: its list places the row, and would be moved
  /// by what is in it.
  private static func isInRow(_ item: AnyObject, without other: AnyObject) -> Bool {
    var around = view(of: item)
    while let view = around, !isRow(view) { around = view.superview }
    guard let row = around else { return false }
    return view(of: other)?.isDescendant(of: row) != true
  }

  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionViewCell
  }

  /// Has constraints say where a view lies, unless somebody else does; tells whether they do.
  func placeByConstraints(_ view: UIView) -> Bool {
    let live = node(of: view)
    if let live, isPlacedByOthers(live) { return false }
    view.translatesAutoresizingMaskIntoConstraints = false
    live?.isLinked = true
    return true
  }

  /// Whether somebody else says where a view lies, whatever constraints do: a row is placed by its table, and
  /// a controller by the window, its container or who presents it, unless it is among somebody's subviews.
  private func isPlacedByOthers(_ live: LiveNode) -> Bool {
    guard live.object.controller != nil else {
      return live === root || live.view is UITableViewCell
    }
    return !live.isSubview
  }

  private func item(_ item: SceneConstraint.Item, of owner: UIView) -> AnyObject? {
    let view: UIView? =
      switch item.node {
      case .owner: owner
      case .superview: owner.superview
      case .named(let name): node(named: name)?.view
      }
    guard let view else { return nil }
    switch item.part {
    case nil: return view
    case .margins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .readable: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .content: return (view as? UIScrollView)?.contentLayoutGuide
    case .frame: return (view as? UIScrollView)?.frameLayoutGuide
    }
  }
}

extension LiveNode {
  /// Whether it is among somebody's subviews, and no part of it, row, mask or page.
  var isSubview: Bool { parent?.subviews.contains { $0 === self } == true }

  /// Whether a bar, a cell or whoever else it is a part of says how large it is, when that is laid out.
  var isSizedByContainer: Bool {
    // A mask lies where the file says, as what is among subviews does.
    guard let parent, isSubview else {
      return parent?.masks.contains { $0 === self } != true
    }
    return parent.view is SceneCell && parent.node.isFilled
  }

  /// Whether a table has it as a row, in which it is no cell's content like an item of a collection, or it is a
  /// controller's that is shown by another one, a bar or a cell.
  fileprivate var isPlacedByWhatItIsIn: Bool {
    if object.controller != nil { return !isSubview }
    guard let parent, parent.rows != nil, view?.superview === parent.view else { return false }
    return !isSubview
  }
}

extension SceneConstraint {
  var isOfSuperview: Bool { [first.node, second?.node].contains(.superview) }

  /// Whether it speaks of a node by its name.
  var isByName: Bool {
    [first.node, second?.node].contains { if case .named = $0 { true } else { false } }
  }

  @MainActor
  func made(_ first: AnyObject, _ second: AnyObject?) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    made.priority = UILayoutPriority(Float(priority))
    made.source = source.words
    return made
  }
}
