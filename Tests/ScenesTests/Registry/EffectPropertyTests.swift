import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import Scenes

/// Shadows, filters, blend modes and transforms in space, as a scene names them.
@MainActor @Suite struct EffectPropertyTests {
  private let live = LiveScene()

  private func layer(_ keys: String) throws -> CALayer {
    try live.show(root: #""sublayers": [{"id": "a", "frame": [0, 0, 9, 9], \#(keys)}]"#)
    return try #require(live.node(named: "a")?.layer)
  }

  @Test func L17_everyNameOfABlendModeMeansOne() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.backgroundColor = .black
    for name in BlendModeName.all where !name.hasPrefix("normal") {
      layer.compositingFilter = name
      #expect(layer.commitTree().root?.effect.extras?.value.blending != nil, "\(name)")
    }
    #expect(Set(BlendModeName.all).count == BlendModeName.all.count)
  }

  @Test func filtersAreAppliedInTheirOrder() throws {
    let layer = try layer(
      #""filters": [{"blur": 12}, {"saturation": 1.8}, {"hue": 180}], "backgroundFilters": [{"invert": true}]"#
    )
    let filters = try #require(layer.filters as? [CAFilter])
    #expect(filters.map(\.name) == ["gaussianBlur", "colorSaturate", "colorHueRotate"])
    #expect(filters[2].value(forKey: "inputAngle") as? CGFloat == .pi)
    #expect((layer.backgroundFilters as? [CAFilter])?.map(\.name) == ["colorInvert"])
    #expect(live.text("a.filters") == "[blur 12, saturation 1.8, hue 180]")
    #expect(try self.layer(#""opacity": 1"#).filters == nil)
  }

  @Test func L04_stepsInSpaceAreDoneInTheirOrder() throws {
    var expected = CATransform3DIdentity
    expected.m34 = -1 / 700
    expected = CATransform3DRotate(expected, .pi / 3, 0, 1, 0)
    let steps = #"[{"rotate": 60, "axis": [0, 1, 0]}, {"perspective": 700}]"#
    let layer = try layer(#""sublayerTransform": \#(steps), "transform": \#(steps)"#)
    #expect(CATransform3DEqualToTransform(layer.sublayerTransform, expected))
    #expect(CATransform3DEqualToTransform(layer.transform, expected))
    let moved = try self.layer(
      #""transform": [{"translate": [1, 2, 3]}, {"scale": [2, 3, 4]}], "anchorPointZ": 5"#)
    #expect(moved.transform.m43 == 12)
    #expect(moved.anchorPointZ == 5)
  }

  @Test func L14_aViewNodeNamesItsShadow() throws {
    try live.show(
      root: #""id": "r", "shadowOpacity": 0.25, "shadowOffset": [0, 8], "shadowRadius": 12"#)
    let layer = try #require(live.root?.layer)
    #expect(layer.shadowOpacity == 0.25)
    #expect(layer.shadowOffset == CGSize(width: 0, height: 8))
    #expect(layer.shadowRadius == 12)
    try live.show(root: #""id": "r""#)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
  }
}
