/// A layer that may be gone, for those who do not hold it.
///
/// What a weak reference leads to is counted by a slower way from then on, and the layers that animations
/// move are counted with every frame: so the weak reference is one to this.
final class LayerToken {
  /// Nil when the layer is gone; it says so when it goes.
  fileprivate(set) unowned(unsafe) var layer: CALayer?

  fileprivate init(_ layer: CALayer) {
    self.layer = layer
  }
}

/// A layer that may be gone.
struct WeakLayer {
  private weak var token: LayerToken?

  init(layer: CALayer) {
    token = layer.token
  }

  var layer: CALayer? { token?.layer }
}

extension CALayer {
  fileprivate var token: LayerToken {
    let motion = madeMotion
    if let token = motion.token { return token }
    let token = LayerToken(self)
    motion.token = token
    return token
  }

  /// To be called when the layer goes, before anything else.
  func endToken() { motion?.token?.layer = nil }
}
