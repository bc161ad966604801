import CoreGraphics

/// How one value of a layer goes over time.
struct MotionTrack {
  let target: MotionTarget
  let curve: MotionCurve
  var isAdditive = false
  var isCumulative = false
  var function: CAValueFunction?
  /// The place of the property among those that the layer's animations change.
  var slot = 0
  /// The place of the transform, for a layer that turns with its path.
  var transformSlot: Int?

  /// Changes the values as the animation does when it is so far.
  func play(_ progress: Double, cycle: Int, on values: inout [LayerValue]) {
    let base = target.part == .whole ? values[slot] : target.part.value(of: values[slot])
    guard var value = value(progress, cycle: cycle, over: base), value.isFinite else { return }
    if isAdditive { value = base.adding(value) }
    if target.part != .whole { value = target.part.replacing(in: values[slot], with: value) }
    // A number too large for its property would show nothing.
    if value.isFinite { values[slot] = value }
    turn(progress, on: &values)
  }

  private func value(_ progress: Double, cycle: Int, over base: LayerValue) -> LayerValue? {
    let ground = isAdditive || function != nil ? nil : base
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
}

/// The values of a basic animation, as far as they are given.
struct MotionEnds {
  var from: LayerValue?
  var to: LayerValue?
  var by: LayerValue?

  func value(at progress: Double, over ground: LayerValue) -> LayerValue {
    let start: LayerValue
    let end: LayerValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.adding(by.scaled(by: -1)), to)
    case (let from?, nil, nil): (start, end) = (from, ground)
    case (nil, let to?, nil): (start, end) = (ground, to)
    case (nil, nil, let by?): (start, end) = (ground, ground.adding(by))
    case (nil, nil, nil): return ground
    }
    return start.mixed(with: end, at: progress)
  }
}
