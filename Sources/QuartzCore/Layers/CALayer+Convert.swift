import CoreGraphics

extension CALayer {
  /// From this layer's space to another's, by way of the nearest layer above both; nil means the
  /// root of this tree. The roots of two trees are taken to lie on one another.
  package func map(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    if let other, other === superlayer { return toSuperlayer }
    var up = Climb(from: self)
    guard let other else {
      while up.climb() {}
      return up.map
    }
    var down = Climb(from: other)
    var (upDepth, downDepth) = (depth, other.depth)
    while upDepth > downDepth, up.climb() { upDepth -= 1 }
    while downDepth > upDepth, down.climb() { downDepth -= 1 }
    while up.layer !== down.layer {
      let rises = up.climb()
      guard down.climb(), rises else { break }
    }
    return down.isAtStart ? up.map : up.map.concatenating(down.map.inverted())
  }

  func map(from other: CALayer?) -> CGAffineTransform {
    guard let other else { return map(to: nil).inverted() }
    return other.map(to: self)
  }

  /// The layers above this one.
  private var depth: Int {
    var depth = 0
    var layer = superlayer
    while let current = layer {
      depth += 1
      layer = current.superlayer
    }
    return depth
  }
}

/// A way up from a layer, with the map from that layer's space to where it has come.
private struct Climb {
  private(set) var layer: CALayer
  private(set) var map = CGAffineTransform.identity
  private(set) var isAtStart = true

  init(from layer: CALayer) {
    self.layer = layer
  }

  /// Goes to the superlayer; tells whether there is one.
  mutating func climb() -> Bool {
    guard let superlayer = layer.superlayer else { return false }
    map = map.concatenating(layer.toSuperlayer)
    layer = superlayer
    isAtStart = false
    return true
  }
}
