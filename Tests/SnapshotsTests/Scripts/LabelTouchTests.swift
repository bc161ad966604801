import Foundation
import Scenes
import Snapshots
import StageSupport
import Stages
import Testing

/// Scripts touch by what things are called.
@MainActor @Suite struct LabelTouchTests {
  private let text = #"""
    {"canvas": {"size": [100, 100], "scale": 1}, "root": {"subviews": [
      {"id": "out", "class": "UILabel", "frame": [0, 0, 100, 20], "text": "Text"},
      {"class": "UIButton", "frame": [0, 20, 100, 30], "title": "Buy",
       "actions": {"tap": [{"set": {"out.text": "Bought"}}]}},
      {"class": "UISegmentedControl", "id": "s", "frame": [0, 60, 100, 30], "segments": ["A", "B"]},
      {"class": "UILabel", "frame": [0, 90, 50, 10], "text": "Twice"},
      {"class": "UILabel", "frame": [50, 90, 50, 10], "text": "Twice"}]}}
    """#

  private func play(_ steps: String) throws -> Stage {
    let stage = try Stage(showing: text)
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(["p.json": "{\"steps\": [\(steps)]}"])
    let script = try #require(EventScript.load("p.json", from: files, into: &diagnostics))
    try ScriptRun(stage: stage, turn: { stage.turn(at: $0) }, takeSnapshot: { _ in }).play(script)
    return stage
  }

  @Test func touchByLabel() throws {
    let stage = try play(
      #"{"tap": "label:Buy"}, {"tap": "label:B"}, {"expect": {"out.text": "Bought"}}, "#
        + #"{"expect": {"s.selectedSegmentIndex": 1}}"#)
    #expect(stage.live.labels == ["Bought", "Buy", "A", "B", "Twice", "Twice"])
  }

  @Test(arguments: [
    (#"{"tap": "label:Bui"}"#, "nothing is called 'Bui'; did you mean 'Buy'?"),
    (#"{"tap": "label:Twice"}"#, "2 elements are called 'Twice'; name one by its id"),
    (#"{"tap": "label:Text"}"#, "'Text' cannot be touched: it takes no touches"),
    (#"{"tap": "label:"}"#, "nothing is called ''"),
  ])
  func whatIsWrongIsSaid(step: String, message: String) {
    #expect { try play(step) } throws: { error in
      (error as? ScriptRun.Failure)?.message == message
    }
  }
}
