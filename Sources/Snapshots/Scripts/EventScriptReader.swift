import CoreGraphics
import Scenes

/// Reads the steps of an event script.
struct EventScriptReader {
  var diagnostics: DiagnosticList

  /// What a step can do, and the keys that say more about it.
  private static let actions: [(name: String, details: [String])] = [
    ("tap", ["taps"]), ("press", []), ("release", []), ("hold", ["for"]),
    ("drag", ["by", "over"]), ("pinch", ["scale", "angle", "over"]), ("hover", []),
    ("scroll", ["by"]), ("key", []), ("type", []), ("wait", []), ("snapshot", []),
    ("expect", []),
  ]
  private static let names = actions.map(\.name)
  private static let keys = Set(actions.flatMap { [$0.name] + $0.details } + ["at"])

  mutating func read(_ value: JSONValue) -> EventScript {
    var script = EventScript()
    guard let steps = value["steps"]?.elements else {
      diagnostics.error(
        .wrongValue, "a script is an object with a list of 'steps'", at: value.range)
      return script
    }
    for step in steps {
      guard let action = action(step) else { continue }
      let time = step["at"].flatMap { duration($0) }
      script.steps.append(
        EventScript.Step(time: time, action: action, place: diagnostics.files.place(of: step.range))
      )
    }
    return script
  }

  private mutating func action(_ step: JSONValue) -> EventScript.Action? {
    guard let members = step.members else {
      diagnostics.error(
        .wrongValue, "expected a step, found \(step.kindName)", at: step.range)
      return nil
    }
    for member in members where !Self.keys.contains(member.key) {
      diagnostics.error(
        .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) in a step",
        at: member.keyRange,
        suggestion: closestMatch(to: member.key, among: Self.keys.sorted()))
      return nil
    }
    let actions = members.filter { Self.names.contains($0.key) }
    guard actions.count == 1, let action = actions.first else {
      diagnostics.error(
        .wrongValue, "a step does one thing: \(Self.names.joined(separator: ", "))",
        at: actions.count > 1 ? actions[1].keyRange : step.range)
      return nil
    }
    let details = Self.actions.first { $0.name == action.key }?.details ?? []
    for member in members
    where member.key != action.key && member.key != "at" && !details.contains(member.key) {
      diagnostics.error(
        .wrongValue, "'\(action.key)' takes no '\(member.key)'", at: member.keyRange)
      return nil
    }
    return read(action.key, action.value, of: step)
  }

  private mutating func read(
    _ name: String, _ value: JSONValue, of step: JSONValue
  ) -> EventScript.Action? {
    switch name {
    case "tap": tap(text(value), step)
    case "press": text(value).map { .press($0) }
    case "release": .release
    case "hold": hold(text(value), step)
    case "drag": drag(text(value), step)
    case "pinch": pinch(text(value), step)
    case "hover": text(value).map { .hover($0) }
    case "scroll": scroll(text(value), step)
    case "key": key(value)
    case "type": text(value).map { .type($0) }
    case "snapshot": snapshot(value)
    case "wait": value.string == "idle" ? .settle : duration(value).map { .wait($0) }
    default: expectations(value)
    }
  }

  private mutating func expectations(_ value: JSONValue) -> EventScript.Action? {
    guard let members = value.members, !members.isEmpty else {
      diagnostics.error(
        .wrongValue,
        "expected properties such as { \"card.alpha\": 0.5 }, found"
          + " \(value.kindName)", at: value.range)
      return nil
    }
    return .expect(members.map { ($0.key, $0.value) })
  }

  /// The name becomes a file's name, so it must be one.
  private mutating func snapshot(_ value: JSONValue) -> EventScript.Action? {
    guard let name = text(value) else { return nil }
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !name.contains("\0") else {
      diagnostics.error(
        .wrongValue, "\(Diagnostic.quoted(name)) cannot be a snapshot's name", at: value.range)
      return nil
    }
    return .snapshot(name)
  }

  private mutating func key(_ value: JSONValue) -> EventScript.Action? {
    guard let name = text(value) else { return nil }
    if let stroke = KeyStroke(name) { return .key(stroke) }
    diagnostics.error(
      .wrongValue,
      "\(Diagnostic.quoted(name)) names no key; expected one such as \"Tab\","
        + " \"a\" or \"Shift+Left\"", at: value.range)
    return nil
  }
}
