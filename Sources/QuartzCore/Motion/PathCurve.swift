import CoreGraphics

/// A way along a path.
final class PathCurve {
  let rotation: CAAnimationRotationMode?
  private let segments: [PathSegment]
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
    segments = Self.segments(of: path, frames.keyTimes?.count)
    guard !segments.isEmpty else { return nil }
    let count = segments.count + 1
    times =
      mode == .discrete
      ? KeyTimes.discrete(frames.keyTimes, count: count)
      : KeyTimes.continuous(mode.isPaced ? nil : frames.keyTimes, count: count)
    functions = mode.isPaced ? [] : (frames.timingFunctions ?? []).map(\.curve)
    if mode.isPaced { pace = makePace() }
  }

  /// What closes a path is no way of its own where there is a time for each of the other points.
  private static func segments(of path: CGPath, _ times: Int?) -> [PathSegment] {
    let segments = path.drawnSegments
    guard times == segments.count, case .close? = path.elements.last else { return segments }
    return segments.dropLast()
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
    guard let slope = slope(of: segments[index], at: share) else { return nil }
    let angle = atan2(slope.y, slope.x)
    return rotation == .rotateAutoReverse ? angle + .pi : angle
  }

  private func place(at progress: Double) -> (index: Int, share: Double) {
    if mode == .discrete {
      let index = KeyTimes.index(at: progress, in: times, count: segments.count + 1)
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

  /// Where a curve heads; nil where it has no length.
  private func slope(of segment: PathSegment, at t: Double) -> SIMD2<Double>? {
    let slope = segment.derivative(at: t)
    if (slope * slope).sum() > 1e-17 { return slope }
    let near = segment.point(at: min(t + 1e-3, 1)) - segment.point(at: max(t - 1e-3, 0))
    return (near * near).sum() > 0 ? near : nil
  }
}
