import Scenes

extension ExpandedScene {
  /// The tree of nodes as text: `UIView 'id' alpha 0.5 { UIView; CALayer }`.
  var outline: String { root.outline }
}

extension SceneNode {
  var outline: String {
    var parts = [sceneClass.name]
    if let id { parts.append("'\(id)'") }
    if let alias { parts.append("alias '\(alias)'") }
    parts += settings.map { "\(sceneClass.properties[$0.property].name) \($0.value.text)" }
    if !layerSettings.isEmpty {
      let layer = SceneClass.named("CALayer")
      parts += layerSettings.map {
        "layer.\(layer?.properties[$0.property].name ?? "?") \($0.value.text)"
      }
    }
    let children = (sublayers + subviews).map(\.outline)
    if !children.isEmpty { parts.append("{ " + children.joined(separator: "; ") + " }") }
    return parts.joined(separator: " ")
  }
}
