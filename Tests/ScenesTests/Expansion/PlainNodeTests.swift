import Testing

@testable import Scenes

/// Nodes that have just the keys of one before them are read by a shorter way, to the same end.
@Suite struct PlainNodeTests {
  /// A node as it is read after others like it, and alone.
  private func compare(_ node: String, after others: [String], in list: String = "sublayers") {
    let first = LoadedScene(root: "\"\(list)\":[\(others.joined(separator: ",")),\n\(node)]")
    let alone = LoadedScene(root: "\"\(list)\":[\n\(node)]")
    func said(_ scene: ExpandedScene?, after count: Int) -> [String] {
      let children = list == "sublayers" ? scene?.root.sublayers : scene?.root.subviews
      guard let node = children?.dropFirst(count).first else { return [] }
      return [node.sceneClass.name, node.id?.name ?? "", "\(node.sublayers.count)"]
        + node.settings.map { "\($0.property) \($0.value.text)" }
    }
    #expect(said(first.scene, after: others.count) == said(alone.scene, after: 0), "\(node)")
    func complaints(_ loaded: LoadedScene) -> [String] {
      loaded.load.diagnostics.all.map { "\($0.code) \($0.message)" }
    }
    #expect(complaints(first) == complaints(alone), "\(node)")
  }

  @Test func whatHasTheSameKeysIsReadAsItIsAlone() {
    let others = Array(
      repeating: ##"{"frame": [1, 2, 3, 4], "backgroundColor": "#FFF"}"##, count: 3)
    for node in [
      ##"{"frame": [5, 6, 7.5, 8], "backgroundColor": "red"}"##,
      ##"{"frame": [5, 6, 7.5], "backgroundColor": "#12345"}"##,
      ##"{"backgroundColor": "#000", "frame": ["50%", 0, 1, 1]}"##,
      ##"{"frame": "$f", "backgroundColor": "$c"}"##,
      ##"{"frame": [1, 2, 3, 4], "backgroundColor": {"light": "red", "dark": "blue"}}"##,
      ##"{"frame": [1, 2, 3, 4], "if": {"appearance": "dark"}}"##,
      ##"{"frame": [1, 2, 3, 4], "class": "CAShapeLayer"}"##,
      ##"{"frame": [1, 2, 3, 4], "backgroundColour": "#FFF"}"##,
      ##"{"frame": [1, 2, 3, 4], "id": "a"}"##, ##"{"frame": null, "backgroundColor": null}"##,
    ] {
      compare(node, after: others)
    }
  }

  @Test func theClassIsTheOneThatANodeNames() {
    let others = Array(repeating: ##"{"class": "UILabel", "text": "a", "tag": 1}"##, count: 3)
    for node in [
      ##"{"class": "UILabel", "text": "b", "tag": 2}"##,
      ##"{"class": "UIView", "text": "b", "tag": 2}"##,
      ##"{"class": "UIButton", "text": "b", "tag": 2}"##,
      ##"{"class": "$x", "text": "b", "tag": 2}"##,
      ##"{"class": "UILabel", "text": "$$b", "tag": 2}"##,
      ##"{"class": "UILabel", "text": 7, "tag": 2}"##,
      ##"{"class": "UILabel", "tag": 2, "text": "b"}"##, ##"{"class": 5, "text": "b", "tag": 2}"##,
      ##"{"class": "UILabel", "text": "${p}", "tag": 2}"##,
      ##"{"class": "UITableView", "tag": 1, "alpha": 0.5}"##,
    ] {
      compare(node, after: others, in: "subviews")
    }
    // What comes later in a class's order may stand first.
    let turned = ##"{"transform": [{"rotate": 10}], "frame": [0, 0, 1, 1]}"##
    compare(turned, after: [turned, turned])
  }
}
