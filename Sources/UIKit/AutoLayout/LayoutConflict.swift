import Constraints
import Foundation

/// Constraints that cannot hold together.
package struct LayoutConflict: Sendable, Hashable {
  /// What was left out, in words.
  package let broken: String
  /// Where the broken constraint was written, as a scene says; nil for code.
  package let source: String?
  /// What it contradicts, in words: without any one of these it would hold.
  package let others: [String]

  /// `card.width == 300 conflicts with card.width == 200; broken: card.width == 300`
  package var text: String {
    let rest = others.isEmpty ? "itself" : others.joined(separator: " and ")
    return "\(broken) conflicts with \(rest); broken: \(broken)"
  }
}

extension LayoutEngine {
  /// Who hears of conflicts in trees that no window hears of; nil for standard error.
  package static var conflictHandler: ((LayoutConflict) -> Void)?

  /// Tells of conflicts that were not there before.
  func report() {
    guard !isProbe, !solver.conflicts.isEmpty || !reported.isEmpty else { return }
    let conflicts = solver.conflicts.map { conflict in
      LayoutConflict(
        broken: words(of: conflict.broken), source: active[conflict.broken]?.source,
        others: conflict.others.map { words(of: $0) })
    }
    for conflict in conflicts where !reported.contains(conflict) {
      let handler = (root as? UIWindow)?.onConflict ?? Self.conflictHandler ?? Self.say
      handler(conflict)
    }
    reported = Set(conflicts)
  }

  /// The conflicts that there are now.
  var conflicts: Set<LayoutConflict> { reported }

  private static func say(_ conflict: LayoutConflict) {
    FileHandle.standardError.write(
      Data(
        ("[LayoutConstraints] Unable to simultaneously satisfy constraints: " + conflict.text + "\n")
          .utf8))
  }

  private func words(of key: ConstraintKey) -> String {
    if let constraint = active[key] {
      return constraint.words + (constraint.source.map { " (\($0))" } ?? "")
    }
    for entry in entries.values {
      let name = NSLayoutConstraint.name(entry.item)
      if entry.place.contains(key) { return "the frame of \(name)" }
      if let index = entry.least.firstIndex(of: key) {
        return "\(name).\(index == 0 ? "width" : "height") >= 0"
      }
    }
    return "a constraint"
  }
}
