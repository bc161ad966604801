import CoreGraphics
import RenderTree

// Pictures of a layer in somebody's context. They come from the compositor, painted in the
// context's pixels, so that they look as the layer does on the screen.

extension CALayer {
  /// What `render(in:)` does: the tree as it is, without layout. Layers that are due to be drawn are.
  func renderTree(in context: CGContext) {
    // Not what a commit left: see `pictureNode`.
    draw(in: context) { layer, node in layer.pictureNode(node) }
  }

  /// Draws what the screen would show of the layer if nothing moved: as `renderTree` the values that are
  /// set and no animations, but with the compositor's nodes.
  package func drawTreeAtRest(in context: CGContext) {
    draw(in: context) { layer, node in layer.makeNode(of: layer, node) }
  }

  /// Draws the tree as it is with nodes that are made for it, each when those above it have theirs.
  private func draw(
    in context: CGContext,
    nodes make: (_ layer: CALayer, _ node: (CALayer) -> RenderNode?) -> RenderNode
  ) {
    var layers = shownLayers
    let due = layers.filter { $0.needsDisplay() }
    if !due.isEmpty {
      due.forEach { $0.displayIfNeeded() }
      layers = shownLayers
    }
    for layer in layers where layer.restlessCount > 0 { layer.prepareNode() }
    var nodes: [ObjectIdentifier: RenderNode] = [:]
    InstanceShares.share(forPictureOf: self) {
      for layer in layers.reversed() {
        nodes[ObjectIdentifier(layer)] = make(layer) { nodes[ObjectIdentifier($0)] }
      }
    }
    if let node = nodes[ObjectIdentifier(self)] { context.draw(node) }
  }

  /// Draws the layer as the screen shows it, its own space being the context's.
  package func drawTree(in context: CGContext, afterUpdates: Bool) {
    if !afterUpdates, let node { return context.draw(node) }
    if let node = commitTree().root { context.draw(node) }
  }

  /// This layer and all below it that show anything, each before its sublayers and its mask.
  private var shownLayers: [CALayer] {
    var layers = isShown ? [self] : []
    var next = 0
    while next < layers.count {
      layers += layers[next].sublayersAsShown.filter(\.isShown)
      if let mask = layers[next].maskAsShown, mask.isShown { layers.append(mask) }
      next += 1
    }
    return layers
  }
}

extension CALayer {
  /// The layer's node in a picture. Unlike the compositor's, Apple's pictures have no shadow paths, cut
  /// off their shadows, blend gradients in a space of their own, and show what there is of a layer that
  /// only keeps depth on the screen.
  fileprivate func pictureNode(_ node: (CALayer) -> RenderNode?) -> RenderNode {
    var made = makeNode(of: self, isFlat: isFlatInPictures, node)
    if case .gradient? = made.paint.content, let layer = self as? CAGradientLayer {
      var paint = made.paint
      paint.content = layer.gradient.content(blendedIn: .genericRGB)
      made = made.replacing(paint: paint)
    }
    guard made.effect.extras?.value.shadow != nil else { return made }
    var effect = made.effect
    effect.changeExtras {
      $0.shadow?.path = nil
      $0.shadow?.isCut = true
    }
    return made.replacing(effect: effect)
  }

  /// Whether the layer keeps depth on the screen, and has something of its own for pictures to show.
  /// One that has nothing keeps it there too, as planes in space do.
  private var isFlatInPictures: Bool {
    guard keepsDepth else { return false }
    let hasBorder = state.borderWidth > 0 && (state.borderColor?.alpha ?? 0) > 0
    return hasBorder || state.masksToBounds || (state.backgroundColor?.alpha ?? 0) > 0
  }
}
