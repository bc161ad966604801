import UIKit

extension LiveScene {
  /// Begins the animations of the file anew in what has come into the window: a layer that is not seen
  /// loses them, as Apple's does, be it in another tab, on a page or in a row that was scrolled away.
  func restartAnimations(below view: UIView) {
    guard !index.animated.isEmpty else { return }
    var pending = [view]
    while let view = pending.popLast() {
      pending += view.subviews
      // And of its layers and masks that are no subviews.
      guard let live = node(of: view) else { continue }
      restartAnimations(of: [live] + (live.sublayers + live.masks).flatMap(\.subtree))
    }
  }

  /// Those that are nowhere in the window, such as a page of another tab: they have lost their animations there.
  var unseenAnimated: [LiveNode] { index.animated.filter { !isOnShow($0.layer) } }

  /// Begins those of nodes that have come from there in a reload, also into a mask, which no view is told of.
  func restartAnimations(ofSeenAmong unseen: [LiveNode]) {
    restartAnimations(of: unseen.filter { isOnShow($0.layer) })
  }

  private func isOnShow(_ layer: CALayer) -> Bool {
    sequence(first: layer, next: \.superlayer).contains { $0 === window.layer }
  }

  /// Those of nodes that have lost theirs.
  private func restartAnimations(of nodes: [LiveNode]) {
    for node in nodes {
      // One that runs was added just now, or never stopped.
      guard !node.node.animations.isEmpty, node.layer.animationKeys() == nil else { continue }
      node.node.animations.add(to: node.layer, in: context(of: node))
    }
  }
}
