import Scenes
import Testing
import UIKit

@Suite @MainActor struct ContainerTests {
  private let live = LiveScene()

  private func show(_ ids: String...) throws {
    let nodes = ids.map { #"{ "id": "\#($0)", "frame": [0, 0, 1, 1] }"# }.joined(separator: ", ")
    try live.show(
      root: """
        "subviews": [
          { "id": "glass", "class": "UIVisualEffectView", "effect": "light",
            "frame": [0, 0, 10, 10], "subviews": [\(nodes)] }
        ]
        """)
  }

  @Test func subviewsOfAnEffectViewGoIntoItsContent() throws {
    try show("a", "b")
    let glass = try #require(live.node(named: "glass")?.view as? UIVisualEffectView)
    #expect(glass.contentView.subviews.map { live.node(of: $0)?.node.id?.name } == ["a", "b"])
    #expect(glass.subviews.count == 2)
    try show("c", "b", "a")
    #expect(glass.contentView.subviews.map { live.node(of: $0)?.node.id?.name } == ["c", "b", "a"])
    #expect(live.text("glass.effect") == "\"light\"")
  }
}
