import CoreGraphics
import Testing
import UIKit

@testable import Scenes

/// Nodes whose text has moved in the file, and says what it said.
@MainActor @Suite struct MovedTextTests {
  private let live = LiveScene()

  private func root(_ color: String, _ inner: String, before: String = "") -> String {
    #""backgroundColor": "\#(color)", \#(before) "layer": { "sublayers": [ \#(inner) ] }"#
  }

  @Test func theirLayersAreFoundWhereTheyStandNow() throws {
    let inner = #"{ "id": "l", "frame": [1, 2, 3, 4] }, { "opacity": 0.5 }"#
    try live.show(root: root("red", inner))
    let nodes = try #require(live.root?.sublayers)
    let origins = nodes.map(\.layer.origin)
    nodes[0].layer.cornerRadius = 5
    #expect(try live.show(root: root("blue", inner, before: "\n\n")).changed == 1)
    let now = try #require(live.root?.sublayers)
    #expect(now[0] === nodes[0] && now[1] === nodes[1])
    #expect(zip(now, origins).allSatisfy { $0.layer.origin != $1 })
    #expect(now.allSatisfy { $0.layer.origin == $0.node.range.origin })
    #expect(nodes[0].layer.cornerRadius == 5)
  }

  @Test func whatTheFileAddsToThemIsThere() throws {
    let plain = #"{ "id": "l", "frame": [1, 2, 3, 4] }"#
    try live.show(root: root("red", plain))
    let node = try #require(live.node(named: "l"))
    let additions = [
      #""sublayers": [ {} ]"#, #""mask": {}"#,
      #""animations": [ { "keyPath": "opacity", "from": 0, "to": 1, "duration": 1 } ]"#,
    ]
    for addition in additions {
      try live.show(root: root("red", plain.dropLast() + ", \(addition) }"))
      #expect(live.node(named: "l") === node)
      let layer = node.layer
      let parts = [
        layer.sublayers?.count ?? 0, layer.mask == nil ? 0 : 1, layer.animationKeys()?.count ?? 0,
      ]
      #expect(parts.reduce(0, +) == 1, "\(addition)")
      try live.show(root: root("red", plain, before: "\n"))
      #expect(layer.sublayers == nil && layer.mask == nil && layer.animationKeys() == nil)
    }
  }

  @Test func aMaskOfTheRunGoesAsWithAnyOtherSave() throws {
    let plain = #"{ "id": "l", "frame": [1, 2, 3, 4] }"#
    try live.show(root: root("red", plain))
    let layer = try #require(live.node(named: "l")?.layer)
    layer.mask = CALayer()
    try live.show(root: root("blue", plain))
    #expect(layer.mask == nil)
  }

  @Test func anotherNameIsKnownAtOnce() throws {
    try live.show(root: root("red", #"{ "id": "l", "frame": [1, 2, 3, 4] }"#))
    let node = try #require(live.node(named: "l"))
    try live.show(root: root("red", #"{ "id": "m", "frame": [1, 2, 3, 4] }"#))
    #expect(live.node(named: "m") === node && live.node(named: "l") == nil)
  }
}
