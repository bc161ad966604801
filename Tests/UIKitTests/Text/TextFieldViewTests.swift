import CoreGraphics
import Testing

@testable import UIKit

/// What stands beside a field's text, and what the mouse and the keys do to it.
@MainActor @Suite struct TextFieldViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).shown()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let input: WindowInput

  init() {
    window.addSubview(field)
    input = WindowInput(window: window)
  }

  @Test func theTextIsBetweenTheViewsBesideIt() {
    let (left, right) = (UIView(), UIView())
    (left.bounds.size, right.bounds.size) = (
      CGSize(width: 20, height: 10), CGSize(width: 30, height: 10)
    )
    (field.leftView, field.rightView) = (left, right)
    field.layoutIfNeeded()
    #expect(left.superview == nil && field.textRect(forBounds: field.bounds).width == 200)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 180, height: 40))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 170, y: 15, width: 30, height: 10))
    #expect(field.editingRect(forBounds: field.bounds).width == 150)
    field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func aViewOnTheRightTakesTheClearButtonsPlace() {
    field.text = "a"
    field.clearButtonMode = .always
    #expect(field.overlays.clear)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    #expect(!field.overlays.clear && field.overlays.right)
  }

  private func press(_ x: CGFloat, time: TimeInterval, shift: Bool = false) {
    input.modifierFlags = shift ? .shift : []
    input.press(at: CGPoint(x: x, y: 20), time: time)
  }

  private func release(time: TimeInterval) { input.release(time: time) }

  @Test func theMouseSelectsByCharactersWordsAndTheWholeLine() {
    field.text = "one two three"
    press(190, time: 1)
    release(time: 1.05)
    #expect(field.edited.selection == 13..<13)
    press(2, time: 2, shift: true)
    release(time: 2.05)
    #expect(field.edited.selection == 0..<13)
    press(2, time: 3)
    release(time: 3.05)
    press(2, time: 3.1)
    #expect(field.edited.selection == 0..<3)
    input.move(to: CGPoint(x: 40, y: 20), time: 3.15)
    #expect(field.edited.selection == 0..<7)
    release(time: 3.2)
    press(2, time: 3.25)
    #expect(field.edited.selection == 0..<13)
    release(time: 3.3)
  }

  @Test func changesAreTakenBackAndBroughtBack() {
    func command(_ key: UIKeyboardHIDUsage, shift: Bool = false) {
      input.keyDown(UIKey(key, modifierFlags: shift ? [.command, .shift] : .command), time: 1)
    }
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { input.insertText(letter, time: 1) }
    input.keyDown(UIKey(.keyboardDeleteOrBackspace), time: 1)
    #expect(field.text == "ab")
    command(.keyboardZ)
    #expect(field.text == "abc")
    command(.keyboardZ)
    #expect(field.text == "")
    command(.keyboardZ)
    command(.keyboardZ, shift: true)
    #expect(field.text == "abc")
    command(.keyboardY)
    #expect(field.text == "ab")
    field.text = "set"
    command(.keyboardZ)
    #expect(field.text == "set")
  }

  @Test func controlAndAnArrowMoveByWords() {
    field.text = "one two"
    field.becomeFirstResponder()
    input.keyDown(UIKey(.keyboardLeftArrow, modifierFlags: .command), time: 1)
    #expect(field.edited.selection == 4..<4)
    field.isSecureTextEntry = true
    input.keyDown(UIKey(.keyboardRightArrow, modifierFlags: .command), time: 1)
    input.keyDown(UIKey(.keyboardLeftArrow, modifierFlags: .command), time: 1)
    #expect(field.edited.selection == 0..<0, "words of a secret are not told")
  }
}
