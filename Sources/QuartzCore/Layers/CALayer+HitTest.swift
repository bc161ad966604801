import CoreGraphics
import RenderTree

extension CALayer {
  /// The point of this layer's plane that is seen at a point of the superlayer's; nil where there is
  /// none, as for a layer seen edge on, behind the eye, or only from behind if it has no back.
  ///
  /// Below layers that keep depth, the superlayer is the nearest one that does not.
  package func pointSeen(at point: CGPoint) -> CGPoint? {
    let isOneSided = !state.isDoubleSided
    if isPlanar, !isOneSided, superlayer?.keepsDepth != true, superlayer?.childMap == nil {
      let map = toSuperlayer
      return map.isInvertible ? point.applying(map.inverted()) : nil
    }
    guard let back = mapToPlane.plane.inverse, !(isOneSided && showsBack) else { return nil }
    let image = back.mapping(SIMD3(point.x, point.y, 1))
    // Its third number is one over the distance from the eye.
    guard image.z > 0, image.z * Homography.nearest <= 1 else { return nil }
    let place = CGPoint(x: image.x / image.z, y: image.y / image.z)
    return place.isFinite ? place : nil
  }

  func deepestHit(at point: CGPoint) -> CALayer? {
    guard !isHidden, let local = pointSeen(at: point) else { return nil }
    let inside = contains(local)
    if masksToBounds, !inside { return nil }
    for sublayer in layersSeen(at: local) {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }

  /// The layers that are flattened into this one's plane, the nearest to the eye first.
  private func layersSeen(at point: CGPoint) -> [CALayer] {
    let ordered = paintOrder
    let isFlat =
      childMap?.keepsLevels != false
      && ordered.allSatisfy { !$0.keepsDepth && ($0.isPlanar || $0.spaceMap.isFlat) }
    if isFlat { return ordered.reversed() }
    let layers = layersInSpace
    // Depths that differ by rounding alone are one depth.
    let depths = layers.map { ($0.mapToPlane.depth(at: point) * 1e6).rounded() }

    return layers.indices.sorted { first, second in
      let (a, b) = (depths[first], depths[second])
      return a == b ? first > second : a > b
    }.map { layers[$0] }
  }

  /// The sublayers, and in place of those that keep depth theirs.
  private var layersInSpace: [CALayer] {
    var found: [CALayer] = []
    var pending: [CALayer] = paintOrder.reversed()
    while let layer = pending.popLast() {
      if !layer.keepsDepth {
        found.append(layer)
      } else if !layer.isHidden {
        pending.append(contentsOf: layer.paintOrder.reversed())
      }
    }
    return found
  }
}

extension Matrix4 {
  /// How near to the eye the plane is that is seen at a point; far away where none is.
  fileprivate func depth(at point: CGPoint) -> Double {
    guard let back = plane.inverse else { return -.infinity }
    return (back.mapping(SIMD3(point.x, point.y, 1)) * depths).sum()
  }
}
