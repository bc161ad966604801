import UIKit

/// A scene on show: the views and layers that a file describes, in a window.
///
/// `show` is also how a reload works: nodes of the new scene are matched with those that stand, and
/// only what the file changed is applied, so that scroll offsets, toggles and whatever an action
/// set stay as they are.
@MainActor
package final class LiveScene {
  /// Stands from the start; it takes the canvas's size when a scene is shown.
  package let window: SceneWindow
  /// The node of the scene's root view; nil until a scene is shown.
  package private(set) var root: LiveNode?
  /// The controllers that actions have brought, the oldest first.
  var pages: [LivePage] = []
  /// The scene as last shown; nil before the first, and while one takes the place of another.
  package private(set) var scene: ExpandedScene?
  /// The scale of the display when the scene was last shown; 0 before the first.
  private var shownScale: CGFloat = 0
  /// All nodes by what they are called and what they are.
  private(set) var index = NodeIndex()
  private var focus = FirstFocus()
  /// What of scroll views was moved at run time before a scene that is about to be shown, and of all views before
  /// one in another appearance; nil else.
  private(set) var scrolledBefore: [ObjectIdentifier: Set<Coupling>]?
  /// Whether one version of the file takes the place of another, or comes as the first.
  var isShowing: Bool { scrolledBefore != nil }
  /// Lists that were laid out while no rows could be asked for.
  private var postponed: [UIView] = []
  /// The constraints of the scene, with those that they are in the window.
  var links: [SceneLink] = []
  /// Those that speak of a node by name.
  var named: [NamedConstraint] = []
  /// Which of these held when all was solved anew, and whether another has come to hold since.
  var solvedNamed: [Bool] = []
  var hasLinkedNamed = false
  /// The order of a node's first constraint, by the place of its constraints in the scene.
  var firstOrders: [Int] = []
  /// Whether there are constraints or stacks in the file that was shown last.
  var isRelated = false
  /// The last node that the file wants keys and text to go to.
  private var focused: LiveNode?
  /// Classes whose objects tell nothing by themselves.
  var silentClasses: Set<ObjectIdentifier> = []

  /// Where `log` steps go.
  package var onLog: (String) -> Void = { _ in }
  /// Where mistakes go that show only when the scene is laid out; nil for `onLog`.
  package var onDiagnostic: ((Diagnostic) -> Void)?

  /// What a reload did.
  package struct Changes: Equatable, Sendable {
    /// The nodes that something was applied to, new and removed ones included.
    package var changed = 0
    /// All nodes of the scene.
    package var total = 0
  }

  package init() {
    window = SceneWindow(frame: .zero)
    window.isHidden = false
    window.onConflict = { [weak self] in self?.tell($0) }
    window.onMoreConflicts = { [weak self] in self?.tellOfMoreConflicts($0) }
    window.onEntry = { [weak self] in self?.restartAnimations(below: $0) }
    window.onRestlessLayout = { [weak self] in self?.onLog(DisplayWidth.printable($0)) }
  }

  /// Shows a scene in place of what is shown.
  @discardableResult
  package func show(_ scene: ExpandedScene, keepingState: Bool = true) -> Changes {
    let constraints = (now: scene.constraints, before: self.scene?.constraints ?? [])
    // Nodes say by numbers which constraints and actions are theirs, and some of those that stand now
    // are of the one scene, some of the other. A row that is made in between is linked with all.
    self.scene = nil
    // What gets another size is drawn as in a first load, whatever its content mode.
    if root != nil { BackingStore.ageAll() }
    let (oldTraits, hadPages) = (window.traits, !pages.isEmpty)
    let style: UIUserInterfaceStyle = scene.canvas.appearance == .dark ? .dark : .light
    // Colours that follow the appearance are read as they are in the one that they were noted in.
    scrolledBefore = moved(of: style == oldTraits.userInterfaceStyle ? index.scrolls : index.views)
    defer {
      scrolledBefore = nil
      for live in index.lists { live.rows?.forgetSelected() }
    }
    let coveredBefore = scrollCovers
    for live in index.lists {
      let isScrolled = scrolledBefore?[ObjectIdentifier(live)]?.contains(.content) == true
      live.rows?.looksAtBeginningAgain = !isScrolled
      live.rows?.isScrolledAnew = false
      live.rows?.noteSelected()
    }
    focus.prepare(in: window)
    let isRescaled = window.screen.scale != shownScale
    let isRoomNew =
      isRescaled || scene.canvas.safeArea != window.coveredEdges
      || scene.canvas.size != window.bounds.size
    window.setBackdropsAside()
    window.traits = UITraitCollection(
      style: style, size: scene.canvas.size, scale: window.screen.scale)
    window.place(canvas: scene.canvas.size)
    window.coveredEdges = scene.canvas.safeArea
    window.backgroundColor = scene.canvas.background.uiColor
    var reconciler = Reconciler(
      of: self, since: oldTraits, canvasSize: scene.canvas.size, isRescaled: isRescaled,
      isRoomNew: isRoomNew, constraints: constraints, scrolledBefore: scrolledBefore)
    let standing = keepingState ? root : nil
    let unseen = unseenAnimated
    let shown = reconciler.root(scene.root, standing: standing)
    // Views round to pixels where they place their parts; new ones have yet to.
    if reconciler.isRescaled, standing != nil {
      for live in shown.subtree where live === shown || live.view?.superview == nil {
        live.layOutAnew()
      }
    }
    shownScale = window.screen.scale
    if shown !== root { replaceRoot(with: shown) }
    // Controllers say what it looks like, and a tap in it scrolls to the top.
    window.showsStatusBar = shown.object.controller != nil
    root = shown
    let away = updatePages(&reconciler, to: scene)
    if reconciler.isRescaled { for page in pages { page.layOutAnew() } }
    self.scene = scene
    for list in postponed { list.setNeedsLayout() }
    postponed = []
    if !reconciler.isKept { keepOrders(for: scene) }
    reconciler.dressBars()
    if reconciler.isIndexOld || hadPages {
      index = NodeIndex(of: roots)
      focused = lastWantingFocus
    }
    reconciler.noteScrolled(index.scrolls)
    if filterLists(with: reconciler) { reconciler.listsWithOtherRows += 1 }
    // Whether it is in a navigation controller says what covers a controller's view.
    for live in index.controllers { contain(live) }
    link(to: scene, with: reconciler)
    if reconciler.isOther {
      for controller in index.controllers.compactMap(\.object.controller) {
        controller.forgetSafeAreasBeyond()
        controller.updateBarsAround()
      }
      // Who is not seen is laid out by nobody else, and has another size by that.
      if !index.controllers.isEmpty { layOutControlled(with: reconciler) }
    }
    settleLists(with: reconciler)
    if !reconciler.isKept { settleNamed(with: reconciler) }
    // Where something is scrolled to decides as well where others lie.
    if isRelated, reconciler.isOther { layOut(with: reconciler) }
    if reconciler.isOther { placeContents(coveredOtherwiseThan: coveredBefore, with: reconciler) }
    // What scrolls is laid out once more for that.
    for (live, moved) in reconciler.unsettled { live.settle(except: moved) }
    for list in index.lists { tidy(list, with: reconciler) }
    window.putBackdropsBack()
    showAgain(away)
    restartAnimations(ofSeenAmong: unseen)
    bindActions()
    focus.update(to: focused, in: window)
    reconciler.changes.total = index.count
    return reconciler.changes
  }

  /// Has lists show no more than what is in sight, as they will from now on.
  private func settleLists(with reconciler: Reconciler) {
    var settled = 0
    // Rows that come by that may be lists.
    while settled < index.lists.count {
      let live = index.lists[settled]
      settled += 1
      live.rows?.noteSeen()
      if let view = live.view, isShownOrGiven(view) {
        view.layoutIfNeeded()
        if seesNothing(live, with: reconciler) {
          live.rows?.beginAnew(reconciler)
          view.layoutIfNeeded()
        }
      }
      tidy(live, with: reconciler)
      live.rows?.noteRoom(isAnew: true)
    }
  }

  /// Whether a list has no room for the items that it has measured, as it had some on its way there: how far that went
  /// is not what the file says.
  private func seesNothing(_ live: LiveNode, with reconciler: Reconciler) -> Bool {
    guard let list = live.view as? UICollectionView, list.contentSize != .zero,
      !reconciler.isKept, !reconciler.moved(of: live).contains(.content)
    else { return false }
    return list.bounds.width == 0 || list.bounds.height == 0
  }

  private func tidy(_ list: LiveNode, with reconciler: Reconciler) {
    // What was seen on the way to where the list is now leaves nothing behind.
    if !reconciler.isKept { (list.view as? any SceneList)?.dropWaitingViews() }
    // Rows and titles have come, which lie below what the file has in the list.
    reconciler.arrange(list)
  }

  /// Whether a list may ask for rows now; one that may not is laid out again as soon as it may.
  func mayAskForRows(_ list: UIView) -> Bool {
    if scene != nil { return true }
    postponed.append(list)
    return false
  }

  /// What has been moved at run time.
  private func moved(of nodes: [LiveNode]) -> [ObjectIdentifier: Set<Coupling>] {
    var moved: [ObjectIdentifier: Set<Coupling>] = [:]
    for live in nodes where live.isCoupled {
      moved[ObjectIdentifier(live)] = live.movedCouplings
    }
    return moved
  }

  /// A controller's view comes to the window with its controller.
  private func replaceRoot(with shown: LiveNode) {
    dropPages()
    window.rootViewController = nil
    // It may be in what has come around it.
    if root?.view?.superview === window || root?.object.controller != nil {
      root?.view?.removeFromSuperview()
    }
    if let controller = shown.object.controller {
      window.rootViewController = controller
    } else if let view = shown.view {
      window.addSubview(view)
    }
  }

  // MARK: Finding nodes

  /// The roots of all that there is: the file's, and what actions have brought.
  var roots: [LiveNode] { [root].compactMap { $0 } + pages.map(\.live) }

  /// Rows come and go with what is seen, and take the keys from nobody by that.
  private var lastWantingFocus: LiveNode? {
    var pending = roots
    while let live = pending.popLast() {
      // The last one comes first.
      if live.node.wantsFocus { return live }
      pending.append(contentsOf: live.lastingChildren)
    }
    return nil
  }

  /// Takes a node in that has come between two versions of the file.
  func enter(_ live: LiveNode) { index.add(live) }

  /// The node of a full name or of its second name inside a component; nil where there is none.
  package func node(named name: String) -> LiveNode? { index.byName[name] }

  /// All names that ``node(named:)`` knows, sorted at each call; for suggestions.
  package var names: [String] { index.byName.keys.sorted() }

  /// The node of just this view; nil for views that no node made, such as a button's label.
  package func node(of view: UIView) -> LiveNode? { index.node(of: view) }

  func actions(of live: LiveNode) -> SceneActions? {
    guard let scene, let index = live.node.actions else { return nil }
    return scene.actions[index]
  }

  // MARK: Properties

  /// Reads `id.property` as it is now; nil where there is no such thing.
  package func value(of path: String) -> (property: Property, value: PropertyValue)? {
    guard let (live, property) = target(path), let value = property.read(live.object) else {
      return nil
    }
    return (property, value)
  }

  /// What a value of the file comes to for `id.property`: points for shares, and the colour of the
  /// present appearance.
  package func resolved(_ value: PropertyValue, for path: String) -> PropertyValue {
    guard let (live, _) = target(path) else { return value }
    return value.resolved(in: context(of: live))
  }

  private func target(_ path: String) -> (LiveNode, Property)? {
    guard let (name, key, isConstraint) = Property.split(target: path),
      let live = index.byName[name],
      let property = Property.target(key, isConstraint: isConstraint, of: live.node.sceneClass)
    else { return nil }
    return (live, property)
  }

  func context(of live: LiveNode) -> ApplyContext {
    ApplyContext(superSize: live.superSize, traits: window.traits)
  }

  func assign(_ value: PropertyValue, to property: Property, of live: LiveNode) {
    let setting = EffectiveSetting(property, value)
    setting.write(value, to: live.object, context: context(of: live))
    live.assigned[setting.slot] = value.followsAppearance ? setting : nil
    for (implied, isForced) in setting.implied where isForced || !live.node.sets(implied.slot) {
      implied.write(implied.value, to: live.object, context: context(of: live))
    }
    live.refit(context(of: live), isRoot: live === root)
  }
}
