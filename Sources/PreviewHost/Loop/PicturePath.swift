import Scenes

/// The name of the picture of a scene, in the working directory.
package enum PicturePath {
  /// `cards.png` for `Samples/cards.json`, `scene.png` for standard input, `Badge.png` for a preview of that
  /// name.
  package static func of(_ scene: String) -> String {
    guard scene != ScenePaths.standardInput else { return "scene.png" }
    if CodeScenes.isName(scene) {
      return String(CodeScenes.name(of: scene).map { "/\0".contains($0) ? "-" : $0 }) + ".png"
    }
    let name = ScenePath.name(of: scene)
    return (name.hasSuffix(".json") ? String(name.dropLast(5)) : name) + ".png"
  }
}
