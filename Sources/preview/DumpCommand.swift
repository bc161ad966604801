import Foundation
import PreviewHost
import RenderServer
import RenderTree
import Scenes
import Stages
import Typography

/// `preview dump`: a stage of the frame as text.
///
/// Further scenes are shown in place of the first as a reload would, and dumped in turn: what the
/// second dump of the render tree marks as shared was not made anew.
struct DumpCommand {
  private enum Stage: String, CaseIterable {
    case views
    case accessibility
    case constraints
    case layers
    case presentation
    case render
    case commands
    case damage
    case tiles

    /// Whether it shows what changes from one picture to the next.
    var isOfChange: Bool { self == .damage || self == .tiles }
  }

  private var options = SceneOptions()
  private var stage = Stage.views
  /// The scene's time; nil is its beginning.
  private var time: TimeInterval?
  private let paths: [String]

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      if option == "--stage" {
        stage = try arguments.choice(of: option, Stage.self)
      } else if option == "--time" {
        time = try arguments.seconds(of: option)
      } else if try !options.take(option, from: &arguments) {
        throw UsageError(unknown: option, of: "dump")
      }
    }
    paths = arguments.operands
    guard !paths.isEmpty else { throw UsageError("dump needs a scene") }
  }

  @MainActor
  func run() throws -> ExitCode {
    try FontLibrary.shared.requireFamilies()
    let shown = Stages.Stage(threads: options.threads)
    var code = ExitCode.success
    var numbers = paths.count > 1 ? RenderNode.Numbers.asMet : nil
    for path in paths {
      let load = try options.load(path)
      guard let scene = load.scene else { return .invalidScene }
      if !load.isValid { code = .invalidScene }
      if paths.count > 1 { try StandardStream.output.write("// \(path)\n") }
      let before = shown.tree
      shown.show(scene)
      try StandardStream.output.write(dump(shown, since: before, as: &numbers))
    }
    return code
  }

  @MainActor
  private func dump(
    _ shown: Stages.Stage, since before: RenderNode?, as numbers: inout RenderNode.Numbers?
  ) -> String {
    if let time {
      _ = shown.frame()
      if !stage.isOfChange { shown.turn(at: time) }
    }
    switch stage {
    case .views:
      _ = shown.frame()
      return shown.live.dumpViews()
    case .accessibility:
      _ = shown.frame()
      return shown.act { shown.live.dumpAccessibility() }
    case .constraints:
      _ = shown.frame()
      return shown.act { shown.live.dumpConstraints() }
    case .layers:
      _ = shown.frame()
      return shown.live.dumpLayers()
    case .presentation:
      _ = shown.frame()
      return shown.act { shown.live.dumpLayers(.presentation) }
    case .render:
      _ = shown.frame()
      return shown.tree?.dump(sharedWith: before, as: &numbers) ?? "nothing is shown\n"
    case .commands:
      return shown.frame().dumpCommands()
    case .damage:
      return shown.turn(at: time ?? 0).dump()
    case .tiles:
      let report = shown.turn(at: time ?? 0)
      return shown.frame().dumpTiles(painting: report.damage)
    }
  }
}
