import CoreGraphics
import Pixels

extension Renderer {
  /// What is kept from frame to frame.
  package var caches: [CacheSize] {
    let lanes = flattener.lanes?.lanes.map(\.flattener.caches) ?? []
    let all = flattener.caches.enumerated().map { index, size in
      lanes.reduce(size) { $0 + $1[index] }
    }
    return all + [plan.slices]
  }
}

extension Flattener {
  fileprivate var caches: [CacheSize] {
    let stamps = CacheSize("stamps", bytes: stamps?.byteCount ?? 0, limit: StampSheet.byteLimit)
    return pictures.sizes + outlines.sizes + [gradients.size, images.size, pathShapes.size, stamps]
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
