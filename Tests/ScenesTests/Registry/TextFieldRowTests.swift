import CoreGraphics
import Testing

@testable import Scenes
@testable import UIKit

/// Text fields in scenes, and views that take their content's size.
@MainActor @Suite struct TextFieldRowTests {
  private let scene = LiveScene()

  private func field(_ name: String = "name") throws -> UITextField {
    try #require(scene.node(named: name)?.view as? UITextField)
  }

  private func form(_ keys: String, besides: String = "") -> String {
    """
    "subviews": [\(besides)
      {"id": "name", "class": "UITextField", "frame": [10, 10, 200, 34], \(keys)}]
    """
  }

  @Test func whatWasTypedAndSelectedStaysWhenTheFileIsReadAgain() throws {
    try scene.show(root: form(#""text": "Ada", "placeholder": "Name""#))
    let field = try field()
    field.becomeFirstResponder()
    field.insertText(" L")
    field.editing.select { $0.select(1..<3) }
    try scene.show(
      root: form(
        #""text": "Ada", "placeholder": "Your name", "font": "bold 15""#,
        besides: #"{"class": "UILabel", "text": "new"}, {"id": "other"},"#))
    #expect(try self.field() === field && field.isFirstResponder && field.isEditing)
    #expect(field.text == "Ada L" && field.edited.selection == 1..<3)
    #expect(field.placeholder == "Your name" && field.font?.pointSize == 15)
    try scene.show(root: form(#""text": "Grace""#))
    #expect(field.text == "Grace" && field.isFirstResponder)
  }

  @Test func attributesOfTextAndPlaceholderComeAndGo() throws {
    try scene.show(
      root: form(
        #"""
        "attributedText": [{"text": "a", "font": "bold 20", "kern": 2}, {"text": "b"}],
          "attributedPlaceholder": [{"text": "Name", "color": "red"}]
        """#))
    let field = try field()
    #expect(field.text == "ab" && !field.hasPlainText && field.font?.pointSize == 20)
    #expect(field.placeholder == "Name" && !field.hasPlainPlaceholder)
    #expect(scene.text("name.attributedText")?.contains("ab") == true)
    field.becomeFirstResponder()
    field.insertText("c")
    try scene.show(
      root: form(
        #"""
        "attributedText": [{"text": "a", "font": "bold 20", "kern": 2}, {"text": "b"}],
          "placeholder": "plain"
        """#))
    #expect(field.text == "abc" && !field.hasPlainText && field.placeholder == "plain")
    #expect(field.hasPlainPlaceholder)
    try scene.show(root: form(#""text": "d", "font": 15"#))
    #expect(field.text == "d" && field.hasPlainText && field.font?.pointSize == 15)
    #expect(field.placeholder == nil)
  }

  @Test func theKeyboardStaysWithAFieldThatChangesItsPlaceAmongOthers() throws {
    let other = #"{"id": "other", "class": "UITextField"}"#
    let name = #"{"id": "name", "class": "UITextField"}"#
    try scene.show(root: "\"subviews\": [\(name), \(other)]")
    let field = try field()
    field.becomeFirstResponder()
    try scene.show(root: "\"subviews\": [\(other), \(name)]")
    #expect(field.isFirstResponder && field.superview?.subviews.last === field)
    try scene.show(root: "\"subviews\": [\(other)]")
    #expect(!field.isFirstResponder && scene.window.firstResponder == nil)
  }

  @Test func editingSetsOffActions() throws {
    var said: [String] = []
    scene.onLog = { said.append($0) }
    let steps = ["editingDidBegin", "editingChanged", "editingDidEnd"].map {
      #""\#($0)": [{"log": "\#($0)"}]"#
    }
    try scene.show(root: form(#""actions": {\#(steps.joined(separator: ", "))}"#))
    let field = try field()
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "set by code"
    field.resignFirstResponder()
    #expect(said == ["editingDidBegin", "editingChanged", "editingDidEnd"])
  }

  @Test func anActionPutsTheCaretIntoAField() throws {
    try scene.show(
      root: form(#""actions": {"appear": [{"set": {"self.isFirstResponder": true}}]}"#))
    _ = UIApplication.shared.runAfterCommit()
    #expect(try field().isFirstResponder)
    #expect(scene.text("name.isFirstResponder") == "true")
  }

  @Test func triggersOfEditingAreControls() throws {
    let loaded = LoadedScene(#"{"root": {"actions": {"editingChanged": []}}}"#)
    #expect(loaded.messages == ["UIView is no control and has no 'editingChanged'"])
  }

  // MARK: sizeToFit

  private func label(_ keys: String) throws -> CGRect {
    try scene.show(
      root: #""subviews": [{"id": "l", "class": "UILabel", "sizeToFit": true, \#(keys)}]"#)
    return try #require(scene.node(named: "l")?.view).frame
  }

  @Test func aViewTakesItsContentsSizeAndTakesItAnew() throws {
    let short = try label(#""frame": [20, 30, 0, 0], "text": "Short""#)
    #expect(short.origin == CGPoint(x: 20, y: 30) && short.width > 20 && short.height > 10)
    let long = try label(#""frame": [20, 30, 0, 0], "text": "Quite a bit longer""#)
    #expect(long.origin == short.origin && long.width > short.width * 2)
    let large = try label(#""frame": [20, 30, 0, 0], "text": "Short", "font": 34"#)
    #expect(large.height > short.height * 1.5)
    scene.node(named: "l").map { $0.layer.position.x += 50 }
    let moved = try label(#""frame": [20, 30, 0, 0], "text": "Sho", "font": 34"#)
    #expect(moved.minX == 70 && moved.width < large.width)
  }

  @Test func aWidthOfTheFileIsKeptTo() throws {
    let text = #""numberOfLines": 0, "text": "one two three four five six seven eight""#
    let narrow = try label(#""frame": [0, 0, 80, 0], \#(text)"#)
    #expect(narrow.width <= 80 && narrow.height > 60)
    let wide = try label(#""frame": [0, 0, 160, 0], \#(text)"#)
    #expect(wide.width <= 160 && wide.height < narrow.height)
  }

  @Test func aViewThatIsPlacedByItsCenterGrowsAboutIt() throws {
    let frame = try label(#""center": [100, 50], "text": "Middle""#)
    #expect(frame.width > 20)
    #expect(abs(frame.midX - 100) < 0.01 && abs(frame.midY - 50) < 0.01)
  }

  @Test func withoutTheKeyTheFileSizeHoldsAgain() throws {
    _ = try label(#""frame": [0, 0, 300, 40], "text": "a""#)
    try scene.show(
      root: #""subviews": [{"id": "l", "class": "UILabel", "frame": [0, 0, 300, 40], "text": "a"}]"#
    )
    #expect(try #require(scene.node(named: "l")?.view).frame.width == 300)
  }
}

@MainActor @Suite struct TextViewRowTests {
  private let scene = LiveScene()

  private func show(_ keys: String) throws {
    try scene.show(
      root: """
        "subviews": [
          {"id": "notes", "class": "UITextView", "frame": [0, 0, 200, 60], \(keys)}]
        """)
    scene.window.layoutIfNeeded()
  }

  @Test func whatWasTypedSelectedAndScrolledStaysWhenTheFileIsReadAgain() throws {
    let text = "\"text\": \"\(Array(repeating: "line", count: 20).joined(separator: "\\n"))\""
    try show("\(text), \"font\": 15")
    let view = try #require(scene.node(named: "notes")?.view as? UITextView)
    view.becomeFirstResponder()
    view.insertText("!")
    view.selectedRange = NSRange(location: 2, length: 4)
    view.contentOffset.y = 33
    try show("\(text), \"font\": 15, \"backgroundColor\": \"red\"")
    #expect(view.text.hasSuffix("line!") && view.contentOffset.y == 33 && view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 2, length: 4))
    try show("\"text\": \"new\", \"font\": 15")
    #expect(view.text == "new" && view.isFirstResponder)
  }

  @Test func theSelectionIsTakenAfterTheText() throws {
    try show(#""selectedRange": [1, 2], "text": "abcd""#)
    #expect(scene.text("notes.selectedRange") == "(1 2)")
    try show(#""selectedRange": [-3, 1e9], "text": "abcd""#)
    #expect(scene.text("notes.selectedRange") == "(0 4)")
  }

  @Test func attributedTextGoesBackToPlain() throws {
    try show(#""attributedText": [{"text": "a", "font": "bold 20"}, {"text": "b"}]"#)
    let view = try #require(scene.node(named: "notes")?.view as? UITextView)
    #expect(view.text == "ab" && !view.hasPlainText)
    try show(#""text": "c""#)
    #expect(view.text == "c" && view.hasPlainText)
  }
}
