import Foundation
import InteractionBenchmarks
import PreviewHost
import RenderServer
import Scenes
import Snapshots
import StageBenchmarks
import Typography

/// `preview bench`: how long a scene's frames take, and what they touch.
struct BenchCommand {
  private enum Mode: String, CaseIterable {
    case full
    case damage
    case both
    case animate
    case load
    case save
    case resize
    case inspect
    /// The stages of drawing, which take no scene.
    case stages
    /// What hands do to scenes of ours.
    case interactions

    var takesScene: Bool { self != .stages && self != .interactions }
  }

  private var options = SceneOptions()
  private var mode = Mode.both
  private var frames = 60
  private var printsJSON = false
  /// The id of what the damage run moves.
  private var mover: String?
  /// The names of interactions, or what they begin with; none for all.
  private var only: [String] = []
  /// A run of interactions beside which this one is told.
  private var base: String?
  private let path: String

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      switch option {
      case "--mode": mode = try arguments.choice(of: option, Mode.self)
      case "--frames": frames = try arguments.integer(of: option, in: 1...100_000)
      case "--move": mover = try arguments.value(of: option)
      case "--only":
        only = try arguments.value(of: option).split(separator: ",").map(String.init)
      case "--compare": base = try arguments.value(of: option)
      case "--json": printsJSON = true
      default:
        guard try options.take(option, from: &arguments) else {
          throw UsageError(unknown: option, of: "bench")
        }
      }
    }
    guard arguments.operands.count == (mode.takesScene ? 1 : 0) else {
      throw UsageError(
        mode.takesScene ? "bench needs one scene" : "bench --mode \(mode) takes no scene")
    }
    path = arguments.operands.first ?? ""
  }

  @MainActor
  func run() throws -> ExitCode {
    switch mode {
    case .load: try runLoad()
    case .save: try runSave()
    case .resize: try runResize()
    case .inspect: try runInspect()
    case .stages: try runStages()
    case .interactions: try runInteractions()
    case .full: try runFrames([.full])
    case .damage: try runFrames([.damage])
    case .animate: try runFrames([.animate])
    case .both: try runFrames([.full, .damage])
    }
  }

  @MainActor
  private func runFrames(_ modes: [FrameBenchmark.Mode]) throws -> ExitCode {
    try FontLibrary.shared.requireFamilies()
    let load = try options.load(path)
    guard let scene = load.scene, load.isValid else { return .invalidScene }
    for mode in modes {
      let benchmark = FrameBenchmark(scene: scene, threads: options.threads)
      let result = benchmark.run(mode, frames: frames, moving: mover)
      try say(printsJSON ? result.json(scene: path) : result.text(scene: path))
    }
    return .success
  }

  /// Loads the scene again and again, each time from its files to the first picture.
  @MainActor
  private func runLoad() throws -> ExitCode {
    try FontLibrary.shared.requireFamilies()
    guard path != ScenePaths.standardInput else {
      throw UsageError("only files can be loaded anew")
    }
    let file = try options.paths(of: path).file
    let benchmark = LoadBenchmark(threads: options.threads) {
      let load = options.read(file)
      return load.isValid ? load.scene : nil
    }
    guard let result = benchmark.run(loads: frames) else {
      _ = try options.load(path)
      return .invalidScene
    }
    try say(printsJSON ? result.json(scene: path) : result.text(scene: path))
    return .success
  }

  /// How long each stage of drawing takes on one thread.
  private func runStages() throws -> ExitCode {
    for stage in StageBenchmark.run() {
      let time = (stage.milliseconds * 1000).rounded() / 1000
      if printsJSON {
        try say(
          "{\"stage\": \"\(stage.name)\", \"unit\": \"\(stage.unit)\", \"medianMs\": \(time)}")
      } else {
        try say("\(stage.name), \(stage.unit): \(time) ms")
      }
    }
    return .success
  }

  /// What hands do to scenes of ours, at the scale that was asked for or at two.
  @MainActor
  private func runInteractions() throws -> ExitCode {
    try FontLibrary.shared.requireFamilies()
    let chosen = Interaction.all.filter { interaction in
      only.isEmpty || only.contains { interaction.name.hasPrefix($0) }
    }
    guard !chosen.isEmpty else {
      let names = Interaction.all.map(\.name).joined(separator: ", ")
      throw UsageError("no interaction is called so; there are \(names)")
    }
    let table =
      try base.map { try InteractionTable(base: DiskFiles().read($0), path: $0) }
      ?? InteractionTable()
    if !printsJSON { try say(table.heading) }
    var lines: [InteractionTimes] = []
    for scale in options.overrides.scale.map({ [Int($0)] }) ?? [1, 2] {
      for interaction in chosen {
        let times = try InteractionBenchmark.run(
          interaction, scale: max(1, scale), threads: options.threads, frames: frames)
        lines.append(times)
        if !printsJSON { try say(table.text(of: times)) }
      }
    }
    if printsJSON { try say(InteractionTable.json(lines)) }
    return .success
  }

  private func say(_ line: String) throws {
    try StandardStream.output.write(line + "\n")
  }

  /// Gives the window another size again and again, and waits for each frame.
  @MainActor
  private func runResize() throws -> ExitCode {
    guard try options.load(path).isValid else { return .invalidScene }
    let result = try ResizeBenchmark(path: ScenePaths(path).file, options: options.hostOptions)
      .run(sizes: frames)
    try say(printsJSON ? result.json(scene: path) : result.text(scene: path))
    return .success
  }

  /// Selects layer after layer, and lets a scene go on with the panel open.
  @MainActor
  private func runInspect() throws -> ExitCode {
    guard try options.load(path).isValid else { return .invalidScene }
    let benchmark = try InspectBenchmark(path: ScenePaths(path).file, options: options.hostOptions)
    let result = try benchmark.run(selections: frames)
    try say(printsJSON ? result.json(scene: path) : result.text(scene: path))
    guard !printsJSON else { return .success }
    guard let cost = try benchmark.costOfFrame(frames: max(60, frames)) else { return .success }
    try say("  the open panel: \((cost * 100).rounded() / 100) ms of the processor a frame")
    return .success
  }

  /// Saves the scene again and again, for real, and waits for each frame.
  @MainActor
  private func runSave() throws -> ExitCode {
    guard path != ScenePaths.standardInput else { throw UsageError("only files can be saved") }
    guard try options.load(path).isValid else { return .invalidScene }
    let benchmark = try SaveBenchmark(path: ScenePaths(path).file, options: options.hostOptions)
    let result = try benchmark.run(saves: frames)
    try say(printsJSON ? result.json(scene: path) : result.text(scene: path))
    return .success
  }
}

extension SceneOptions {
  var hostOptions: HostOptions {
    var host = HostOptions()
    host.overrides = overrides
    host.strictness = strictness
    host.folders = folders
    host.threads = threads
    return host
  }
}
