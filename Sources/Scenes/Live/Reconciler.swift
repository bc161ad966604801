import UIKit

/// Makes the standing views and layers show a new version of the scene.
///
/// The rule for every property: if its value in the file changed, the file wins; else the value at
/// run time stays. Values are compared as they were read, so a change of spelling is none.
@MainActor
struct Reconciler {
  let scene: LiveScene
  let traits: UITraitCollection
  /// The appearance that what stands was made for.
  let oldTraits: UITraitCollection
  let canvasSize: CGSize
  /// Whether pixels have another size than what stands was placed for.
  let isRescaled: Bool
  /// Whether what covers the canvas's edges, or the size of pixels, is another than for what stands:
  /// places that were held within these may lie elsewhere now.
  let isRoomNew: Bool
  var changes = LiveScene.Changes()
  /// Of which bars may show something that has changed.
  private(set) var redressed: [LiveNode] = []
  /// Nodes whose coupled properties have been set, and those that were moved before.
  private(set) var unsettled: [(live: LiveNode, moved: Set<Coupling>)] = []
  private(set) var movedBefore: [ObjectIdentifier: Set<Coupling>] = [:]
  /// What of scroll views was moved at run time, before the window had become another, and of all views where
  /// that has another appearance; nil between two versions of the file.
  let scrolledBefore: [ObjectIdentifier: Set<Coupling>]?
  /// The constraints of this version of the file and of the one before, by the places that nodes have in
  /// them; none between two versions.
  let constraints: (now: [[SceneConstraint]], before: [[SceneConstraint]])
  private let hasOtherConstraints: Bool
  /// How many lists have other rows, which are no nodes before they are seen.
  var listsWithOtherRows = 0
  /// Whether nodes stand in another order than they did, or others came or went.
  private var hasOtherOrder = false
  /// Whether what the scene knows of its nodes by name and kind may be another by now: nodes that came,
  /// went, moved or got another name, and what it asks all of them for.
  private(set) var isIndexOld = false
  /// What goes on under other names and parents.
  private var continuations = Continuations()
  /// What has gone while there are some: what was in it may not have come to its place yet.
  private var leaving: [LiveNode] = []
  /// Lists in what has come to another parent: what is around them now covers other parts of them.
  private var elsewhere: Set<ObjectIdentifier> = []
  /// Whether colours that follow the appearance are others than before.
  private let isRestyled: Bool

  init(
    of scene: LiveScene, since oldTraits: UITraitCollection, canvasSize: CGSize,
    isRescaled: Bool = false, isRoomNew: Bool = false,
    constraints: (now: [[SceneConstraint]], before: [[SceneConstraint]]) = ([], []),
    scrolledBefore: [ObjectIdentifier: Set<Coupling>]?
  ) {
    self.scene = scene
    self.constraints = constraints
    hasOtherConstraints = constraints.now != constraints.before
    traits = scene.window.traits
    self.oldTraits = oldTraits
    self.canvasSize = canvasSize
    self.isRescaled = isRescaled
    self.isRoomNew = isRoomNew
    self.scrolledBefore = scrolledBefore
    isRestyled = traits != oldTraits
  }

  mutating func root(_ node: SceneNode, standing: LiveNode?) -> LiveNode {
    if let standing { continuations = Continuations(of: node, since: standing, in: scene) }
    let isSame = standing?.node.sceneClass === node.sceneClass
    let partner = (continuations.partners(of: [node]) ?? [isSame ? standing : nil])[0]
    let live = partner ?? LiveNode(node)
    live.parent = nil
    let isMoved = live !== standing && partner != nil
    if isMoved { bring(live) }
    update(
      live, to: node, isNew: partner == nil, superSize: canvasSize, isRoot: true, isMoved: isMoved)
    for gone in leaving { takeOut(gone) }
    (leaving, continuations) = ([], Continuations())
    if live !== standing { (isIndexOld, hasOtherOrder) = (true, true) }
    return live
  }

  /// A node that stands somewhere else than in the tree of the file.
  mutating func made(_ node: SceneNode, superSize: CGSize) -> LiveNode {
    let live = LiveNode(node)
    update(live, to: node, isNew: true, superSize: superSize, isShownByOthers: true)
    return live
  }

  /// Brings such a node to what the file says now.
  mutating func update(_ live: LiveNode, to node: SceneNode, superSize: CGSize) {
    update(live, to: node, isNew: false, superSize: superSize)
  }

