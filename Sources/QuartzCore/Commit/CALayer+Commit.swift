import CoreGraphics
import RenderServer
import RenderTree

/// What a commit did, for tests and reports.
package struct CommitReport: Equatable, Sendable {
  /// The layers for which a new render node was made.
  package var recommitted = 0
  /// Nanoseconds until all was as it is at the frame's time: animations, callbacks, layout.
  package var sampling = 0

  package init() {}
}

extension CALayer {
  /// Marks this layer and the path to the root for the next commit.
  ///
  /// It ends where a mark already stands: a marked layer's ancestors are marked.
  package func markNeedsCommit() {
    if let motion { motion.isModelNewer = true }
    markPath()
  }

  /// The same for a layer on which nothing was set: its animations alone make it look different.
  func markPath() {
    var layer: CALayer? = self
    while let current = layer, !current.needsCommit {
      current.needsCommit = true
      layer = current.superlayer
      layer?.noteChanged(current)
    }
  }

  /// Lays out what needs it and makes the render tree; nodes of unchanged layers are last
  /// commit's. Of a canvas that is given, in the space around this layer, only that is ever looked at:
  /// what moves elsewhere may be where it was. Threads that are given share what is to be done for very
  /// many layers.
  package func commitTree(
    within canvas: CGRect? = nil, on threads: ListSharing? = nil
  ) -> (root: RenderNode?, report: CommitReport) {
    isCommitting = true
    defer { isCommitting = false }
    if LayerClock.isStaged { isStaged = true }
    var report = CommitReport()
    var watch = Stopwatch()
    let now = LayerClock.now
    report.recommitted = beginFrame(at: now, within: canvas, on: threads)
    report.sampling = watch.lap()
    withList { marked in
      collectMarked(into: &marked)
      let (runs, restless) = (ThreadState.newRunCount, restlessCount)
      if display(marked) {
        // Animations that drawing code adds are in this frame.
        if ThreadState.newRunCount != runs || restlessCount != restless {
          let walk = wakeRestless(at: now, within: canvas, on: threads)
          walk?.shareParticles()
          report.recommitted += walk?.moved ?? 0
        }
        marked.removeAll(keepingCapacity: true)
        collectMarked(into: &marked)
      }
      // Where nothing is marked, nothing has changed.
      if !marked.isEmpty, InstanceShares.share(below: rootLayer) {
        marked.removeAll(keepingCapacity: true)
        collectMarked(into: &marked)
      }
      report.recommitted += marked.count
      // What was on show two frames ago lets go of what was in it, parents first, so that each node
      // may be made anew in its place.
      for layer in marked where layer.restlessCount > 0 { layer.madeMotion.nodes.letGo() }
      // Parents stand before their sublayers, so from the end every sublayer has its node in time.
      for layer in marked.reversed() {
        layer.noteWork()
        layer.settle(on: layer.makeShownNode())
        if layer.restlessCount > 0 { layer.noteCommit() }
      }
    }
    noteSeen()
    ThreadState.existing?.forgetSeenOfLeft()
    ThreadState.existing?.endUnseenRuns()
    return (node, report)
  }

  /// Makes the nodes of layers that wait for being shown and do not move, for copies that show them at another
  /// time: all have the same.
  func commitAtRest() {
    var marked: [CALayer] = []
    collectMarked(into: &marked)
    if display(marked) {
      marked = []
      collectMarked(into: &marked)
    }
    for layer in marked.reversed() { layer.settle(on: layer.makeShownNode()) }
  }

  /// Displays the layers that are due; tells whether there were any, for drawing code may mark more.
  private func display(_ layers: [CALayer]) -> Bool {
    var hasDisplayed = false
    for layer in layers where layer.dueDisplay != .none { layer.leaveRoomOfStore() }
    for layer in layers where layer.dueDisplay != .none {
      layer.noteWork()
      layer.displayIfNeeded()
      hasDisplayed = true
    }
    for layer in layers where layer.restlessCount > 0 { layer.prepareNode() }
    return hasDisplayed
  }

  /// The layers that need a new node, parents before their sublayers. A list rather than a
  /// recursion, for layers may be nested deeper than a stack is.
  ///
  /// A marked layer that shows nothing is settled here. It counts as committed, so that its setters
  /// mark the path again, and what lies below it stays marked for when it is shown.
  private func collectMarked(into layers: inout [CALayer]) {
    collect(into: &layers)
    var next = 0
    while next < layers.count {
      let layer = layers[next]
      if !layer.changedSublayers.isNone {
        for sublayer in layer.sublayers(layer.changedSublayers) {
          sublayer.collect(into: &layers)
        }
      }
      layer.maskLayer?.collect(into: &layers)
      next += 1
    }
  }

  /// Adds the layer if it needs a new node.
  private func collect(into layers: inout [CALayer]) {
    guard needsCommit else { return }
    if let motion, motion.isModelNewer, !motion.runs.isEmpty { refreshPresented() }
    if asShown.isShown {
      layers.append(self)
    } else {
      settle(on: nil)
    }
  }

