import CoreGraphics

/// A curve through keyframes.
final class FrameCurve {
  private let values: [LayerValue]
  private let times: [Double]
  private let functions: [CubicTiming]
  private let mode: CAAnimationCalculationMode
  private let reel = ColorReel()
  private var knots: [CubicKnot] = []

  /// At least one value.
  init(_ values: [LayerValue], _ frames: KeyframeState, isEven: Bool = false) {
    self.values = values
    mode = frames.mode
    times =
      switch mode {
      case .discrete: KeyTimes.discrete(frames.keyTimes, count: values.count)
      case _ where mode.isPaced:
        KeyTimes.continuous(isEven ? nil : Self.pace(of: values), count: values.count)
      default: KeyTimes.continuous(frames.keyTimes, count: values.count)
      }
    functions = frames.mode.isPaced ? [] : (frames.timingFunctions ?? []).map(\.curve)
    if mode.isCubic {
      knots = values.indices.map {
        CubicKnot(
          tension: frames.tensions.at($0), continuity: frames.continuities.at($0),
          bias: frames.biases.at($0))
      }
    }
  }

  /// The values that all others lie between; nil for a curve that goes beyond them.
  var ends: [LayerValue]? {
    mode.isCubic || !functions.allSatisfy(\.keepsToEnds) ? nil : values
  }

  func value(at progress: Double) -> LayerValue? {
    guard values.count > 1 else { return values.first }
    if mode == .discrete {
      return values[KeyTimes.index(at: progress, in: times, count: values.count)]
    }
    let (index, share) = KeyTimes.place(of: progress, in: times)
    return value(after: index, functions.at(index)?.value(at: share) ?? share)
  }

  /// A value between two that follow one another.
  private func value(after index: Int, _ share: Double) -> LayerValue {
    let (start, end) = (values[index], values[index + 1])
    guard mode.isCubic else { return reel.mix(start, end, at: share) }
    var weights = CubicKnot.weights(
      knots[index], knots[index + 1], stretch(of: index, from: index - 1),
      stretch(of: index, from: index + 1), at: share)
    // Beyond its ends a curve goes on as it came.
    if index == 0 {
      weights = SIMD4(0, weights.y + 2 * weights.x, weights.z - weights.x, weights.w)
    }
    if index == values.count - 2 {
      weights = SIMD4(weights.x, weights.y - weights.w, weights.z + 2 * weights.w, 0)
    }
    let before = values[max(index - 1, 0)]
    let after = values[min(index + 2, values.count - 1)]
    guard start.isVector else {
      return LayerValue.sum(of: [before, start, end, after], weights)
        ?? reel.mix(start, end, at: share)
    }
    // No list: what moves asks for no memory.
    return before.scaled(by: weights.x).adding(start.scaled(by: weights.y))
      .adding(end.scaled(by: weights.z)).adding(after.scaled(by: weights.w))
  }

  /// How much steeper a curve is in a way than if the one beside it lasted as long.
  private func stretch(of index: Int, from neighbour: Int) -> Double {
    guard times.indices.contains(neighbour), times.indices.contains(neighbour + 1) else { return 1 }
    let own = times[index + 1] - times[index]
    let both = own + times[neighbour + 1] - times[neighbour]
    return both > 0 ? 2 * own / both : 1
  }

  /// When each value is reached at one speed straight on; nil for values that are all the same.
  private static func pace(of values: [LayerValue]) -> [Double]? {
    var lengths = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      lengths.append((lengths.last ?? 0) + value.distance(to: next))
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
    return lengths.dropLast().map { $0 / whole } + [1]
  }
}

/// A place that a round curve goes through (Kochanek and Bartels).
private struct CubicKnot {
  var tension: Double
  var continuity: Double
  var bias: Double

  /// What the four values around a way count at a place on it, whose ends are steeper by factors.
  static func weights(
    _ start: CubicKnot, _ end: CubicKnot, _ startFactor: Double, _ endFactor: Double, at t: Double
  ) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    let (h0, h1) = (2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3)
    let (h2, h3) = ((t3 - 2 * t2 + t) * startFactor, (t3 - t2) * endFactor)
    // The slope out of the start is a·(start − before) + b·(end − start), that into the end likewise.
    let a = (1 - start.tension) * (1 + start.continuity) * (1 + start.bias) / 2
    let b = (1 - start.tension) * (1 - start.continuity) * (1 - start.bias) / 2
    let c = (1 - end.tension) * (1 - end.continuity) * (1 + end.bias) / 2
    let d = (1 - end.tension) * (1 + end.continuity) * (1 - end.bias) / 2
    return SIMD4(
      -a * h2, h0 + (a - b) * h2 - c * h3, h1 + b * h2 + (c - d) * h3, d * h3)
  }
}

extension [Double]? {
  /// 0 where there is none.
  fileprivate func at(_ index: Int) -> Double {
    guard let list = self, list.indices.contains(index), list[index].isFinite else { return 0 }
    return list[index]
  }
}

extension [CubicTiming] {
  func at(_ index: Int) -> CubicTiming? { indices.contains(index) ? self[index] : nil }
}
