import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// The dump of what a scene tells those who do not see it.
@MainActor @Suite struct AccessibilityDumpTests {
  private func scene(_ nodes: String) throws -> Stage {
    try Stage(
      showing: #"{"canvas": {"size": [200, 200], "scale": 1}, "root": {"subviews": ["# + nodes
        + "]}}")
  }

  @Test func showsRolesLabelsValuesAndPlaces() throws {
    let stage = try scene(
      #"""
      {"class": "UILabel", "id": "title", "frame": [0, 0, 100, 20], "text": "Hello",
       "accessibilityTraits": ["header"], "accessibilityHint": "says it"},
      {"class": "UISwitch", "frame": [0, 30, 51, 31], "accessibilityLabel": "Wifi",
       "accessibilityIdentifier": "wifi"},
      {"frame": [0, 70, 10, 10], "isAccessibilityElement": true, "accessibilityLabel": "box",
       "accessibilityValue": "full"},
      {"class": "UILabel", "frame": [0, 90, 100, 20], "text": "not told",
       "isAccessibilityElement": false}
      """#)
    #expect(
      stage.live.dumpAccessibility() == """
        UILabel 'title' (0 0 100 20) header label "Hello" hint "says it"
        UISwitch (0 30 51 31) button+toggleButton label "Wifi" value "0" identifier "wifi"
        UIView (0 70 10 10) label "box" value "full"

        """)
  }

  @Test func aReloadTakesBackWhatWasSaid() throws {
    let stage = try scene(
      #"""
      {"class": "UIButton", "id": "b", "frame": [0, 0, 100, 30], "title": "Buy",
       "accessibilityLabel": "Get", "isAccessibilityElement": false,
       "accessibilityTraits": ["link"], "accessibilityValue": "x"}
      """#)
    #expect(stage.live.dumpAccessibility() == "")
    let plain = try scene(
      #"{"class": "UIButton", "id": "b", "frame": [0, 0, 100, 30], "title": "Buy"}"#)
    stage.show(try #require(plain.live.scene))
    #expect(stage.live.dumpAccessibility() == plain.live.dumpAccessibility())
    #expect(plain.live.dumpAccessibility().contains("button label \"Buy\""))
  }
}
