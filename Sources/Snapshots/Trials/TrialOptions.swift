import Scenes

/// When what was found is kept.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Always.
  case all
  /// Where it differs, or nothing is kept yet.
  case failed
  /// Where nothing is kept yet.
  case missing
  case never

  func takes(_ verdict: TrialResult.Verdict) -> Bool {
    switch (self, verdict) {
    case (.never, _): false
    case (_, .missing): true
    case (.failed, .differs), (.failed, .damaged): true
    case (.all, .same), (.all, .differs), (.all, .damaged): true
    default: false
    }
  }
}

/// How scenes are tried, for all of a run.
package struct TrialOptions: Sendable {
  /// What goes over the scenes' canvases.
  package var overrides = CanvasOverrides()
  package var strictness = DiagnosticList.Strictness.lenient
  /// The form of what is said of mistakes and differences.
  package var format = DiagnosticFormat.text
  /// Of each picture; pictures are drawn beside each other as well.
  package var threads = 1
  package var record = RecordMode.never
  /// The texts that are kept of pictures which have none yet.
  package var texts = KeptText.standard
  /// Where pictures that differ are left.
  package var report = ""

  package init() {}
}
