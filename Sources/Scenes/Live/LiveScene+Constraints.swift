import UIKit

/// A constraint of the scene and what it is in the window.
@MainActor
struct SceneLink {
  /// The node that has it.
  let owner: LiveNode
  let constraint: SceneConstraint
  let first: AnyObject
  let second: AnyObject?
  let made: NSLayoutConstraint

  func says(_ other: SceneConstraint, of first: AnyObject, _ second: AnyObject?) -> Bool {
    constraint == other && self.first === first && self.second === second
  }
}

extension LiveScene {
  /// Brings the window's constraints to those of a scene; what is said again goes on as it is.
  ///
  /// Everything is solved anew where anything is other, so that a reload comes out as a first load does, and shares of
  /// views that constraints have made larger are taken anew.
  func link(to scene: ExpandedScene, with reconciler: Reconciler) {
    let wasRelated = isRelated
    // Without relations a first load scrolls once, before anything is laid out.
    isRelated =
      scene.constraints.contains { !$0.isEmpty } || index.arrangesViews || arrangesViewsInRows
    guard isRelated || wasRelated else {
      if index.isLaidOutByContainers { layOut(with: reconciler) }
      if beginResized(reconciler) { layOut(with: reconciler) }
      return scrollLists(with: reconciler)
    }
    let old = links
    // By their first items, for there may be thousands.
    var places: [ObjectIdentifier: [Int]] = [:]
    for (index, link) in old.enumerated() {
      places[ObjectIdentifier(link.first), default: []].append(index)
    }
    var new: [SceneLink] = []
    named = []
    for live in roots.flatMap(\.subtree) {
      live.view?.setLayoutName(live.node.id?.name)
      for (constraint, order) in constraints(of: live) {
        if constraint.isByName {
          named.append(NamedConstraint(owner: live, said: constraint, order: order))
        }
        guard let (first, second) = items(of: constraint, for: live) else { continue }
        // What is said twice weighs twice, so each is one of its own.
        let kept = places[ObjectIdentifier(first)]?.firstIndex {
          old[$0].says(constraint, of: first, second)
        }.flatMap { places[ObjectIdentifier(first)]?.remove(at: $0) }
        let made = kept.map { old[$0].made } ?? constraint.made(first, second)
        guard made.isPossible else { continue }
        made.keptOrder = order
        made.source = constraint.source.words
        if constraint.isByName { named[named.count - 1].made = made }
        new.append(
          SceneLink(owner: live, constraint: constraint, first: first, second: second, made: made))
      }
    }
    let isSame = areInstalled(new, since: old)
    links = new
    if isSame, isRelated, wasRelated, reconciler.isKept {
      for tree in trees { tree.repeatConflicts() }
      return
    }
    for tree in trees { tree.dissolveConstraints() }
    place(new, reconciler)
    placeAsAtFirst(reconciler)
    if !isSame {
      for link in old { link.made.isActive = false }
      // Rows that were made anew on the way may stand elsewhere by now, and have brought theirs, or in nothing.
      for link in links where link.made.isPossible { link.made.isActive = true }
    }
    restart(trees, repeatingConflicts: true)
    let linked = superviewsOfLinked
    layOut(with: reconciler)
    let hasMoved = linkMoved(since: linked)
    if linkNamed() || hasMoved { layOut(with: reconciler) }
    if beginResized(reconciler) { layOut(with: reconciler) }
    settleWays(with: reconciler)
    if isRelated {
      scrollAll(with: reconciler)
    } else {
      placeContents(with: reconciler)
      scrollLists(with: reconciler, after: true)
    }
    // Where content is as large as where it lies says, the layout has brought it back on the way.
    if settleWays(with: reconciler, isLast: true), isRelated { scrollAll(with: reconciler) }
  }

  /// Lays out once more with the numbers that became known on the way, as those of what was scrolled: where
  /// constraints leave a choice, it is made by what they say now and not by what they said in between.
  /// Tells whether there was anything of the kind.
  @discardableResult
  private func settleWays(with reconciler: Reconciler, isLast: Bool = false) -> Bool {
    let trees = trees
    let restless = trees.filter(\.dependsOnWayOfConstraints)
    if !restless.isEmpty {
      restart(restless)
      layOut(with: reconciler)
    }
    for tree in trees { tree.forgetWayOfConstraints(isOver: isLast) }
    return !restless.isEmpty
  }

  /// Whether a row will give what is in it their sizes, or get its own: also one that is not seen yet.
  private var arrangesViewsInRows: Bool {
    var known: [ObjectIdentifier: Bool] = [:]
    var pending = index.lists.flatMap { $0.node.sections.flatMap(\.rows) }
    while let node = pending.popLast() {
      let sceneClass = node.sceneClass
      let arranges =
        known[ObjectIdentifier(sceneClass)] ?? NodeIndex.arrangesViews(sceneClass.untouched.view)
      if arranges { return true }
      known[ObjectIdentifier(sceneClass)] = arranges
      pending += node.children
    }
    return false
  }

