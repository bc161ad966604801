import CoreGraphics
import Pixels
import RenderServer
import Scenes
import Stages

/// What holds of any bytes on their whole way to pixels; the fuzzer and the replay of its corpus both
/// ask it.
///
/// An input is one scene, or two with a zero byte between them: the second is saved over the first.
@MainActor
enum AnyFrame {
  /// Nil where all of it holds, else a sentence.
  static func brokenPromise(_ bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let scenes = parts.compactMap { scene(of: Array($0)) }
    guard let first = scenes.first else { return nil }
    let stage = Stage(threads: 1)
    stage.show(first)
    stage.turn(at: 0)
    if let sentence = broken(stage, at: 0) { return sentence }
    if let sentence = broken(stage, at: 0.3) { return sentence }
    guard scenes.count > 1 else { return nil }
    stage.show(scenes[1])
    return broken(stage, at: 0.5)
  }

  /// Turns to a time; what was painted for the damage alone is what is painted at once.
  private static func broken(_ stage: Stage, at time: Double) -> String? {
    stage.turn(at: time)
    guard stage.turn(at: time).tilesPainted == 0 else { return "it is painted twice at one time" }
    let fresh = Renderer(threads: 1, tileSize: TileSize(width: 32, height: 16))
    _ = fresh.render(stage.frame())
    return fresh.pixmap == stage.renderer.pixmap
      ? nil : "the damage alone is another picture than all of it"
  }

  /// A scene on a small canvas, at most so large that a picture is soon painted.
  private static func scene(of bytes: [UInt8]) -> ExpandedScene? {
    var files = FilesInMemory(["theme.json": "{ \"define\": { \"ink\": \"#123456\" } }"])
    files.contents["scene.json"] = bytes
    var limits = ExpansionLimits()
    limits.nodes = 200
    limits.values = 10_000
    limits.valuesAtOnce = 1_000
    limits.pixels = 1 << 16
    var overrides = CanvasOverrides()
    overrides.size = CGSize(width: 48, height: 40)
    overrides.scale = 1
    // What mistakes leave of a scene is shown as well, where there is nothing better.
    return SceneLoad.load(
      "scene.json", from: files, overrides: overrides, strictness: .forgiving, limits: limits
    ).scene
  }
}
