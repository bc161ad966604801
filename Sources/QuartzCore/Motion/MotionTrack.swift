import CoreGraphics

/// How one value of a layer goes over time. A class, so that playing it copies nothing.
final class MotionTrack {
  let target: MotionTarget
  let curve: MotionCurve
  private let isAdditive: Bool
  private let isCumulative: Bool
  private let function: CAValueFunction?
  /// The place of the property among those that the layer's animations change.
  @exclusivity(unchecked) var slot = 0
  /// The place of the transform, for a layer that turns with its path.
  @exclusivity(unchecked) var transformSlot: Int?

  init(
    target: MotionTarget, curve: MotionCurve, isAdditive: Bool, isCumulative: Bool,
    function: CAValueFunction?
  ) {
    self.target = target
    self.curve = curve
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
  }

  /// Changes the values as the animation does when it is so far.
  func play(_ progress: Double, cycle: Int, on values: inout [LayerValue]) {
    let base = target.isWhole ? values[slot] : target.part.value(of: values[slot])
    guard var value = value(progress, cycle: cycle, over: base), value.isFinite else { return }
    if isAdditive { value = base.adding(value) }
    if !target.isWhole { value = target.part.replacing(in: values[slot], with: value) }
    // A number too large for its property would show nothing.
    if value.isFinite { values[slot] = value }
    turn(progress, on: &values)
  }

  private func value(_ progress: Double, cycle: Int, over base: LayerValue) -> LayerValue? {
    let ground = function?.start ?? (isAdditive ? nil : base)
    guard var value = curve.value(at: progress, over: ground, like: base) else { return nil }
    if isCumulative, cycle > 0, let end = curve.value(at: 1, over: ground, like: base) {
      value = value.adding(end.scaled(by: Double(cycle)))
    }
    guard let function else { return value }
    return function.transform(of: value)
  }

  private func turn(_ progress: Double, on values: inout [LayerValue]) {
    guard let transformSlot, case .path(let path) = curve, let angle = path.angle(at: progress),
      case .transform(let transform) = values[transformSlot]
    else { return }
    values[transformSlot] = .transform(CATransform3DRotate(transform, angle, 0, 0, 1))
  }

  /// The values that all others lie between, over what the animation begins from; nil where there are
  /// none.
  func ends(from whole: LayerValue) -> [LayerValue]? {
    guard function == nil, !isCumulative, !turns else { return nil }
    let base = target.isWhole ? whole : target.part.value(of: whole)
    guard let ends = curve.ends(over: isAdditive ? nil : base, like: base) else { return nil }
    return ends.map { end in
      let value = isAdditive ? base.adding(end) : end
      return target.isWhole ? value : target.part.replacing(in: whole, with: value)
    }
  }

  /// Whether the layer turns with its path.
  var turns: Bool {
    if case .path(let path) = curve { path.rotation != nil } else { false }
  }
}

/// Values over progress.
enum MotionCurve {
  case ends(MotionEnds)
  case frames(FrameCurve)
  case path(PathCurve)

  /// The value when so much is done. `ground` stands for the ends that are not given; where there
  /// is none, nothing of the kind of `base` does.
  func value(at progress: Double, over ground: LayerValue?, like base: LayerValue) -> LayerValue? {
    switch self {
    case .ends(let ends): ends.value(at: progress, over: ground ?? base.nothing)
    case .frames(let frames): frames.value(at: progress)
    case .path(let path): path.value(at: progress, like: base)
    }
  }

  /// The values that all others lie between while progress keeps to 0…1.
  func ends(over ground: LayerValue?, like base: LayerValue) -> [LayerValue]? {
    switch self {
    case .ends(let ends): [0, 1].map { ends.value(at: $0, over: ground ?? base.nothing) }
    case .frames(let frames): frames.ends
    case .path: nil
    }
  }
}

/// The values of a basic animation, as far as they are given.
final class MotionEnds {
  private let from: LayerValue?
  private let to: LayerValue?
  private let by: LayerValue?
  private let reel = ColorReel()

  init(from: LayerValue?, to: LayerValue?, by: LayerValue?) {
    self.from = from
    self.to = to
    self.by = by
  }

  func value(at progress: Double, over ground: LayerValue) -> LayerValue {
    if let from {
      if let to { return reel.mix(from, to, at: progress) }
      return reel.mix(from, by.map { from.adding($0) } ?? ground, at: progress)
    }
    if let to {
      return reel.mix(by.map { to.adding($0.scaled(by: -1)) } ?? ground, to, at: progress)
    }
    guard let by else { return ground }
    return reel.mix(ground, ground.adding(by), at: progress)
  }
}
