import CoreGraphics
import RenderTree

/// What is done to a layer and its sublayers together, beside opacity.
struct EffectState: Equatable {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  private var compositing: FilterState?
  private var own: [FilterState]?
  private var behind: [FilterState]?
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

  init() {}

  /// Whether nothing is done that needs a node's extras.
  var isPlain: Bool { !shouldRasterize && compositing == nil && own == nil && behind == nil }

  var hasSoftEdges: Bool { allowsEdgeAntialiasing && !edgeAntialiasingMask.isEmpty }

  var blending: CGBlendMode { compositing?.blendMode ?? .normal }

  /// What the layer's filters do to its picture; those that do nothing are left out.
  var pictureFilters: [RenderTree.Filter] { own.map { .pictureFilters(of: $0) } ?? [] }

  /// The same of what is below the layer.
  var backdropFilters: [RenderTree.Filter] { behind.map { .pictureFilters(of: $0) } ?? [] }

  /// Pixels a point of the layer's bitmap, if it has one.
  var rasterScale: CGFloat? {
    guard shouldRasterize else { return nil }
    return rasterizationScale > 0 && rasterizationScale.isFinite ? rasterizationScale : 1
  }
}

// As clients see them: what is done to a filter before it is set again, or to one that was got, does
// nothing to the layer.

extension EffectState {
  var compositingFilter: CAFilter? {
    get { compositing.map(CAFilter.init) }
    set { compositing = newValue?.state }
  }

  var filters: [CAFilter]? {
    get { own?.map(CAFilter.init) }
    set { own = newValue?.map(\.state) }
  }

  var backgroundFilters: [CAFilter]? {
    get { behind?.map(CAFilter.init) }
    set { behind = newValue?.map(\.state) }
  }
}
