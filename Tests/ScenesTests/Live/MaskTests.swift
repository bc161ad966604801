import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

/// Masks in scenes: a view's, a layer's, and what a reload makes of them.
@MainActor @Suite struct MaskTests {
  private let live = LiveScene()

  private func layer(_ name: String) -> CALayer? { live.node(named: name)?.layer }

  @Test func L08_aLayerIsMaskedByALayerWithItsSublayers() throws {
    try live.show(
      root: #"""
        "sublayers": [{"id": "a", "frame": [0, 0, 40, 20], "mask": {"id": "m", "frame": [0, 0, "50%", "50%"],
        "sublayers": [{"id": "s"}], "mask": {"id": "mm"}}}]
        """#)
    let mask = try #require(layer("m"))
    #expect(layer("a")?.mask === mask)
    #expect(mask.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(mask.sublayers?.first === layer("s"))
    #expect(mask.mask === layer("mm"))
    #expect(layer("a")?.sublayers == nil)
  }

  @Test func V26_aViewIsMaskedByAViewOutsideTheHierarchy() throws {
    try live.show(root: #""id": "r", "mask": {"id": "m", "alpha": 0.5, "subviews": [{"id": "s"}]}"#)
    #expect(layer("r")?.mask === layer("m"))
    #expect(live.node(named: "m")?.view?.superview == nil)
    #expect(live.text("m.alpha") == "0.5")
    #expect(live.dumpViews().contains("\n  mask UIView 'm'"))
    #expect(live.dumpLayers().contains("\n    mask CALayer 'm'"))
  }

  @Test func aMaskOfTheLayerGoesOverTheViews() throws {
    try live.show(root: #""id": "r", "mask": {"id": "v"}, "layer": {"mask": {"id": "l"}}"#)
    #expect(layer("r")?.mask === layer("l"))
    try live.show(root: #""id": "r", "mask": {"id": "v"}"#)
    #expect(layer("r")?.mask === layer("v"))
  }

  @Test func aMaskStaysChangesAndGoes() throws {
    func show(_ keys: String) throws -> Int {
      try live.show(root: #""sublayers": [{"id": "a", \#(keys)}]"#).changed
    }
    _ = try show(#""mask": {"id": "m", "opacity": 1}"#)
    let mask = try #require(layer("m"))
    #expect(try show(#""mask": {"id": "m", "opacity": 1}"#) == 0)
    #expect(try show(#""mask": {"id": "m", "opacity": 0.5}"#) == 1)
    #expect(layer("a")?.mask === mask)
    #expect(mask.opacity == 0.5)
    #expect(try show(#""mask": {"id": "m", "class": "CAShapeLayer"}"#) == 2)
    #expect(layer("a")?.mask is CAShapeLayer)
    #expect(try show(#""mask": null"#) == 1)
    #expect(layer("a")?.mask == nil)
    #expect(live.node(named: "m") == nil)
  }

  @Test func masksCountAsNodesAndAreLimited() {
    var limits = ExpansionLimits()
    limits.nodes = 3
    let text = #"{"root": {"mask": {"mask": {"mask": {}}}}}"#
    #expect(LoadedScene(["s.json": text]).scene?.root.count == 4)
    let loaded = LoadedScene(["s.json": text], limits: limits)
    #expect(loaded.messages == ["the scene has more than 3 nodes"])
  }
}
