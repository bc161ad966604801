/// The layers of windows that no host makes frames of: `CATransaction.flush()` does, without drawing
/// anything.
///
/// They are the main queue's. A root that is committed in the time of a stage belongs to that.
@MainActor
package enum ShownRoots {
  private static var roots: [WeakLayer] = []

  package static func add(_ layer: CALayer) {
    guard !LayerClock.isStaged else { return }
    roots.removeAll { $0.layer == nil }
    roots.append(WeakLayer(layer: layer))
  }

  nonisolated static func commit() {
    guard LentThread.isOfMainQueue else { return }
    MainActor.assumeIsolated {
      for root in roots.compactMap(\.layer) where !root.isCommitting && root.isShown {
        if root.isStaged { drop(root) } else { _ = root.commitTree() }
      }
    }
  }

  private static func drop(_ root: CALayer) {
    roots.removeAll { $0.layer === root }
  }
}
