import CoreGraphics
import Pixels
import RenderTree

/// Paths that were flattened for the device, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to: render nodes are immutable, so
/// the same object is the same path.
struct OutlineCache {
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  /// Beyond either, whatever the last frame did not use goes: outlines, and edges in all of them.
  static let capacity = 1024
  static let edgeCapacity = 2_000_000
  private(set) var edges = 0

  private struct Key: Hashable {
    var path: ObjectIdentifier
    var map: CGAffineTransform
    /// Nil for the inside of the path.
    var stroke: StrokeShape?
  }

  /// What a stroke's outline depends on beside the path.
  private struct StrokeShape: Hashable {
    var style: StrokeStyle
    var start: CGFloat
    var end: CGFloat
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
    return outline(of: path, key) { path.outline(map: map) }
  }

  /// The line along a path in device pixels.
  mutating func outline(
    of path: CGPath, stroke: ShapeContent.Stroke, under map: CGAffineTransform
  ) -> Outline {
    let style = StrokeStyle(
      width: stroke.width, cap: stroke.cap.strokeCap, join: stroke.join.strokeJoin,
      miterLimit: stroke.miterLimit, dashes: stroke.dashes.map { Double($0) },
      dashPhase: stroke.dashPhase)
    let shape = StrokeShape(style: style, start: stroke.start, end: stroke.end)
    let key = Key(path: ObjectIdentifier(path), map: map, stroke: shape)
    return outline(of: path, key) {
      path.strokeOutline(style, from: stroke.start, to: stroke.end, map: map)
    }
  }

  private mutating func outline(of path: CGPath, _ key: Key, make: () -> Outline) -> Outline {
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].outline
    }
    // A path with an infinite number in it has no place on the device.
    let outline = path.boundingBox.isFinite ? make() : Outline([], under: .identity)
    entries[key] = Entry(path: path, outline: outline, lastUse: frame)
    edges += outline.edgeCount
    return outline
  }

  mutating func endFrame() {
    if entries.count > Self.capacity || edges > Self.edgeCapacity {
      entries = entries.filter { $0.value.lastUse == frame }
      edges = entries.values.reduce(0) { $0 + $1.outline.edgeCount }
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
