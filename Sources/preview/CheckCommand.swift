import Foundation
import PreviewHost
import Scenes
import Snapshots
import Stages
import Typography

/// `preview check`: all diagnostics of scenes, without a window.
struct CheckCommand {
  private var options = SceneOptions()
  private let paths: [String]

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      guard try options.take(option, from: &arguments) else {
        throw UsageError(unknown: option, of: "check")
      }
    }
    paths = arguments.operands
    guard !paths.isEmpty else { throw UsageError("check needs at least one scene") }
  }

  @MainActor
  func run() throws -> ExitCode {
    var code = ExitCode.success
    // One list for all files, so that `--diagnostics json` prints one array.
    var all: [Diagnostic] = []
    var count = CheckCount()
    for checked in paths.flatMap(loads(of:)) {
      let load = try laidOut(checked.load)
      let isValid = checked.isScript ? !load.diagnostics.hasErrors : load.isValid
      if options.format == .json {
        all += load.diagnostics.sorted
      } else {
        Diagnosis.say(load.diagnostics, format: options.format)
        let verdict = isValid ? "ok" : load.diagnostics.summary
        try StandardStream.output.write("\(checked.path): \(verdict)\n")
      }
      if !isValid { code = .invalidScene }
      count.add(load.diagnostics, isValid: isValid, isScript: checked.isScript)
    }
    if options.format == .json {
      try StandardStream.output.write(DiagnosticRenderer(format: .json).render(all))
    } else {
      try StandardStream.output.write("\(count)\n")
    }
    return code
  }

  /// A load with what shows only when the scene is laid out, where its constraints may have any.
  @MainActor
  private func laidOut(_ load: SceneLoad) throws -> SceneLoad {
    guard let scene = load.scene, !scene.constraints.isEmpty else { return load }
    try FontLibrary.shared.requireFamilies()
    let stage = Stage(threads: 1)
    var found: [Diagnostic] = []
    stage.live.onDiagnostic = { found.append($0) }
    stage.show(scene)
    found += stage.act { stage.live.ambiguities() }
    return load.adding(found)
  }

  /// A scene, or a script for one.
  private struct Checked {
    let path: String
    let load: SceneLoad
    var isScript = false
  }

  private func load(_ path: String) -> Checked {
    let source = SceneSource.of(path, options.folders)
    // What comes by standard input comes once.
    guard path != ScenePaths.standardInput, let bytes = try? source.read(path),
      EventScript.isScript(bytes)
    else { return Checked(path: path, load: options.read(path, advice: .given)) }
    var diagnostics = DiagnosticList(strictness: options.strictness)
    _ = EventScript.load(path, from: source, into: &diagnostics)
    return Checked(path: path, load: SceneLoad(failure: diagnostics), isScript: true)
  }

  /// The scenes of an operand; one that names none counts as a scene with an error, so that the
  /// others are checked as well.
  private func loads(of operand: String) -> [Checked] {
    do throws(SceneFileError) {
      return try options.scenes(of: operand).map { load($0) }
    } catch {
      var diagnostics = DiagnosticList()
      diagnostics.error(.unreadableFile, error.reason)
      return [Checked(path: operand, load: SceneLoad(failure: diagnostics))]
    }
  }
}
