import CoreGraphics
import Scenes

// The tables of event scripts.

/// The keys of a script.
struct ScriptKeys: KeyTable {
  let steps = Key.raw(
    "steps", .list(of: .object(.scriptStep), count: 0...Int.max, words: "a list of steps"),
    "What happens, one after the other.", [["tap": "buy"], ["wait": "idle"]]
  ).required
}

/// What every step has.
struct AnyStepKeys: KeyTable {
  let at = Key<TimeInterval>.time(
    "at", "When it happens, from the beginning of the scene.", "250ms"
  ).orElse("right after the step before")
}

/// A step that says what it does to whom.
struct TargetStepKeys: KeyTable {
  let target: Key<String>
  let point = Key<LengthPair>.place(
    "point",
    "Where in the view, in points from its upper left corner, or in shares of its size: [x, y].",
    ["35%", 8]
  ).orElse("its middle")
  let any = AnyStepKeys()

  init(_ name: String, _ doc: String) {
    target = Key.text(name, .view, doc, "buy").required
  }
}

struct TapKeys: KeyTable {
  let target = TargetStepKeys("tap", "The id of a view whose middle is tapped.")
  let taps = Key.integer("taps", in: 1...10, "How often, at once.", 2).or(1)
}

struct ReleaseKeys: KeyTable {
  let release = Key.yes("release", "What was pressed is let go.").required
  let any = AnyStepKeys()
}

struct HoldKeys: KeyTable {
  let target = TargetStepKeys("hold", "The id of a view that is pressed, and let go after a while.")
  let duration = Key<TimeInterval>.time("for", "How long it is pressed.", "1s").or(0.6, "600ms")
}

struct DragKeys: KeyTable {
  let target = TargetStepKeys("drag", "The id of a view that is pressed, moved and let go.")
  let by = Key<[Double]>.distance(
    "by", "How far, in points, or how far beside the view that it goes to: [x, y].",
    [0, -300])
  let to = Key.text("to", .view, "The id of a view to whose middle it is moved.", "basket")
  let over = OverKeys()
}

struct OverKeys: KeyTable {
  let over = Key<TimeInterval>.time("over", "How long it takes.", "400ms").or(0.2, "200ms")
}

struct PinchKeys: KeyTable {
  let target = TargetStepKeys("pinch", "The id of a view that two fingers are put on.")
  let scale = Key.number("scale", in: 0.05...20, "By what factor they move apart.", 2).or(1)
  let angle = Key.number(
    "angle", in: -3600...3600, "How far they turn about each other, in degrees.", 90
  ).or(0)
  let over = OverKeys()
}

struct ScrollKeys: KeyTable {
  let target = TargetStepKeys("scroll", "The id of a view that the wheel is turned over.")
  let by = Key<[Double]>.distance("by", "By how many points of what it scrolls.", [0, 40]).required
}

struct KeyPressKeys: KeyTable {
  let key = Key<KeyStroke>.stroke(
    "key", "A key, with what is held besides: Tab, a, Shift+Left.", "Shift+Tab"
  ).required
  let any = AnyStepKeys()
}

struct TypeKeys: KeyTable {
  let type = Key.text("type", "What is typed into the first responder.", "hello").required
  let any = AnyStepKeys()
}

struct WaitKeys: KeyTable {
  let wait = Key<TimeInterval>.pause(
    "wait", "How long nothing is done; \"idle\" waits until nothing moves.", "idle"
  ).required
  let any = AnyStepKeys()
}

struct SnapshotKeys: KeyTable {
  let snapshot = Key<String>.fileName(
    "snapshot", "A picture by this name, beside the others of the run.", "pressed"
  ).required
  let any = AnyStepKeys()
}

struct ExpectKeys: KeyTable {
  let expect = Key.raw(
    "expect", .map(of: .anything, keys: .target, atLeast: 1),
    "What properties have to be, by \"id.property\".", ["self.alpha": 0.5]
  ).required
  let any = AnyStepKeys()
}

/// The tables by which scripts are read, and of which their schema is made.
package enum ScriptForm {
  static let keys = ScriptKeys()
  static let any = AnyStepKeys()
  static let tap = TapKeys()
  static let press = TargetStepKeys("press", "The id of a view where the button goes down.")
  static let release = ReleaseKeys()
  static let hold = HoldKeys()
  static let drag = DragKeys()
  static let pinch = PinchKeys()
  static let hover = TargetStepKeys("hover", "The id of a view that the pointer comes over.")
  static let scroll = ScrollKeys()
  static let key = KeyPressKeys()
  static let type = TypeKeys()
  static let wait = WaitKeys()
  static let snapshot = SnapshotKeys()
  static let expect = ExpectKeys()

  static let form = ObjectForm(
    .script, "What a run does to a scene, step by step, under a virtual clock.",
    place: " in a script", keys: keys, example: ["steps": [["tap": "buy"], ["snapshot": "bought"]]])

  static let step: ObjectForm = {
    func variant(
      _ keys: some KeyTable, needsOneOf: [String] = [], _ example: JSONValue
    ) -> ObjectForm.Variant {
      let tag = keys.forms.first?.name ?? ""
      return .init(tag, tag: tag, keys: keys, needsOneOf: needsOneOf, example: example)
    }
    let variants = [
      variant(tap, ["tap": "buy", "taps": 2]), variant(press, ["press": "buy"]),
      variant(release, ["release": true]), variant(hold, ["hold": "buy", "for": "700ms"]),
      variant(
        drag, needsOneOf: [drag.by.name, drag.to.name],
        ["drag": "list", "by": [0, -300], "over": "200ms"]),
      variant(
        pinch, needsOneOf: [pinch.scale.name, pinch.angle.name], ["pinch": "photo", "scale": 2]),
      variant(hover, ["hover": "buy"]), variant(scroll, ["scroll": "list", "by": [0, 40]]),
      variant(key, ["key": "Shift+Tab"]), variant(type, ["type": "hello"]),
      variant(wait, ["wait": "idle"]), variant(snapshot, ["snapshot": "pressed"]),
      variant(expect, ["at": "2s", "expect": ["list.contentOffset": [0, 300]]]),
    ]
    let names = variants.compactMap(\.tag).joined(separator: ", ")
    return ObjectForm(
      .scriptStep, "One thing that a hand does, or that is waited for, shown or expected.",
      place: " in a step", strictness: .error, choice: "a step does one thing: \(names)",
      variants: variants)
  }()

  /// Every kind of object of a script.
  package static let catalog = FormCatalog(root: .script, forms: [form, step])

  /// The schema of scripts.
  package static var schema: JSONValue {
    SceneSchema(catalog, title: "LayerKit event script", resolves: false).value
  }
}

extension FormName {
  /// The whole file.
  package static let script = FormName("script", "a script")
  /// An entry of its `steps`.
  package static let scriptStep = FormName("scriptStep", "a step of a script")
}
