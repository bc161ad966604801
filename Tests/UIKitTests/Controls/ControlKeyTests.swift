import Testing

@testable import UIKit

private final class KeyButton: UIButton {
  override var canBecomeFirstResponder: Bool { true }
}

private final class KeySlider: UISlider {
  override var canBecomeFirstResponder: Bool { true }
}

private final class KeySwitch: UISwitch {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor @Suite struct ControlKeyTests {
  private func key(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) -> UIKey {
    UIKey(code, characters: "", modifierFlags: modifiers)
  }

  private func ready<Control: UIControl>(_ control: Control) -> Touched<Control> {
    let touched = Touched(control)
    touched.window.makeKeyAndVisible()
    control.becomeFirstResponder()
    return touched
  }

  @Test func E07_spaceAndEnterPressAButton() {
    let touched = ready(KeyButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let log = EventLog(touched.control, only: [.touchUpInside, .primaryActionTriggered])
    for code in [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter] {
      #expect(touched.input.keyDown(key(code), time: 0))
      #expect(touched.control.isHighlighted && log.take() == [])
      touched.input.keyUp(code, time: 0.1)
      #expect(!touched.control.isHighlighted && log.take() == ["upInside", "primary"])
    }
    #expect(!touched.input.keyDown(key(.keyboardSpacebar, .command), time: 1))
    #expect(!touched.input.keyDown(key(.keyboardA), time: 2))
    touched.control.isEnabled = false
    #expect(!touched.input.keyDown(key(.keyboardSpacebar), time: 3))
    touched.input.keyUp(.keyboardSpacebar, time: 4)
    #expect(log.take() == [])
  }

  @Test func E07_keysThatAreTakenAwayPressNothing() {
    let touched = ready(KeyButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let log = EventLog(touched.control, only: .touchUpInside)
    touched.input.keyDown(key(.keyboardSpacebar), time: 0)
    touched.input.cancelAll(time: 1)
    #expect(!touched.control.isHighlighted)
    touched.input.keyUp(.keyboardSpacebar, time: 2)
    #expect(log.take() == [])
  }

  @Test func E07_spaceTurnsASwitchOver() {
    let touched = ready(KeySwitch())
    let log = EventLog(touched.control, only: .valueChanged)
    touched.input.keyDown(key(.keyboardSpacebar), time: 0)
    touched.input.keyUp(.keyboardSpacebar, time: 0.1)
    #expect(touched.control.isOn && log.take() == ["value"])
  }

  @Test func E07_arrowsMoveASlider() {
    let touched = ready(KeySlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
    let log = EventLog(touched.control, only: .valueChanged)
    touched.input.keyDown(key(.keyboardRightArrow), time: 0)
    touched.input.keyUp(.keyboardRightArrow, time: 0.1)
    #expect(touched.control.value == 0.1 && log.take() == ["value"])
    touched.control.semanticContentAttribute = .forceRightToLeft
    touched.input.keyDown(key(.keyboardRightArrow), time: 1)
    #expect(touched.control.value == 0)
    #expect(!touched.input.keyDown(key(.keyboardUpArrow), time: 2))
  }
}
