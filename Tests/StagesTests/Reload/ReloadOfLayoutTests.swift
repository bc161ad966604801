import Scenes
import StageSupport
import Stages
import TestSupport
import Testing
import UIKit

/// D6 for what constraints place: a save comes to where a first load does, and the same again stays there.
@MainActor @Suite struct ReloadOfLayoutTests {
  @Test("D6 what goes by the safe area that it has where it lies comes to rest")
  func safeAreaGoesBackAndForth() throws {
    func scene(_ scale: String) -> String {
      """
      {"canvas": {"size": [1, 1], "scale": \(scale), "safeArea": [0, 1, 0, 10]},
       "root": {"class": "UIStackView", "frame": [0, 0, 1.5, 0], "subviews": [{}, {"subviews": [
         {"constraints": {"width": "<= safeArea"}}]}]}}
      """
    }
    for scale in ["1", "1.25", "2"] {
      #expect(try ReloadComparison.difference(#"{"root": {}}"#, scene(scale)) == nil)
      #expect(try ReloadComparison.difference(scene("3"), scene(scale)) == nil)
    }
  }

  @Test("D6 lengths in the middle between two pixels are rounded to the same one each time")
  func betweenPixels() throws {
    let accessory = """
      {"canvas": {"scale": 1.25}, "root": {"class": "UITableViewCell", "frame": [0, 0, 0, 5],
       "accessoryView": {"class": "UIButton", "title": "W",
         "constraints": {"leading": "superview", "lastBaseline": [0]}}}}
      """
    #expect(try ReloadComparison.difference(#"{"root": {}}"#, accessory) == nil)
  }

  @Test("D6 a place that constraints leave open goes by where what scrolls is in the end")
  func choiceAfterScrolling() throws {
    func scene(_ other: String) -> String {
      """
      {"root": {"class": "UIScrollView", "bounds": [0, 1, 0, 0], "contentSize": [0, 0], "subviews": [
        {"constraints": {"edges": "4"}}\(other)]}}
      """
    }
    let open = scene(#", {"constraints": {"bottom": ["<= safeArea"]}}"#)
    #expect(try ReloadComparison.difference(scene(""), open) == nil)
  }

  @Test("D6 a page that was not seen draws as finely as its file says, whatever the screen was")
  func pageOnAnotherScale() throws {
    func scene(_ canvas: String, _ pages: String) -> String {
      #"{\#(canvas)"root": {"class": "UIPageViewController", "pages": [\#(pages)]}}"#
    }
    let fine = #"{"layer": {"contentsScale": 1.5}}"#
    let stage = try Stage(showing: scene(#""canvas": {"scale": 1.5}, "#, "{}, {}"))
    try stage.show(scene("", "{}, \(fine)"))
    try stage.show(scene("", fine))
    stage.turn(at: 0)
    #expect(ReloadComparison.difference(stage, try Stage(showing: scene("", fine))) == nil)
  }

  @Test("D6 a controller that a cell shows does not say how large the cell is")
  func controllerAsAnAccessory() throws {
    let scene = """
      {"root": {"class": "UIStackView", "subviews": [{"class": "UITableViewCell", "accessoryView": {
        "class": "UIViewController", "constraints": {"edges": 0}}}]}}
      """
    #expect(try ReloadComparison.difference(#"{"root": {}}"#, scene) == nil)
    let cell = try Stage(showing: scene).live.root?.view?.subviews.first
    #expect(cell?.bounds.width == 390)
  }
}