  private func settle(on node: RenderNode?) {
    self.node = node
    needsCommit = false
    movedSublayers = .none
    forgetChangedExtents()
    // What lies below a layer that shows nothing stays marked, and is not told of again.
    // By what is on show: an animation may bring what is arranged, and take it away.
    if node != nil, !asShown.arrangesNodes, motion?.transitions.isEmpty != false {
      crowd?.changed.setNone()
    } else {
      crowd?.changed.setAny()
    }
  }

  /// Whether the layer can show anything of itself or its sublayers.
  var isShown: Bool {
    !state.isHidden && state.opacity > 0 && state.placing?.value.transform.isFinite != false
  }

  /// A node of this layer as it is on show.
  func makeShownNode() -> RenderNode {
    let shown = asShown
    let changes = changesOfNodes
    guard restlessCount > 0 else {
      motion?.nodes = NodePair()
      return withTransitions(keptNode(for: shown.makeNode(of: self, changes)))
    }
    let motion = madeMotion
    // Out of the layer's hands, so that nobody holds it but this frame.
    var spare = motion.nodes.takeSpare()
    let effect = shown.effect(of: self) { $0.node }
    let isRemade: Bool
    if let changes, let node {
      isRemade = RenderNode.remake(
        &spare, geometry: shown.geometry, paint: shown.paint, effect: effect, childrenOf: node,
        replacing: changes)
    } else {
      isRemade = RenderNode.remake(
        &spare, geometry: shown.geometry, paint: shown.paint, effect: effect
      ) { shown.fill(&$0, of: self, notesPlaces: true) { $0.node } }
    }
    guard isRemade, let spare else {
      return withTransitions(motion.nodes.keep(shown.makeNode(of: self, changes)))
    }
    return withTransitions(motion.nodes.keep(spare))
  }

  /// What the sublayers' nodes differ in from those in `node`, in order; nil where that is not known.
  private var changesOfNodes: [NodeList.Change]? {
    guard !changedSublayers.mayBeAny, movedSublayers == .none, !asShown.arrangesNodes, let node
    else { return nil }
    if changedSublayers.isNone { return [] }
    var changes: [NodeList.Change] = []
    for sublayer in changedSublayers.inOrder {
      let index = Int(sublayer.nodePlace)
      if index < 0, sublayer.node == nil { continue }
      guard let new = sublayer.node, sublayer.shownLevel == sublayer.nodeLevel,
        node.children.indices.contains(index), node.children[index].id == sublayer.number
      else { return nil }
      if node.children[index] !== new { changes.append(NodeList.Change(index, new)) }
    }
    // Where some are nearer to the eye, nodes stand in another order than layers.
    return changes.sorted { $0.index < $1.index }
  }

  /// A node of this layer, which may be a copy of the one whose place it has in the tree; with the
  /// children of the last one but for some changes, where these are known.
  private func makeNode(of model: CALayer, _ changes: [NodeList.Change]?) -> RenderNode {
    guard let changes, let last = model.node else {
      return makeNode(of: model, notesPlaces: true) { $0.node }
    }
    let effect = effect(of: model) { $0.node }
    if changes.isEmpty {
      return RenderNode(
        id: model.number, geometry: geometry, paint: paint, effect: effect, childrenOf: last)
    }
    return RenderNode(
      id: model.number, geometry: geometry, paint: paint, effect: effect,
      children: last.children.replacing(changes))
  }

  /// The last commit's node where a new one says the same: what went away and came back in between
  /// is no change, and neither are the shadows and pictures that it is part of.
  private func keptNode(for new: RenderNode) -> RenderNode {
    guard let node, node.says(new) else { return new }
    return node
  }

  private func withTransitions(_ new: RenderNode) -> RenderNode {
    guard let motion, !motion.transitions.isEmpty else { return new }
    return motion.transitions.reduce(new) { picture, transition in
      transition.begin(from: node)
      return transition.picture(of: picture)
    }
  }

  /// A node of this layer, which may be a copy of the one whose place it has in the tree, and of
  /// the nodes that the sublayers and the mask of that one have, which are as of some seconds ago.
  /// One that is flat has no depth to keep.
  func makeNode(
    of model: CALayer, isFlat: Bool = false, notesPlaces: Bool = false, late seconds: Double = 0,
    _ node: (CALayer) -> RenderNode?
  ) -> RenderNode {
    var children: [RenderNode] = []
    fill(&children, of: model, notesPlaces: notesPlaces, late: seconds, node)
    let keepsDepth = keepsDepth && !isFlat
    return RenderNode(
      id: model.number, geometry: geometry(keepingDepth: keepsDepth),
      paint: paint(keepingDepth: keepsDepth),
      effect: effect(of: model, keepingDepth: keepsDepth, node), children: children)
  }

