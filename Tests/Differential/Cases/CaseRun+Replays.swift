import Pixels
import RenderServer
import Scenes
import Stages
import UIKit

// What hands do comes to the same, whoever looks on.

extension CaseRun {
  mutating func compareReplays() {
    guard !events.isEmpty, let first = scenes.first, let first else { return }
    // A picture after each of a thousand events tells little more than one after some.
    let stride = max(1, events.count / 60)
    // That stage has gone before another one plays: what both draw has to fit into the memory for drawing.
    guard let (sums, dumps) = play(first, stride: stride) else { return }
    replay(first, sums, stride: stride, dumps)
  }

  /// The pictures and texts that come of it; nil where there is nothing to compare them with.
  private mutating func play(
    _ first: ExpandedScene, stride: Int
  ) -> (sums: [UInt64], dumps: [String])? {
    var sums: [UInt64] = []
    let stage = Stage(threads: 1)
    // What was cut out in a run before must not be there to be pasted.
    UIPasteboard.general.string = nil
    stage.show(first)
    stage.turn(at: 0)
    watch(stage)
    for (index, event) in events.enumerated() {
      stage.perform(event, among: scenes)
      stage.turn(at: stage.time)
      guard index % stride == 0 || index == events.count - 1 else { continue }
      sums.append(stage.renderer.pixmap?.checksum ?? 0)
      note(stage)
      guard !onlyPaints else { continue }
      let again = stage.turn(at: stage.time)
      expect(.idle, again.tilesPainted == 0, "after event \(index): painted twice at one time")
      expectFresh(stage, "after event \(index)")
      if difference != nil { return nil }
    }
    watch(stage)
    return onlyPaints ? nil : (sums, Self.dumps(of: stage))
  }

  /// The same once more, with other threads and tiles, and with somebody who dumps now and then.
  private mutating func replay(
    _ first: ExpandedScene, _ sums: [UInt64], stride: Int, _ dumps: [String]
  ) {
    let stage = Stage(threads: 3, tileSize: TileSize(width: 64, height: 16))
    UIPasteboard.general.string = nil
    stage.show(first)
    stage.turn(at: 0)
    var sums = sums[...]
    for (index, event) in events.enumerated() {
      stage.perform(event, among: scenes)
      stage.turn(at: stage.time)
      guard index % stride == 0 || index == events.count - 1 else { continue }
      let sum = stage.renderer.pixmap?.checksum ?? 0
      guard expect(.replay, sum == sums.popFirst(), "the picture after event \(index), replayed")
      else { return }
      // Of thousands of layers, a dump takes longer than many pictures.
      if index / stride % 6 == 0 { _ = Self.dumps(of: stage) }
    }
    for (one, other) in zip(dumps, Self.dumps(of: stage)) {
      expect(.replay, one, other, "the end of the events, replayed")
    }
  }
}
