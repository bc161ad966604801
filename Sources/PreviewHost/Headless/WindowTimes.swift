import Scenes

/// How long the window took from what was done to it to the frame that shows it.
package struct WindowTimes: Sendable {
  /// What was done, as the command has it.
  let mode: String
  /// What one time each is for.
  let words: String
  /// In milliseconds, sorted; at least one.
  let times: [Double]
  /// Medians of what a save consists of, in milliseconds; none for other things.
  var stages: [(name: String, median: Double)] = []
  /// What is kept for the next time, in bytes, and the most that may be.
  var kept: (bytes: Int, limit: Int)?

  /// The time within which a share of them, from 0 to 1, was shown.
  private func share(_ share: Double) -> Double {
    times[min(times.count - 1, Int(Double(times.count) * share))]
  }

  /// A line for people.
  package func text(scene: String) -> String {
    func rounded(_ value: Double) -> String { String((value * 10).rounded() / 10) }
    let parts = stages.map { " \($0.name) \(rounded($0.median))" }.joined(separator: ",")
    return "\(scene) \(mode) to presented frame, \(times.count) \(words): median"
      + " \(rounded(share(0.5))) ms, p95 \(rounded(share(0.95))) ms, max"
      + " \(rounded(times.last ?? 0)) ms" + (parts.isEmpty ? "" : ";\(parts) ms")
  }

  /// One object for programs.
  package func json(scene: String) -> String {
    var members: JSONValue = [
      "scene": JSONValue(scene), "mode": JSONValue(mode), words: JSONValue(times.count),
      "medianMs": JSONValue(share(0.5)), "p95Ms": JSONValue(share(0.95)),
      "maxMs": JSONValue(times.last ?? 0),
    ]
    func add(_ key: String, _ object: [JSONMember]) {
      let added = JSONMember(key: key, value: JSONValue(.object(object)))
      members = JSONValue(.object((members.members ?? []) + [added]))
    }
    if !stages.isEmpty {
      add("stages", stages.map { JSONMember(key: $0.name, value: JSONValue($0.median)) })
    }
    if let kept {
      let size: JSONValue = ["bytes": JSONValue(kept.bytes), "limit": JSONValue(kept.limit)]
      add("caches", [JSONMember(key: "nodes", value: size)])
    }
    return JSONWriter(layout: .compact).text(of: members)
  }
}
