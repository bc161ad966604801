import Scenes

/// The name of the picture of a scene, in the working directory.
package enum PicturePath {
  /// `cards.png` for `Samples/cards.json`, `scene.png` for standard input.
  package static func of(_ scene: String) -> String {
    guard scene != ScenePaths.standardInput else { return "scene.png" }
    let name = ScenePath.name(of: scene)
    return (name.hasSuffix(".json") ? String(name.dropLast(5)) : name) + ".png"
  }
}
