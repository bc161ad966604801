import CoreGraphics
import Scenes
import Stages

@MainActor
extension Stage {
  /// A stage that has shown and drawn a scene, or had it shown and drawn nothing for no time.
  package convenience init(
    showing text: String, threads: Int = 1, at time: TimeInterval? = 0
  ) throws {
    self.init(threads: threads)
    try show(text)
    if let time { turn(at: time) }
  }

  /// Shows a scene, which must be free of errors.
  package func show(_ text: String) throws {
    let load = SceneLoad.load("s.json", from: FilesInMemory(["s.json": text]))
    guard let scene = load.scene else { throw InvalidScene(load.diagnostics, in: text) }
    show(scene)
  }
}

/// A scene of a test cannot be shown.
package struct InvalidScene: Error, CustomStringConvertible {
  package let description: String

  package init(_ diagnostics: DiagnosticList, in text: String) {
    description = "\(diagnostics.sorted.map(\.message)) \(text)"
  }
}
