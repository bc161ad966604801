extension DirectedCubic {
  /// How many chords of equal steps the curve gets in each of some equal parts.
  ///
  /// A chord over a step h is off by |a| h² / 8, with a the acceleration across the curve. The side of
  /// a pen that turns by an angle θ is off by r θ² / 8 more, r being its radius.
  ///
  /// A part of a huge curve whose hull lies beyond one side of what is `seen` gets one. Others never
  /// depend on what is seen: part of a stroke painted anew is the same as the whole.
  func chords(
    flatness: Double, radius: Double, seen: (least: SIMD2<Double>, most: SIMD2<Double>),
    _ visit: (_ part: Int, _ parts: Int, Int) -> Void
  ) {
    // The second derivative is 6 times these, from the one at the start to that at the end.
    let (first, last) = (from - 2 * control1 + control2, control1 - 2 * control2 + to)
    let bound = ChordBound.cubic / flatness * max(first.length, last.length)
    let parts = bound < 16 ? 1 : bound < 1600 ? 4 : 16
    let step = 1 / Double(parts)
    var start = Place(velocity: velocity(at: 0), acceleration: first)
    for part in 0..<parts {
      let t = Double(part + 1) * step
      let end = Place(
        velocity: velocity(at: t), acceleration: first * (1 - t) + last * t)
      let isSeen = bound < Self.huge || mayBeSeen(from: Double(part) * step, to: t, within: seen)
      let count =
        isSeen
        ? Place.chords(start, end, step: step, flatness: flatness, radius: radius, bound: bound)
        : 1
      visit(part, parts, count)
      start = end
    }
  }

  /// From about so many pixels across on.
  private static let huge = 10_000.0

  /// Whether the hull of a part is not wholly beyond one side of a rectangle.
  private func mayBeSeen(
    from start: Double, to end: Double, within rect: (least: SIMD2<Double>, most: SIMD2<Double>)
  ) -> Bool {
    let (first, last) = (point(at: start), point(at: end))
    // The control points of the part: its ends, moved by what is a third of the derivative there.
    let near = first + velocity(at: start) * (end - start)
    let far = last - velocity(at: end) * (end - start)
    let least = pointwiseMin(pointwiseMin(first, last), pointwiseMin(near, far))
    let most = pointwiseMax(pointwiseMax(first, last), pointwiseMax(near, far))
    return least.x <= rect.most.x && most.x >= rect.least.x && least.y <= rect.most.y
      && most.y >= rect.least.y
  }

  /// A third of the first derivative.
  private func velocity(at t: Double) -> SIMD2<Double> {
    let u = 1 - t
    let near = (control1 - from) * (u * u) + (control2 - control1) * (2 * u * t)
    return near + (to - control2) * (t * t)
  }

  /// How the curve moves at an end of a part.
  private struct Place {
    let velocity: SIMD2<Double>
    let acceleration: SIMD2<Double>
    let speed: Double

    @inline(__always)
    init(velocity: SIMD2<Double>, acceleration: SIMD2<Double>) {
      (self.velocity, self.acceleration) = (velocity, acceleration)
      speed = velocity.length
    }

    static func chords(
      _ start: Place, _ end: Place, step: Double, flatness: Double, radius: Double, bound: Double
    ) -> Int {
      let (speed, next) = (start.speed, end.speed)
      let cosine = start.velocity.dot(end.velocity) / (speed * next)
      let across = max(
        abs(start.velocity.cross(start.acceleration)), abs(end.velocity.cross(end.acceleration)))
      // Where it turns much it may slow down between the ends: the acceleration itself is a bound.
      let isBent = !(cosine > 0.7)
      let deviation =
        isBent ? bound : min(bound, ChordBound.cubic / flatness * across / min(speed, next))
      // For small angles θ² is 2 (1 − cos θ); up to half a turn it is less than 2.5 times that.
      let turn = isBent ? 10 : 2.2 * max(0, 1 - cosine)
      let count = (deviation * step * step + turn * radius / (8 * flatness)).squareRoot()
      return count > 1 ? Int(min(count.rounded(.up), bound < lost ? most : few)) : 1
    }

    private static let most = 256.0
    /// From such a bound on, of curves over thousands of millions of pixels, chords stray by hundreds
    /// of pixels however many there are: few will do.
    private static let lost = 1e11
    private static let few = 32.0
  }
}
