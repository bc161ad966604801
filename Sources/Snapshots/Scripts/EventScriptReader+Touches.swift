import CoreGraphics
import Scenes

// Steps that touch something.

extension EventScriptReader {
  mutating func tap(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target else { return nil }
    guard let value = step["taps"] else { return .tap(target, count: 1) }
    guard let count = value.number, (1...10).contains(count), count == count.rounded() else {
      diagnostics.error(.wrongValue, "expected 1 to 10 taps", at: value.range)
      return nil
    }
    return .tap(target, count: Int(count))
  }

  mutating func hold(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target else { return nil }
    guard let value = step["for"] else { return .hold(target, for: 0.6) }
    return duration(value).map { .hold(target, for: $0) }
  }

  mutating func drag(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target, let by = distance("drag", step) else { return nil }
    return .drag(target, by: by, over: over(step))
  }

  mutating func scroll(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target, let by = distance("scroll", step) else { return nil }
    return .scroll(target, by: by)
  }

  mutating func pinch(_ target: String?, _ step: JSONValue) -> EventScript.Action? {
    guard let target else { return nil }
    let scale = step["scale"]?.number ?? 1
    let angle = step["angle"]?.number ?? 0
    guard (0.05...20).contains(scale), angle.magnitude <= 3600,
      step["scale"] != nil || step["angle"] != nil
    else {
      diagnostics.error(
        .wrongValue, "a pinch has a \"scale\" from 0.05 to 20, an \"angle\" in degrees, or both",
        at: (step["scale"] ?? step["angle"] ?? step).range)
      return nil
    }
    return .pinch(target, scale: scale, angle: angle * .pi / 180, over: over(step))
  }

  private mutating func over(_ step: JSONValue) -> TimeInterval {
    step["over"].flatMap { duration($0) } ?? 0.2
  }

  private mutating func distance(_ name: String, _ step: JSONValue) -> CGSize? {
    let elements = step["by"]?.elements ?? []
    let numbers = elements.compactMap(\.number)
    guard elements.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.magnitude <= 1e6 })
    else {
      diagnostics.error(
        .wrongValue, "a \(name) says how far: \"by\": [x, y]", at: (step["by"] ?? step).range)
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
