import CoreGraphics
import QuartzCore
import Scenes
import StageSupport
import Stages
import TestSupport
import Testing
import UIKit

/// D6 for what texts look like: after a save as in a first load.
@MainActor @Suite struct ReloadOfTextsTests {
  @Test("D6 what draws is drawn for the size that it has after a save, in any content mode")
  func drawingsOfAnotherSize() throws {
    func scene(_ side: Int, _ keys: String) -> String {
      """
      {"canvas": {"size": [\(side), 40], "scale": 1}, "root": {"class": "UILabel", "text": "a text"\(keys)}}
      """
    }
    for mode in ["topRight", "scaleToFill", "center"] {
      let kept = #", "contentMode": "\#(mode)""#
      #expect(try ReloadComparison.difference(scene(60, kept), scene(90, kept)) == nil)
      #expect(try ReloadComparison.difference(scene(60, kept), scene(90, "")) == nil)
    }
    // At run time Apple's views stretch what they drew.
    let stage = try Stage(showing: scene(60, #", "contentMode": "scaleToFill""#))
    stage.turn(at: 0)
    let label = try #require(stage.live.root?.view)
    let drawn = label.layer.contents as AnyObject?
    stage.act { label.bounds.size.width = 90 }
    stage.turn(at: 0.1)
    #expect(drawn != nil && label.layer.contents as AnyObject? === drawn)
  }

  @Test("D6 a text field without its runs is as a fresh one in another appearance, too")
  func fieldWithoutRuns() throws {
    let runs = """
      {"canvas": {"appearance": "dark"}, "root": {"class": "UITextField",
        "attributedText": [{"text": "t", "color": "systemRed"}]}}
      """
    #expect(
      try ReloadComparison.difference(runs, #"{"root": {"class": "UITextField"}}"#) == nil)
  }

  @Test("D6 a text layer without its font has the one of a fresh layer")
  func textLayerWithoutItsFont() throws {
    func scene(_ font: String) -> String {
      """
      {"canvas": {"size": [40, 40]}, "root": {"sublayers": [
        {"class": "CATextLayer", "frame": [0, 0, 40, 40], "foregroundColor": "black", "string": "W"\(font)}]}}
      """
    }
    #expect(try ReloadComparison.difference(scene(#", "font": "bold 36""#), scene("")) == nil)
    #expect(try ReloadComparison.difference(scene(#", "font": "36""#), scene("")) == nil)
  }

  @Test("D6 what had no room to draw anything draws in its new size after a save")
  func drawingsOfNothing() throws {
    func scene(_ side: Int) -> String {
      """
      {"canvas": {"size": [\(side), 20], "scale": 1}, "root": {"class": "UITextField", "text": "t",
        "contentMode": "scaleToFill", "clearButtonMode": "unlessEditing"}}
      """
    }
    #expect(try ReloadComparison.difference(scene(1), scene(90)) == nil)
    #expect(try ReloadComparison.difference(scene(90), scene(1)) == nil)
  }
}
