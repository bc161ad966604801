import CoreGraphics
import Scenes

/// Reads the steps of an event script.
struct EventScriptReader {
  private var decoder: ValueDecoder

  var diagnostics: DiagnosticList { decoder.diagnostics }

  init(diagnostics: DiagnosticList) {
    decoder = ValueDecoder(diagnostics: diagnostics)
  }

  mutating func read(_ value: JSONValue) -> EventScript {
    var script = EventScript()
    guard let steps = value[ScriptForm.keys.steps]?.elements else {
      decoder.diagnostics.error(
        .wrongValue, "a script is an object with a list of 'steps'", at: value.range)
      return script
    }
    guard decoder.variant(of: value, as: ScriptForm.form) != nil else { return script }
    var last = 0.0
    for step in steps {
      guard decoder.variant(of: step, as: ScriptForm.step) != nil else { continue }
      let time = decoder.read(ScriptForm.any.at, of: step)
      if let time, time < last {
        decoder.diagnostics.error(
          .wrongValue,
          "the step is at \(JSONText.number(time)) s, behind one at \(JSONText.number(last)) s",
          at: step[ScriptForm.any.at]?.range ?? step.range)
      }
      last = max(last, time ?? 0)
      guard let action = touch(step) ?? other(step) else { continue }
      let point = decoder.read(ScriptForm.press.point, of: step)
      script.steps.append(
        EventScript.Step(
          time: time, action: action, point: point,
          place: diagnostics.files.place(of: step.range)))
    }
    return script
  }

  /// A step that touches something; nil where it does not, or after an error.
  private mutating func touch(_ step: JSONValue) -> EventScript.Action? {
    typealias Form = ScriptForm
    if let target = decoder.read(Form.tap.target.target, of: step) {
      return .tap(target, count: Int(decoder.read(Form.tap.taps, of: step)))
    }
    if let target = decoder.read(Form.press.target, of: step) { return .press(target) }
    if let target = decoder.read(Form.hold.target.target, of: step) {
      return .hold(target, for: decoder.read(Form.hold.duration, of: step))
    }
    if let target = decoder.read(Form.drag.target.target, of: step) {
      let over = decoder.read(Form.drag.over.over, of: step)
      let by = distance(Form.drag.by, step)
      if let goal = decoder.read(Form.drag.to, of: step) {
        return .carry(target, to: goal, beside: by ?? .zero, over: over)
      }
      return by.map { .drag(target, by: $0, over: over) }
    }
    if let target = decoder.read(Form.pinch.target.target, of: step) {
      return .pinch(
        target, scale: decoder.read(Form.pinch.scale, of: step),
        angle: decoder.read(Form.pinch.angle, of: step) * .pi / 180,
        over: decoder.read(Form.pinch.over.over, of: step))
    }
    if let target = decoder.read(Form.hover.target, of: step) { return .hover(target) }
    if let target = decoder.read(Form.scroll.target.target, of: step) {
      return distance(Form.scroll.by, step).map { .scroll(target, by: $0) }
    }
    return decoder.read(Form.release.release, of: step).map { _ in .release }
  }

  private mutating func other(_ step: JSONValue) -> EventScript.Action? {
    typealias Form = ScriptForm
    if let stroke = decoder.read(Form.key.key, of: step) { return .key(stroke) }
    if let text = decoder.read(Form.type.type, of: step) { return .type(text) }
    if let name = decoder.read(Form.snapshot.snapshot, of: step) { return .snapshot(name) }
    if let seconds = decoder.read(Form.wait.wait, of: step) {
      return seconds == .infinity ? .settle : .wait(seconds)
    }
    return decoder.read(Form.expect.expect, of: step).flatMap { expectations($0) }
  }

  private mutating func distance(_ key: Key<[Double]>, _ step: JSONValue) -> CGSize? {
    decoder.read(key, of: step).map { CGSize(width: $0[0], height: $0[1]) }
  }

  private mutating func expectations(_ value: JSONValue) -> EventScript.Action? {
    guard let members = value.members, !members.isEmpty else {
      return decoder.mismatch(value, expected: "properties such as { \"card.alpha\": 0.5 }")
    }
    for member in members where !member.key.contains(".") {
      decoder.diagnostics.error(
        .wrongValue, "expected \(TextForm.target.words)", at: member.keyRange)
      return nil
    }
    return .expect(members.map { ($0.key, $0.value) })
  }
}
