import CoreGraphics
import Foundation
import Scenes

extension ExpandedScene {
  /// `Samples/cards.json`, on a canvas of its own size or on another.
  package static func cards(_ size: CGSize? = nil, scale: CGFloat? = nil) throws -> ExpandedScene {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples").standardizedFileURL
    var files: [String: String] = [:]
    for path in ["cards.json", "Shared/theme.json"] {
      files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    var overrides = CanvasOverrides()
    (overrides.size, overrides.scale) = (size, scale)
    let load = SceneLoad.load("cards.json", from: FilesInMemory(files), overrides: overrides)
    guard let scene = load.scene else { throw InvalidScene(load.diagnostics, in: "cards.json") }
    return scene
  }
}
