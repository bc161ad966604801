import CoreGraphics
import Pixels
import RenderTree

/// Gradients made ready for the device, kept from frame to frame.
///
/// A gradient is known by its identity, which the cache holds on to.
struct GradientCache {
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  /// Beyond it, whatever the last frame did not use goes.
  static let capacity = 256

  private struct Key: Hashable {
    var gradient: ObjectIdentifier
    var kind: GradientContent.Kind
    var start: CGPoint
    var end: CGPoint
    /// From the unit square to device pixels.
    var map: CGAffineTransform
  }

  private struct Entry {
    /// Keeps the identity from being given to another gradient.
    var gradient: CGGradient
    /// Nil for one that paints nothing.
    var source: PreparedSource?
    var lastUse: Int
  }

  var count: Int { entries.count }

  /// What `make` makes of a gradient, or made.
  mutating func source(
    of content: GradientContent, under map: CGAffineTransform, make: () -> (any PixelSource)?
  ) -> PreparedSource? {
    let key = Key(
      gradient: ObjectIdentifier(content.gradient), kind: content.kind, start: content.start,
      end: content.end, map: map)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].source
    }
    let source = make().map(PreparedSource.init)
    entries[key] = Entry(gradient: content.gradient, source: source, lastUse: frame)
    return source
  }

  mutating func endFrame() {
    if entries.count > Self.capacity { entries = entries.filter { $0.value.lastUse == frame } }
    frame += 1
  }
}
