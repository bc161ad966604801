/// What a blur makes of a straight edge: for every pixel across it, how much of what lies behind
/// the edge is seen there.
///
/// A blurred rectangle is the product of two differences of such edges, whatever its size.
final class ShadowEdge: Sendable {
  /// All that an edge depends on.
  struct Key: Hashable {
    var sigma: Double
    /// How far behind the beginning of its pixel the edge lies, in steps of `ShadowPlace`.
    var phase: Int
  }

  /// The pixel of the first value, relative to that of the edge; before it everything is 0, after
  /// the last value everything is full.
  let first: Int
  /// 0…65,535.
  let values: ShadowTable

  static let full: UInt16 = 65_535

  init(_ key: Key) {
    let weights = BellWeights(sigma: key.sigma)
    first = -weights.reach
    // The edge's own pixel is covered in part; what is blurred is the coverage of pixels.
    let share = Double(key.phase) / Double(ShadowPlace.one)
    values = ShadowTable(count: weights.values.count) { values in
      var sum = 0.0
      for (index, weight) in weights.values.enumerated() {
        let value = (sum + weight) * (1 - share) + sum * share
        values[index] = UInt16(max(0, min(65_535, (value * 65_535).rounded())))
        sum += weight
      }
    }
  }
}

/// An edge at a place.
struct PlacedEdge: Sendable {
  private let edge: ShadowEdge
  /// The pixel of the edge's first value.
  private let start: Int

  init(_ edge: ShadowEdge, at place: ShadowPlace) {
    self.edge = edge
    start = place.pixel + edge.first
  }

  @inline(__always)
  private func value(at pixel: Int) -> UInt16 {
    let index = pixel &- start
    if index < 0 { return 0 }
    return index < edge.values.count ? edge.values.base[index] : ShadowEdge.full
  }

  /// What is between a rising and a falling edge at one pixel.
  @inline(__always)
  static func value(between rising: PlacedEdge, _ falling: PlacedEdge, at pixel: Int) -> UInt16 {
    let (high, low) = (rising.value(at: pixel), falling.value(at: pixel))
    return high > low ? high &- low : 0
  }

  /// The same for a row of pixels.
  static func write(
    between rising: PlacedEdge, _ falling: PlacedEdge, from pixel: Int, count: Int,
    to target: UnsafeMutablePointer<UInt16>
  ) {
    let (low, high) = rising.bend(from: pixel, count: count)
    target.update(repeating: 0, count: low)
    (target + low).update(
      from: rising.edge.values.base + (low + pixel - rising.start), count: high - low)
    (target + high).update(repeating: ShadowEdge.full, count: count - high)
    let (begin, end) = falling.bend(from: pixel, count: count)
    let values = falling.edge.values.base + (pixel - falling.start)
    for index in begin..<end {
      let value = target[index]
      target[index] = value > values[index] ? value &- values[index] : 0
    }
    (target + end).update(repeating: 0, count: count - end)
  }

  /// The part of a row that is neither nothing nor full.
  private func bend(from pixel: Int, count: Int) -> (start: Int, end: Int) {
    let begin = max(0, min(count, start - pixel))
    return (begin, max(begin, min(count, start + edge.values.count - pixel)))
  }
}
