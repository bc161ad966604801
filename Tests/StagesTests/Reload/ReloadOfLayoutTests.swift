import Scenes
import StageSupport
import Stages
import TestSupport
import Testing

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
}
