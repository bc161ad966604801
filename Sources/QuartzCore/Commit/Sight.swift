import CoreGraphics
import RenderTree

/// Where layers have to lie to be seen, so that what moves elsewhere may rest.
struct Sight {
  /// What is shown, in the space around the root; nil where everything counts as seen.
  private let canvas: CGRect?
  private let root: CALayer
  /// The superlayer that was asked about last, and what of its space is seen: nil where that cannot be
  /// said. No layer is held, as threads that count one and the same wait for each other.
  private var last: ObjectIdentifier?
  private var mask: ObjectIdentifier?
  private var window: CGRect?
  /// Whether that superlayer or one around it is hidden.
  private var isHidden = false

  init(_ canvas: CGRect?, of root: CALayer) {
    (self.canvas, self.root) = (canvas, root)
  }

  /// Whether a layer can go without its animations until something changes: they run for ever, and
  /// wherever they take it nobody sees it.
  mutating func mayRest(_ layer: CALayer, below parent: CALayer) -> Bool {
    guard canvas != nil, layer.isMoving, layer.restlessCount == 1, let motion = layer.motion
    else { return false }
    if ObjectIdentifier(parent) != last {
      (isHidden, last) = (false, ObjectIdentifier(parent))
      window = window(of: parent)
      mask = parent.maskLayer.map { ObjectIdentifier($0) }
    }
    guard let window, ObjectIdentifier(layer) != mask else { return false }
    // What is in there waits for its commit until it is shown, and may never have had one.
    if isHidden { return motion.hull(of: layer) != nil }
    // Replicators share by what is not hidden, wherever that is.
    guard !layer.mayReplicate, !layer.needsCommit, !motion.isModelNewer, let node = layer.node,
      let hull = motion.hull(of: layer)
    else { return false }
    let reach = hull.reach(of: layer, extent: node.localExtent)
    // Comparisons with what is no number are false.
    return window.isNull || reach.maxX < window.minX || reach.minX > window.maxX
      || reach.maxY < window.minY || reach.minY > window.maxY
  }

  private mutating func window(of parent: CALayer) -> CGRect? {
    guard var seen = canvas else { return nil }
    var path = [parent]
    while let last = path.last, last !== root {
      guard let next = last.superlayerReference, next.maskLayer !== last else { return nil }
      path.append(next)
    }
    for layer in path.reversed() {
      let shown = layer.asShown
      if !shown.isShown {
        isHidden = true
        return .null
      }
      guard shown.showsSublayersInPlace, layer.motion?.transitions.isEmpty != false else {
        return nil
      }
      let map = shown.toSuperlayer
      guard map.isInvertible else { return nil }
      seen = seen.applying(map.inverted())
      // What is flattened to almost nothing goes further than numbers do.
      guard seen.isFinite else { return nil }
      if shown.state.masksToBounds { seen = seen.intersection(shown.state.bounds) }
      if seen.isNull { return .null }
    }
    return seen
  }
}

extension CALayer {
  /// Whether the layer's animations wait for it to come into sight.
  package var isResting: Bool { motion?.rests ?? false }

  /// Whether what sublayers show is seen where they are and nowhere else.
  fileprivate var showsSublayersInPlace: Bool {
    isPlanar && mapsSublayersPlainly && !arrangesNodes && state.isDoubleSided
      && state.effects.isPlain && state.shadow.shadow == nil
  }
}
