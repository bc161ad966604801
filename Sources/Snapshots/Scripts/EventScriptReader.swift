import CoreGraphics
import Scenes

/// Reads the steps of an event script.
struct EventScriptReader {
  var diagnostics: DiagnosticList

  private static let actions = ["tap", "drag", "wait", "snapshot", "expect"]
  private static let keys = actions + ["at", "by", "over"]
  /// Nobody waits longer than this for a picture.
  private static let longestTime: TimeInterval = 3600

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
        at: member.keyRange, suggestion: closestMatch(to: member.key, among: Self.keys))
      return nil
    }
    let actions = members.filter { Self.actions.contains($0.key) }
    guard actions.count == 1 else {
      diagnostics.error(
        .wrongValue, "a step taps, drags, waits, expects or takes a snapshot: one of them",
        at: actions.count > 1 ? actions[1].keyRange : step.range)
      return nil
    }
    let value = actions[0].value
    switch actions[0].key {
    case "tap": return text(value).map { .tap($0) }
    case "drag": return drag(text(value), step)
    case "snapshot": return snapshot(value)
    case "wait": return value.string == "idle" ? .wait(0) : duration(value).map { .wait($0) }
    default: return expectations(value)
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

  private mutating func drag(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target else { return nil }
    let elements = step["by"]?.elements ?? []
    let numbers = elements.compactMap(\.number)
    guard elements.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.magnitude <= 1e6 })
    else {
      diagnostics.error(
        .wrongValue, "a drag says how far: \"by\": [x, y]", at: (step["by"] ?? step).range)
      return nil
    }
    let over = step["over"].flatMap { duration($0) } ?? 0.2
    return .drag(target, by: CGSize(width: numbers[0], height: numbers[1]), over: over)
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

  private mutating func text(_ value: JSONValue) -> String? {
    if let text = value.string { return text }
    diagnostics.error(
      .wrongValue, "expected a name, found \(value.kindName)", at: value.range)
    return nil
  }

  /// Milliseconds as a number, or a text such as `"250ms"` and `"2s"`; the result is in seconds.
  private mutating func duration(_ value: JSONValue) -> TimeInterval? {
    let seconds = value.number.map { $0 / 1000 } ?? value.string.flatMap(TimeText.seconds(of:))
    guard let seconds, seconds >= 0, seconds <= Self.longestTime else {
      diagnostics.error(
        .wrongValue, "expected a time such as 250, \"250ms\" or \"2s\", of an hour at most",
        at: value.range)
      return nil
    }
    return seconds
  }
}
