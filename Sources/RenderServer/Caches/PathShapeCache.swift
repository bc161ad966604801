import CoreGraphics
import Pixels

/// What is known about paths that cast shadows, kept from frame to frame.
///
/// A path is known by its identity, which the cache holds on to.
struct PathShapeCache {
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame = 0

  /// Beyond it, whatever the last frame did not use goes.
  static let capacity = 256

  struct Facts {
    /// May have numbers that are not finite.
    var box: CGRect
    /// The rounded rectangle along the axes that the path is, an ellipse among them.
    var roundedRect: RoundedRect?
  }

  private struct Entry {
    /// Keeps the identity from being given to another path.
    var path: CGPath
    var facts: Facts
    var lastUse: Int
  }

  mutating func facts(of path: CGPath) -> Facts {
    if let index = entries.index(forKey: ObjectIdentifier(path)) {
      entries.values[index].lastUse = frame
      return entries.values[index].facts
    }
    let box = path.boundingBox
    let rect = box.isFinite ? path.roundedRect(largestRadius: .infinity) : nil
    let facts = Facts(box: box, roundedRect: rect)
    entries[ObjectIdentifier(path)] = Entry(path: path, facts: facts, lastUse: frame)
    return facts
  }

  mutating func endFrame() {
    if entries.count > Self.capacity { entries = entries.filter { $0.value.lastUse == frame } }
    frame += 1
  }
}
