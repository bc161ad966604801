// Which layers have been seen: those that were in a tree on show when a commit of it ended, be they hidden
// or not. What is set on them is animated, and they have presentation layers; in the transaction in which
// a layer comes into its tree neither is so.

struct SeenMarks: OptionSet {
  let rawValue: UInt8
  static let here = SeenMarks(rawValue: 1)
  /// There is something below that was not seen.
  static let notBelow = SeenMarks(rawValue: 2)
  /// It has left its superlayer, and no commit has ended since.
  static let left = SeenMarks(rawValue: 4)
}

extension CALayer {
  /// Whether a commit has ended since the layer came into its tree.
  var hasBeenSeen: Bool { seenMarks.contains(.here) }

  /// Remembers that a layer, which may have been seen elsewhere, is below this one.
  ///
  /// It ends where a mark already stands: a marked layer's ancestors are marked.
  func noteArrival(of layer: CALayer) {
    guard layer.seenMarks != .here else { return }
    var ancestor: CALayer? = self
    while let current = ancestor, !current.seenMarks.contains(.notBelow) {
      current.seenMarks.insert(.notBelow)
      ancestor = current.superlayer
    }
  }

  /// Marks this layer, and those below that came since the last commit, as seen.
  func noteSeen() {
    guard seenMarks != .here else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      let isKnownBelow = !layer.seenMarks.contains(.notBelow)
      layer.seenMarks = .here
      if !isKnownBelow { layer.addBelow(to: &pending) { $0.seenMarks != .here } }
    }
  }

  /// The opposite, of a layer that is in no tree on show any more.
  func forgetSeen() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.seenMarks = layer.hasLayersBelow ? .notBelow : []
      layer.addBelow(to: &pending) { $0.hasBeenSeen }
    }
    superlayerReference?.noteArrival(of: self)
  }

  private func addBelow(to list: inout [CALayer], where isMeant: (CALayer) -> Bool) {
    for layer in sublayerList where isMeant(layer) { list.append(layer) }
    if let maskLayer, isMeant(maskLayer) { list.append(maskLayer) }
  }
}

/// A layer that may be gone; of the many that have no motions, which a token would give them.
struct LeftLayer {
  weak var layer: CALayer?
}

extension ThreadState {
  /// Layers that are in no tree any more count as unseen once a commit has ended without them.
  func forgetSeenOfLeft() {
    guard !leftLayers.isEmpty else { return }
    let layers = leftLayers.compactMap(\.layer)
    leftLayers = []
    for layer in layers where layer.seenMarks.contains(.left) { layer.forgetSeen() }
    // They may be in those by now.
    for layer in layers where layer.hasBeenSeen && !layer.isInTreeOnShow { layer.forgetSeen() }
    forgetIfEmpty()
  }
}
