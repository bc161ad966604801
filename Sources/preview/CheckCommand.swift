import Foundation
import PreviewHost
import Scenes
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
        throw UsageError("check does not know '\(option)'")
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
    for (scene, read) in paths.flatMap(loads(of:)) {
      let load = try laidOut(read)
      if options.format == .json {
        all += load.diagnostics.sorted
      } else {
        Diagnosis.say(load.diagnostics, format: options.format)
        let verdict = load.isValid ? "ok" : load.diagnostics.summary
        try StandardStream.output.write("\(scene): \(verdict)\n")
      }
      if !load.isValid { code = .invalidScene }
      count.add(load)
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

  /// The scenes of an operand; one that names none counts as a scene with an error, so that the
  /// others are checked as well.
  private func loads(of operand: String) -> [(scene: String, load: SceneLoad)] {
    do throws(SceneFileError) {
      return try options.scenes(of: operand).map { ($0, options.read($0, advice: .given)) }
    } catch {
      var diagnostics = DiagnosticList()
      diagnostics.error(.unreadableFile, error.reason)
      return [(operand, SceneLoad(failure: diagnostics))]
    }
  }
}
