import CoreGraphics
import Foundation
import RenderServer
import Scenes
import Stages

/// Tries one scene: draws its pictures, and compares them with those that are kept.
@MainActor
package struct SceneTrial {
  private let entry: TrialPlan.Entry
  private let options: TrialOptions
  private let files: any SceneFiles
  private var results: [TrialResult] = []

  package init(_ entry: TrialPlan.Entry, options: TrialOptions, files: any SceneFiles) {
    (self.entry, self.options, self.files) = (entry, options, files)
  }

  /// All results of the scene, one at least.
  package mutating func run() -> [TrialResult] {
    let load = load(options.overrides)
    guard let scene = load.scene, load.isValid else { return [invalid(load.diagnostics)] }
    for snapshot in scene.snapshots {
      var (load, scene) = (load, scene)
      if snapshot.changesCanvas {
        load = self.load(snapshot.overrides.under(options.overrides))
        guard let other = load.scene, load.isValid else {
          results.append(invalid(load.diagnostics, snapshot.name))
          continue
        }
        scene = other
      }
      let shown = ShownScene(scene: scene, files: load.diagnostics.files)
      if let script = snapshot.script {
        play(script, snapshot, shown)
      } else if isWanted(name(snapshot.name)) {
        look(snapshot, shown)
      }
    }
    return results
  }

  private func load(_ overrides: CanvasOverrides) -> SceneLoad {
    SceneLoad.load(
      entry.scene, from: files, overrides: overrides, strictness: options.strictness)
  }

  private func name(_ snapshot: String?) -> String {
    TrialName.of(scene: entry.scene, snapshot: snapshot)
  }

  /// What is not known beforehand is always wanted.
  private func isWanted(_ name: String) -> Bool { entry.pictures?.contains(name) ?? true }

  private func invalid(_ diagnostics: DiagnosticList, _ snapshot: String? = nil) -> TrialResult {
    var result = TrialResult(
      name(snapshot), scene: entry.scene, .invalid,
      "the scene has \(diagnostics.summary)")
    result.said = DiagnosticRenderer(format: options.format).items(diagnostics)
    return result
  }

  // MARK: Pictures

  private mutating func look(_ snapshot: SceneSnapshot, _ shown: ShownScene) {
    let start = ContinuousClock().now
    let kept = KeptFiles(of: entry.scene)
    var found: [Diagnostic] = []
    let shot = SceneShot(
      of: shown.scene, at: snapshot.time, threads: options.threads,
      texts: kept.texts(of: snapshot.name, orElse: options.texts)
    ) { found.append($0) }
    compare(shot, snapshot, snapshot.name, shown, found, since: start)
  }

  private mutating func play(
    _ path: String, _ snapshot: SceneSnapshot, _ shown: ShownScene
  ) {
    var diagnostics = DiagnosticList()
    guard let script = EventScript.load(path, from: files, into: &diagnostics) else {
      results.append(invalid(diagnostics, snapshot.name))
      return
    }
    let names = script.snapshotNames.map { name(snapshot.pictureName($0)) }
    guard names.contains(where: isWanted) || names.isEmpty else { return }
    // What is kept of damage counts tiles, and must be the same for any number of threads.
    let stage = Stage(threads: options.threads, tileSize: .standard)
    var found: [Diagnostic] = []
    stage.live.onDiagnostic = { found.append($0) }
    stage.show(shown.scene)
    var start = ContinuousClock().now
    var shots: [(name: String, shot: SceneShot?, start: ContinuousClock.Instant)] = []
    let kept = KeptFiles(of: entry.scene)
    // Frames that nobody looks at are made and not painted: pictures take all damage since the last.
    var unpainted: Frame?
    let turn = { time in
      stage.goOn(to: time)
      unpainted = stage.frame()
    }
    let run = ScriptRun(stage: stage, turn: turn) { [options] own in
      if let frame = unpainted.take() { _ = stage.renderer.render(frame) }
      let name = snapshot.pictureName(own)
      let texts = kept.texts(of: name, orElse: options.texts)
      shots.append((name, SceneShot(of: stage, texts: texts), start))
      start = ContinuousClock().now
    }
    var failure: TrialResult?
    do {
      try run.play(script)
    } catch {
      failure = failed(error, snapshot.name)
    }
    for (name, shot, start) in shots where isWanted(self.name(name)) {
      compare(shot, snapshot, name, shown, [], since: start)
    }
    if let failure {
      results.append(failure)
    } else if names.isEmpty {
      results.append(TrialResult(name(snapshot.name), scene: entry.scene, .same))
    }
  }

  private func failed(_ error: any Error, _ snapshot: String?) -> TrialResult {
    let failure = error as? ScriptRun.Failure
    var result = TrialResult(
      name(snapshot), scene: entry.scene, .failed,
      failure?.diagnostics.map(\.message).joined(separator: "; ") ?? "\(error)")
    let diagnostics =
      failure?.diagnostics ?? [Diagnostic(.error, .scriptFailed, result.message)]
    result.said = DiagnosticRenderer(format: options.format).items(diagnostics)
    return result
  }

  private mutating func compare(
    _ shot: SceneShot?, _ snapshot: SceneSnapshot, _ own: String?, _ shown: ShownScene,
    _ found: [Diagnostic], since start: ContinuousClock.Instant
  ) {
    guard let shot else {
      results.append(
        TrialResult(name(own), scene: entry.scene, .failed, "nothing was drawn"))
      return
    }
    var comparison = KeptComparison(
      of: shot, named: own, scene: entry.scene, tolerance: snapshot.tolerance, options: options)
    var result = comparison.run()
    let renderer = DiagnosticRenderer(format: options.format)
    result.said = renderer.items(found) + renderer.items(shown.diagnostics(of: &result))
    let elapsed = (ContinuousClock().now - start).components
    result.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    results.append(result)
  }
}

extension SceneSnapshot {
  fileprivate var changesCanvas: Bool {
    overrides != CanvasOverrides()
  }
}

extension DiagnosticCode {
  /// A picture or a text is not as it is kept.
  package static let snapshotDiffers = Self("snapshot-differs")
  /// Nothing is kept to compare with.
  package static let snapshotMissing = Self("snapshot-missing")
  /// What a script expects is not so.
  package static let scriptFailed = Self("script-failed")
  /// A scene ended its process, or was not done in time.
  package static let sceneEnded = Self("scene-ended")
}
