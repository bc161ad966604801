import CoreGraphics
import RenderTree

// Pictures of a layer in somebody's context. They come from the compositor, painted in the
// context's pixels, so that they look as the layer does on the screen.

extension CALayer {
  /// What `render(in:)` does: the tree as it is, without layout. Layers that are due to be drawn are.
  func renderTree(in context: CGContext) {
    var layers = shownLayers
    let due = layers.filter { $0.needsDisplay() }
    if !due.isEmpty {
      due.forEach { $0.displayIfNeeded() }
      layers = shownLayers
    }
    for layer in layers where layer.restlessCount > 0 { layer.prepareNode() }
    // Not what a commit left: nodes here have no shadow paths, as Apple's pictures have none.
    var nodes: [ObjectIdentifier: RenderNode] = [:]
    for layer in layers.reversed() {
      let node = layer.makeNode(of: layer) { nodes[ObjectIdentifier($0)] }
      nodes[ObjectIdentifier(layer)] = node.withoutShadowPath
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

extension RenderNode {
  /// The node, its shadow cast by what it shows.
  fileprivate var withoutShadowPath: RenderNode {
    guard effect.extras?.value.shadow?.path != nil else { return self }
    var effect = effect
    effect.changeExtras { $0.shadow?.path = nil }
    return replacing(effect: effect)
  }
}
