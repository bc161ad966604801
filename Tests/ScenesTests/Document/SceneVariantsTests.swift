import CoreGraphics
import Scenes
import Testing
import UIKit

struct SceneVariantsTests {
  private func load(_ text: String) -> SceneLoad {
    SceneLoad.load("s.json", from: FilesInMemory(["s.json": #"{ "root": {}\#(text) }"#]))
  }

  private func variants(_ text: String) throws -> SceneVariants {
    let load = load(#", "variants": \#(text)"#)
    #expect(load.diagnostics.isEmpty, "\(load.diagnostics.sorted)")
    return try #require(load.scene).variants
  }

  @Test func aSceneThatNamesNoneHasNone() throws {
    #expect(try #require(load("").scene).variants.isEmpty)
  }

  @Test func axesAreCombinedAndTheLastChangesFastest() throws {
    let variants = try variants(#"["appearance", "direction"]"#)
    #expect(
      variants.all.map(\.title) == [
        "Light · Left to right", "Light · Right to left", "Dark · Left to right",
        "Dark · Right to left",
      ])
    #expect(variants.columns == 2)
    #expect(variants.all[3].overrides.appearance == .dark)
    #expect(variants.all[3].overrides.direction == .rightToLeft)
  }

  @Test func whatIsDescribedComesAfterTheCombinations() throws {
    let variants = try variants(
      #"[{ "size": [320, 480], "appearance": "dark" }, "appearance", { "title": "Big", "textSize": "extraLarge" }]"#
    )
    #expect(variants.all.map(\.title) == ["Light", "Dark", "Dark · 320 × 480", "Big"])
    #expect(variants.columns == nil)
    #expect(variants.all[3].overrides.textSize == .extraLarge)
  }

  @Test func eachAxisHasValuesThatDiffer() {
    for axis in SceneVariants.Axis.allCases {
      var variants = SceneVariants()
      variants.add(axis)
      let all = variants.all
      #expect(all.count > 1 && Set(all.map(\.title)).count == all.count)
      #expect(all.allSatisfy { $0.overrides != CanvasOverrides() })
      #expect(axis.names.allSatisfy { axis.variant(named: $0) != nil })
    }
  }

  @Test(arguments: [
    (#""dark""#, "expected a list of variants"), ("[]", "expected a list of variants"),
    (#"["colour"]"#, "appearance"), (#"[{ "textSize": "huge" }]"#, "extraSmall"),
    (#"[{ "apearance": "dark" }]"#, "unknown key 'apearance'"),
    (#"["device", "device", "device", "device", "device"]"#, "243 variants"),
  ])
  func mistakesAreTold(text: String, message: String) {
    let found = load(#", "variants": \#(text)"#).diagnostics
    #expect(found.sorted.contains { $0.message.contains(message) }, "\(found.sorted)")
  }

  @Test func theCanvasSaysHowLargeTextIsAndWhereItBegins() throws {
    let canvas = try #require(
      load(#", "canvas": { "textSize": "accessibilityLarge", "direction": "rightToLeft" }"#).scene
    ).canvas
    #expect(canvas.textSize == .accessibilityLarge && canvas.direction == .rightToLeft)
    #expect(Canvas().textSize == .large && Canvas().direction == .leftToRight)
  }

  @Test(arguments: [
    (#"{ "direction": "rightToLeft" }"#, 1), (#"{ "direction": "leftToRight" }"#, 0),
    (#"{ "textSize": "small", "direction": "rightToLeft" }"#, 1), (#"{ "textSize": "large" }"#, 0),
  ])
  func conditionsAskForThem(condition: String, count: Int) throws {
    let text = """
      { "canvas": { "textSize": "small", "direction": "rightToLeft" },
        "root": { "subviews": [{ "if": \(condition) }] } }
      """
    let load = SceneLoad.load("s.json", from: FilesInMemory(["s.json": text]))
    #expect(try #require(load.scene).root.children.count == count)
  }
}
