import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

@testable import Snapshots

/// Scripts that write: keys and text go to whoever is the first responder.
@MainActor @Suite struct TextEditingTests {
  private func play(_ steps: String) throws {
    let scene = """
      {"canvas": {"size": [200, 140]}, "root": {"subviews": [
        {"id": "name", "class": "UITextField", "frame": [0, 0, 200, 30]},
        {"id": "page", "class": "UITextView", "frame": [0, 40, 200, 100], "font": 16,
         "text": "one two\\nthree"}]}}
      """
    let stage = try Stage(showing: scene)
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(["p.json": "{\"steps\": [\(steps)]}"])
    let script = try #require(
      EventScript.load("p.json", from: files, into: &diagnostics), "\(diagnostics.all)")
    let run = ScriptRun(stage: stage, turn: { stage.turn(at: $0) }, takeSnapshot: { _ in })
    try run.play(script)
  }

  @Test func aTapTypingAndKeysEditAField() throws {
    try play(
      """
      {"tap": "name"}, {"type": "Ada Lovelace"}, {"key": "Ctrl+Backspace"}, {"type": "B."},
      {"expect": {"name.text": "Ada B.", "name.isFirstResponder": true}},
      {"key": "Tab"}, {"expect": {"page.isFirstResponder": true}}
      """)
  }

  @Test func aTextViewIsEditedSelectedAndTakenBack() throws {
    try play(
      """
      {"tap": "page"}, {"key": "Ctrl+End"}, {"key": "Enter"}, {"type": "four"},
      {"expect": {"page.text": "one two\\nthree\\nfour"}},
      {"key": "Shift+Home"}, {"expect": {"page.selectedRange": [14, 4]}},
      {"key": "Ctrl+x"}, {"key": "Ctrl+z"}, {"key": "Up"}, {"key": "Shift+Up"},
      {"expect": {"page.text": "one two\\nthree\\nfour"}},
      {"drag": "page", "by": [-90, -40]}, {"key": "Backspace"}
      """)
  }

  @Test func aBlinkPaintsTheCaretAndNothingElse() throws {
    let stage = try Stage(
      showing: """
        {"canvas": {"size": [400, 400], "scale": 1}, "root": {"subviews": [
          {"class": "UILabel", "frame": [0, 0, 400, 40], "text": "A label that stays as it is"},
          {"id": "page", "class": "UITextView", "frame": [0, 50, 400, 350], "font": 16,
           "text": "one two three"}]}}
        """)
    stage.turn(at: 0)
    stage.act { _ = stage.live.node(named: "page")?.view?.becomeFirstResponder() }
    stage.turn(at: 0)
    let still = stage.turn(at: 0.3)
    #expect(still.damage.isEmpty && still.pixelsTouched == 0)
    for time in [0.5, 1, 1.5] {
      let blink = stage.turn(at: time)
      let area = blink.damage.reduce(0) { $0 + $1.width * $1.height }
      #expect(area > 0 && area <= 4 * 24, "at \(time)")
    }
  }

  @Test func waitingForRestDoesNotWaitForTheCaret() throws {
    try play(#"{"tap": "page"}, {"wait": "idle"}, {"expect": {"page.isFirstResponder": true}}"#)
  }
}
