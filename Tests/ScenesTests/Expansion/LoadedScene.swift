import Scenes

/// What becomes of scene files in memory.
struct LoadedScene {
  let load: SceneLoad

  init(
    _ files: [String: String], path: String = "s.json",
    strictness: DiagnosticList.Strictness = .lenient,
    overrides: CanvasOverrides = CanvasOverrides(), limits: ExpansionLimits = ExpansionLimits()
  ) {
    load = SceneLoad.load(
      path, from: FilesInMemory(files), overrides: overrides, strictness: strictness,
      limits: limits)
  }

  init(_ text: String, strictness: DiagnosticList.Strictness = .lenient) {
    self.init(["s.json": text], strictness: strictness)
  }

  /// A scene whose root has these keys.
  init(root keys: String) {
    self.init("{\"root\": {\(keys)}}")
  }

  var scene: ExpandedScene? { load.scene }

  /// `path:line:column-endColumn severity code message; did you mean …?` with notes behind `|`.
  var lines: [String] { load.diagnostics.sorted.map { Self.line($0) } }

  /// The messages without their places.
  var messages: [String] { load.diagnostics.sorted.map(\.message) }

  static func line(_ diagnostic: Diagnostic) -> String {
    var line = place(diagnostic.place) + " \(diagnostic.severity) \(diagnostic.code) "
    line += diagnostic.message
    if let suggestion = diagnostic.suggestion { line += "; did you mean '\(suggestion)'?" }
    for note in diagnostic.notes { line += " | \(place(note.place)) \(note.message)" }
    return line
  }

  private static func place(_ place: SourcePlace?) -> String {
    place.map { "\($0)-\($0.end.column)" } ?? "nowhere"
  }
}