  /// Whether anything lies elsewhere than before, or may.
  var isOther: Bool { isRoomNew || changes.changed > 0 || listsWithOtherRows > 0 || hasOtherOrder }

  /// Whether the file says just what it did: what is saved as it was stays where it is.
  var isKept: Bool { !isOther && !hasOtherConstraints }

  /// What was moved at run time, before this version of the scene.
  func moved(of live: LiveNode) -> Set<Coupling> {
    let id = ObjectIdentifier(live)
    if let moved = movedBefore[id] { return moved }
    // What has come on the way, such as a row, was moved by nobody.
    if let moved = scrolledBefore?[id] { return moved }
    return live.view is UIScrollView && scrolledBefore != nil ? [] : live.movedCouplings
  }

  /// Whether what scrolls was there before this version of the scene.
  func hasStood(_ live: LiveNode) -> Bool { scrolledBefore?[ObjectIdentifier(live)] != nil }

  private mutating func note(_ moved: Set<Coupling>, of live: LiveNode) {
    guard live.isCoupled else { return }
    unsettled.append((live, moved))
    movedBefore[ObjectIdentifier(live)] = moved
  }

  /// The same of what has been made just now, which nobody has moved; that it settles is enough.
  private mutating func noteNew(_ live: LiveNode) {
    guard live.isCoupled else { return }
    if live.view is UIScrollView { return note([], of: live) }
    unsettled.append((live, []))
  }

  /// What is scrolled may come to other places with what is around it, whatever its own file says.
  mutating func noteScrolled(_ nodes: [LiveNode]) {
    for live in nodes where live.view is UIScrollView && movedBefore[ObjectIdentifier(live)] == nil
    {
      note(moved(of: live), of: live)
    }
  }

  private mutating func update(
    _ live: LiveNode, to node: SceneNode, isNew: Bool, superSize: CGSize, isRoot: Bool = false,
    isShownByOthers: Bool = false, isMoved: Bool = false
  ) {
    let isResized = superSize != live.superSize
    if !isNew, !isMoved, !isResized, isSteady {
      if live.shows(node) { return keep(live) }
      if live.says(node) { return live.take(node) }
    }
    live.superSize = superSize
    live.layer.origin = node.range.origin
    live.layer.noteWork()
    let context = ApplyContext(superSize: superSize, traits: traits)
    let before = changes.changed
    // Until whoever shows it says otherwise, which may be later.
    let shownFreely = isShownByOthers ? live.object.controller.flatMap(\.freeView) : nil
    if isNew { shownFreely?.frame = CGRect(origin: .zero, size: superSize) }
    if !isNew, live.view is UIRefreshControl, !node.hasSameSettings(as: live.node) {
      live.parent.map(letGo)
    }
    if isNew {
      SettingsUpdate.applyAll(of: node, to: live.object, context: context, isRoot: isRoot)
      changes.changed += 1
      noteNew(live)
    } else if apply(node, to: live, context, isResized: isResized, isRoot: isRoot)
      || !hasSameConstraints(node, as: live.node)
    {
      changes.changed += 1
    }
    let isOther = changes.changed > before
    // By its frame it lay elsewhere, where the safe area is another one.
    if isOther, isRoot, let controller = live.object.controller,
      controller === scene.window.rootViewController
    {
      scene.window.placeRoot()
      controller.forgetSafeAreasBeyond()
    }
    if isOther || isResized, !isNew, let shownFreely {
      placeAnew(shownFreely: shownFreely, of: live, as: node)
    }
    // Whoever places it, such as a bar or a cell, does so after a first load, too.
    if isOther, !isNew { live.placeAgain() }
    animate(live, as: node, isNew: isNew, context)
    let old = live.node
    live.node = node
    if isMoved {
      placeElsewhere(live, isRoot: isRoot)
      for inner in live.subtree where inner.rows != nil {
        elsewhere.insert(ObjectIdentifier(inner))
      }
    }
    // What others show is brought by them.
    if isNew, !isShownByOthers, continuations.isAround(node) { bring(live) }
    if isRescaled, !isNew {
      live.rescale(context, isRoot: isRoot)
      live.refit(context, isRoot: isRoot)
    }
    if isRoomNew, !isNew {
      // What covered it before must not move the content when that is in its place.
      live.view?.updateSafeArea()
      placeContent(of: live, isRoot: isRoot)
    }
    live.sublayers = children(node.sublayers, standing: live.sublayers, in: live)
    live.subviews = children(node.subviews, standing: live.subviews, in: live)
    if !node.maskViews.isEmpty || !node.maskLayers.isEmpty || !live.masks.isEmpty {
      live.masks = children(node.maskViews + node.maskLayers, standing: live.masks, in: live)
    }
    if !node.menus.isEmpty || !live.menus.isEmpty {
      live.menus = children(node.menus, standing: live.menus, in: live, leavesViews: true)
      live.hangMenu()
    }
    live.layer.noteWork()
    arrange(live)
    mask(live)
    let filled = changes.changed
    fillSlots(of: live, since: old, isNew: isNew)
    let isFilledAnew = changes.changed > filled
    // What fits its content has some more now, or less.
    if isNew ? !node.slots.isEmpty : isFilledAnew { live.refit(context, isRoot: isRoot) }
    let isDressedAnew = isOther || isRescaled || isRoomNew || isFilledAnew
    if live.object.controller != nil, isDressedAnew { redressed.append(live) }
    if node.sceneClass.rows != nil {
      let rows = live.rows ?? LiveRows(of: live, in: scene)
      live.rows = rows
      // Heights that were found for another place are forgotten, unless somebody has scrolled by them.
      let isScrolled = moved(of: live).contains(.content)
      let isElsewhere = elsewhere.contains(ObjectIdentifier(live))
      let isPlaced = (isOther || isElsewhere || isRescaled || isRoomNew) && !isScrolled
      rows.update(to: node.sections, isOther: isPlaced, isScrolled: isScrolled, &self)
      isIndexOld = true
    }
    if isNew || !node.isIndexedAs(old) { isIndexOld = true }
  }

