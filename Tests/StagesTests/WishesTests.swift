import CoreGraphics
import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// What the device's user wants: the size of text, and the side where lines begin.
@MainActor @Suite struct WishesTests {
  private static func scene(_ canvas: String = "", text: String = "word") -> String {
    """
    { "canvas": { "size": [300, 200], "scale": 1\(canvas) },
      "root": { "backgroundColor": "white", "subviews": [
        { "class": "UILabel", "id": "label", "text": "\(text)", "font": "body",
          "constraints": { "leading": 20, "top": 20 } },
        { "class": "UILabel", "id": "fixed", "text": "fixed", "font": 15,
          "constraints": { "leading": 20, "top": 80 } },
        { "class": "UISwitch", "id": "switch", "constraints": { "trailing": -20, "top": 120 } },
        { "class": "UITableView", "frame": [0, 160, 300, 40], "sections": [
          { "rows": [{ "class": "UITableViewCell", "text": "row" }] }] } ] } }
    """
  }

  private func font(_ name: String, on stage: Stage) -> CGFloat? {
    (stage.live.node(named: name)?.view as? UILabel)?.font.pointSize
  }

  private func frame(_ name: String, on stage: Stage) -> CGRect? {
    stage.live.node(named: name)?.view?.frame
  }

  @Test func fontsOfTextStylesAreAsLargeAsTextIsWanted() throws {
    let stage = try Stage(showing: Self.scene(#", "textSize": "accessibilityLarge""#))
    #expect(font("label", on: stage) == 33)
    #expect(font("fixed", on: stage) == 15)
  }

  @Test func whatLeadsIsOnTheSideWhereLinesBegin() throws {
    let stage = try Stage(showing: Self.scene(#", "direction": "rightToLeft""#))
    #expect(frame("label", on: stage)?.maxX == 280)
    #expect(frame("switch", on: stage)?.minX == 20)
  }

  @Test(arguments: [
    #", "textSize": "extraExtraLarge""#, #", "direction": "rightToLeft""#,
    #", "textSize": "small", "direction": "rightToLeft""#,
  ])
  func aReloadWithOtherWishesIsALoad(canvas: String) throws {
    let loaded = try Stage(showing: Self.scene(canvas))
    let reloaded = try Stage(showing: Self.scene())
    try reloaded.show(Self.scene(canvas))
    reloaded.turn(at: 0)
    #expect(reloaded.live.dumpLayers() == loaded.live.dumpLayers())
    #expect(reloaded.renderer.pixmap == loaded.renderer.pixmap)
    // And back.
    try reloaded.show(Self.scene())
    reloaded.turn(at: 0)
    #expect(reloaded.live.dumpLayers() == (try Stage(showing: Self.scene())).live.dumpLayers())
  }

  @Test func aReloadWithTheSameWishesKeepsWhatHandsDid() throws {
    let stage = try Stage(showing: Self.scene(#", "textSize": "small""#))
    stage.act { (stage.live.node(named: "switch")?.view as? UISwitch)?.isOn = true }
    try stage.show(Self.scene(#", "textSize": "small""#, text: "other"))
    #expect((stage.live.node(named: "switch")?.view as? UISwitch)?.isOn == true)
  }

  @Test func stagesOfOtherWishesStandSideBySide() throws {
    let large = try Stage(showing: Self.scene(#", "textSize": "extraExtraExtraLarge""#))
    let plain = try Stage(showing: Self.scene())
    #expect(font("label", on: large) == 23 && font("label", on: plain) == 17)
    #expect(large.act { UIFont.preferredFont(forTextStyle: .body).pointSize } == 23)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func aSwitchIsOnAtTheOtherSide() throws {
    func picture(_ direction: String, isOn: Bool) throws -> CGImage {
      try #require(
        Stage(
          showing: """
            { "canvas": { "size": [51, 31], "scale": 1, "direction": "\(direction)" },
              "root": { "subviews": [{ "class": "UISwitch", "isOn": \(isOn) }] } }
            """
        ).image)
    }
    for isOn in [true, false] {
      let (left, right) = (
        try picture("leftToRight", isOn: isOn), try picture("rightToLeft", isOn: isOn)
      )
      #expect(left != right)
      // The knob is white where the other one has none.
      let reach = isOn ? 36 : 14
      #expect(left.pixmap[reach, 15] == right.pixmap[50 - reach, 15])
    }
  }
}
