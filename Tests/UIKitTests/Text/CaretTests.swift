import CoreGraphics
import Testing

@testable import UIKit

/// The caret on the clock of its window, and where it stands.
@MainActor @Suite struct CaretTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).shown()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  private let input: WindowInput

  init() {
    window.addSubview(field)
    input = WindowInput(window: window)
  }

  @Test func theCaretIsTheOnlyReasonToWakeUpAndTwiceASecond() {
    #expect(input.nextDue == nil)
    field.becomeFirstResponder()
    input.advance(to: 0)
    var changes: [TimeInterval] = []
    for _ in 0..<4 {
      guard let due = input.nextDue else { break }
      input.advance(to: due)
      changes.append(due)
    }
    #expect(changes == [0.5, 1, 1.5, 2])
    field.resignFirstResponder()
    input.advance(to: 2.1)
    #expect(input.nextDue == nil && field.caret.layer.isHidden)
  }

  @Test func theCaretIsThereAtFirstAndAfterEachStroke() {
    func isShown(at time: TimeInterval) -> Bool {
      input.advance(to: time)
      return !field.caret.layer.isHidden
    }
    field.becomeFirstResponder()
    #expect(isShown(at: 0) && isShown(at: 0.49))
    #expect(!isShown(at: 0.5) && !isShown(at: 0.99) && isShown(at: 1))
    #expect(!isShown(at: 1.7))
    input.insertText("a", time: 1.8)
    #expect(isShown(at: 1.8) && isShown(at: 2.29) && !isShown(at: 2.3))
  }

  @Test func layoutDoesNotDisturbTheRhythm() {
    field.becomeFirstResponder()
    input.advance(to: 0.4)
    field.setNeedsLayout()
    field.layoutIfNeeded()
    input.advance(to: 0.5)
    #expect(field.caret.layer.isHidden)
  }

  @Test func aSelectionHasNoCaret() {
    field.text = "abc"
    field.becomeFirstResponder()
    input.keyDown(UIKey(.keyboardA, characters: "a", modifierFlags: .command), time: 0)
    #expect(field.caret.layer.isHidden && input.nextDue == nil)
    input.keyDown(UIKey(.keyboardRightArrow), time: 0.1)
    #expect(!field.caret.layer.isHidden && input.nextDue == 0.6)
  }

  @Test func aFieldThatLeavesItsWindowStopsTheClock() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(input.nextDue == nil)
  }

  @Test func inputMethodsAreToldWhereTheCaretIs() throws {
    #expect(input.caretRect == nil)
    field.text = "abc"
    field.becomeFirstResponder()
    let end = try #require(input.caretRect)
    #expect(end.minX > 30 && end.minY > 10 && end.maxY < 44)
    input.keyDown(UIKey(.keyboardHome), time: 0)
    #expect(try #require(input.caretRect).minX == 9)
  }

  @Test func theCaretJumpsWithoutAnAnimation() {
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    input.insertText("word", time: 0.1)
    #expect(field.caret.layer.animationKeys() == nil)
  }
}