  /// Has what was solved solved once more as if it were there for the first time.
  func restart(_ trees: [UIView], repeatingConflicts: Bool = false) {
    for tree in trees { tree.restartConstraints(repeatingConflicts: repeatingConflicts) }
    (solvedNamed, hasLinkedNamed) = (linkedNamed, false)
  }

  /// Has lists that have got other room from what is around them forget what was known in that before;
  /// tells whether there is any.
  private func beginResized(_ reconciler: Reconciler) -> Bool {
    let other = index.lists.filter {
      $0.rows?.hasOtherRoom == true && !reconciler.moved(of: $0).contains(.content)
    }
    for live in other { live.rows?.beginAnew(reconciler) }
    return !other.isEmpty
  }

  /// Lays out once more what lies in controllers' views, of which it is known by now what covers them.
  func layOutControlled(with reconciler: Reconciler) {
    layOut(with: reconciler)
    guard beginResized(reconciler) else { return }
    layOut(with: reconciler)
    scrollLists(with: reconciler)
  }

  /// The tops of what is laid out: the window, and what stands in none.
  var trees: [UIView] {
    [window] + index.views.compactMap(\.view).filter { $0.superview == nil }
  }

  /// Puts content where it lies without relations, which may have moved it on the way; what has come just now lies
  /// there.
  private func placeContents(with reconciler: Reconciler) {
    for live in index.scrolls where live.scrollsContent && reconciler.hasStood(live) {
      placeContent(of: live, with: reconciler)
    }
  }

  /// Puts content where the file says. Who has a part say how large it is, such as a bar, does so after that in a first
  /// load, which brings content back within its ends.
  private func placeContent(of live: LiveNode, with reconciler: Reconciler) {
    reconciler.placeContent(of: live, isRoot: live === root)
    if live !== root, live.isSizedByContainer { (live.view as? UIScrollView)?.keepInside() }
  }

  /// What bars and the safe area cover of content that scrolls, other than rows.
  var scrollCovers: [ObjectIdentifier: UIEdgeInsets] {
    var covers: [ObjectIdentifier: UIEdgeInsets] = [:]
    for live in index.scrolls where live.scrollsContent {
      covers[ObjectIdentifier(live)] = (live.view as? UIScrollView)?.adjustedContentInset
    }
    return covers
  }

  /// Puts content of which something else is covered now where the file says: what covered it before has held it
  /// within its ends.
  func placeContents(
    coveredOtherwiseThan before: [ObjectIdentifier: UIEdgeInsets], with reconciler: Reconciler
  ) {
    guard !isRelated, !before.isEmpty else { return }
    for live in coveredOtherwise(than: before) where before[ObjectIdentifier(live)] != nil {
      placeContent(of: live, with: reconciler)
    }
  }

  /// What scrolls and, laid out by now, is covered otherwise than it was, or has come since.
  private func coveredOtherwise(than before: [ObjectIdentifier: UIEdgeInsets]) -> [LiveNode] {
    window.layoutIfNeeded()
    let now = scrollCovers
    return index.scrolls.filter { before[ObjectIdentifier($0)] != now[ObjectIdentifier($0)] }
  }

  /// Scrolls everything, and once more what lies elsewhere by that and has something else covering it, by which it was
  /// held within its ends.
  private func scrollAll(with reconciler: Reconciler) {
    reconciler.scrollAnew({ index.scrolls }, root: root)
    let before = scrollCovers
    guard !before.isEmpty else { return }
    let others = coveredOtherwise(than: before)
    reconciler.scrollAnew({ others }, root: root)
  }

  /// Scrolls what knows only now how large its content is.
  private func scrollLists(with reconciler: Reconciler, after isRelatedAnew: Bool = false) {
    // A list that constraints placed, and a cell now does, was too small on the way.
    guard reconciler.isOther || isRelatedAnew else { return }
    reconciler.scrollAnew({ index.lists }, root: root)
  }

  /// Whether the constraints stand just as they are, as where only the canvas has another size; those of
  /// rows that have been seen and are no more stand nowhere.
  private func areInstalled(_ new: [SceneLink], since old: [SceneLink]) -> Bool {
    new.count == old.count(where: \.made.isActive) && new.allSatisfy(\.made.isActive)
  }

