import Scenes

/// What `preview check` has found in all scenes: `3 scenes, 1 of them invalid: 2 errors, 1 warning`.
struct CheckCount: CustomStringConvertible {
  private var scenes = 0
  private var invalid = 0
  private var errors = 0
  private var warnings = 0

  mutating func add(_ load: SceneLoad) {
    scenes += 1
    if !load.isValid { invalid += 1 }
    errors += load.diagnostics.errorCount
    warnings += load.diagnostics.warningCount
  }

  var description: String {
    let all = scenes == 1 ? "1 scene" : "\(scenes) scenes"
    let some = invalid == 0 || scenes == 1 ? "" : ", \(invalid) of them invalid"
    return "\(all)\(some): \(DiagnosticList.summary(errors: errors, warnings: warnings))"
  }
}
