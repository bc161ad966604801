import Foundation
import Pixels
import RenderServer
import RenderTree
import Scenes
import Stages

// What holds of one scene, and of one scene after another.

extension CaseRun {
  /// When a scene is looked at besides its beginning, in seconds.
  private static let times = [0.1, 0.35, 0.4, 1, 2.5]

  mutating func compareOne(_ scene: ExpandedScene, _ name: String) {
    let stage = Stage(threads: 1)
    stage.show(scene)
    stage.turn(at: 0)
    note(stage)
    if !onlyPaints {
      comparePainting(of: stage, name)
      compareIdle(stage, name)
      compareDumps(of: stage, name)
      watch(stage)
    }
    if difference == nil { compareTimes(scene, stage, name) }
  }

  /// Another way of painting the present frame.
  private mutating func comparePainting(of stage: Stage, _ name: String) {
    let frame = stage.frame(isWhole: false)
    let ways: [(Comparison, Int, Int, Int)] = [
      (.threads, 2, 64, 16), (.threads, 3, 32, 32), (.tiles, 1, 7, 5), (.tiles, 1, 1, 128),
      (.tiles, 1, 4096, 4096),
    ]
    for (comparison, threads, width, height) in ways {
      // Tiny tiles on large canvases take long and tell nothing new.
      if width * height < 200, frame.canvas.width * frame.canvas.height > 20_000 { continue }
      // With most threads, what is too little to be shared is shared as well.
      let renderer = Renderer(
        threads: threads, tileSize: TileSize(width: width, height: height),
        sharing: threads > 2 ? .always : .worthwhile)
      _ = renderer.render(frame)
      expect(
        comparison, stage.renderer.pixmap, renderer.pixmap,
        "\(name) with \(threads) threads and tiles of \(width) × \(height)")
    }
  }

  private mutating func compareIdle(_ stage: Stage, _ name: String) {
    let again = stage.turn(at: stage.time)
    expect(.idle, again.tilesPainted == 0, "\(name) is painted twice at one time: \(again.damage)")
    let due = [stage.timeToNextFrame.map { stage.time + $0 }, stage.nextDue].compactMap { $0 }.min()
    // A little before, for who says when rounds.
    let until = due.map { stage.time + ($0 - stage.time) * 0.9 } ?? stage.time + 1000
    guard until > stage.time else { return }
    let probe = stage.turn(at: until)
    expect(
      .idle, probe.tilesPainted == 0,
      "\(name) changes by itself before \(due.map { "\($0)" } ?? "ever"): \(probe.damage)")
  }

  private mutating func compareDumps(of stage: Stage, _ name: String) {
    let first = Self.dumps(of: stage)
    let shown = stage.renderer.pixmap?.checksum
    stage.turn(at: stage.time)
    expect(
      .dump, stage.renderer.pixmap?.checksum == shown, "\(name) is another after it was dumped")
    for (one, other) in zip(first, Self.dumps(of: stage)) {
      expect(.dump, one, other, "\(name) reads otherwise the second time")
    }
  }

  /// Every stage as text.
  static func dumps(of stage: Stage) -> [String] {
    let frame = stage.frame()
    return [
      stage.live.dumpViews(), stage.live.dumpLayers(),
      stage.act { stage.live.dumpLayers(.presentation) }, stage.tree?.dump(as: .asMet) ?? "",
      frame.dumpCommands(),
    ]
  }

  /// Goes through a scene's time in steps; the picture at the end is that of one jump, and that of
  /// every step is what a fresh painter makes of it.
  private mutating func compareTimes(
    _ scene: ExpandedScene, _ looked: Stage, _ name: String
  ) {
    let stage = Stage(threads: 1)
    stage.show(scene)
    stage.turn(at: 0)
    guard stage.timeToNextFrame != nil || stage.nextDue != nil else { return }
    for time in Self.times {
      stage.turn(at: time)
      note(stage)
      if !onlyPaints { expectFresh(stage, "\(name) at \(time)") }
    }
    watch(stage)
    guard !onlyPaints, !hasState, difference == nil else { return }
    let jump = Stage(threads: 1)
    jump.show(scene)
    jump.turn(at: 0)
    jump.turn(at: stage.time)
    expect(
      .time, stage.renderer.pixmap, jump.renderer.pixmap, "\(name) at \(stage.time), by a jump")
  }

  /// What was painted piece by piece is what is painted at once, with all that rests unseen in its place:
  /// a tree that is no longer the painted one.
  mutating func expectFresh(_ stage: Stage, _ name: @autoclosure () -> String) {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(stage.frame())
    guard stage.renderer.pixmap != renderer.pixmap else {
      made[.damage, default: 0] += 1
      return
    }
    expect(.damage, stage.renderer.pixmap, renderer.pixmap, name() + ", damage alone")
  }
}
