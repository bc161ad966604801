import Pixels

/// The part of the canvas that must be painted anew: a few rectangles that cover all that was
/// added.
///
/// It never holds more than `capacity` rectangles: one more makes it merge the two whose common
/// rectangle wastes the least. So adding costs the same whether ten or ten thousand nodes changed.
/// The rectangles may overlap where merging would cover much more.
package struct DamageRegion: Equatable, Sendable {
  /// The most rectangles that a region holds.
  package static let capacity = 8

  /// None is empty, and none contains another.
  package private(set) var rects: [PixelRect] = []
  /// The smallest rectangle around all of them.
  package private(set) var bounds = PixelRect.empty

  package init() {}

  package init(_ rect: PixelRect) {
    add(rect)
  }

  /// Whether nothing is to be painted.
  package var isEmpty: Bool { rects.isEmpty }

  /// Forgets everything and keeps the memory.
  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
    bounds = .empty
  }

  /// Covers `rect` too.
  package mutating func add(_ rect: PixelRect) {
    if rect.isEmpty { return }
    bounds = bounds.union(rect)
    var addition = rect
    // Every round but the last takes a rectangle out, so there are at most `capacity` rounds.
    while true {
      if rects.contains(where: { $0.contains(addition) }) { return }
      rects.removeAll { addition.contains($0) }
      if let index = rects.firstIndex(where: { Self.waste($0, addition) <= 0 }) {
        addition = addition.union(rects.remove(at: index))
        continue
      }
      rects.append(addition)
      if rects.count <= Self.capacity { return }
      addition = mergeCheapestPair()
    }
  }

  /// Whether a pixel of `rect` is damaged.
  package func intersects(_ rect: PixelRect) -> Bool {
    guard bounds.intersects(rect) else { return false }
    return rects.count == 1 || rects.contains { $0.intersects(rect) }
  }

  /// Whether a pixel is damaged.
  package func contains(x: Int, y: Int) -> Bool {
    intersects(PixelRect(x: x, y: y, width: 1, height: 1))
  }

  /// Takes out the two rectangles that fit together best and returns their union.
  private mutating func mergeCheapestPair() -> PixelRect {
    var best = (first: 0, second: 1, waste: Int.max)
    for second in rects.indices.dropFirst() {
      for first in 0..<second {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    return first.union(second)
  }

  /// The pixels that the union of two rectangles has more than both together.
  private static func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
    one.union(other).area - one.area - other.area
  }
}
