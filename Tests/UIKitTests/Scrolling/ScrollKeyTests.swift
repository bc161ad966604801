import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: keys that move the content.
@Suite @MainActor struct ScrollKeyTests {
  /// Tells whether anybody had a use for the key.
  @discardableResult
  private func press(
    _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in roll: Roll
  ) -> Bool {
    let isTaken = roll.key(key, flags)
    roll.input.keyUp(key, modifierFlags: flags, time: roll.time)
    roll.settle()
    return isTaken
  }

  @Test("S04 arrows go by lines, Page by what is seen, Home and End all the way") func distances() {
    let roll = Roll()
    #expect(press(.keyboardDownArrow, in: roll) && roll.y == 40)
    #expect(press(.keyboardPageDown, in: roll) && roll.y == 40 + 252)
    #expect(press(.keyboardUpArrow, in: roll) && roll.y == 252)
    #expect(press(.keyboardDownArrow, .alternate, in: roll) && roll.y == 504)
    #expect(press(.keyboardEnd, in: roll) && roll.y == 1700)
    #expect(press(.keyboardEnd, in: roll) && roll.y == 1700)
    #expect(press(.keyboardPageUp, in: roll) && roll.y == 1448)
    #expect(press(.keyboardUpArrow, .command, in: roll) && roll.y == 0)
    #expect(!press(.keyboardRightArrow, in: roll) && roll.view.contentOffset == .zero)
    roll.view.contentInset.top = 100
    #expect(press(.keyboardHome, in: roll) && roll.y == -100)
    #expect(press(.keyboardPageDown, in: roll) && roll.y == 60)
    roll.view.isPagingEnabled = true
    #expect(press(.keyboardDownArrow, in: roll) && roll.y == 360)
  }

  @Test("S04 the space bar turns what was scrolled last, and is others' before that") func space() {
    let roll = Roll()
    #expect(!press(.keyboardSpacebar, in: roll) && roll.y == 0)
    roll.drag(from: 250, to: 240, rests: true)
    roll.settle()
    let y = roll.y
    #expect(press(.keyboardSpacebar, in: roll) && roll.y == y + 252)
    #expect(press(.keyboardSpacebar, .shift, in: roll) && roll.y == y)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    roll.view.addSubview(field)
    field.becomeFirstResponder()
    press(.keyboardSpacebar, in: roll)
    #expect(roll.y == y)
  }

  @Test("S04 keys go to nobody where scrolling is off") func switches() {
    let roll = Roll()
    roll.view.allowsKeyboardScrolling = false
    #expect(!press(.keyboardDownArrow, in: roll) && roll.y == 0)
    roll.view.allowsKeyboardScrolling = true
    roll.view.isScrollEnabled = false
    #expect(!press(.keyboardDownArrow, in: roll) && roll.y == 0)
  }

  @Test("S04 a held key goes on evenly, and the outer view takes over at the inner's end")
  func holding() {
    let roll = Roll()
    for _ in 0..<10 {
      roll.key(.keyboardDownArrow, isRepeat: true)
      roll.frame(at: roll.time + 0.03)
    }
    let last = roll.y
    roll.frame(at: roll.time + 0.03)
    #expect(last > 100 && roll.y > last + 10)
    roll.settle()
    #expect(roll.y == 400)
    roll.view.contentOffset = .zero
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 250)
    roll.view.addSubview(inner)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inner.addSubview(button)
    roll.window.focusSystem.change(to: button, heading: [])
    for _ in 0..<2 {
      press(.keyboardPageDown, in: roll)
      while inner.motion.isUnderWay { roll.frame(at: roll.time + 0.02) }
    }
    #expect(inner.contentOffset.y == 50 && roll.y == 252)
  }

  @Test("S04 a focus that keys move comes into sight") func focus() {
    let roll = Roll()
    let buttons = [50, 1000].map { UIButton(frame: CGRect(x: 0, y: $0, width: 50, height: 40)) }
    for button in buttons { roll.view.addSubview(button) }
    press(.keyboardTab, in: roll)
    #expect(roll.window.focusSystem.focusedView === buttons[0] && roll.y == 0)
    press(.keyboardDownArrow, in: roll)
    #expect(roll.window.focusSystem.focusedView === buttons[1] && roll.y == 740)
  }

  @Test("S04 a drag ends what is typed where it should") func dismissal() {
    let roll = Roll()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    roll.view.addSubview(field)
    for mode in [UIScrollView.KeyboardDismissMode.none, .interactive, .onDrag] {
      roll.view.contentOffset = .zero
      field.becomeFirstResponder()
      roll.view.keyboardDismissMode = mode
      roll.drag(from: 250, to: 200, rests: true)
      roll.settle()
      #expect(field.isFirstResponder == (mode != .onDrag))
    }
  }
}
