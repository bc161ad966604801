import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import RenderServer
import Scenes
import Snapshots
import Stages
import Typography

/// What a run without a display leaves behind.
package struct HeadlessOptions {
  /// A PNG file, `-` for standard output, the directory of a script's snapshots, or an animated PNG
  /// file.
  package var out: String?
  /// When the one picture is taken, in scene seconds; nil: at 0, or where the script ends.
  package var time: TimeInterval?
  /// The frames to write; nil for one picture.
  package var frames: FrameSequence?
  /// How the layers are apart in pictures; nil shows the scene as it is.
  package var explosion: Explosion?
  /// The path of an event script; nil where nobody does anything.
  package var script: String?

  package init() {}

  /// Whether anything is asked for that a window has no place for; a script plays there too.
  package var isUsed: Bool {
    out != nil || time != nil || frames != nil || explosion != nil
  }
}

/// The host's loop without a display: SDL's dummy driver, and a clock that only the run moves.
///
/// What it draws is the bare canvas: no zoom, no banner. The same scene gives the same bytes on
/// every machine.
@MainActor
package struct HeadlessHost {
  private let path: String
  private let host: HostOptions
  private let options: HeadlessOptions

  /// How a run ended, unless it threw.
  package enum Outcome {
    case done
    /// The scene or the script; its mistakes have been told. Where only pictures are missing, the
    /// rest was drawn.
    case invalidScene
    /// Something was not as the script expects.
    case failed(String)
  }

  package init(path: String, host: HostOptions, options: HeadlessOptions) {
    self.path = path
    self.host = host
    self.options = options
  }

  /// Plays all of it and writes the pictures; mistakes in the scene are told, not thrown.
  package func run() throws -> Outcome {
    try FontLibrary.shared.requireFamilies()
    let paths = try ScenePaths(path)
    let file = try paths.file
    // Words go where they cannot get into a picture.
    if let note = paths.note { StandardStream.error.say(note) }
    let set = SceneSet(
      file, from: SceneSource.of(file, host.folders), overrides: host.overrides,
      strictness: host.strictness, choice: host.variants ?? .none)
    let load = set.main
    Diagnosis.say(load.diagnostics, format: host.diagnosticFormat)
    guard let scene = load.scene else { return .invalidScene }
    var script: EventScript?
    if let path = options.script {
      script = ScriptFile.load(path, host)
      guard script != nil else { return .invalidScene }
    }
    let theatre = try HeadlessTheatre(scene: scene, in: set, threads: host.threads)
    theatre.stage.explosion = options.explosion
    theatre.stage.live.onLog = { StandardStream.error.say($0) }
    theatre.stage.live.onDiagnostic = { Diagnosis.say($0, format: host.diagnosticFormat) }
    let outcome = try perform(script, on: theatre)
    if case .done = outcome, !load.isValid { return .invalidScene }
    return outcome
  }

  private func perform(
    _ script: EventScript?, on theatre: HeadlessTheatre
  ) throws -> Outcome {
    theatre.turn(at: 0)
    let recorder = options.frames.map {
      FrameRecorder($0, to: options.out ?? "frame.png", on: theatre)
    }
    if let script {
      let run = ScriptRun(
        stage: theatre.stage, turn: { theatre.turn(at: $0) },
        takeSnapshot: { try write(theatre, to: snapshotPath($0)) },
        willReach: { try recorder?.takeFrames(before: $0) })
      do {
        try run.play(script)
      } catch let failure as ScriptRun.Failure {
        Diagnosis.say(failure.diagnostics, format: host.diagnosticFormat)
        return .failed(failure.description)
      }
    }
    if let recorder {
      try recorder.finish()
      return .done
    }
    if let time = options.time, time > theatre.stage.time { theatre.turn(at: time) }
    if let out = options.out, !isSnapshotDirectory { try write(theatre, to: out) }
    return .done
  }

  /// With a script `--out` may name the place of its snapshots.
  private var isSnapshotDirectory: Bool {
    guard options.script != nil, let out = options.out else { return false }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: out, isDirectory: &isDirectory)
    return out.hasSuffix("/") || (exists && isDirectory.boolValue)
  }

  private func snapshotPath(_ name: String) -> String {
    guard let out = options.out else { return "\(name).png" }
    if isSnapshotDirectory { return (out.hasSuffix("/") ? out : out + "/") + "\(name).png" }
    // Beside the picture of the end.
    guard let slash = out.lastIndex(of: "/") else { return "\(name).png" }
    return out[...slash] + "\(name).png"
  }

  private func write(_ theatre: HeadlessTheatre, to path: String) throws {
    guard let pixmap = theatre.stage.renderer.pixmap else { return }
    let picture = CGImage(pixmap)
    let bytes =
      PictureForm(path: path) == .jpeg
      ? JPEGFile.encode(picture, quality: 0.92) : PNGFile.encode(picture)
    if path == "-" {
      try StandardStream.output.write(bytes)
      return
    }
    if let slash = path.lastIndex(of: "/"), isSnapshotDirectory {
      try FileManager.default.createDirectory(
        atPath: String(path[...slash]), withIntermediateDirectories: true)
    }
    try AtomicFile.write(bytes, to: path)
  }
}
