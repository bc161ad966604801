import CoreGraphics
import RenderTree

/// What is done to a layer and its sublayers together, beside opacity.
struct EffectState: Equatable {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var compositingFilter: CAFilter?
  var filters: [CAFilter]?
  var backgroundFilters: [CAFilter]?
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

  /// Whether nothing is done that needs a node's extras.
  var isPlain: Bool {
    !shouldRasterize && compositingFilter == nil && filters == nil && backgroundFilters == nil
  }

  var hasSoftEdges: Bool { allowsEdgeAntialiasing && !edgeAntialiasingMask.isEmpty }

  var blending: CGBlendMode { compositingFilter?.blendMode ?? .normal }

  /// Pixels a point of the layer's bitmap, if it has one.
  var rasterScale: CGFloat? {
    guard shouldRasterize else { return nil }
    return rasterizationScale > 0 && rasterizationScale.isFinite ? rasterizationScale : 1
  }
}

extension [CAFilter]? {
  /// What the filters do to a picture; those that do nothing are left out.
  var pictureFilters: [RenderTree.Filter] { self?.compactMap(\.pictureFilter) ?? [] }
}
