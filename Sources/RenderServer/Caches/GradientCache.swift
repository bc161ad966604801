import CoreGraphics
import Pixels
import RenderTree

/// Gradients made ready for the device, kept from frame to frame.
///
/// A gradient is known by its identity, which the cache holds on to.
struct GradientCache {
  /// A ramp of 1,024 colours and what is around it.
  static let entryBytes = 5 << 10

  private var recent = RecentCache<Key, Entry>(byteLimit: CacheBudget.gradients)

  private struct Key: Hashable {
    var gradient: ObjectIdentifier
    var course: GradientContent.Course
    /// From the unit square to device pixels.
    var map: CGAffineTransform
  }

  private struct Entry {
    /// Keeps the identity from being given to another gradient.
    var gradient: CGGradient
    /// Nil for one that paints nothing.
    var source: PreparedSource?
  }

  var count: Int { recent.count }

  var size: CacheSize {
    CacheSize("gradients", bytes: recent.bytes, limit: CacheBudget.gradients)
  }

  /// What `make` makes of a gradient, or made.
  mutating func source(
    of content: GradientContent, under map: CGAffineTransform, make: () -> (any PixelSource)?
  ) -> PreparedSource? {
    let key = Key(
      gradient: ObjectIdentifier(content.gradient), course: content.course, map: map)
    return recent.value(for: key) {
      (
        Entry(gradient: content.gradient, source: make().map(PreparedSource.init)),
        Self.entryBytes
      )
    }.source
  }

  mutating func endFrame() { recent.endFrame() }
}
