import UIKit

extension LiveScene {
  /// Takes anew what is a share of a view that has another size by now.
  func takeShares(of live: LiveNode) {
    guard live.children.contains(where: { $0.superSize != live.size(around: $0) }) else { return }
    _ = reconciler().takeSharesAnew(from: live)
  }

  /// For what is made or changed between two versions of the file.
  func reconciler() -> Reconciler {
    Reconciler(
      of: self, since: window.traits, canvasSize: window.bounds.size, scrolledBefore: scrolledBefore
    )
  }

  /// Makes a node that the tree of the file does not show by itself: a row, or a controller that an
  /// action brings.
  func make(_ node: SceneNode, in parent: LiveNode) -> LiveNode {
    var reconciler = reconciler()
    // A controller lies in a window, wherever the action is that brings it.
    let live = reconciler.made(
      node, superSize: node.sceneClass.isController ? window.bounds.size : parent.innerSize)
    live.parent = parent
    adopt(live, with: reconciler)
    return live
  }

  private func adopt(_ root: LiveNode, with reconciler: Reconciler) {
    let nodes = root.subtree
    for live in nodes {
      enter(live)
      contain(live)
    }
    linkLater(nodes)
    for (live, moved) in reconciler.unsettled {
      live.settle(except: moved)
      // Nobody has shown it yet, and what lies in no window has no size to lay a text out in, and no
      // safe area.
      guard live.view is UIScrollView else { continue }
      UIApplication.shared.afterCommit { [weak live] in live?.settle(except: moved) }
    }
    for live in nodes where live.view != nil { bind(live) }
    if nodes.contains(where: { $0.view is any ListSearch || $0.rows != nil }) { filterLists() }
  }
}

extension LiveNode {
  /// The node and all below it, each before those in it, in the order of the file.
  var subtree: [LiveNode] {
    var result: [LiveNode] = []
    var pending = [self]
    while let live = pending.popLast() {
      result.append(live)
      let first = pending.count
      live.addChildren(to: &pending)
      if pending.count - first > 1 { pending[first...].reverse() }
    }
    return result
  }
}