  /// Whether all is on show as what stands was made for.
  private var isSteady: Bool { !isRestyled && !isRescaled && !isRoomNew }

  /// Has a node stay of which the file says what it said; what goes by a size may have got another.
  private mutating func keep(_ live: LiveNode) {
    live.layer.noteWork()
    let size = live.innerSize
    for child in live.sublayers { update(child, to: child.node, superSize: size) }
    for child in live.subviews { update(child, to: child.node, superSize: size) }
    for child in live.masks { update(child, to: child.node, superSize: size) }
    arrange(live)
    mask(live)
  }

  /// What stands under the class's own keys is handed to the object where it is something else.
  private mutating func fillSlots(of live: LiveNode, since old: SceneNode, isNew: Bool) {
    let (node, slots) = (live.node, live.node.sceneClass.slots)
    guard !node.slots.isEmpty || !live.slots.isEmpty else { return }
    let moved = moved(of: live)
    var hasOtherChoice = false
    if live.slots.isEmpty { live.slots = slots.map { _ in [] } }
    for (index, slot) in slots.enumerated() {
      let standing = live.slots[index]
      let nodes = node.nodes(inSlot: index)
      guard !nodes.isEmpty || !standing.isEmpty else { continue }
      let filled = children(
        nodes, standing: standing, in: live, superSize: live.layer.bounds.size, leavesViews: true)
      live.slots[index] = filled
      let isSame =
        filled.count == standing.count && zip(filled, standing).allSatisfy { $0 === $1 }
      if isSame { continue }
      if !isNew { letGo(live) }
      slot.attach(live.object, filled.map(\.object))
      if slot.isList, slot.isForControllers { hasOtherChoice = true }
    }
    // A choice among what has come just now.
    guard let choice = node.sceneClass.index(of: SceneClass.selectedIndex.name) else { return }
    let said = node.settings.last { $0.property == choice }?.value
    let isSaid = said != nil && said != old.settings.last { $0.property == choice }?.value
    guard isNew || isSaid || hasOtherChoice && !moved.contains(.choice) else { return }
    let (property, context) = (
      SceneClass.selectedIndex, ApplyContext(superSize: live.superSize, traits: traits)
    )
    let wanted = said ?? property.initial
    property.write(live.object, wanted, context)
    // A choice that there is not leaves what was chosen: in a fresh one, the first.
    if property.read(live.object) != wanted {
      property.write(live.object, property.initial, context)
    }
    // Nobody has chosen that, though the choice is another one now.
    note(moved.subtracting([.choice]), of: live)
  }

