import Scenes

/// How long the window took from what was done to it to the frame that shows it.
package struct WindowTimes: Sendable {
  /// What was done, as the command has it.
  let mode: String
  /// What one time each is for.
  let words: String
  /// In milliseconds, sorted; at least one.
  let times: [Double]

  /// The time within which a share of them, from 0 to 1, was shown.
  private func share(_ share: Double) -> Double {
    times[min(times.count - 1, Int(Double(times.count) * share))]
  }

  /// A line for people.
  package func text(scene: String) -> String {
    func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    return "\(scene) \(mode) to presented frame, \(times.count) \(words): median"
      + " \(rounded(share(0.5))) ms, p95 \(rounded(share(0.95))) ms, max"
      + " \(rounded(times.last ?? 0)) ms"
  }

  /// One object for programs.
  package func json(scene: String) -> String {
    let value: JSONValue = [
      "scene": JSONValue(scene), "mode": JSONValue(mode), words: JSONValue(times.count),
      "medianMs": JSONValue(share(0.5)), "p95Ms": JSONValue(share(0.95)),
      "maxMs": JSONValue(times.last ?? 0),
    ]
    return JSONWriter(layout: .compact).text(of: value)
  }
}
