import CoreGraphics
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import Stages
import UIKit

/// A sample at the time at which it is looked at: its picture, and what each stage made of it.
@MainActor
struct SampleRun {
  let image: CGImage
  let texts: [FrameStage: String]

  private static var known: [String: SampleRun] = [:]

  /// The run with one thread, which several tests compare with: made once.
  static func run(of sample: Sample) throws -> SampleRun {
    if let run = known[sample.name] { return run }
    let run = try SampleRun(of: sample, threads: 1)
    known[sample.name] = run
    return run
  }

  /// Draws as `preview --headless` does; the scene must be free of errors.
  init(of sample: Sample, threads: Int) throws {
    let stage = Stage(threads: threads)
    stage.show(try sample.load())
    var damage = "at the beginning\n" + stage.turn(at: 0).dump()
    if let time = sample.time {
      damage += "\nafter \(Int(time * 1000)) ms\n" + stage.turn(at: time).dump()
    }
    guard let image = stage.image else { throw SampleError("\(sample.name).json drew nothing") }
    self.image = image
    let frame = stage.frame()
    texts = [
      .layers: stage.live.dumpLayers(),
      .render: frame.root?.dump(as: nil) ?? "",
      .commands: frame.dumpCommands(),
      .damage: damage + Self.changes(on: stage),
    ]
  }

  /// What a sixtieth of a second changes, and what it takes to move one layer: the answers of the
  /// difference of trees, and the tiles that follow from them.
  private static func changes(on stage: Stage) -> String {
    let text =
      "\na sixtieth of a second later\n" + stage.turn(at: stage.time + 1.0 / 60).dump()
    guard let leaf = leaf(below: stage.live.window.layer) else { return text }
    let title = "\nthe first leaf, \(leaf.frame.text), moved by a point\n"
    stage.act { CATransaction.atOnce { leaf.position.x += 1 } }
    return text + title + stage.turn(at: stage.time).dump()
  }

  /// The first layer in the order of drawing that shows something and has nothing below it.
  private static func leaf(below root: CALayer) -> CALayer? {
    var pending = [root]
    while let layer = pending.popLast() {
      guard !layer.isHidden else { continue }
      let below = layer.sublayers ?? []
      if below.isEmpty, layer.backgroundColor != nil || layer.contents != nil { return layer }
      pending += below.reversed()
    }
    return nil
  }
}
