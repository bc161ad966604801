import CoreGraphics
import Pixels
import RenderServer
import Scenes
import Snapshots
import Testing

@MainActor
extension Stage {
  /// A stage that has shown and drawn a scene.
  convenience init(showing text: String, threads: Int = 1) throws {
    self.init(threads: threads)
    try show(text)
    turn(at: 0)
  }

  func show(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let load = SceneLoad.load("s.json", from: FilesInMemory(["s.json": text]))
    let messages = load.diagnostics.sorted.map(\.message)
    show(try #require(load.scene, "\(messages) \(text)", sourceLocation: sourceLocation))
  }
}
