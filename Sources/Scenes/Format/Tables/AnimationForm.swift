import QuartzCore

/// When an animation runs and how, whatever it animates.
struct AnimationTimingKeys: KeyTable {
  let key = Key.text(
    "key", "What the layer knows the animation by; another one with the key ends it.", "spin"
  ).orElse("its place in the list")
  let duration = Key.seconds("duration", "How many seconds it takes.", 0.4)
    .orElse("0.25, or until a spring has settled")
  let delay = Key.seconds("delay", "How many seconds it waits.", 0.2).or(0)
  let speed = Key.number(
    "speed", in: -1000...1000, "How fast its time goes; below 0 it goes back.", 0.5
  ).or(1)
  let repeatCount = Key<Double>.repeatCount(
    "repeatCount", "How often it runs, or \"infinity\"; 0 is once.", "infinity"
  ).or(0)
  let autoreverses = Key.flag("autoreverses", "Whether it goes back as it came.").or(false)
  let removedOnCompletion = Key.flag(
    "removedOnCompletion", "Whether it is gone when it has ended.", false
  ).or(true)
  let fillMode = Key.choice(
    "fillMode", fillModes, "What it shows before it begins and after it has ended.", "forwards"
  ).orElse("\"backwards\" with a delay, else \"removed\"")
  let timing = Key<SceneAnimation.TimingValue>.timing(
    "timing", "The curve of its time, by name or by its two control points.", "easeInEaseOut"
  ).orElse("\"linear\"")

  static let seconds = 0.0...86_400
  static let fillModes = Choices<CAMediaTimingFillMode>([
    ("removed", .removed), ("forwards", .forwards), ("backwards", .backwards), ("both", .both),
  ])
}

/// What is animated.
struct TrackKeys: KeyTable {
  let keyPath = Key.text(
    "keyPath", .keyPath, "What it animates: a property of the layer, or a part of one.", "opacity"
  ).required
  let additive = Key.flag("additive", "Whether its values are added to what the layer has.")
    .or(false)
  let cumulative = Key.flag("cumulative", "Whether each round begins where the last one ended.")
    .or(false)
}

/// Where an animation begins and ends; each is as the key path's property is written.
struct EndKeys: KeyTable {
  let from = Key.raw("from", .anything, "Its first value.", 0)
    .orElse("what the layer has, or what fits 'to' and 'by'")
  let to = Key.raw("to", .anything, "Its last value.", 1).orElse("what the layer has")
  let by = Key.raw("by", .anything, "How far it goes from its first value.", 0.5).orElse("nothing")
}

/// How keyframes follow each other.
struct PacingKeys: KeyTable {
  let keyTimes = Key.value(
    "keyTimes", .numbers(ValueKind.unit),
    "When each value is reached, in fractions of the time: from 0 to 1 and in order, or none counts.",
    [0, 0.3, 1]
  ).orElse("even steps")
  let calculationMode = Key.choice(
    "calculationMode", modes, or: .linear, "What lies between the values.", "cubic")

  static let modes = Choices<CAAnimationCalculationMode>([
    ("linear", .linear), ("discrete", .discrete), ("paced", .paced), ("cubic", .cubic),
    ("cubicPaced", .cubicPaced),
  ])
}

/// An animation between values.
struct BasicAnimationKeys: KeyTable {
  let track = TrackKeys()
  let ends = EndKeys()
  let timing = AnimationTimingKeys()
}

struct SpringAnimationKeys: KeyTable {
  let track = TrackKeys()
  let spring = Key.raw(
    "spring", .object(.spring), "The spring that moves the value.", ["damping": 12]
  ).required
  let ends = EndKeys()
  let timing = AnimationTimingKeys()
}

struct FrameAnimationKeys: KeyTable {
  let track = TrackKeys()
  let values = Key.raw(
    "values", .list(of: .anything, count: 2...Int.max, words: "a list of two or more values"),
    "What it passes through, each as the key path's property is written.", [0, 1, 0]
  ).required
  let timings = Key<[SceneAnimation.TimingValue]>.timings(
    "timings", "The curve of each step, one less than there are values.", ["easeIn", "easeOut"]
  ).orElse("even steps")
  let pacing = PacingKeys()
  let timing = AnimationTimingKeys()
}

struct PathAnimationKeys: KeyTable {
  let track = TrackKeys()
  let path = Key<PropertyValue>.solidPath(
    "path", "The way of a point, such as the position.", "M 0 0 L 40 40"
  ).required
  let rotationMode = Key.choice(
    "rotationMode", rotationModes, "Whether the layer turns with the way.", "auto"
  ).orElse("it does not turn")
  let pacing = PacingKeys()
  let timing = AnimationTimingKeys()

