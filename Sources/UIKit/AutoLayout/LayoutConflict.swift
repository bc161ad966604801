import Constraints
import Foundation

/// Constraints that cannot hold together.
package struct LayoutConflict: Sendable, Hashable {
  /// One of them, or what a view brings with it.
  package struct Part: Sendable, Hashable {
    package let words: String
    /// Where it was written, as a scene says; nil for code.
    package let source: String?
    /// The client's constraint that it is, if it is one.
    package let constraint: ObjectIdentifier?

    var text: String { words + (source.map { " (\($0))" } ?? "") }
  }

  /// What was left out.
  package let broken: Part
  /// What it contradicts: without any one of these it would hold.
  package let others: [Part]

  /// `card.width == 300 conflicts with card.width == 200; broken: card.width == 300`
  package var text: String {
    let rest = others.isEmpty ? "itself" : others.map(\.text).joined(separator: " and ")
    return "\(broken.text) conflicts with \(rest); broken: \(broken.text)"
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
        broken: part(conflict.broken), others: conflict.others.map { part($0) })
    }
    for conflict in conflicts where !reported.contains(conflict) {
      let handler = (root as? UIWindow)?.onConflict ?? Self.conflictHandler ?? Self.say
      handler(conflict)
    }
    reported = Set(conflicts)
  }

  private static func say(_ conflict: LayoutConflict) {
    FileHandle.standardError.write(
      Data(
        ("[LayoutConstraints] Unable to simultaneously satisfy constraints: " + conflict.text + "\n")
          .utf8))
  }

  private func part(_ key: ConstraintKey) -> LayoutConflict.Part {
    guard let constraint = active[key] else {
      return LayoutConflict.Part(words: wordsForOwn(key), source: nil, constraint: nil)
    }
    return LayoutConflict.Part(
      words: constraint.words, source: constraint.source, constraint: ObjectIdentifier(constraint))
  }

  /// What a view brings with it, in words.
  private func wordsForOwn(_ key: ConstraintKey) -> String {
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
