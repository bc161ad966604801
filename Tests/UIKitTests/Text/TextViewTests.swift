import CoreGraphics
import Testing
import Typography

@testable import UIKit

/// Text views: what keys, the mouse and input methods do to their text, and who hears of it.
@MainActor @Suite struct TextViewTests {
  final class Owner: UITextViewDelegate {
    var calls: [String] = []
    var allowsChange = true

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("\(range.location) \(range.length) \(text)")
      return allowsChange
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).shown()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let owner = Owner()
  private let input: WindowInput

  init() {
    view.font = .systemFont(ofSize: 16)
    view.delegate = owner
    window.addSubview(view)
    input = WindowInput(window: window)
  }

  private func key(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) {
    input.keyDown(UIKey(code, modifierFlags: flags), time: input.window.clock.now)
  }

  private func edit(_ text: String, caret: Int) {
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: caret, length: 0)
    window.layoutIfNeeded()
    owner.calls = []
  }

  private var selected: Range<Int> { view.edited.selection }

  // MARK: Typing

  @Test func theDelegateHearsOfEditingInUIKitsOrder() {
    view.becomeFirstResponder()
    input.insertText("a", time: 0)
    key(.keyboardReturnOrEnter)
    key(.keyboardDeleteOrBackspace)
    view.resignFirstResponder()
    #expect(view.text == "a")
    #expect(
      owner.calls == [
        "begin", "0 0 a", "selection", "change", "1 0 \n", "selection", "change", "1 1 ",
        "selection", "change", "end",
      ])
  }

  @Test func textSetByTheProgramIsNoEdit() {
    edit("abc", caret: 1)
    view.text = "def"
    #expect(owner.calls == [] && selected == 3..<3)
  }

  @Test func aDelegateMayRefuse() {
    edit("abc", caret: 3)
    owner.allowsChange = false
    input.insertText("d", time: 0)
    key(.keyboardDeleteOrBackspace)
    #expect(view.text == "abc" && owner.calls == ["3 0 d", "2 1 "])
  }

  @Test func aTextThatIsNotEditableIsOnlySelected() {
    edit("one two", caret: 0)
    view.isEditable = false
    #expect(!view.isFirstResponder && owner.calls == ["end"])
    view.becomeFirstResponder()
    #expect(view.isFirstResponder && !input.wantsText && input.nextDue == nil)
    input.insertText("x", time: 0)
    key(.keyboardDeleteForward)
    key(.keyboardA, .command)
    key(.keyboardC, .command)
    #expect(view.text == "one two" && UIPasteboard.general.string == "one two")
    owner.calls = []
    view.isEditable = true
    #expect(view.isFirstResponder && input.wantsText && owner.calls == ["begin"])
    view.isEditable = false
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func tabAndReturnAreText() {
    edit("", caret: 0)
    key(.keyboardTab)
    key(.keyboardReturnOrEnter)
    #expect(view.text == "\t\n" && view.isFirstResponder)
  }

  @Test func wordsAreDeletedCutAndPasted() {
    edit("one two\nthree", caret: 7)
    key(.keyboardDeleteOrBackspace, .command)
    #expect(view.text == "one \nthree")
    key(.keyboardDeleteForward)
    #expect(view.text == "one three" && selected == 4..<4)
    key(.keyboardRightArrow, [.command, .shift])
    key(.keyboardX, .command)
    key(.keyboardHome)
    key(.keyboardV, .command)
    #expect(view.text == "threeone ")
  }

  @Test func changesAreTakenBackWithTheirAttributes() throws {
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    view.attributedText = red
    view.becomeFirstResponder()
    input.insertText("!", time: 0)
    key(.keyboardA, .command)
    key(.keyboardDeleteForward)
    #expect(view.text == "")
    key(.keyboardZ, .command)
    #expect(view.text == "red!")
    let color = view.attributedText.attributes(at: 3, effectiveRange: nil)[.foregroundColor]
    #expect(color as? UIColor == .red, "what is typed goes on as what is before it")
    key(.keyboardZ, .command)
    #expect(view.text == "red")
    key(.keyboardZ, [.command, .shift])
    #expect(view.text == "red!")
  }

  @Test func markedTextIsReplacedUntilItIsSettled() {
    edit("ab", caret: 1)
    input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0), time: 0)
    #expect(view.text == "anib" && view.edited.marked == 1..<3)
    input.insertText("你", time: 0)
    #expect(view.text == "a你b" && view.edited.marked == nil && selected == 2..<2)
    let far = NSRange(location: .max, length: .max)
    input.setMarkedText("x", selectedRange: far, time: 0)
    #expect(selected == 3..<3)
    key(.keyboardZ, .command)
    #expect(view.text == "a你b")
  }

  @Test func typingAttributesHoldUntilTheCaretMoves() {
    edit("ab", caret: 1)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    input.insertText("X", time: 0)
    func color(_ place: Int) -> UIColor? {
      view.attributedText.attributes(at: place, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
    #expect(view.text == "aXb")
    #expect(color(1) == .green && color(0) == .label && color(2) == .label)
    key(.keyboardLeftArrow)
    input.insertText("Y", time: 0)
    #expect(view.text == "aYXb" && color(1) == .label)
  }

  // MARK: Moving

  @Test func arrowsGoFromLineToLineAndKeepTheirColumn() {
    edit("iiiiiiii\nii\niiiiiiii", caret: 6)
    key(.keyboardDownArrow)
    #expect(selected == 11..<11)
    key(.keyboardDownArrow)
    #expect(selected == 18..<18)
    key(.keyboardDownArrow)
    #expect(selected == 20..<20)
    key(.keyboardUpArrow, .shift)
    #expect(selected == 11..<20 && view.edited.head == 11)
    key(.keyboardUpArrow)
    key(.keyboardUpArrow)
    #expect(selected == 0..<0)
  }

  @Test func homeAndEndAreThoseOfTheLine() {
    edit("first line of a paragraph that is long\nsecond", caret: 3)
    #expect(view.lines.layout.lines.count == 3)
    key(.keyboardEnd)
    let end = view.lines.layout.lines[0].range.upperBound
    #expect(selected == end - 1..<end - 1, "before the space that the line was broken at")
    key(.keyboardDownArrow)
    key(.keyboardHome)
    #expect(selected == end..<end)
    key(.keyboardEnd, .command)
    #expect(selected == 45..<45)
    key(.keyboardHome, [.command, .shift])
    #expect(selected == 0..<45)
    key(.keyboardRightArrow)
    key(.keyboardUpArrow, .command)
    #expect(selected == 39..<39)
  }

  @Test func pagesAreAsHighAsWhatIsSeen() {
    edit(Array(repeating: "line", count: 40).joined(separator: "\n"), caret: 0)
    key(.keyboardPageDown)
    let line = view.lines.layout.lineIndex(with: view.edited.head) ?? 0
    #expect((2...4).contains(line) && view.contentOffset.y > 0)
    key(.keyboardPageUp)
    #expect(selected == 0..<0 && view.contentOffset.y == 0)
  }

  // MARK: The mouse

  private func press(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    input.press(at: CGPoint(x: x, y: y), time: time)
  }

  @Test func theMouseSelectsByCharactersWordsAndParagraphs() {
    view.text = "one two\nthree four"
    press(190, 20, at: 1)
    input.release(time: 1.05)
    #expect(view.isFirstResponder && selected == 7..<7)
    press(6, 40, at: 2)
    #expect(selected == 8..<8)
    input.move(to: CGPoint(x: 190, y: 40), time: 2.1)
    #expect(selected == 8..<18)
    input.release(time: 2.2)
    press(6, 20, at: 3)
    input.release(time: 3.05)
    press(6, 20, at: 3.1)
    #expect(selected == 0..<3)
    input.move(to: CGPoint(x: 10, y: 40), time: 3.15)
    #expect(selected == 0..<13, "by words")
    input.release(time: 3.2)
    press(6, 20, at: 3.25)
    #expect(selected == 0..<7)
    input.release(time: 3.3)
    press(6, 40, at: 5)
    input.release(time: 5.05)
    input.modifierFlags = .shift
    press(6, 20, at: 6)
    #expect(selected == 0..<8)
    input.release(time: 6.05)
  }

  @Test func theMouseSelectsAndAFingerScrolls() {
    view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    window.layoutIfNeeded()
    press(20, 90, at: 1)
    for step in 1...4 {
      input.move(to: CGPoint(x: 20, y: 90 - CGFloat(step) * 15), time: 1 + 0.05 * Double(step))
    }
    #expect(view.contentOffset.y == 0 && !selected.isEmpty)
    input.release(time: 1.5)
    let before = selected
    for step in 0...6 {
      let point = CGPoint(x: 20, y: 90 - CGFloat(step) * 10)
      input.send([.init(1, step == 0 ? .began : .moved, at: point)], time: 3 + 0.05 * Double(step))
    }
    #expect(view.contentOffset.y > 20 && selected == before)
    input.send([.init(1, .ended, at: CGPoint(x: 20, y: 30))], time: 3.4)
    #expect(selected == before)
  }

  @Test func aTapPutsTheCaretWhereItIs() {
    view.text = "one\ntwo"
    window.layoutIfNeeded()
    input.send([.init(1, .began, at: CGPoint(x: 190, y: 40))], time: 1)
    input.send([.init(1, .ended, at: CGPoint(x: 190, y: 40))], time: 1.05)
    #expect(view.isFirstResponder && selected == 7..<7)
  }

  @Test func theWheelScrolls() {
    view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    window.layoutIfNeeded()
    input.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 20, y: 20), time: 1)
    #expect(view.contentOffset.y == 50)
  }

  @Test func draggingBeyondTheEdgeScrolls() {
    view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    window.layoutIfNeeded()
    press(20, 20, at: 1)
    input.move(to: CGPoint(x: 20, y: 130), time: 1.1)
    #expect(view.contentOffset.y > 0)
    input.release(time: 1.2)
  }
}