  func layOut(with reconciler: Reconciler) {
    if settleShares(with: reconciler) { return }
    // What takes a share of what it makes larger itself never comes to rest. It is left where so many
    // layouts bring it from what the file says, whatever it was before.
    restart(trees)
    for live in roots.flatMap(\.subtree) {
      for child in live.children { reconciler.takeShare(of: child, in: live) }
      for child in live.subviews {
        if let view = child.view { reconciler.placeAnew(view, of: child, isRoot: false) }
        child.placeAgain()
      }
    }
    guard !settleShares(with: reconciler) else { return }
    window.layoutIfNeeded()
    for live in roots.flatMap(\.subtree) {
      for child in live.children { child.superSize = live.size(around: child) }
    }
  }

  /// Lays out until all shares are those of sizes that have come to rest; tells whether they have.
  private func settleShares(with reconciler: Reconciler) -> Bool {
    for _ in 0..<Self.mostLayouts {
      window.layoutIfNeeded()
      // What is given to a bar or to a menu may stand in no window, and is no less laid out for that; rows
      // have brought theirs. Who is not seen yet is laid out when it is.
      for live in index.views where live.object.controller == nil {
        if let view = live.view, view.superview == nil { view.layoutIfNeeded() }
      }
      var isSettled = true
      for root in roots where reconciler.takeSharesAnew(from: root) { isSettled = false }
      if isSettled { return true }
    }
    return false
  }

  /// Whether a view is laid out by now, in the window or in what is given to a bar or to a menu.
  func isShownOrGiven(_ view: UIView) -> Bool {
    guard view.window == nil else { return true }
    let top = sequence(first: view) { $0.superview }.reduce(view) { $1 }
    return node(of: top).map { $0.object.controller == nil } ?? false
  }

  private static let mostLayouts = 8

  /// Whether there are constraints or stacks, in what actions have brought as well.
  var isLaidOutByRelations: Bool { !links.isEmpty || index.arrangesViews }

  /// Views that constraints place have no frame of their own; those that they place no more get
  /// back what the file says.
  func place(_ new: [SceneLink], _ reconciler: Reconciler) {
    var placed: Set<ObjectIdentifier> = []
    for link in new {
      guard let view = link.first as? UIView, placeByConstraints(view) else { continue }
      placed.insert(ObjectIdentifier(view))
    }
    for live in index.views where live.isLinked {
      guard let view = live.view, !placed.contains(ObjectIdentifier(view)) else { continue }
      live.isLinked = false
      // A stack places it in their stead.
      guard !view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView)
      else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      reconciler.placeAnew(view, of: live, isRoot: live === root)
      live.placeAgain()
      // What is as large as its parts need, such as a cell with this one at its side, has to know.
      if let parent = live.parent { parent.refit(context(of: parent), isRoot: parent === root) }
    }
  }

  /// Puts what relations place, and others take shares of or which has insets by its place, where it lies in a first
  /// load before these are solved: what follows from its own shares, or insets, holds at any size. So does what shows
  /// content that scrolls, which may be as large as where it lies says. What somebody has scrolled, and what that is
  /// in, stays: rows would be of another width on the way, and come to lie elsewhere.
  private func placeAsAtFirst(_ reconciler: Reconciler) {
    var staying: Set<ObjectIdentifier> = []
    for live in index.scrolls where reconciler.moved(of: live).contains(.content) {
      staying.formUnion(sequence(first: live, next: \.parent).lazy.map { ObjectIdentifier($0) })
    }
    for live in index.views {
      guard let view = live.view, !view.translatesAutoresizingMaskIntoConstraints, live.isSubview,
        live.isShared || view.hasInsetsByPlace || live.scrollsContent,
        !staying.contains(ObjectIdentifier(live))
      else { continue }
      let wasCovered = view.safeAreaInsets != .zero
      view.forgetSafeArea()
      reconciler.placeAnew(view, of: live, isRoot: false)
      _ = reconciler.takeSharesAnew(from: live)
      // With that a collection has forgotten how high its items are.
      if wasCovered, view is UICollectionView { live.rows?.beginAnew(reconciler) }
    }
    placeContents(with: reconciler)
  }
}

extension LiveNode {
  /// Whether something in it lies at a share of its size, or is as large as one.
  var isShared: Bool { children.contains { $0.node.takesShares } }

  /// Whether it shows content that scrolls, other than rows.
  var scrollsContent: Bool { view is UIScrollView && rows == nil }
}

extension UIStackView {
  /// Arranges just these views, in their order.
  func arrange(_ views: [UIView]) {
    for view in arrangedSubviews where !views.contains(where: { $0 === view }) {
      view.keepingGap { removeArrangedSubview(view) }
    }
    for (index, view) in views.enumerated() {
      if index < arrangedSubviews.count, arrangedSubviews[index] === view { continue }
      insertArrangedSubview(view, at: index)
      // By what is below it: some that are to leave may still be there.
      if index > 0 {
        insertSubview(view, aboveSubview: views[index - 1])
      } else {
        insertSubview(view, at: 0)
      }
    }
  }
}
