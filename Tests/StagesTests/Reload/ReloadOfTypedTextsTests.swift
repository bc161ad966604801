import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// D6 for what somebody has changed, and the file then says anew.
@MainActor @Suite struct ReloadOfTypedTextsTests {
  private nonisolated static let runs =
    #""attributedText": [{"text": "ab", "color": "systemRed", "font": 20}]"#

  private func scene(_ name: String, _ keys: String) -> String {
    """
    {"canvas": {"size": [90, 60], "scale": 1}, "root": {"subviews": [{"class": "\(name)", "id": "t",
      "frame": [0, 0, 90, 60], \(keys)}]}}
    """
  }

  /// Shows one version after the other in place of what was changed, each of which is to look as by itself.
  private func expectFresh(_ name: String, _ stage: Stage, _ versions: [String]) throws {
    for keys in versions {
      try stage.show(scene(name, keys))
      stage.turn(at: 0)
      let difference = ReloadComparison.difference(stage, try Stage(showing: scene(name, keys)))
      #expect(difference == nil, "\(name): \(keys)")
    }
  }

  @Test(
    "D6 a text that the file has put in place of a typed one is the file's from then on",
    arguments: [
      [runs, #"\#(runs), "textColor": "systemBlue""#], [#""text": "other""#, runs],
      [#""text": "other", "font": 30"#, #"\#(runs), "font": 12"#], [runs, #""text": "more""#],
      [runs, #"\#(runs), "textAlignment": "right""#],
    ])
  func typedTexts(_ versions: [String]) throws {
    for name in ["UITextField", "UITextView"] {
      let stage = try Stage(showing: scene(name, #""text": "a""#))
      stage.turn(at: 0)
      let view = try #require(stage.live.node(named: "t")?.view as? any UITextInput & UIView)
      stage.act {
        view.becomeFirstResponder()
        view.insertText("typed")
        view.resignFirstResponder()
      }
      try stage.show(scene(name, #""text": "a", "alpha": 0.5, "font": 20"#))
      let typed = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
      #expect(typed.flatMap { view.text(in: $0) } == "atyped")
      try expectFresh(name, stage, versions)
    }
  }

  @Test("D6 a selection is the file's again with a text of the file's")
  func selectedTexts() throws {
    let keys = #""text": "text", "selectedRange": [0, 1]"#
    let stage = try Stage(showing: scene("UITextView", keys))
    stage.turn(at: 0)
    let view = try #require(stage.live.node(named: "t")?.view as? UITextView)
    stage.act { view.selectedRange = NSRange(location: 2, length: 1) }
    try stage.show(scene("UITextView", keys + #", "alpha": 0.5"#))
    #expect(view.selectedRange.location == 2)
    try expectFresh("UITextView", stage, [keys.replacing("text\",", with: "texts\",")])
  }

  @Test("D6 what a program has said of a label's look stays with another text of the file's")
  func programsLook() throws {
    let stage = try Stage(showing: scene("UILabel", #""text": "a""#))
    let label = try #require(stage.live.node(named: "t")?.view as? UILabel)
    stage.act { (label.text, label.font) = ("b", .systemFont(ofSize: 30)) }
    try stage.show(scene("UILabel", #""text": "c""#))
    #expect(label.text == "c" && label.font == .systemFont(ofSize: 30))
    try expectFresh("UILabel", stage, [#""text": "d", "font": 12"#, Self.runs, #""text": "e""#])
  }

  @Test("D6 a value and a choice of the file's in place of a hand's are held as the file's")
  func valuesAndChoices() throws {
    let slider = try Stage(showing: scene("UISlider", #""value": 0.2"#))
    let view = try #require(slider.live.node(named: "t")?.view as? UISlider)
    slider.act { view.value = 0.7 }
    try expectFresh(
      "UISlider", slider,
      [
        #""value": 0.9"#, #""value": 0.9, "maximumValue": 0.5"#,
        #""value": 0.9, "minimumValue": 0"#,
      ])
    let segments = #""segments": ["a", "b", "c"]"#
    let choice = try Stage(showing: scene("UISegmentedControl", segments))
    let control = try #require(choice.live.node(named: "t")?.view as? UISegmentedControl)
    choice.act { control.selectedSegmentIndex = 1 }
    try expectFresh(
      "UISegmentedControl", choice,
      [
        segments + #", "selectedSegmentIndex": 2"#,
        #""segments": ["a"], "selectedSegmentIndex": 2"#,
        segments + #", "selectedSegmentIndex": 2"#,
      ])
  }
}
