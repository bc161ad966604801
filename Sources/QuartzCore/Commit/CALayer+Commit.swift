import CoreGraphics
import RenderTree

/// What a commit left with a layer.
struct Committed {
  /// Nil for a layer that shows nothing because it is hidden or has no opacity.
  var node: RenderNode?
}

/// What a commit did, for tests and reports.
package struct CommitReport: Equatable, Sendable {
  /// The layers for which a new render node was made.
  package var recommitted = 0

  package init() {}
}

extension CALayer {
  /// Marks this layer and the path to the root for the next commit.
  ///
  /// It ends where a mark already stands: a marked layer's ancestors are marked.
  package func markNeedsCommit() {
    if let motion { motion.isModelNewer = true }
    var layer: CALayer? = self
    while let current = layer, current.committed != nil {
      current.committed = nil
      layer = current.superlayer
    }
  }

  /// Lays out what needs it and makes the render tree; nodes of unchanged layers are last
  /// commit's.
  package func commitTree() -> (root: RenderNode?, report: CommitReport) {
    beginFrame(at: LayerClock.now)
    var report = CommitReport()
    var marked = markedLayers()
    if display(marked) { marked = markedLayers() }
    report.recommitted = marked.count
    // Parents stand before their sublayers, so from the end every sublayer has its node in time.
    for layer in marked.reversed() {
      layer.committed = Committed(node: layer.makeShownNode())
      layer.hasBeenSeen = true
      if layer.restlessCount > 0 { layer.noteCommit() }
    }
    ThreadState.existing?.endUnseenRuns()
    return (committed?.node, report)
  }

  /// Displays the layers that are due; tells whether there were any, for drawing code may mark more.
  private func display(_ layers: [CALayer]) -> Bool {
    var hasDisplayed = false
    for layer in layers where layer.dueDisplay != .none {
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
  private func markedLayers() -> [CALayer] {
    var layers: [CALayer] = []
    collect(into: &layers)
    var next = 0
    while next < layers.count {
      for sublayer in layers[next].sublayerList { sublayer.collect(into: &layers) }
      layers[next].maskLayer?.collect(into: &layers)
      next += 1
    }
    return layers
  }

  /// Adds the layer if it needs a new node.
  private func collect(into layers: inout [CALayer]) {
    guard committed == nil else { return }
    if let motion, motion.isModelNewer, !motion.runs.isEmpty { refreshPresented() }
    if asShown.isShown {
      layers.append(self)
    } else {
      committed = Committed(node: nil)
      hasBeenSeen = true
    }
  }

  /// Whether the layer can show anything of itself or its sublayers.
  var isShown: Bool {
    !state.isHidden && state.opacity > 0 && state.transform.isFinite
  }

  /// A node of this layer as it is on show.
  private func makeShownNode() -> RenderNode {
    let node = asShown.makeNode(of: self) { $0.committed?.node }
    guard let motion, !motion.transitions.isEmpty else { return node }
    return motion.transitions.reduce(node) { $1.picture(of: $0) }
  }

  /// A node of this layer, which may be a copy of the one whose place it has in the tree, and of
  /// the nodes that the sublayers and the mask of that one have.
  func makeNode(of model: CALayer, _ node: (CALayer) -> RenderNode?) -> RenderNode {
    if keepsDepth { return makeSpaceNode(of: model, node) }
    return RenderNode(
      id: model.number, geometry: geometry, paint: paint,
      effect: Effect(
        opacity: min(state.opacity, 1), masksToBounds: state.masksToBounds,
        fadesAsGroup: state.effects.allowsGroupOpacity,
        hasSoftEdges: state.effects.hasSoftEdges,
        extras: extras(model.maskLayer.map { node($0) ?? .nothing(id: $0.number) })),
      children: childNodes(model.paintOrder.compactMap(node)))
  }

  /// A node that only places its children.
  private func makeSpaceNode(
    of model: CALayer, _ node: (CALayer) -> RenderNode?
  ) -> RenderNode {
    RenderNode(
      id: model.number, geometry: geometry, paint: Paint(),
      effect: Effect(opacity: min(state.opacity, 1)),
      children: childNodes(model.paintOrder.compactMap(node)))
  }

  private var geometry: Geometry {
    if let space { return Geometry(bounds: state.bounds, space: space) }
    return Geometry(bounds: state.bounds, transform: toSuperlayer)
  }

  private var paint: Paint {
    var border: Paint.Border?
    if state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
      border = Paint.Border(width: state.borderWidth, color: color)
    }
    let background = state.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let radius = state.cornerRadius > 0 ? state.cornerRadius : 0
    return Paint(
      background: background, content: paintContent, border: border,
      corners: Corners(
        radius: radius, rounded: state.maskedCorners.corners,
        isContinuous: state.cornerCurve == .continuous))
  }

  /// What few layers have; nil for the many, found out with few comparisons.
  private func extras(_ mask: RenderNode?) -> Extras? {
    let shadow = state.masksToBounds ? nil : state.shadow.shadow
    guard shadow != nil || mask != nil || !state.effects.isPlain else { return nil }
    let extras = Extras(
      shadow: shadow, mask: mask,
      blending: state.effects.blending, filters: state.effects.filters.pictureFilters,
      backdropFilters: state.effects.backgroundFilters.pictureFilters,
      rasterScale: state.effects.rasterScale)
    return extras.isEmpty ? nil : extras
  }
}

extension CACornerMask {
  fileprivate var corners: Corners.Set {
    var corners: Corners.Set = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
