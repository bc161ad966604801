import CoreGraphics
import QuartzCore
import RenderServer
import Scenes
import Stages
import UIKit

/// Times the frames of what people do: the event, layout, commit, difference, flattening and painting,
/// without a window.
@MainActor
package struct InteractionBenchmark {
  /// On one stage, for so many frames after some that are not counted, as caches are filled in these and
  /// pages laid out.
  package static func run(
    _ interaction: Interaction, scale: Int, threads: Int, frames: Int, warmUp: Int = 8
  ) throws(InteractionError) -> InteractionTimes {
    let stage = Stage(threads: threads)
    stage.show(try expanded(interaction, scale: scale))
    Photos.show(below: stage.live.window.layer)
    stage.turn(at: 0)
    let steps = InteractionSteps(interaction, on: stage)
    steps.begin()
    var times = InteractionTimes(name: interaction.name, scale: scale, threads: threads)
    for frame in 0..<(frames + warmUp) {
      stage.goOn(to: steps.time(of: frame))
      var watch = Stopwatch()
      steps.step(frame)
      let event = watch.lap()
      let report = stage.turn(at: steps.time(of: frame))
      let turn = watch.lap()
      guard frame >= warmUp else { continue }
      times.add(event: event, turn: turn, stage.lastCommit, report)
    }
    return times
  }

  private static func expanded(
    _ interaction: Interaction, scale: Int
  ) throws(InteractionError) -> ExpandedScene {
    let text = JSONWriter(layout: .compact).text(of: interaction.scene(scale))
    let load = SceneLoad.load("scene.json", from: FilesInMemory(["scene.json": text]))
    guard let scene = load.scene, load.isValid else {
      throw InteractionError(
        description: "\(interaction.name): "
          + load.diagnostics.sorted.map(\.message).joined(separator: ", "))
    }
    return scene
  }
}

/// A scene of ours is not what a scene has to be.
package struct InteractionError: Error, CustomStringConvertible {
  package let description: String
}
