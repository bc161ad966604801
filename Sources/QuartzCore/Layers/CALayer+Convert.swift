import CoreGraphics
import RenderTree

extension CALayer {
  /// From this layer's plane to another's, by way of the nearest layer above both; nil means the
  /// space around this tree, in which its root lies. The spaces around two trees are one.
  ///
  /// It goes where the layers are seen: each is flattened into the plane of the layer above, unless
  /// that one keeps depth.
  package func map(to other: CALayer?) -> Homography {
    if other === self { return Homography(.identity) }
    var up = Climb(from: self)
    guard let other else {
      while up.climb() {}
      up.leaveLayer()
      return up.map.plane
    }
    var down = Climb(from: other)
    var (upDepth, downDepth) = (depth, other.depth)
    while upDepth > downDepth, up.climb() { upDepth -= 1 }
    while downDepth > upDepth, down.climb() { downDepth -= 1 }
    while up.layer !== down.layer {
      let rises = up.climb()
      guard down.climb(), rises else { break }
    }
    if up.layer !== down.layer {
      up.leaveLayer()
      down.leaveLayer()
    }
    return down.isAtStart ? up.map.plane : up.map.plane.concatenating(down.map.plane.undone)
  }

  func map(from other: CALayer?) -> Homography {
    guard let other else { return map(to: nil).undone }
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
  private(set) var map = Matrix4.identity
  private(set) var isAtStart = true

  init(from layer: CALayer) {
    self.layer = layer
  }

  /// Goes to the superlayer; tells whether there is one.
  mutating func climb() -> Bool {
    guard let superlayer = layer.superlayer else { return false }
    leaveLayer()
    if let sublayerMap = superlayer.sublayerMap { map = map.concatenating(sublayerMap) }
    layer = superlayer
    return true
  }

  /// Goes to the space in which the layer lies.
  mutating func leaveLayer() {
    // What was seen in a plane has no depth any more when the plane is turned.
    if !isAtStart, !layer.keepsDepth { (map.x.z, map.y.z, map.z, map.w.z) = (0, 0, .zero, 0) }
    map = map.concatenating(layer.placeMap)
    isAtStart = false
  }
}

extension Homography {
  /// The map back; one that cannot be undone stays as it is, as affine ones do.
  fileprivate var undone: Homography {
    if let affine { return Homography(affine.inverted()) }
    return inverse ?? self
  }

  /// Where a point lies, also one that nobody sees; one that has no place stays.
  func converted(_ point: CGPoint) -> CGPoint {
    if let affine { return point.applying(affine) }
    let image = mapping(SIMD3(point.x, point.y, 1))
    let place = CGPoint(x: image.x / image.z, y: image.y / image.z)
    return place.isFinite ? place : point
  }

  /// The rectangle around what another is mapped to.
  func converted(_ rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    return box(around: rect)
  }
}
