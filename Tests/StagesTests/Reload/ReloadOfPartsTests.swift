import Scenes
import StageSupport
import Stages
import Testing

/// Saves that take away or bring a single thing on which something else depends.
@MainActor @Suite struct ReloadOfPartsTests {
  @Test func D6_aTextViewSelectsWhatItsFileSays() throws {
    func scene(_ text: String, _ selection: String) -> String {
      """
      {"root": {"subviews": [{"class": "UITextView", \(selection) "text": "\(text)"}]}}
      """
    }
    let chosen = #""selectedRange": [1, 2],"#
    for (first, second) in [
      (scene("a text", chosen), scene("a text", "")),
      (scene("a text", ""), scene("a text", chosen)),
      (scene("a text", chosen), scene("another text", chosen)),
      (scene("a text", chosen), scene("another text", "")),
    ] {
      #expect(try ReloadComparison.difference(first, second) == nil)
    }
  }

  @Test func D6_aRowInTheMiddleHasTheColourOfRows() throws {
    let first = #"{"root": {"class": "UITableView", "rows": [{}, {}]}}"#
    let second =
      #"{"root": {"class": "UITableView", "separatorStyle": "none", "rows": [{}, {}, {}]}}"#
    #expect(try ReloadComparison.difference(first, second) == nil)
    let rows = try Stage(showing: second).live.dumpViews().split(separator: "\n").filter {
      $0.contains("UITableViewCell")
    }
    #expect(rows.count == 3 && rows.allSatisfy { $0.contains("backgroundColor #FFFFFFFF") })
  }

  @Test func D6_whatComesIntoAMaskBeginsItsAnimations() throws {
    func scene(_ primary: String) -> String {
      """
      {"root": {"mask": {"class": "UISplitViewController", \(primary) "supplementary": {
      "class": "UINavigationController", "animations": [{"keyPath": "bounds.size.width", "from": 12,
      "duration": 9, "removedOnCompletion": false, "fillMode": "forwards"}]}}}}
      """
    }
    #expect(try ReloadComparison.difference(scene(#""primary": {},"#), scene("")) == nil)
  }
}
