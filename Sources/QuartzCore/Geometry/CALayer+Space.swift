import CoreGraphics
import RenderTree

// A layer's place has depth: position and zPosition place the anchor point, which has a depth too,
// and the transform turns about it. Sublayers are mapped by `sublayerTransform` about the same point.

extension CALayer {
  /// Whether the layer lies in its superlayer's plane, so that two dimensions say it all.
  var isPlanar: Bool {
    guard let placing = state.placing?.value else { return true }
    return placing.zPosition == 0 && placing.anchorPointZ == 0
      && CATransform3DIsAffine(placing.transform)
  }

  /// From the layer's own space to its superlayer's, depth included; what the superlayer does to its
  /// sublayers is not in it.
  var spaceMap: Matrix4 {
    if isPlanar { return Matrix4(toSuperlayer) }
    let anchor = anchorInBounds
    return Matrix4(translationX: -anchor.x, y: -anchor.y, z: -state.anchorPointZ)
      .concatenating(state.transform.matrix)
      .concatenating(
        Matrix4(translationX: state.position.x, y: state.position.y, z: state.zPosition))
  }

  /// The anchor point in points of the layer's own space.
  var anchorInBounds: CGPoint {
    CGPoint(
      x: state.bounds.origin.x + state.anchorPoint.x * state.bounds.size.width,
      y: state.bounds.origin.y + state.anchorPoint.y * state.bounds.size.height)
  }

  /// What is done to the sublayers and not to the layer itself; nil for nothing.
  var childMap: Matrix4? {
    guard let map = sublayerMap else { return state.isGeometryFlipped ? flip : nil }
    return state.isGeometryFlipped ? map.concatenating(flip) : map
  }

  /// What `sublayerTransform` does; nil for nothing.
  var sublayerMap: Matrix4? {
    guard state.placing != nil, state.sublayerTransform != CATransform3DIdentity else {
      return nil
    }
    let anchor = anchorInBounds
    return state.sublayerTransform.matrix.about(anchor.x, anchor.y, state.anchorPointZ)
  }

  /// Where points of the layer's space are seen in the superlayer's: upside down if the layer's
  /// geometry is.
  var placeMap: Matrix4 { state.isGeometryFlipped ? flip.concatenating(spaceMap) : spaceMap }

  /// y pointing the other way within the bounds.
  private var flip: Matrix4 {
    let sum = 2 * state.bounds.origin.y + state.bounds.size.height
    return Matrix4(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: sum))
  }

  /// The depth of a layer in a plane parallel to its superlayer's.
  var level: CGFloat {
    guard let placing = state.placing?.value else { return 0 }
    return placing.zPosition + placing.transform.m43
      - placing.anchorPointZ * placing.transform.m33
  }

  /// The nearest layer above in whose plane this one is seen; nil at the root.
  var flatteningLayer: CALayer? {
    var layer = superlayer
    while let current = layer, current.keepsDepth { layer = current.superlayer }
    return layer
  }

  /// From the layer's own space to that of the flattening layer, with all that is on the way.
  var mapToPlane: Matrix4 {
    var map = spaceMap
    var layer = superlayer
    while let current = layer {
      if let childMap = current.childMap { map = map.concatenating(childMap) }
      guard current.keepsDepth else { break }
      map = map.concatenating(current.spaceMap)
      layer = current.superlayer
    }
    return map
  }

  /// Whether what is seen of the layer is its back.
  var showsBack: Bool {
    var isBack = false
    var layer: CALayer? = self
    while let current = layer {
      let map = current.mapToPlane
      if map.showsBack { isBack.toggle() }
      layer = current.flatteningLayer
    }
    return isBack
  }

  /// What a render node has to know of depth; nil for the many layers that have none.
  func space(keepingDepth keepsDepth: Bool) -> Space? {
    guard
      !isPlanar || !state.isDoubleSided || state.isGeometryFlipped || keepsDepth
        || state.placing != nil && state.sublayerTransform != CATransform3DIdentity
    else { return nil }
    return Space(
      map: spaceMap, childMap: childMap, keepsDepth: keepsDepth,
      isDoubleSided: state.isDoubleSided, flipsChildren: state.isGeometryFlipped)
  }
}
