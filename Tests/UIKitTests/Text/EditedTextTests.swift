import Testing

@testable import UIKit

@Suite("Editing text")
struct EditedTextTests {
  private func text(_ string: String, caret: Int) -> EditedText {
    var text = EditedText(string)
    text.select(caret..<caret)
    return text
  }

  @Test func deletingTakesAWholeCharacter() {
    for character in ["a", "é", "👨‍👩‍👧‍👦", "🇳🇴", "\r\n"] {
      let text = EditedText("x" + character)
      #expect(text.deletion(.back, .character) == 1..<1 + character.utf16.count)
    }
    #expect(EditedText("").deletion(.back, .character).isEmpty)
  }

  @Test func stepsStopAtWords() {
    let text = text("one two  three", caret: 14)
    #expect(text.place(.back, .word, from: 14) == 9)
    #expect(text.place(.back, .word, from: 9) == 4)
    #expect(text.place(.forward, .word, from: 0) == 3)
    #expect(text.place(.forward, .word, from: 13) == 14)
    #expect(text.place(.forward, .word, from: 14) == 14)
  }

  @Test func extendingMovesOneEndOnly() {
    var text = text("abcdef", caret: 3)
    text.move(.forward, .character, extending: true)
    #expect(text.selection == 3..<4)
    text.move(.back, .character, extending: true)
    text.move(.back, .character, extending: true)
    #expect(text.selection == 2..<3 && text.head == 2)
    text.move(.forward, .character, extending: false)
    #expect(text.selection == 3..<3)
  }

  @Test func markedTextIsReplacedUntilItIsSettled() {
    var text = text("ab", caret: 1)
    text.mark("ni", selected: NSRange(location: 2, length: 0))
    #expect(text.string == "anib" && text.marked == 1..<3)
    text.mark("你", selected: NSRange(location: 1, length: 0))
    #expect(text.string == "a你b" && text.marked == 1..<2)
    text.mark("", selected: NSRange(location: 0, length: 0))
    #expect(text.string == "ab" && text.marked == nil)
  }

  @Test func rangesBeyondTheTextAreCut() {
    var text = EditedText("abc")
    text.select(-5..<99)
    #expect(text.selection == 0..<3)
    text.replace(2..<50, with: "z")
    #expect(text.string == "abz")
  }
}

@MainActor
@Suite("UITextField")
struct TextFieldTests {
  private final class Owner: UITextFieldDelegate {
    var calls: [String] = []
    var allowsChange = true

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location) \(range.length) \(string)")
      return allowsChange
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).shown()
  private let owner = Owner()

  private func field(_ text: String = "") -> (UITextField, WindowInput) {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = text
    field.delegate = owner
    window.addSubview(field)
    window.isHidden = false
    field.becomeFirstResponder()
    return (field, WindowInput(window: window))
  }

  @Test func whatIsTypedGoesToTheFirstResponder() {
    let (field, input) = field()
    #expect(field.isEditing && owner.calls == ["begin"])
    input.insertText("Hi", time: 1)
    input.keyDown(UIKey(.keyboardDeleteOrBackspace), time: 2)
    #expect(field.text == "H")
    #expect(owner.calls == ["begin", "0 0 Hi", "1 1 "])
    field.resignFirstResponder()
    #expect(!field.isEditing && owner.calls.last == "end")
  }

  @Test func aDelegateMayRefuse() {
    let (field, input) = field("a")
    owner.allowsChange = false
    input.insertText("b", time: 1)
    #expect(field.text == "a")
  }

  @Test func keysSelectCutAndPaste() {
    let (field, input) = field("one two")
    input.keyDown(
      UIKey(.keyboardLeftArrow, modifierFlags: [.control, .shift]), time: 1)
    input.keyDown(UIKey(.keyboardX, characters: "x", modifierFlags: .control), time: 2)
    #expect(field.text == "one " && UIPasteboard.general.string == "two")
    input.keyDown(UIKey(.keyboardHome), time: 3)
    input.keyDown(UIKey(.keyboardV, characters: "v", modifierFlags: .control), time: 4)
    #expect(field.text == "twoone ")
  }

  @Test func secretsAreNotCopied() {
    let (field, input) = field("secret")
    field.isSecureTextEntry = true
    UIPasteboard.general.string = "before"
    input.keyDown(UIKey(.keyboardA, characters: "a", modifierFlags: .control), time: 1)
    input.keyDown(UIKey(.keyboardC, characters: "c", modifierFlags: .control), time: 2)
    #expect(UIPasteboard.general.string == "before")
  }

  @Test func returnIsAQuestionAndNotText() {
    let (field, input) = field("a")
    input.keyDown(UIKey(.keyboardReturnOrEnter), time: 1)
    #expect(field.text == "a" && owner.calls.contains("return"))
    input.insertText("b\nc", time: 2)
    #expect(field.text == "ab c")
  }

  @Test func aTapPutsTheCaretUnderIt() {
    let (field, input) = field("iiiiiiiiii")
    input.press(at: CGPoint(x: 11, y: 25), time: 1)
    input.release(at: CGPoint(x: 11, y: 25), time: 1.1)
    #expect(field.edited.selection == 0..<0)
    #expect(!field.caret.layer.isHidden && field.caret.layer.frame.minX < 2)
  }

  @Test func aDoubleTapSelectsAWord() {
    let (field, input) = field("hello world")
    for time in [1.0, 1.2] {
      input.press(at: CGPoint(x: 20, y: 25), time: time)
      input.release(at: CGPoint(x: 20, y: 25), time: time + 0.05)
    }
    #expect(field.edited.selection == 0..<5)
  }
}
