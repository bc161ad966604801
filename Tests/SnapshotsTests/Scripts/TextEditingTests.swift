import Scenes
import Testing

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

  @Test func waitingForRestDoesNotWaitForTheCaret() throws {
    try play(#"{"tap": "page"}, {"wait": "idle"}, {"expect": {"page.isFirstResponder": true}}"#)
  }
}
