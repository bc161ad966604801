import CoreGraphics

/// A way along a path.
final class PathCurve {
  let rotation: CAAnimationRotationMode?
  private var segments: [Segment] = []
  private let times: [Double]
  private let functions: [CubicTiming]
  private let mode: CAAnimationCalculationMode
  private var pace: [Double] = []

  /// Parts of a curve that are walked at one speed.
  private static let parts = 32

  /// Nil for a path that goes nowhere.
  init?(_ path: CGPath, _ frames: KeyframeState) {
    rotation = frames.rotationMode
    mode = frames.mode
    segments = Self.segments(of: path)
    guard !segments.isEmpty else { return nil }
    let count = segments.count + 1
    times =
      mode == .discrete
      ? KeyTimes.discrete(frames.keyTimes, count: count)
      : KeyTimes.continuous(mode.isPaced ? nil : frames.keyTimes, count: count)
    functions = mode.isPaced ? [] : (frames.timingFunctions ?? []).map(\.curve)
    if mode.isPaced { pace = makePace() }
  }

  /// A point, or a size where the property is one.
  func value(at progress: Double, like base: LayerValue) -> LayerValue {
    let (index, share) = place(at: progress)
    let point = segments[index].point(at: share)
    if case .size = base { return .size(CGSize(width: point.x, height: point.y)) }
    return .point(CGPoint(x: point.x, y: point.y))
  }

  /// How far the layer is turned.
  func angle(at progress: Double) -> CGFloat? {
    guard let rotation else { return nil }
    let (index, share) = place(at: progress)
    guard let slope = segments[index].slope(at: share) else { return nil }
    let angle = atan2(slope.y, slope.x)
    return rotation == .rotateAutoReverse ? angle + .pi : angle
  }

  private func place(at progress: Double) -> (index: Int, share: Double) {
    if mode == .discrete {
      let index = times.lastIndex { $0 <= progress } ?? 0
      return index < segments.count ? (index, 0) : (segments.count - 1, 1)
    }
    if mode.isPaced {
      let (index, share) = KeyTimes.place(of: progress, in: pace)
      return (index / Self.parts, (Double(index % Self.parts) + share) / Double(Self.parts))
    }
    let (index, share) = KeyTimes.place(of: progress, in: times)
    return (index, functions.at(index)?.value(at: share) ?? share)
  }

  private func makePace() -> [Double] {
    var lengths = [0.0]
    for segment in segments {
      for part in 0..<Self.parts {
        let (start, end) = (Double(part), Double(part + 1))
        let way =
          segment.point(at: end / Double(Self.parts))
          - segment.point(at: start / Double(Self.parts))
        lengths.append((lengths.last ?? 0) + (way * way).sum().squareRoot())
      }
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else {
      return lengths.indices.map { Double($0) / Double(lengths.count - 1) }
    }
    return lengths.map { $0 / whole }
  }

  /// A cubic curve, which lines and quadratic ones are as well.
  private struct Segment {
    let a, b, c, d: SIMD2<Double>

    func point(at t: Double) -> SIMD2<Double> {
      let u = 1 - t
      return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
    }

    /// Where the curve heads; nil where it has no length.
    func slope(at t: Double) -> SIMD2<Double>? {
      let u = 1 - t
      let slope = (b - a) * (u * u) + (c - b) * (2 * u * t) + (d - c) * (t * t)
      if (slope * slope).sum() > 1e-18 { return slope }
      let near = point(at: min(t + 1e-3, 1)) - point(at: max(t - 1e-3, 0))
      return (near * near).sum() > 0 ? near : nil
    }
  }

  private static func segments(of path: CGPath) -> [Segment] {
    func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(point.x, point.y) }
    var segments: [Segment] = []
    var (here, start) = (SIMD2<Double>(), SIMD2<Double>())
    func line(to end: SIMD2<Double>) {
      let third = (end - here) / 3
      segments.append(Segment(a: here, b: here + third, c: end - third, d: end))
      here = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (here, start) = (vector(point), vector(point))
      case .line(let point): line(to: vector(point))
      case .quad(let control, let end):
        let (middle, last) = (vector(control), vector(end))
        let near = here + (middle - here) * (2 / 3)
        segments.append(Segment(a: here, b: near, c: last + (middle - last) * (2 / 3), d: last))
        here = last
      case .cubic(let control1, let control2, let end):
        segments.append(
          Segment(a: here, b: vector(control1), c: vector(control2), d: vector(end)))
        here = vector(end)
      case .close:
        if here != start { line(to: start) }
      }
    }
    return segments
  }
}
