import CoreGraphics
import Pixels

extension Renderer {
  /// What is kept from frame to frame.
  package var caches: [CacheSize] {
    let stamps = CacheSize(
      "stamps", bytes: flattener.stamps?.byteCount ?? 0, limit: StampSheet.byteLimit)
    return flattener.pictures.sizes + flattener.outlines.sizes
      + [flattener.gradients.size, flattener.pathShapes.size, stamps, plan.slices]
  }
}

extension TilePlan {
  /// The corners that were painted last, of all painters.
  var slices: CacheSize {
    CacheSize(
      "slices", bytes: painters.reduce(0) { $0 + $1.scratch.sliceBytes },
      limit: painters.count * PaintScratch.sliceLimit)
  }
}
