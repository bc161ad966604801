import CoreGraphics

/// A curve through keyframes.
final class FrameCurve {
  private let values: [LayerValue]
  private let times: [Double]
  private let functions: [CubicTiming]
  private let mode: CAAnimationCalculationMode
  private let reel = ColorReel()
  private var knots: [CubicKnot] = []
  /// How far it is to each of the parts that paced modes walk at one speed, in shares of the whole.
  private var pace: [Double] = []

  /// Ways between values that are walked at one speed, where the curve is round.
  private static let roundParts = 16

  /// At least one value.
  init(_ values: [LayerValue], _ frames: KeyframeState) {
    self.values = values
    mode = frames.mode
    times =
      mode == .discrete
      ? KeyTimes.discrete(frames.keyTimes, count: values.count)
      : KeyTimes.continuous(frames.mode.isPaced ? nil : frames.keyTimes, count: values.count)
    functions = frames.mode.isPaced ? [] : (frames.timingFunctions ?? []).map(\.curve)
    if mode.isCubic {
      knots = values.indices.map {
        CubicKnot(
          tension: frames.tensions.at($0), continuity: frames.continuities.at($0),
          bias: frames.biases.at($0))
      }
    }
    if mode.isPaced { pace = makePace() }
  }

  func value(at progress: Double) -> LayerValue? {
    guard values.count > 1 else { return values.first }
    if mode == .discrete {
      let index = times.lastIndex { $0 <= progress } ?? 0
      return values[min(index, values.count - 1)]
    }
    if mode.isPaced { return pacedValue(at: progress) }
    let (index, share) = KeyTimes.place(of: progress, in: times)
    return value(after: index, functions.at(index)?.value(at: share) ?? share)
  }

  /// A value between two that follow one another.
  private func value(after index: Int, _ share: Double) -> LayerValue {
    let (start, end) = (values[index], values[index + 1])
    guard mode.isCubic, start.isVector else { return reel.mix(start, end, at: share) }
    let before = values[max(index - 1, 0)]
    let after = values[min(index + 2, values.count - 1)]
    let weights = CubicKnot.weights(knots[index], knots[index + 1], at: share)
    return before.scaled(by: weights.x).adding(start.scaled(by: weights.y))
      .adding(end.scaled(by: weights.z)).adding(after.scaled(by: weights.w))
  }

  // MARK: Pace

  private var parts: Int { mode.isCubic ? Self.roundParts : 1 }

  private func makePace() -> [Double] {
    var lengths = [0.0]
    for index in values.indices.dropLast() {
      var last = values[index]
      for part in 1...parts {
        let next = value(after: index, Double(part) / Double(parts))
        lengths.append((lengths.last ?? 0) + last.distance(to: next))
        last = next
      }
    }
    guard let whole = lengths.last, whole > 0, whole.isFinite else {
      return lengths.indices.map { Double($0) / Double(max(lengths.count - 1, 1)) }
    }
    return lengths.map { $0 / whole }
  }

  private func pacedValue(at progress: Double) -> LayerValue {
    let (index, share) = KeyTimes.place(of: progress, in: pace)
    let place = (Double(index % parts) + share) / Double(parts)
    return value(after: index / parts, place)
  }
}

/// A place that a round curve goes through (Kochanek and Bartels).
private struct CubicKnot {
  var tension: Double
  var continuity: Double
  var bias: Double

  /// What the four values around a way count at a place on it.
  static func weights(_ start: CubicKnot, _ end: CubicKnot, at t: Double) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    let (h0, h1) = (2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3)
    let (h2, h3) = (t3 - 2 * t2 + t, t3 - t2)
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
