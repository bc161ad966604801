import DifferentialCases
import Scenes

extension Driver {
  /// Prints what was covered and compared; returns how many cases failed.
  func summary() -> Int {
    let state = self.seen
    for sceneClass in SceneClass.all {
      let counts = sceneClass.properties.map {
        ($0.name, state.used["\(sceneClass.name).\($0.name)"] ?? 0)
      }
      say(Self.line(sceneClass.name, state.used["\(sceneClass.name).class"] ?? 0, counts))
    }
    for form in SceneFormat.catalog.forms {
      let counts = form.keyNames.map { ($0, state.used["\(form.name.id).\($0)"] ?? 0) }
      say(Self.line("\(form.name.id)", counts.map(\.1).reduce(0, +), counts))
    }
    let made = Comparison.allCases.map { "\($0.rawValue) \(state.made[$0] ?? 0)" }
    say("compared: \(made.joined(separator: ", "))")
    for line in state.slow.lines { say("slow: \(line)") }
    let failed = Comparison.allCases.compactMap { comparison in
      state.shrunk[comparison].map { "\(comparison.rawValue) \($0)" }
    }
    if !failed.isEmpty { say("failed: \(failed.joined(separator: ", "))") }
    let known = state.known > 0 ? "\(state.known) of them known, " : ""
    say(
      "\(state.cases) cases from seed \(options.seed), \(known)\(state.shown) scenes shown,"
        + " \(state.refused) with errors, \(state.made.values.reduce(0, +)) comparisons, \(state.failed) failures"
    )
    return state.failed
  }

  /// `UILabel 120: 41 of 41 keys, from 2 times (kern) to 90 (text)`.
  private static func line(
    _ name: String, _ count: Int, _ keys: [(name: String, count: Int)]
  ) -> String {
    let covered = keys.filter { $0.count > 0 }
    guard let least = covered.min(by: { $0.count < $1.count }),
      let most = covered.max(by: { $0.count < $1.count })
    else { return "\(name) \(count)" }
    var line = "\(name) \(count): \(covered.count) of \(keys.count) keys, from \(least.count) times"
    line += " (\(least.name)) to \(most.count) (\(most.name))"
    let missing = keys.filter { $0.count == 0 }.map(\.name)
    return missing.isEmpty ? line : line + "; never \(missing.joined(separator: ", "))"
  }
}