  /// Adds the nodes of what lies above the content.
  private func fill(
    _ children: inout [RenderNode], of model: CALayer, notesPlaces: Bool = false,
    late seconds: Double = 0, _ node: (CALayer) -> RenderNode?
  ) {
    if !fillInOrder(&children, of: model, notesPlaces: notesPlaces, node) {
      children.removeAll(keepingCapacity: true)
      for sublayer in model.paintOrder {
        sublayer.add(node(sublayer), to: &children, notesPlace: notesPlaces)
      }
    }
    arrange(&children, late: seconds)
  }

  /// The same where all sublayers are equally deep, as nearly always: one walk, for there may be very
  /// many of them. Tells whether they are.
  private func fillInOrder(
    _ children: inout [RenderNode], of model: CALayer, notesPlaces: Bool,
    _ node: (CALayer) -> RenderNode?
  ) -> Bool {
    let sublayers = model.sublayersAsShown
    if notesPlaces, model.sublayersOnlyMoved {
      children.reserveCapacity(sublayers.count)
      for sublayer in sublayers {
        if let node = sublayer.node { children.append(node) }
      }
      return true
    }
    if notesPlaces { model.fillsInOrder = false }
    guard let level = sublayers.first?.shownLevel else { return true }
    // Nodes that are made here and not just asked for are made once.
    if !notesPlaces, !sublayers.allSatisfy({ $0.shownLevel == level }) { return false }
    children.reserveCapacity(sublayers.count)
    for sublayer in sublayers {
      guard sublayer.shownLevel == level else { return false }
      sublayer.add(node(sublayer), to: &children, notesPlace: notesPlaces)
    }
    if notesPlaces { model.fillsInOrder = true }
    return true
  }

  private func add(_ node: RenderNode?, to children: inout [RenderNode], notesPlace: Bool) {
    if notesPlace {
      nodePlace = node == nil ? -1 : Int32(truncatingIfNeeded: children.count)
      nodeLevel = shownLevel
    }
    if let node { children.append(node) }
  }

  var geometry: Geometry { geometry(keepingDepth: keepsDepth) }
  private var paint: Paint { paint(keepingDepth: keepsDepth) }
  private func effect(of model: CALayer, _ node: (CALayer) -> RenderNode?) -> Effect {
    effect(of: model, keepingDepth: keepsDepth, node)
  }

  private func geometry(keepingDepth keepsDepth: Bool) -> Geometry {
    if let space = space(keepingDepth: keepsDepth) {
      return Geometry(bounds: state.bounds, space: space)
    }
    return Geometry(bounds: state.bounds, transform: toSuperlayer)
  }

  private func effect(
    of model: CALayer, keepingDepth keepsDepth: Bool, _ node: (CALayer) -> RenderNode?
  ) -> Effect {
    // A node that only places its children does nothing else.
    if keepsDepth { return Effect(opacity: min(state.opacity, 1)) }
    let dress = state.dress
    return Effect(
      opacity: min(state.opacity, 1), masksToBounds: state.masksToBounds,
      fadesAsGroup: dress?.value.effects.allowsGroupOpacity ?? true,
      hasSoftEdges: dress?.value.effects.hasSoftEdges ?? true,
      extras: extras(model.maskLayer.map { node($0) ?? .nothing(id: $0.number) }))
  }

  private func paint(keepingDepth keepsDepth: Bool) -> Paint {
    if keepsDepth { return Paint() }
    var border: Paint.Border?
    if let dress = state.dress?.value, dress.borderWidth > 0, let color = dress.borderColor,
      color.alpha > 0
    {
      border = Paint.Border(width: dress.borderWidth, color: color)
    }
    let background = state.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let radius = state.cornerRadius > 0 ? state.cornerRadius : 0
    return Paint(
      background: background, content: paintContent, border: border,
      corners: Corners(
        radius: radius, rounded: state.maskedCorners.corners,
        isContinuous: state.isContinuous))
  }

  /// What few layers have; nil for the many, found out with few comparisons.
  private func extras(_ mask: RenderNode?) -> Extras? {
    guard let dress = state.dress else {
      guard let mask else { return nil }
      var extras = Extras()
      extras.mask = mask
      return extras
    }
    let shadow = state.masksToBounds ? nil : dress.value.shadow.shadow
    let effects = dress.value.effects
    guard shadow != nil || mask != nil || !effects.isPlain else { return nil }
    var extras = Extras()
    extras.shadow = shadow
    extras.mask = mask
    extras.blending = effects.blending
    extras.filters = effects.pictureFilters
    extras.backdropFilters = effects.backdropFilters
    extras.rasterScale = effects.rasterScale
    return extras
  }
}

extension CACornerMask {
  /// Both count the corners with the same bits.
  fileprivate var corners: Corners.Set {
    Corners.Set(rawValue: UInt8(truncatingIfNeeded: rawValue)).intersection(.all)
  }
}
