import QuartzCore

extension Expander {
  /// The `animations` of a node.
  mutating func animations(
    _ member: MergedNode.Member?, in environment: Environment
  ) -> [SceneAnimation] {
    guard let member, let value = resolve(member.value, in: environment.reading(member)) else {
      return []
    }
    warnOfIdle(value)
    return animations(value)
  }

  private mutating func animations(_ value: JSONValue) -> [SceneAnimation] {
    guard let elements = value.elements else {
      diagnostics.error(
        .wrongValue, "expected a list of animations, found \(value.kindName)", at: value.range)
      return []
    }
    return elements.compactMap { animation($0) }
  }

  mutating func animation(_ value: JSONValue) -> SceneAnimation? {
    guard decoder.variant(of: value, as: AnimationForm.form) != nil else { return nil }
    let keys = AnimationForm.timing
    let content = content(of: value)
    let key = decoder.read(keys.key, of: value)
    if let key {
      animationKeys.insert(key)
      recall.animationKeys.append(key)
    }
    // What is wrong with its timing is told also where the content is wrong.
    var animation = SceneAnimation(key: key, content: content ?? .group([]))
    animation.duration = decoder.read(keys.duration, of: value)
    animation.delay = decoder.read(keys.delay, of: value)
    animation.speed = decoder.read(keys.speed, of: value)
    animation.repeatCount = decoder.read(keys.repeatCount, of: value)
    animation.autoreverses = decoder.read(keys.autoreverses, of: value)
    animation.isRemovedOnCompletion = decoder.read(keys.removedOnCompletion, of: value)
    animation.fillMode = decoder.read(keys.fillMode, of: value)
    animation.timing = decoder.read(keys.timing, of: value)
    return content == nil ? nil : animation
  }

  // MARK: Values

  private mutating func content(of value: JSONValue) -> SceneAnimation.Content? {
    if let group = value[AnimationForm.group.group] { return .group(animations(group)) }
    let keys = AnimationForm.basic.track
    guard let keyPath = decoder.read(keys.keyPath, of: value) else { return nil }
    guard let kind = AnimatedKind(keyPath) else {
      diagnostics.error(
        .wrongValue, "there is nothing to animate at \(Diagnostic.quoted(keyPath))",
        at: value[keys.keyPath]?.range ?? value.range,
        suggestion: AnimatedKind.meaning(of: keyPath)
          ?? closestMatch(to: keyPath, among: AnimatedKind.names))
      return nil
    }
    let track = SceneAnimation.Track(
      keyPath: keyPath, isAdditive: decoder.read(keys.additive, of: value),
      isCumulative: decoder.read(keys.cumulative, of: value))
    if let values = value[AnimationForm.frames.values] { return frames(values, value, track, kind) }
    if value[AnimationForm.path.path] != nil { return path(value, track) }
    return ends(value, track, kind)
  }

  private mutating func ends(
    _ value: JSONValue, _ track: SceneAnimation.Track, _ kind: AnimatedKind
  ) -> SceneAnimation.Content? {
    let keys = AnimationForm.basic.ends
    let ends = [value[keys.from], value[keys.to], value[keys.by]].compactMap(\.self)
    if kind.isAngle { warnOfRadians(ends) }
    let (from, to) = (read(value[keys.from], kind), read(value[keys.to], kind))
    let by = read(value[keys.by], kind)
    guard let spring = value[AnimationForm.spring.spring] else {
      return .basic(track, from: from, to: to, by: by)
    }
    return self.spring(spring).map { .spring(track, $0, from: from, to: to, by: by) }
  }

  private mutating func spring(_ value: JSONValue) -> SceneAnimation.SpringValue? {
    guard decoder.variant(of: value, as: SpringForm.form) != nil else { return nil }
    let keys = SpringForm.keys
    return SceneAnimation.SpringValue(
      mass: decoder.read(keys.mass, of: value), stiffness: decoder.read(keys.stiffness, of: value),
      damping: decoder.read(keys.damping, of: value),
      velocity: decoder.read(keys.velocity, of: value))
  }

  private mutating func frames(
    _ list: JSONValue, _ value: JSONValue, _ track: SceneAnimation.Track, _ kind: AnimatedKind
  ) -> SceneAnimation.Content? {
    let keys = AnimationForm.frames
    let pacing = pacing(value)
    let timings = decoder.read(keys.timings, of: value)
    if kind.isAngle { warnOfRadians(list.elements ?? []) }
    let values = (list.elements ?? []).map { read($0, kind) }
    guard values.count > 1 else {
      diagnostics.error(
        .wrongValue, "expected \(keys.values.form.form.expectation)", at: list.range)
      return nil
    }
    let known = values.compactMap { $0 }
    guard known.count == values.count else { return nil }
    return .frames(track, known, times: pacing.times, timings: timings, mode: pacing.mode)
  }

  private mutating func path(
    _ value: JSONValue, _ track: SceneAnimation.Track
  ) -> SceneAnimation.Content? {
    let keys = AnimationForm.path
    let pacing = pacing(value)
    let rotation = decoder.read(keys.rotationMode, of: value)
    guard case .path(let path?)? = decoder.read(keys.path, of: value) else { return nil }
    return .path(track, path, times: pacing.times, mode: pacing.mode, rotation: rotation)
  }

  private mutating func pacing(
    _ value: JSONValue
  ) -> (times: [Double]?, mode: CAAnimationCalculationMode) {
    let keys = AnimationForm.frames.pacing
    var times: [Double]?
    if case .numbers(let numbers)? = decoder.read(keys.keyTimes, of: value) { times = numbers }
    return (times, decoder.read(keys.calculationMode, of: value))
  }

  private mutating func read(_ value: JSONValue?, _ kind: AnimatedKind) -> PropertyValue? {
    guard let value, !value.isNull else { return nil }
    guard let valueKind = kind.value else {
      return decoder.angle(value).map { .number($0) }
    }
    return decoder.decode(value, as: valueKind)
  }
}
