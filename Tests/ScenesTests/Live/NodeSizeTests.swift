import CMalloc
import Testing
import UIKit

@testable import Scenes

/// What a node of very many takes.
@MainActor @Suite struct NodeSizeTests {
  private func bytes(of object: AnyObject) -> Int {
    malloc_usable_size(Unmanaged.passUnretained(object).toOpaque())
  }

  @Test func settingsAreSmall() {
    #expect(MemoryLayout<SceneNode.Setting>.stride == 32)
    #expect(MemoryLayout<PropertyValue>.size <= 18)
  }

  @Test func aBareLayersNodesAreSmall() throws {
    let live = LiveScene()
    let layer = ##"{"frame": [1, 2, 3, 4], "backgroundColor": "#102030"}"##
    try live.show(root: #""sublayers": [\#(layer), \#(layer)]"#)
    let nodes = try #require(live.root?.sublayers)
    #expect(nodes.count == 2)
    #expect(nodes.allSatisfy { $0.parts == nil })
    #expect(bytes(of: nodes[0]) <= 56)
    #expect(nodes[0].surroundings === nodes[1].surroundings)
    #expect(nodes[0].parent === live.root && nodes[0].superSize == live.root?.innerSize)
  }

  @Test func whatOneNodeIsInChangesForThatOneAlone() throws {
    let live = LiveScene()
    try live.show(root: #""sublayers": [{"zPosition": 1}, {"zPosition": 2}]"#)
    let nodes = try #require(live.root?.sublayers)
    let before = nodes[1].superSize
    nodes[0].superSize = CGSize(width: 1, height: 1)
    #expect(nodes[1].superSize == before && nodes[0].parent === live.root)
    nodes[0].parent = nil
    #expect(nodes[1].parent === live.root)
    #expect(nodes[0].superSize == CGSize(width: 1, height: 1))
  }
}
