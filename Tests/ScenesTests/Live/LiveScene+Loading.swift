import Scenes
import Testing

@MainActor
extension LiveScene {
  /// Shows a scene from its text.
  @discardableResult
  func show(
    _ text: String, keepingState: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Changes {
    let loaded = LoadedScene(text)
    let scene = try #require(
      loaded.scene, "\(loaded.messages)", sourceLocation: sourceLocation)
    return show(scene, keepingState: keepingState)
  }

  /// Shows a scene with a root of these keys.
  @discardableResult
  func show(root keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Changes
  {
    try show("{\"root\": {\(keys)}}", sourceLocation: sourceLocation)
  }

  /// `id.property` as text.
  func text(_ path: String) -> String? { value(of: path)?.value.text }
}
