import Drawings
import Foundation
import Scenes
import Testing

/// A whole drawing, and the scene that is kept of it.
@MainActor @Suite struct FixtureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Drawings")

  @Test func theLakeIsAsItIsKept() throws {
    let svg = try Data(contentsOf: Self.folder.appendingPathComponent("lake.svg"))
    let kept = try String(
      contentsOf: Self.folder.appendingPathComponent("lake.json"), encoding: .utf8)
    let result = DrawingImport(Array(svg), path: "lake.svg")
    #expect(result.diagnostics.isEmpty)
    #expect(result.scene == kept)
    #expect(result.layers == 28)
    #expect(Ink(try Drawn.picture(kept)).box == [0, 0, 959, 639])
  }
}
