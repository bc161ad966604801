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
  /// Who hears of how many more there are than are told of; nil for standard error.
  package static var moreConflictsHandler: ((Int) -> Void)?

  /// Tells of conflicts that were not there before.
  func report() {
    guard !isProbe, !solver.conflicts.isEmpty || !told.isEmpty else { return }
    let causes = solver.conflicts.map { conflict in
      ToldConflicts.Cause(broken: cause(conflict.broken), others: conflict.others.map(cause))
    }
    let (new, moreCount) = told.take(causes) { cause in
      LayoutConflict(broken: part(cause.broken), others: cause.others.map(part))
    }
    let window = root as? UIWindow
    let handler = window?.onConflict ?? Self.conflictHandler ?? Self.say
    for conflict in new { handler(conflict) }
    guard let moreCount else { return }
    (window?.onMoreConflicts ?? Self.moreConflictsHandler ?? Self.say)(moreCount)
  }

  private static func say(_ conflict: LayoutConflict) {
    say("Unable to simultaneously satisfy constraints: " + conflict.text)
  }

  private static func say(_ moreCount: Int) {
    say("Unable to simultaneously satisfy constraints: and \(moreCount) more")
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(("[LayoutConstraints] " + text + "\n").utf8))
  }

  private func cause(_ key: ConstraintKey) -> ToldConflicts.Cause.Part {
    guard let constraint = active[key] else {
      return ToldConflicts.Cause.Part(
        key: key, origin: entry(bringing: key)?.item.map { ObjectIdentifier($0) })
    }
    return ToldConflicts.Cause.Part(
      key: key, origin: ObjectIdentifier(constraint), shape: ToldConflicts.Cause.Shape(constraint))
  }

  private func part(_ cause: ToldConflicts.Cause.Part) -> LayoutConflict.Part {
    guard let constraint = active[cause.key] else {
      return LayoutConflict.Part(words: wordsForOwn(cause.key), source: nil, constraint: nil)
    }
    return LayoutConflict.Part(
      words: constraint.words, source: constraint.source, constraint: ObjectIdentifier(constraint))
  }

  /// What a view brings with it, in words.
  private func wordsForOwn(_ key: ConstraintKey) -> String {
    guard let entry = entry(bringing: key) else { return "a constraint" }
    let name = NSLayoutConstraint.name(entry.item)
    if entry.place.contains(key) { return "the frame of \(name)" }
    guard let index = entry.least.firstIndex(of: key) else { return "a constraint" }
    return "\(name).\(index == 0 ? "width" : "height") >= 0"
  }

  /// The item that brings a constraint with it: what it says is first said of that.
  private func entry(bringing key: ConstraintKey) -> LayoutEntry? {
    solver.firstVariable(of: key).flatMap { owners[$0.index] }
  }
}
