import CoreGraphics
import RenderServer
import RenderTree
import Scenes
import Stages

/// A scene at one time: its picture, and what stages of the frame read.
@MainActor
package struct SceneShot {
  package let image: CGImage
  package let texts: [KeptText: String]

  /// Draws as `preview --headless` does, on a stage of its own; nil where nothing was drawn.
  package init?(
    of scene: ExpandedScene, at time: TimeInterval = 0, threads: Int, texts wanted: [KeptText],
    onDiagnostic: @escaping (Diagnostic) -> Void = { _ in }
  ) {
    // Texts count tiles, and are to be the same for any number of threads.
    let stage = Stage(threads: threads, tileSize: .standard)
    stage.live.onDiagnostic = onDiagnostic
    stage.show(scene)
    var story = DamageStory()
    story.begin(stage.turn(at: 0))
    if time > 0 { story.goOn(to: time, stage.turn(at: time)) }
    guard let shot = SceneShot(of: stage, texts: wanted) else { return nil }
    image = shot.image
    var texts = shot.texts
    if wanted.contains(.damage) {
      story.end(on: stage)
      texts[.damage] = story.text
    }
    self.texts = texts
  }

  /// What a stage shows now; what it repaints is not told.
  init?(of stage: Stage, texts wanted: [KeptText]) {
    guard let image = stage.image else { return nil }
    self.image = image
    texts = wanted.filter { $0 != .damage }.reduce(into: [:]) { $0[$1] = $1.read(from: stage) }
  }
}