  /// Gives the bars of controllers that have changed what they show, as a first load does: views among
  /// it lie where the file says until a bar places them.
  func dressBars() {
    for live in redressed {
      for (slot, children) in zip(live.node.sceneClass.slots, live.slots)
      where !slot.isForControllers {
        for child in children {
          guard let view = child.view, !(view is ItemStandIn) else { continue }
          if view === live.viewShownFreely(of: child) {
            placeAnew(shownFreely: view, of: child, as: child.node)
          } else {
            placeAnew(view, of: child, isRoot: false)
          }
        }
      }
      guard let controller = live.object.controller else { continue }
      for case let item as TabItemStandIn in live.slots.joined().map(\.view) {
        item.fallBack(on: controller)
      }
      controller.remakeBars()
    }
  }

  /// Animations that the file says again run on, in their phase; but those with colours that follow
  /// the appearance begin anew in another one.
  private func animate(
    _ live: LiveNode, as node: SceneNode, isNew: Bool, _ context: ApplyContext
  ) {
    if node.animations.isEmpty, live.node.animations.isEmpty { return }
    let isRestyled = isRestyled && node.animations.contains(where: \.followsAppearance)
    guard isNew || isRestyled || node.animations != live.node.animations else { return }
    if !isNew { live.node.animations.remove(from: live.layer) }
    node.animations.add(to: live.layer, in: context)
  }

  /// Puts the mask in its place; a mask layer goes over a mask view.
  private func mask(_ live: LiveNode) {
    let mask = live.masks.last
    guard live.layer.mask !== mask?.layer else { return }
    if let view = live.view, view.mask !== mask?.view { view.mask = mask?.view }
    if live.layer.mask !== mask?.layer { live.layer.mask = mask?.layer }
    // What another mask stood before was in no tree, where animations end.
    for node in mask?.subtree ?? [] where !node.node.animations.isEmpty {
      node.node.animations.remove(from: node.layer)
      node.node.animations.add(
        to: node.layer, in: ApplyContext(superSize: node.superSize, traits: traits))
    }
    mask?.view?.restartWheels()
  }

  /// Applies what differs; tells whether anything did.
  private mutating func apply(
    _ node: SceneNode, to live: LiveNode, _ context: ApplyContext, isResized: Bool, isRoot: Bool
  ) -> Bool {
    if !isResized, !isRestyled, node.hasSameSettings(as: live.node) { return false }
    let settings = node.effectiveSettings(isRoot: isRoot)
    let update = SettingsUpdate(
      of: live, from: live.node.effectiveSettings(isRoot: isRoot), to: settings,
      context: context, isResized: isResized, besides: moved(of: live))
    var didChange = isRestyled && restyle(live, settings, besides: update.changed)
    didChange = update.apply() || didChange
    note(update.moved, of: live)
    if update.changed.contains(SceneClass.firstResponder.name) { isIndexOld = true }
    live.assigned = live.assigned.filter { !update.changed.contains($0.key) }
    return didChange
  }

  private mutating func children(
    _ nodes: [SceneNode], standing: [LiveNode], in parent: LiveNode, superSize: CGSize? = nil,
    leavesViews: Bool = false
  ) -> [LiveNode] {
    guard !nodes.isEmpty || !standing.isEmpty else { return [] }
    let superSize = superSize ?? parent.innerSize
    let said = continuations.partners(of: nodes)
    // Nearly always all stand where they stood.
    let isSame =
      said == nil && nodes.elementsEqual(standing, by: { $0.hasSameKind(as: $1.node) })
    let partners = isSame ? [] : said ?? Siblings.partners(of: nodes, among: standing)
    let surroundings = LiveSurroundings(parent, size: superSize)
    var result: [LiveNode] = []
    result.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let old = isSame ? standing[index] : partners[index]
      let live = old ?? LiveNode(node, in: surroundings)
      let isMoved = old != nil && continuations.isMoved(live)
      if isMoved { live.parent = parent }
      // From above, so that nothing is ever put into what is in it.
      if isMoved { bring(live) }
      update(
        live, to: node, isNew: live !== old, superSize: superSize, isShownByOthers: leavesViews,
        isMoved: isMoved)
      result.append(live)
    }
    if isSame { return result }
    isIndexOld = true
    hasOtherOrder = true
    if standing.isEmpty { return result }
    let kept = Set(result.map { ObjectIdentifier($0) })
    for gone in standing
    where !kept.contains(ObjectIdentifier(gone)) && !continuations.isMoved(gone) {
      changes.changed += 1
      // Whoever shows it takes it away.
      if leavesViews { continue }
      if continuations.isEmpty { takeOut(gone) } else { leaving.append(gone) }
    }
    return result
  }
}
