import CoreGraphics
import Pixels

/// Paths that were flattened for the device, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to: render nodes are immutable, so
/// the same object is the same path.
struct OutlineCache {
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  /// Beyond it, whatever the last frame did not use goes.
  static let capacity = 1024

  private struct Key: Hashable {
    var path: ObjectIdentifier
    var map: CGAffineTransform
  }

  private struct Entry {
    /// Keeps the identity from being given to another path.
    var path: CGPath
    var outline: Outline
    var lastUse: Int
  }

  /// The path in device pixels.
  mutating func outline(of path: CGPath, under map: CGAffineTransform) -> Outline {
    let key = Key(path: ObjectIdentifier(path), map: map)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].outline
    }
    // A path with an infinite number in it has no place on the device.
    let outline = path.boundingBox.isFinite ? path.outline(map: map) : Outline([], under: map)
    entries[key] = Entry(path: path, outline: outline, lastUse: frame)
    return outline
  }

  mutating func endFrame() {
    if entries.count > Self.capacity {
      entries = entries.filter { $0.value.lastUse == frame }
    }
    frame += 1
  }
}

extension Outline {
  /// Rounded rectangles under a map to device pixels, as one outline.
  init(_ rects: [RoundedRect], under map: CGAffineTransform) {
    var builder = OutlineBuilder()
    for rect in rects {
      builder.add(rect, a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    }
    self = builder.build()
  }
}
