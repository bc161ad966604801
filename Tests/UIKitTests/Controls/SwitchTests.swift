import Testing

@testable import UIKit

@MainActor @Suite struct SwitchTests {
  private let touched = Touched(UISwitch())

  @Test func E07_sizeIsAlwaysTheSame() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 2))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    control.frame = CGRect(x: 7, y: 8, width: 1, height: 1)
    control.bounds.size.width = 9
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func E07_tapTurnsItOverAndTells() {
    let log = EventLog(touched.control, only: .valueChanged)
    touched.tap(10, 10)
    #expect(touched.control.isOn && log.take() == ["value"])
    touched.tap(10, 10, time: 2)
    #expect(!touched.control.isOn && log.take() == ["value"])
  }

  @Test func E07_codeTurnsItOverAndTellsNobody() {
    let log = EventLog(touched.control)
    touched.control.isOn = true
    touched.control.setOn(false, animated: true)
    #expect(log.take() == [])
  }

  @Test func E07_dragTakesTheKnobAlong() {
    let log = EventLog(touched.control, only: .valueChanged)
    touched.drag(CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15))
    #expect(touched.control.isOn && log.take() == ["value"])
    touched.press(45, 15, time: 2)
    touched.move(5, 15, time: 2.1)
    touched.move(45, 15, time: 2.2)
    touched.release(45, 15, time: 2.3)
    #expect(touched.control.isOn && log.take() == [])
  }

  @Test func E07_touchThatEndsFarAwayOrIsTakenChangesNothing() {
    touched.press(10, 10)
    touched.release(10, 300)
    touched.press(10, 10, time: 2)
    touched.input.cancel(time: 3)
    #expect(!touched.control.isOn)
  }
}
