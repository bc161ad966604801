import Testing

@testable import UIKit

/// Writes down what it is asked while it is tracked.
private final class Recorder: UIControl {
  var log: EventLog?
  var follows = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.note("begin")
    return follows
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.note("continue \(isTouchInside)")
    return follows
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log?.note("end \(isTouchInside)")
  }

  override func cancelTracking(with event: UIEvent?) { log?.note("cancelled") }
}

@MainActor @Suite struct ControlTrackingTests {
  private func touched() -> (Touched<Recorder>, EventLog) {
    let control = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let log = EventLog(control)
    control.log = log
    return (Touched(control), log)
  }

  @Test func E07_tapGoesDownAndUpInside() {
    let (touched, log) = touched()
    touched.press(50, 20)
    #expect(touched.control.isTracking && touched.control.isHighlighted)
    #expect(touched.control.state == .highlighted)
    touched.release(50, 20)
    #expect(log.take() == ["begin", "down", "end true", "upInside"])
    #expect(!touched.control.isTracking && touched.control.state == .normal)
  }

  @Test func E07_secondTapOfASeriesRepeats() {
    let (touched, log) = touched()
    touched.tap(50, 20)
    _ = log.take()
    touched.tap(50, 20, time: 0.15)
    #expect(log.take() == ["begin", "down", "repeat", "end true", "upInside"])
  }

  @Test func E07_dragsLeaveBeyond70PointsAndComeBack() {
    let (touched, log) = touched()
    touched.press(50, 20)
    _ = log.take()
    touched.move(169, 20)
    #expect(log.take() == ["continue true", "dragInside"])
    touched.move(171, 20)
    #expect(log.take() == ["continue false", "exit", "dragOutside"])
    #expect(!touched.control.isHighlighted && touched.control.isTracking)
    touched.move(50, 111)
    #expect(log.take() == ["continue false", "dragOutside"])
    touched.move(50, 109)
    #expect(log.take() == ["continue true", "enter", "dragInside"])
    #expect(touched.control.isHighlighted)
    touched.release(300, 20)
    #expect(log.take() == ["end false", "upOutside"])
    #expect(!touched.control.isHighlighted)
  }

  @Test func E07_systemTakesTheTouchAway() {
    let (touched, log) = touched()
    touched.press(50, 20)
    _ = log.take()
    touched.input.cancel(time: 1)
    #expect(log.take() == ["cancelled", "cancel"])
    #expect(!touched.control.isTracking && !touched.control.isHighlighted)
  }

  @Test func E07_controlThatDoesNotFollowSendsNothing() {
    let (touched, log) = touched()
    touched.control.follows = false
    touched.tap(50, 20)
    #expect(log.take() == ["begin"])
    touched.control.follows = true
    touched.press(50, 20, time: 2)
    touched.control.follows = false
    touched.move(60, 20, time: 3)
    touched.release(60, 20, time: 4)
    #expect(log.take() == ["begin", "down", "continue true"])
    #expect(!touched.control.isHighlighted)
  }

  @Test func E07_disabledControlDoesNothingAndStopsWhatGoesOn() {
    let (touched, log) = touched()
    touched.control.isEnabled = false
    #expect(touched.control.state == .disabled)
    touched.tap(50, 20)
    #expect(log.take() == [])
    touched.control.isEnabled = true
    touched.press(50, 20, time: 2)
    touched.control.isEnabled = false
    touched.release(50, 20, time: 3)
    #expect(log.take() == ["begin", "down", "cancelled"])
    #expect(touched.control.state == .disabled)
  }

  @Test func E07_controlThatIsTakenOutMidTouchIsLeftClean() {
    let (touched, log) = touched()
    touched.press(50, 20)
    touched.control.removeFromSuperview()
    touched.release(50, 20)
    #expect(log.take().suffix(2) == ["cancelled", "cancel"])
    #expect(!touched.control.isTracking && !touched.control.isHighlighted)
  }

  @Test func E07_controlMayBeTakenOutByItsOwnAction() {
    let (touched, log) = touched()
    touched.control.addAction(
      UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .touchDown)
    touched.press(50, 20)
    touched.move(51, 20)
    touched.release(51, 20)
    #expect(!log.take().contains("upInside"))
  }

  @Test func E07_touchesDoNotGoUpTheChain() {
    final class Ground: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let ground = Ground(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    ground.addSubview(control)
    let touched = Touched(ground)
    touched.tap(50, 20)
    #expect(ground.count == 0)
    touched.tap(250, 20)
    #expect(ground.count == 1)
  }

  @Test func E04_twoExclusiveControlsAreNeverTrackedTogether() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).shown()
    let controls = (0..<2).map { index in
      let control = UIControl(frame: CGRect(x: 0, y: 100 * index, width: 100, height: 40))
      control.isExclusiveTouch = true
      window.addSubview(control)
      return control
    }
    let input = WindowInput(window: window)
    input.send([.init(1, .began, at: CGPoint(x: 50, y: 20))], time: 0)
    input.send([.init(2, .began, at: CGPoint(x: 50, y: 120))], time: 0.1)
    #expect(controls.map(\.isTracking) == [true, false])
    input.send([.init(1, .ended, at: CGPoint(x: 50, y: 20))], time: 0.2)
    input.send([.init(2, .ended, at: CGPoint(x: 50, y: 120))], time: 0.3)
    input.send([.init(3, .began, at: CGPoint(x: 50, y: 120))], time: 1)
    #expect(controls.map(\.isTracking) == [false, true])
  }
}
