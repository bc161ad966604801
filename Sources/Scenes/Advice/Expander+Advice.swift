// What is right as it stands, and yet is hardly what its author means. Only who asks gets to read of
// it: a scene is shown with or without.

extension Expander {
  /// Warns of what has no effect, or an unlikely one. Where something is wrong already, it would only
  /// follow from that.
  mutating func advise(on scene: ExpandedScene?) {
    guard diagnostics.silence.codes.isEmpty else { return }
    var advice: [SceneAdvice] = UnusedNames(document).advice
    if let scene, !diagnostics.losesScene { advice += TreeAdvice(on: scene).advice }
    for one in advice {
      diagnostics.warning(one.code, one.message, at: one.range, notes: one.notes)
    }
  }
}

/// A warning about something that is right as it stands.
struct SceneAdvice {
  let code: DiagnosticCode
  let message: String
  let range: SourceRange
  var notes: [Diagnostic.Note] = []
}

extension DiagnosticCode {
  /// A warning: nothing says how large a view is, so it is not seen.
  package static let noSize = Self("no-size")
  /// A warning: a width or a height below 0.
  package static let negativeSize = Self("negative-size")
  /// A warning: a gradient has more colours than locations, or fewer.
  package static let unevenGradient = Self("uneven-gradient")
  /// A warning: a definition or a parameter that nothing refers to.
  package static let unusedName = Self("unused-name")
  /// A warning: a list would be placed by what is in its rows.
  package static let placedByRow = Self("placed-by-row")
  /// A warning: something that follows from a list's rows.
  package static let decidedByRows = Self("decided-by-rows")
}
