import CoreGraphics
import Scenes

extension EventScriptReader {
  /// Nobody waits longer than this for a picture.
  private static let longestTime: TimeInterval = 3600

  mutating func text(_ value: JSONValue) -> String? {
    if let text = value.string { return text }
    diagnostics.error(
      .wrongValue, "expected a name, found \(value.kindName)", at: value.range)
    return nil
  }

  /// Milliseconds as a number, or a text such as `"250ms"` and `"2s"`; the result is in seconds.
  mutating func duration(_ value: JSONValue) -> TimeInterval? {
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
