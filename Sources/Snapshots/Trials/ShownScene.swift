import Foundation
import Scenes

/// A scene that was drawn, with the files that say where its nodes are.
struct ShownScene {
  let scene: ExpandedScene
  let files: SourceFiles

  /// As many changes of a picture are told each at its place.
  private static let mostPlaces = 10

  /// What is said of a result: one for each node of the file that changed, or one for all. Changes get
  /// their places.
  func diagnostics(of result: inout TrialResult) -> [Diagnostic] {
    switch result.verdict {
    case .differs: differences(of: &result)
    case .missing where !result.isRecorded:
      [Diagnostic(.error, .snapshotMissing, "\(result.name): \(result.message)", at: start)]
    case .damaged, .unwritable:
      [Diagnostic(.error, .snapshotDiffers, "\(result.name): \(result.message)", at: start)]
    case .same, .missing, .invalid, .failed, .trapped, .late: []
    }
  }

  private func differences(of result: inout TrialResult) -> [Diagnostic] {
    var nodes: [String: SceneNode] = [:]
    var pending = [scene.root]
    while let node = pending.popLast() {
      if let id = node.id { nodes["\(id)"] = node }
      pending += node.children
    }
    // The changes of a line are told together, in the order of the lines' first.
    var order: [SourcePlace] = []
    var byPlace: [SourcePlace: [String]] = [:]
    for text in result.texts.indices {
      for index in result.texts[text].changes.indices {
        let change = result.texts[text].changes[index]
        let range = node(of: change, nodes).range(of: change.property)
        guard let place = files.place(of: range) else { continue }
        if byPlace[place] == nil { order.append(place) }
        byPlace[place, default: []].append(change.text)
        result.texts[text].changes[index].place = "\(place.file.path):\(place.start.line)"
      }
    }
    guard !order.isEmpty else {
      return [
        Diagnostic(.error, .snapshotDiffers, "\(result.name): \(result.message)", at: start)
      ]
    }
    return order.prefix(Self.mostPlaces).map { place in
      let texts = byPlace[place] ?? []
      return Diagnostic(
        .error, .snapshotDiffers, "\(result.name): \(texts.first ?? "")", at: place,
        notes: texts.dropFirst().map { Diagnostic.Note($0) })
    }
  }

  /// The node that a change is about, or the nearest around it that is known.
  private func node(of change: DumpChange, _ nodes: [String: SceneNode]) -> SceneNode {
    var node = nodes[change.id] ?? scene.root
    // `card › UILabel 2`: the second label without an id.
    let steps = change.node.components(separatedBy: DumpChange.arrow)
    for step in steps.dropFirst() {
      let words = step.split(separator: " ")
      let number = words.last.flatMap { Int($0) } ?? 1
      let alike = node.children.filter { $0.id == nil && $0.sceneClass.name == words.first ?? "" }
      guard number >= 1, number <= alike.count else { break }
      node = alike[number - 1]
    }
    return node
  }

  /// The beginning of the root's line, for what is about no node.
  private var start: SourcePlace? { files.place(of: scene.root.range) }
}

extension SceneNode {
  /// Where the file has a property, or else the node.
  fileprivate func range(of property: String) -> SourceRange {
    let own = settings.first { sceneClass.properties[$0.property].name == property }
    let layer = layerSettings.first {
      SceneClass.layer.properties[$0.property].name == property
    }
    return own?.range ?? layer?.range ?? range
  }
}
