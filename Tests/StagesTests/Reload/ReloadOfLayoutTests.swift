import RenderServer
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

  @Test("D6 a cell is as wide as its place says, whatever is left of it for its content")
  func cellWithoutRoom() throws {
    let cell = #""class": "UITableViewCell", "accessoryView": {}"#
    let before = #"{"root": {\#(cell), "subviews": [{}]}}"#
    let after = """
      {"root": {"class": "UIStackView", "bounds": [0, 0, 0, 0], "subviews": [
        {\(cell), "subviews": [{"constraints": {"centerY": 0}}]}]}}
      """
    #expect(try ReloadComparison.difference(before, after) == nil)
  }

  @Test("D6 content that scrolls only as it keeps clear of the safe area comes to rest there")
  func contentBesideTheSafeArea() throws {
    let scene = """
      {"canvas": {"safeArea": [0, 2, 0, 0]}, "root": {"class": "UIScrollView", "subviews": [
        {"backgroundColor": "red", "constraints": {
          "top": 0, "height": 9, "leading": 0, "right": "superview @ 500", "centerX": "safeArea + 1"}}]}}
      """
    #expect(try ReloadComparison.difference(#"{"root": {}}"#, scene) == nil)
    let stage = try Stage(showing: scene)
    #expect(stage.turn(at: 0).tilesPainted == 0)
    let scroll = try #require(stage.live.root?.view as? UIScrollView)
    #expect(scroll.adjustedContentInset.left == 2)
  }

  @Test("D6 content that goes by where it lies comes to rest, and was scrolled by nobody")
  func contentByItsPlace() throws {
    func scene(_ offset: Int, _ subviews: String) -> String {
      #"{"root": {"class": "UIScrollView", "contentOffset": [\#(offset), 0]\#(subviews)}}"#
    }
    let content = """
      , "subviews": [{"backgroundColor": "red", "constraints": {
        "left": "margins", "centerX": ">= safeArea @ 999", "edges": "0"}}]
      """
    for offset in [512, 3000] {
      let stage = try Stage(showing: scene(offset, content))
      #expect(stage.turn(at: 0).tilesPainted == 0)
      #expect(try ReloadComparison.difference(scene(offset, content), scene(1, "")) == nil)
    }
  }

  @Test("D6 content in what is scrolled is held within its ends by what covers it there")
  func contentInWhatScrolls() throws {
    let place = #""constraints": ["self.leading == superview.leading + 16 @ 750"]"#
    func scene(_ root: String) -> String {
      #"{"canvas": {"size": [1, 1], "safeArea": [0, 0, 0, 1]}, "root": \#(root)}"#
    }
    func outer(_ subviews: String) -> String {
      """
      {"id": "n1", "subviews": [{"class": "UIScrollView", "bounds": [40, 0, 0, 0]\(subviews)}], \(place)}
      """
    }
    let inner = #"{"class": "UIScrollView", "bounds": [2, 0, 0, 0], "contentSize": [1, 0]}"#
    let after = scene(#"{"subviews": [\#(outer(", \"subviews\": [\(inner)]"))]}"#)
    #expect(try ReloadComparison.difference(scene(outer("")), after) == nil)
  }

  @Test(
    "D6 content as large as where it lies begins where the file has it",
    arguments: [
      (
        #"{"class": "UIScrollView", "bounds": [0, 1, 0, 1], "constraints": {"center": "0"}}"#,
        """
        {"class": "UIScrollView", "id": "content", "bounds": [0, 1, 0, 1], "isDirectionalLockEnabled": false,
          "constraints": {"top": 0, "center": "0"},
          "subviews": [{"constraints": {"bottom": "content.bottom", "firstBaseline": "safeArea @ 1"}}]}
        """
      ),
      (scrolledTo("2"), #"{"id": "before"}, "# + scrolledTo("before")),
    ])
  func contentAsLargeAsItsPlace(before: String, after: String) throws {
    let difference = try ReloadComparison.difference(
      #"{"root": {"subviews": [\#(before)]}}"#,
      #"{"root": {"bounds": [0, 0, 0, 0], "subviews": [\#(after)]}}"#)
    #expect(difference == nil)
  }

  private nonisolated static func scrolledTo(_ center: String) -> String {
    """
    {"class": "UIScrollView", "contentSize": [0, 0], "layer": {"bounds": [0, 1, 0, 0]}, "subviews": [
      {"constraints": {"lastBaseline": 0, "center": "\(center)"}}]}
    """
  }
}
