import CoreGraphics
import Pixels

/// What is known about paths that cast shadows, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to.
struct PathShapeCache {
  private var recent = RecentCache<ObjectIdentifier, Facts>(
    byteLimit: CacheBudget.pathShapes)

  struct Facts {
    /// Keeps the identity from being given to another path.
    fileprivate var path: FixedPath
    /// The rounded rectangle along the axes that the path is, an ellipse among them.
    var roundedRect: RoundedRect?
  }

  mutating func facts(of path: FixedPath) -> Facts {
    recent.value(for: ObjectIdentifier(path)) {
      let rect = path.boundingBox.isFinite ? path.roundedRect(largestRadius: .infinity) : nil
      return (Facts(path: path, roundedRect: rect), path.byteCount + 256)
    }
  }

  var size: CacheSize {
    CacheSize("pathShapes", bytes: recent.bytes, limit: CacheBudget.pathShapes)
  }

  mutating func endFrame() { recent.endFrame() }
}
