import Scenes

/// What holds of any bytes that are taken for a scene file; the fuzzer and the replay of its corpus
/// both ask it.
enum AnyScene {
  /// Nil where all of it holds, else a sentence.
  static func brokenPromise(_ bytes: [UInt8]) -> String? {
    var files = FilesInMemory(["theme.json": "{ \"define\": { \"ink\": \"#123456\" } }"])
    files.contents["scene.json"] = bytes
    var limits = ExpansionLimits()
    limits.nodes = 10_000
    limits.values = 100_000
    limits.valuesAtOnce = 10_000
    let load = SceneLoad.load("scene.json", from: files, limits: limits)
    if load.scene == nil, !load.diagnostics.hasErrors { return "no scene and no reason" }
    for format in [DiagnosticFormat.text, .json, .github] {
      let text = DiagnosticRenderer(format: format).render(load.diagnostics.sorted)
      if text.isEmpty, !load.diagnostics.isEmpty { return "diagnostics without words" }
    }
    for diagnostic in load.diagnostics.sorted {
      guard let place = diagnostic.place else { continue }
      let range = place.range
      guard range.startOffset <= range.endOffset else { return "a place ends before it begins" }
      if place.file.path == "scene.json", range.endOffset > bytes.count {
        return "a place lies behind the end"
      }
    }
    return nil
  }
}
