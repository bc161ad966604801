import UIKit

extension LiveScene {
  // MARK: Steps

  func push(_ page: Int, of owner: LiveNode) {
    guard let node = node(ofPage: page, of: owner) else { return }
    guard let stack = owner.nearestStack else {
      return onLog("nothing to push on: there is no UINavigationController around")
    }
    let live = make(node, in: owner)
    guard let controller = live.object.controller else { return }
    if controller is UINavigationController { return onLog("a stack takes no other stack") }
    enter(LivePage(live, of: owner, page, .pushed))
    stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
  }

  func present(_ page: Int, of owner: LiveNode, from source: LiveNode) {
    guard let node = node(ofPage: page, of: owner) else { return }
    guard window.rootViewController != nil else {
      return onLog("nothing to present on: the root is no controller")
    }
    let page = LivePage(make(node, in: owner), of: owner, page, .presented)
    guard page.live.object.controller != nil else { return }
    enter(page)
    present(page, from: source, animated: UIView.areAnimationsEnabled)
  }

  private func present(_ page: LivePage, from source: LiveNode, animated: Bool) {
    guard let controller = page.live.object.controller, let root = window.rootViewController else {
      return
    }
    (controller as? any SheetContent)?.dressSheet()
    (controller as? any SheetContent)?.selectDetent()
    aim(page, at: source)
    var presenter = page.owner?.nearestController ?? root
    if presenter.viewIfLoaded?.window == nil { presenter = root }
    while let above = presenter.presentedViewController { presenter = above }
    presenter.present(controller, animated: animated)
  }

  /// Has a popover point at a node, or, where nothing is seen of that, at what its owner is in.
  private func aim(_ page: LivePage, at source: LiveNode) {
    let shown = source.touched(in: window)
    page.live.object.controller?.popoverPresentationController?.sourceView =
      shown?.window == nil ? page.owner?.nearestController?.view : shown
  }

  /// As UIKit has it: a controller around the owner knows where details are shown.
  func showDetail(_ page: Int, of owner: LiveNode) {
    guard let node = node(ofPage: page, of: owner) else { return }
    guard let split = owner.nearestSplit else { return present(page, of: owner, from: owner) }
    let live = make(node, in: owner)
    guard let controller = live.object.controller else { return }
    split.showDetailViewController(controller, sender: nil)
    enter(LivePage(live, of: owner, page, .detail))
  }

  func show(_ column: UISplitViewController.Column, for owner: LiveNode) {
    split(with: column, of: owner)?.show(column)
  }

  func hide(_ column: UISplitViewController.Column, for owner: LiveNode) {
    split(with: column, of: owner)?.hide(column)
  }

  private func split(
    with column: UISplitViewController.Column, of owner: LiveNode
  ) -> UISplitViewController? {
    guard let split = owner.nearestSplit else {
      onLog("nothing to show a column of: there is no UISplitViewController around")
      return nil
    }
    guard split.viewController(for: column) != nil else {
      onLog("there is no column \(column) to show or hide")
      return nil
    }
    return split
  }

  func pop(toRoot: Bool, for owner: LiveNode) {
    guard let stack = owner.nearestStack else { return }
    if toRoot {
      stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
    } else {
      stack.popViewController(animated: UIView.areAnimationsEnabled)
    }
  }

  func dismiss(for owner: LiveNode) {
    owner.nearestController?.dismiss(animated: UIView.areAnimationsEnabled)
  }

  func select(_ path: [Int], in live: LiveNode) {
    if let tabs = live.object.controller as? UITabBarController, let index = path.first {
      guard (tabs.viewControllers ?? []).indices.contains(index) else { return }
      tabs.selectedIndex = index
    } else if let pages = live.object.controller as? ScenePages, let index = path.first {
      pages.turn(to: index)
    } else if let picker = live.view as? UIPickerView, let row = path.last {
      picker.selectRow(row, inComponent: path.count > 1 ? path[0] : 0, animated: true)
    } else if let rows = live.rows {
      let (section, item) = path.count > 1 ? (path[0], path[1]) : (0, path.first ?? 0)
      rows.select(IndexPath(item: item, section: section), animated: true)
    }
  }

  func delete(_ live: LiveNode) {
    var current: LiveNode? = live
    while let node = current {
      if let rows = node.parent?.rows, let row = rows.row(of: node) { return rows.delete(row) }
      current = node.parent
    }
  }

  private func node(ofPage page: Int, of owner: LiveNode) -> SceneNode? {
    guard let pages = actions(of: owner)?.pages, pages.indices.contains(page) else { return nil }
    return pages[page]
  }

  private func enter(_ page: LivePage) {
    pages.removeAll { !$0.isThere }
    pages.append(page)
  }

  // MARK: Reload

  /// Brings the controllers of actions to what the actions say now; those that nobody brings any more
  /// go. Tells which are not shown any more, and are to be shown anew.
  func updatePages(_ reconciler: inout Reconciler, to scene: ExpandedScene) -> [LivePage] {
    guard !pages.isEmpty else { return [] }
    var known = Set(root?.subtree.map { ObjectIdentifier($0) } ?? [])
    var (kept, away): ([LivePage], [LivePage]) = ([], [])
    // What goes takes with it what is presented over it, which may stay.
    for page in pages.filter(\.isThere) {
      guard let owner = page.owner, known.contains(ObjectIdentifier(owner)),
        let index = owner.node.actions, scene.actions[index].pages.indices.contains(page.index)
      else {
        page.leave()
        continue
      }
      let node = scene.actions[index].pages[page.index]
      guard page.canBecome(node) else {
        page.leave()
        if page.way == .presented { away.append(page) }
        continue
      }
      if page.liesOtherwise(as: node) { page.leave() }
      if page.way == .presented, !page.isThere { away.append(page) }
      reconciler.update(page.live, to: node, superSize: window.bounds.size)
      known.formUnion(page.live.subtree.map { ObjectIdentifier($0) })
      kept.append(page)
    }
    pages = kept
    return away
  }

  /// Shows controllers again that had to go for a moment, each over those before it, and has popovers point
  /// at what they belong to, which may lie elsewhere now.
  func showAgain(_ away: [LivePage]) {
    for page in away {
      guard let owner = page.owner, let source = source(of: page) else { continue }
      if pages.contains(where: { $0 === page }) {
        present(page, from: source, animated: false)
      } else {
        UIView.performWithoutAnimation { present(page.index, of: owner, from: source) }
      }
    }
    for page in pages where page.way == .presented {
      if let source = source(of: page) { aim(page, at: source) }
    }
  }

  /// What the step that brings a controller has a popover point at.
  private func source(of page: LivePage) -> LiveNode? {
    guard let owner = page.owner, let actions = actions(of: owner) else { return nil }
    for step in actions.steps.values.joined() {
      guard case .present(page: page.index, let node) = step else { continue }
      return node.flatMap { live($0, owner: owner) } ?? owner
    }
    return nil
  }

  /// All of them go with the root that they are over.
  func dropPages() {
    for page in pages.reversed() { page.leave() }
    pages = []
  }
}
