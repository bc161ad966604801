import UIKit

// What is wrong with a scene and shows only when it is laid out.

extension LiveScene {
  /// Tells of constraints that cannot hold together.
  func tell(_ conflict: LayoutConflict) {
    guard let onDiagnostic else {
      let place = conflict.broken.source.map { "\($0): " } ?? ""
      return onLog(DisplayWidth.printable(place + conflict.text))
    }
    onDiagnostic(diagnostic(of: conflict))
  }

  /// Tells of how many more there are than it was told of.
  func tellOfMoreConflicts(_ count: Int) {
    let message = "\(count) more left out, for not all constraints can hold"
    guard let onDiagnostic else { return onLog(message) }
    onDiagnostic(Diagnostic(.warning, .conflictingConstraints, message, at: nil))
  }

  private func diagnostic(of conflict: LayoutConflict) -> Diagnostic {
    func place(_ part: LayoutConflict.Part) -> SourcePlace? {
      guard let id = part.constraint else { return nil }
      return links.first { ObjectIdentifier($0.made) == id }?.constraint.source.place
    }
    let notes = conflict.others.map { other in
      Diagnostic.Note("it contradicts \(Diagnostic.quoted(other.words))", at: place(other))
    }
    return Diagnostic(
      .warning, .conflictingConstraints,
      "\(Diagnostic.quoted(conflict.broken.words)) is left out, for not all constraints can hold",
      at: place(conflict.broken), notes: notes)
  }

  /// What the constraints leave open of the views that they place.
  ///
  /// It is no mistake in a window, where the view lies somewhere, but hardly ever meant.
  package func ambiguities() -> [Diagnostic] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Diagnostic] = []
    for link in links {
      guard let view = link.first as? UIView, seen.insert(ObjectIdentifier(view)).inserted else {
        continue
      }
      let sides = view.openSides
      guard !sides.isEmpty else { continue }
      found.append(
        Diagnostic(
          .warning, .ambiguousLayout,
          "the constraints of \(Diagnostic.quoted(view.layoutName)) leave its "
            + "\(sides.formatted()) open", at: link.constraint.source.place))
    }
    return found
  }
}

extension [String] {
  /// `x, y and width`
  fileprivate func formatted() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension DiagnosticCode {
  /// A constraint is left out, because it cannot hold together with others.
  package static let conflictingConstraints = Self("conflicting-constraints")
  /// The constraints of a view do not say where it is, or how large.
  package static let ambiguousLayout = Self("ambiguous-layout")
}
