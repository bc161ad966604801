import QuartzCore

extension Expander {
  private static let timingKeys: Set<String> = [
    "key", "duration", "delay", "speed", "repeatCount", "autoreverses", "fillMode",
    "removedOnCompletion", "timing",
  ]
  private static let trackKeys: Set<String> = [
    "keyPath", "from", "to", "by", "values", "keyTimes", "timings", "calculationMode", "path",
    "rotationMode", "spring", "additive", "cumulative", "group",
  ]

  /// The `animations` of a node.
  mutating func animations(
    _ member: MergedNode.Member?, in environment: Environment
  ) -> [SceneAnimation] {
    guard let member, let value = resolve(member.value, in: environment.reading(member)) else {
      return []
    }
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
    guard let members = value.members else {
      diagnostics.error(
        .wrongValue,
        "expected an animation such as { \"keyPath\": \"opacity\", \"to\": 0 }, found"
          + " \(value.kindName)", at: value.range)
      return nil
    }
    let known = Self.timingKeys.union(Self.trackKeys)
    for member in members where !known.contains(member.key) {
      diagnostics.warning(
        .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) on an animation",
        at: member.keyRange, suggestion: closestMatch(to: member.key, among: known.sorted()))
    }
    guard let content = content(of: value) else { return nil }
    var animation = SceneAnimation(key: value["key"]?.string, content: content)
    if let key = animation.key { animationKeys.insert(key) }
    readTiming(value, &animation)
    return animation
  }

  // MARK: Timing

  private mutating func readTiming(_ value: JSONValue, _ animation: inout SceneAnimation) {
    animation.duration = number(value["duration"], in: 0...86_400)
    animation.delay = number(value["delay"], in: 0...86_400) ?? 0
    animation.speed = number(value["speed"], in: -1000...1000) ?? 1
    if value["repeatCount"]?.string == "infinity" {
      animation.repeatCount = .infinity
    } else {
      animation.repeatCount = number(value["repeatCount"], in: 0...1e9) ?? 0
    }
    animation.autoreverses = flag(value["autoreverses"]) ?? false
    animation.isRemovedOnCompletion = flag(value["removedOnCompletion"]) ?? true
    animation.fillMode = name(
      value["fillMode"], among: ["removed", "forwards", "backwards", "both"])
    animation.timing = value["timing"].flatMap { timing($0) }
  }

  mutating func timing(_ value: JSONValue) -> SceneAnimation.TimingValue? {
    if value.elements != nil {
      return decoder.numbers(value, count: 4, .insets).map { .points($0) }
    }
    return name(value, among: SceneAnimation.TimingValue.names).map { .named($0) }
  }

  private mutating func number(_ value: JSONValue?, in range: ClosedRange<Double>) -> Double? {
    value.flatMap { decoder.number($0, in: range, .number(range)) }
  }

  private mutating func flag(_ value: JSONValue?) -> Bool? {
    guard let value, case .bool(let flag)? = decoder.decode(value, as: .bool) else { return nil }
    return flag
  }

  private mutating func name(_ value: JSONValue?, among names: [String]) -> String? {
    guard let value, case .text(let name)? = decoder.decode(value, as: .choice(names)) else {
      return nil
    }
    return name
  }

  // MARK: Values

  private mutating func content(of value: JSONValue) -> SceneAnimation.Content? {
    if let group = value["group"] { return .group(animations(group)) }
    guard let name = value["keyPath"], let keyPath = name.string else {
      diagnostics.error(
        .wrongValue, "an animation needs a \"keyPath\" or a \"group\"", at: value.range)
      return nil
    }
    guard let kind = AnimatedKind(keyPath) else {
      diagnostics.error(
        .wrongValue, "there is nothing to animate at \(Diagnostic.quoted(keyPath))",
        at: name.range, suggestion: closestMatch(to: keyPath, among: AnimatedKind.names))
      return nil
    }
    let track = SceneAnimation.Track(
      keyPath: keyPath, isAdditive: flag(value["additive"]) ?? false,
      isCumulative: flag(value["cumulative"]) ?? false)
    if value["values"] != nil || value["path"] != nil, kind.value != nil {
      return frames(value, track, kind)
    }
    return ends(value, track, kind)
  }

  private mutating func ends(
    _ value: JSONValue, _ track: SceneAnimation.Track, _ kind: AnimatedKind
  ) -> SceneAnimation.Content? {
    let (from, to) = (read(value["from"], kind), read(value["to"], kind))
    let by = read(value["by"], kind)
    guard let spring = value["spring"] else { return .basic(track, from: from, to: to, by: by) }
    var settings = SceneAnimation.SpringValue()
    for member in spring.members ?? [] {
      let limits = 0.0...1e6
      switch member.key {
      case "mass": settings.mass = number(member.value, in: 1e-3...1e6) ?? settings.mass
      case "stiffness": settings.stiffness = number(member.value, in: 1e-3...1e6) ?? 100
      case "damping": settings.damping = number(member.value, in: limits) ?? 10
      case "velocity": settings.velocity = number(member.value, in: -1e6...1e6) ?? 0
      default:
        diagnostics.warning(
          .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) on a spring",
          at: member.keyRange,
          suggestion: closestMatch(
            to: member.key, among: ["mass", "stiffness", "damping", "velocity"]))
      }
    }
    return .spring(track, settings, from: from, to: to, by: by)
  }

  private mutating func frames(
    _ value: JSONValue, _ track: SceneAnimation.Track, _ kind: AnimatedKind
  ) -> SceneAnimation.Content? {
    let mode =
      name(
        value["calculationMode"],
        among: ["linear", "discrete", "paced", "cubic", "cubicPaced"]) ?? "linear"
    var times: [Double]?
    if let list = value["keyTimes"],
      case .numbers(let numbers)? = decoder.decode(list, as: .numbers(0...1))
    {
      times = numbers
    }
    if let path = value["path"] {
      guard case .path(let shape?)? = decoder.decode(path, as: .path) else { return nil }
      return .path(
        track, shape, times: times, mode: mode,
        rotation: name(value["rotationMode"], among: ["auto", "autoReverse"]))
    }
    let values = (value["values"]?.elements ?? []).compactMap { read($0, kind) }
    guard values.count > 1, values.count == value["values"]?.elements?.count else {
      diagnostics.error(
        .wrongValue, "expected a list of two or more values",
        at: value["values"]?.range ?? value.range)
      return nil
    }
    let timings = value["timings"]?.elements?.compactMap { timing($0) }
    return .frames(track, values, times: times, timings: timings, mode: mode)
  }

  private mutating func read(_ value: JSONValue?, _ kind: AnimatedKind) -> PropertyValue? {
    guard let value, !value.isNull else { return nil }
    guard let valueKind = kind.value else {
      return decoder.angle(value).map { .number($0) }
    }
    return decoder.decode(value, as: valueKind)
  }
}
