import Scenes
import TestSupport

// What hands do: mostly what makes sense, so that gestures come to an end.

extension SceneMaker {
  mutating func events(count: Int, scenes: Int) -> [JSONValue] {
    var events: [JSONValue] = []
    while events.count < count {
      switch numbers.below(12) {
      case 0, 1: events += tap()
      case 2: events += drag()
      case 3: events += fingers()
      case 4: events.append(["hover": point()])
      case 5:
        events.append(["scroll": pair(numbers.below(80) - 40, numbers.below(80) - 40, point())])
      case 6: events.append(["key": JSONValue(one(of: Self.keys) ?? "a")])
      case 7: events.append(["type": value(.text(.any))])
      case 8: events.append(["wait": JSONValue(one(of: [0, 0.016, 0.1, 0.3, 0.6, 1.5]) ?? 0.1)])
      case 9 where scenes > 1: events.append(["show": JSONValue(numbers.below(scenes))])
      case 10: events.append(chaos())
      default: events.append(["wait": 0.016])
      }
    }
    return events
  }

  private static let keys = [
    "Tab", "Shift+Tab", "Space", "Enter", "Escape", "Left", "Right", "Up", "Down", "Home", "End",
    "Backspace", "Delete", "Shift+Left", "Shift+Right", "Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V",
    "Ctrl+Z", "Ctrl+Left", "Shift+Ctrl+Right", "Alt+Left", "PageDown", "PageUp", "a", "Z", "F1",
  ]

  private mutating func point() -> JSONValue {
    [JSONValue(numbers.below(90) - 4), JSONValue(numbers.below(90) - 4)]
  }

  private func pair(_ x: Int, _ y: Int, _ point: JSONValue) -> JSONValue {
    JSONValue(.array([JSONValue(x), JSONValue(y)] + (point.elements ?? [])))
  }

  private mutating func tap() -> [JSONValue] {
    let point = point()
    let tap: [JSONValue] = [["press": point], ["release": true]]
    switch numbers.below(4) {
    case 0: return tap + tap
    // Long enough for a long press.
    case 1: return [["press": point], ["wait": 0.7], ["release": true]]
    // A save while the button is down: what was pressed may be gone.
    case 2: return [["press": point], ["show": JSONValue(numbers.below(3))], ["release": true]]
    default: return tap
    }
  }

  private mutating func drag() -> [JSONValue] {
    var events: [JSONValue] = [["press": point()]]
    for _ in 0...numbers.below(4) {
      events.append(["move": point()])
      if oneIn(2) { events.append(["wait": 0.016]) }
      if oneIn(12) { events.append(["show": JSONValue(numbers.below(3))]) }
    }
    return events + [oneIn(8) ? ["cancel": true] : ["release": true]]
  }

  private mutating func fingers() -> [JSONValue] {
    var events: [JSONValue] = [["finger": pair(0, 0, point())], ["finger": pair(1, 0, point())]]
    for _ in 0...numbers.below(4) {
      events.append(["finger": pair(numbers.below(2), 1, point())])
      events.append(["wait": 0.016])
    }
    if oneIn(8) { events.append(["show": JSONValue(numbers.below(3))]) }
    return events + [
      ["finger": pair(0, 2, point())], ["finger": pair(1, 2 + numbers.below(2), point())],
    ]
  }

  /// What no hand does.
  private mutating func chaos() -> JSONValue {
    switch numbers.below(7) {
    case 0: ["release": true]
    case 1: ["hover": nil]
    case 2: ["move": point()]
    case 3: ["finger": pair(numbers.below(4), numbers.below(4), point())]
    case 4: ["mark": value(.text(.any))]
    case 5: ["press": [JSONValue(1e9), JSONValue(-1e9)]]
    default: ["scroll": [1e9, -1e9, 20, 20]]
    }
  }
}
