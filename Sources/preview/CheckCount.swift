import Scenes

/// What `preview check` has found in all scenes: `3 scenes, 1 of them invalid: 2 errors, 1 warning`.
struct CheckCount: CustomStringConvertible {
  private var scenes = 0
  private var scripts = 0
  private var invalid = 0
  private var errors = 0
  private var warnings = 0

  mutating func add(_ diagnostics: DiagnosticList, isValid: Bool, isScript: Bool) {
    if isScript { scripts += 1 } else { scenes += 1 }
    if !isValid { invalid += 1 }
    errors += diagnostics.errorCount
    warnings += diagnostics.warningCount
  }

  var description: String {
    func words(_ count: Int, _ name: String) -> String {
      "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let kinds = [
      scripts == 0 || scenes > 0 ? words(scenes, "scene") : nil,
      scripts > 0 ? words(scripts, "script") : nil,
    ]
    let all = kinds.compactMap(\.self).joined(separator: " and ")
    let some = invalid == 0 || scenes + scripts == 1 ? "" : ", \(invalid) of them invalid"
    return "\(all)\(some): \(DiagnosticList.summary(errors: errors, warnings: warnings))"
  }
}
