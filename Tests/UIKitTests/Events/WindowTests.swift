import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct WindowTests {
  private final class Noting: UIWindow {
    override func becomeKey() { CallRecord.note("key \(tag)") }
    override func resignKey() { CallRecord.note("no key \(tag)") }
  }

  @Test("makeKeyAndVisible shows the window in front and gives it the keys")
  func keyWindow() {
    let first = Noting(frame: .zero).shown()
    let second = Noting(frame: .zero).shown()
    (first.tag, second.tag) = (1, 2)
    first.isHidden = true
    let calls = CallRecord.of {
      second.makeKeyAndVisible()
      first.makeKeyAndVisible()
      first.makeKey()
      first.isHidden = true
    }
    #expect(calls == ["key 2", "no key 2", "key 1", "no key 1"])
    #expect(!first.isKeyWindow && UIApplication.shared.keyWindow == nil)
  }

  @Test("the application lists the windows that are shown by level, then by order")
  func windows() {
    let back = UIWindow(frame: .zero).shown()
    let alert = UIWindow(frame: .zero).shown()
    alert.windowLevel = .alert
    let hidden = UIWindow(frame: .zero).shown()
    hidden.isHidden = true
    back.makeKeyAndVisible()
    let own = UIApplication.shared.windows.filter { $0 === back || $0 === alert || $0 === hidden }
    #expect(own == [back, alert])
    weak var freed: UIWindow?
    do {
      let window = UIWindow(frame: .zero).shown()
      freed = window
    }
    #expect(freed == nil)
    #expect(UIWindow.Level.normal + 1 == UIWindow.Level(rawValue: 1))
  }

  @Test("a window that is dropped under a finger is freed, and what watches the finger")
  func droppedUnderAFinger() {
    weak var freed: UIWindow?
    weak var pan: UIPanGestureRecognizer?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
      let recognizer = UIPanGestureRecognizer()
      let view = UIView(frame: window.bounds)
      view.addGestureRecognizer(recognizer)
      window.addSubview(view)
      let input = WindowInput(window: window)
      for step in 0..<3 {
        let point = CGPoint(x: 10, y: 10 + 20 * step)
        input.send([.init(1, step == 0 ? .began : .moved, at: point)], time: Double(step))
      }
      #expect(recognizer.state == .changed)
      (freed, pan) = (window, recognizer)
    }
    #expect(freed == nil && pan == nil)
  }

  @Test("a subtree that was removed is freed, touched or not")
  func freed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    weak var gone: UIView?
    let input = WindowInput(window: window)
    do {
      let view = UIView(frame: window.bounds)
      view.addSubview(UIView(frame: view.bounds))
      window.addSubview(view)
      gone = view.subviews[0]
      input.press(at: CGPoint(x: 5, y: 5), time: 0)
      input.release(at: CGPoint(x: 5, y: 5), time: 0)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test("what is due happens at its time, in order, and a clock set back keeps the distance")
  func clock() {
    let clock = EventClock()
    var log: [String] = []
    let dropped = clock.schedule(after: 0.2) { log.append("dropped") }
    _ = clock.schedule(after: 2) { log.append("b \(clock.now)") }
    _ = clock.schedule(after: 1) {
      log.append("a \(clock.now)")
      _ = clock.schedule(after: 0.5) { log.append("c \(clock.now)") }
    }
    clock.cancel(dropped)
    #expect(clock.nextDue == 1)
    clock.advance(to: 1.2)
    clock.advance(to: .nan)
    #expect(log == ["a 1.0"] && clock.now == 1.2)
    clock.advance(to: 0)
    #expect(abs((clock.nextDue ?? 0) - 0.3) < 1e-9)
    clock.advance(to: 10)
    #expect(log.count == 3 && clock.nextDue == nil && log[1].hasPrefix("c 0.3"))
  }

  @Test("the application's delegate and observers are told of each step of its life")
  func lifeCycle() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { CallRecord.note("active") }
      func applicationWillResignActive(_ application: UIApplication) { CallRecord.note("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) { CallRecord.note("back") }
      func applicationWillEnterForeground(_ application: UIApplication) { CallRecord.note("fore") }
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    let calls = CallRecord.of {
      UIApplication.shared.enter(.background)
      UIApplication.shared.enter(.active)
      UIApplication.shared.enter(.active)
    }
    UIApplication.shared.delegate = nil
    #expect(calls == ["resign", "back", "fore", "active"])
  }
}
