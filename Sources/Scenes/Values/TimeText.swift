import CoreGraphics

/// Times as the command line, scripts and scenes write them.
package enum TimeText {
  /// `250ms`, `2s`, `1.5s`, and `250` for milliseconds, in seconds; nil for anything else.
  package static func seconds(of text: String) -> TimeInterval? {
    let (digits, unit): (Substring, TimeInterval) =
      if text.hasSuffix("ms") { (text.dropLast(2), 0.001) } else if text.hasSuffix("s") {
        (text.dropLast(1), 1)
      } else { (text[...], 0.001) }
    return TimeInterval(decimal: digits).map { $0 * unit }
  }
}
