import UIKit

extension LiveScene {
  /// Begins the animations of the file anew in what has come into the window: a layer that is not seen
  /// loses them, as Apple's does, be it in another tab, on a page or in a row that was scrolled away.
  func restartAnimations(below view: UIView) {
    guard index.hasAnimations else { return }
    var pending = [view]
    while let view = pending.popLast() {
      pending += view.subviews
      // And of its layers and masks that are no subviews.
      guard let live = node(of: view) else { continue }
      restartAnimations(of: [live] + (live.sublayers + live.masks).flatMap(\.subtree))
    }
  }

  /// Those of nodes that have lost theirs.
  func restartAnimations(of nodes: [LiveNode]) {
    for node in nodes {
      // One that runs was added just now, or never stopped.
      guard !node.node.animations.isEmpty, node.layer.animationKeys() == nil else { continue }
      node.node.animations.add(to: node.layer, in: context(of: node))
    }
  }
}