  static let rotationModes = Choices<CAAnimationRotationMode>([
    ("auto", .rotateAuto), ("autoReverse", .rotateAutoReverse),
  ])
}

struct GroupAnimationKeys: KeyTable {
  let group = Key.raw(
    "group", .list(of: .object(.animation), words: "a list of animations"),
    "Animations that run together, in the group's time.", [["keyPath": "opacity", "to": 0]]
  ).required
  let timing = AnimationTimingKeys()
}

enum AnimationForm {
  static let basic = BasicAnimationKeys()
  static let spring = SpringAnimationKeys()
  static let frames = FrameAnimationKeys()
  static let path = PathAnimationKeys()
  static let group = GroupAnimationKeys()
  static let timing = group.timing

  static let form = ObjectForm(
    .animation, "What moves on a node's layer.", place: " on an animation",
    choice: "an animation has a \"keyPath\", with one of \"values\", \"path\" and \"spring\" at"
      + " most, or a \"group\"",
    variants: [
      .init(
        "from one value to another", "It goes straight.", tag: basic.track.keyPath.name,
        keys: basic, example: ["keyPath": "opacity", "to": 0]),
      .init(
        "a spring", "A weight on a spring moves the value.", tag: spring.spring.name, keys: spring,
        example: ["keyPath": "position.x", "spring": ["damping": 12], "by": 80]),
      .init(
        "keyframes", "It passes through values.", tag: frames.values.name, keys: frames,
        example: ["keyPath": "opacity", "values": [0, 1, 0.5], "keyTimes": [0, 0.3, 1]]),
      .init(
        "along a path", "A point goes along a path.", tag: path.path.name, keys: path,
        example: ["keyPath": "position", "path": "M 0 0 L 90 40", "rotationMode": "auto"]),
      .init(
        "a group", "Several at once.", tag: group.group.name, keys: group,
        example: ["group": [["keyPath": "opacity", "to": 0]], "duration": 1, "delay": 0.2]),
    ])
}

/// The keys of an animation's `spring`.
struct SpringKeys: KeyTable {
  let mass = Key.number("mass", in: 1e-3...1e6, "How heavy the weight is.", 2).or(1)
  let stiffness = Key.number("stiffness", in: 1e-3...1e6, "How stiff the spring is.", 180).or(100)
  let damping = Key.number("damping", in: 0...1e6, "How soon it comes to rest.", 12).or(10)
  let velocity = Key.number(
    "velocity", in: -1e6...1e6, "How fast the weight is at first, towards the end.", 4
  ).or(0)
}

enum SpringForm {
  static let keys = SpringKeys()
  static let form = ObjectForm(
    .spring, "A weight on a spring.", place: " on a spring", keys: keys,
    example: ["damping": 12, "stiffness": 180])
}

extension SceneAnimation.TimingValue {
  static let curves = Choices<CAMediaTimingFunctionName>([
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut), ("default", .default),
  ])
  static let points = ValueForm.list(
    of: .number(ValueKind.geometry), count: 4...4, words: "the four numbers of a curve")
  static let form = ValueForm.any([.choice(curves.names), points])
}

extension Key where Value == SceneAnimation.TimingValue {
  static func timing(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, Value.form, doc, example: example)) { $0.timing($1) }
  }
}

extension Key where Value == [SceneAnimation.TimingValue] {
  static func timings(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let words = "a list of curves"
    let form = ValueForm.list(of: SceneAnimation.TimingValue.form, words: words)
    return Key(KeyForm(name, form, doc, example: example)) { decoder, value in
      decoder.list(value, words) { $0.timing($1) }
    }
  }
}

extension Key where Value == Double {
  static func repeatCount(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    let range = 0...1e9
    let form = ValueForm.any([.exactly("infinity"), .number(range)])
    return Key(KeyForm(name, form, doc, example: example)) { decoder, value in
      if value.string == "infinity" { return .infinity }
      guard value.number != nil else { return decoder.mismatch(value, expected: form.expectation) }
      return decoder.number(value, in: range, .number(range))
    }
  }
}

extension Key where Value == PropertyValue {
  /// A path that is one, not `null`.
  static func solidPath(_ name: String, _ doc: String, _ example: JSONValue) -> Key {
    Key(KeyForm(name, .solidPath, doc, example: example)) { decoder, value in
      value.isNull
        ? decoder.mismatch(value, expected: "path data, or an object that names a shape")
        : decoder.decode(value, as: .path)
    }
  }
}
