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
  let values: [UInt16]

  static let full: UInt16 = 65_535

  init(_ key: Key) {
    let weights = BellWeights(sigma: key.sigma)
    first = -weights.reach
    // The edge's own pixel is covered in part; what is blurred is the coverage of pixels.
    let share = Double(key.phase) / Double(ShadowPlace.one)
    var sum = 0.0
    var values: [UInt16] = []
    values.reserveCapacity(weights.values.count)
    for weight in weights.values {
      let next = sum + weight
      let value = next * (1 - share) + sum * share
      values.append(UInt16(max(0, min(65_535, (value * 65_535).rounded()))))
      sum = next
    }
    self.values = values
  }
}

/// An edge at a place.
struct PlacedEdge: Sendable {
  let edge: ShadowEdge
  /// The pixel of the edge's first value.
  let start: Int

  init(_ edge: ShadowEdge, at place: ShadowPlace) {
    self.edge = edge
    start = place.pixel + edge.first
  }

  @inline(__always)
  func value(at pixel: Int) -> UInt16 {
    let index = pixel - start
    if index < 0 { return 0 }
    return index < edge.values.count ? edge.values[index] : ShadowEdge.full
  }
}

extension PlacedEdge {
  /// What is between a rising and a falling edge at one pixel.
  @inline(__always)
  static func value(between rising: PlacedEdge, _ falling: PlacedEdge, at pixel: Int) -> UInt16 {
    let (high, low) = (rising.value(at: pixel), falling.value(at: pixel))
    return high > low ? high - low : 0
  }

  /// The same for a row of pixels.
  static func write(
    between rising: PlacedEdge, _ falling: PlacedEdge, from pixel: Int, count: Int,
    to target: UnsafeMutablePointer<UInt16>
  ) {
    rising.write(from: pixel, count: count) { index, value in target[index] = value }
    falling.write(from: pixel, count: count) { index, value in
      let high = target[index]
      target[index] = high > value ? high - value : 0
    }
  }

  @inline(__always)
  private func write(from pixel: Int, count: Int, _ store: (Int, UInt16) -> Void) {
    edge.values.withUnsafeBufferPointer { values in
      let begin = max(0, min(count, start - pixel))
      let end = max(begin, min(count, start + values.count - pixel))
      for index in 0..<begin { store(index, 0) }
      for index in begin..<end { store(index, values[index + pixel - start]) }
      for index in end..<count { store(index, ShadowEdge.full) }
    }
  }
}
