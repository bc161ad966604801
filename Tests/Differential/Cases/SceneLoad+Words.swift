import Scenes

extension SceneLoad {
  /// What a load came to, as text: every node with its places in the files, and what is wrong.
  package var words: String {
    let problems = DiagnosticRenderer(format: .json).render(diagnostics)
    guard let scene else { return problems }
    return "\(scene.root.words)\n\(scene.actions.count) \(scene.constraints.count)\n\(problems)"
  }
}

extension SceneNode {
  fileprivate var words: String {
    var parts = ["\(sceneClass.name) \(id?.description ?? "") \(alias?.description ?? "")"]
    parts.append(range.words)
    parts += settings.map { "\($0.property) \($0.value.text) \($0.range.words)" }
    parts += layerSettings.map { "layer \($0.property) \($0.value.text) \($0.range.words)" }
    parts.append("\(animations) \(actions ?? -1) \(constraints ?? -1)")
    let lists = [subviews, sublayers, maskViews, maskLayers, menus] + slots + sections.map(\.rows)
    parts += lists.map { list in "{ " + list.map(\.words).joined(separator: "; ") + " }" }
    return parts.joined(separator: " ")
  }
}

extension SourceRange {
  fileprivate var words: String { "\(file.order):\(startOffset)-\(endOffset)" }
}
