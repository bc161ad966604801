import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct TapTests {
  private let bench = Bench()

  private func taps(_ count: Int, touches: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    tap.numberOfTouchesRequired = touches
    return tap
  }

  @Test("E06 a tap is told before the view hears that its touch is over")
  func order() {
    bench.watch(taps(1), "tap")
    let calls = CallRecord.of { bench.tap(at: 0) }
    #expect(calls == ["inner began 50", "tap ended", "inner cancelled 50"])
  }

  @Test("E06 a tap that does not cancel leaves the view its touch")
  func withoutCancelling() {
    bench.watch(taps(1), "tap").cancelsTouchesInView = false
    let calls = CallRecord.of { bench.tap(at: 0) }
    #expect(calls == ["inner began 50", "tap ended", "inner ended 50"])
  }

  @Test("E06 a finger that moves away, stays too long or is cancelled is no tap")
  func noTap() {
    let tap = bench.watch(taps(1), "tap")
    let calls = CallRecord.of {
      bench.down(50, at: 0)
      bench.move(96, at: 0.1)
      #expect(tap.state == .failed)
      bench.up(50, at: 0.2)
      #expect(tap.state == .possible)
      bench.down(50, at: 1)
      bench.up(50, at: 2.6)
      bench.down(50, at: 3)
      bench.input.cancelAll(time: 3.1)
    }
    #expect(!calls.contains("tap ended"))
    #expect(calls.filter { $0 == "inner ended 50" }.count == 2)
  }

  @Test("E06 two taps: the end of the first waits for the second, or for its time")
  func doubleTap() {
    bench.watch(taps(2), "double")
    let calls = CallRecord.of {
      bench.tap(at: 0)
      #expect(abs((bench.input.nextDue ?? 0) - 0.4) < 1e-9)
      bench.tap(52, at: 0.2)
    }
    #expect(
      calls == ["inner began 50", "inner began 52", "double ended", "inner cancelled 50,52"])
    let single = CallRecord.of {
      bench.tap(at: 1)
      bench.input.advance(to: 1.3)
      CallRecord.note("wait")
      bench.input.advance(to: 2)
      bench.tap(at: 2.1)
      bench.tap(120, at: 2.2)
    }
    #expect(
      single == ["inner began 50", "wait", "inner ended 50", "inner began 50"]
        + ["inner began 120", "inner ended 50", "inner ended 120"])
    #expect(bench.input.nextDue == nil)
  }

  @Test("E06 without requirement one tap is told first, then two; with it only the two")
  func singleAndDouble() {
    let single = bench.watch(taps(1), "single")
    let double = bench.watch(taps(2), "double")
    func told(_ body: () -> Void) -> [String] {
      CallRecord.of(body).filter { !$0.hasPrefix("inner") }
    }
    #expect(
      told {
        bench.tap(at: 0)
        bench.tap(at: 0.2)
      } == ["single ended", "double ended"])
    single.require(toFail: double)
    #expect(
      told {
        bench.tap(at: 1)
        bench.tap(at: 1.2)
      } == ["double ended"])
    #expect(
      told {
        bench.tap(at: 2)
        bench.input.advance(to: 2.2)
        CallRecord.note("wait")
        bench.input.advance(to: 2.5)
      } == ["wait", "single ended"])
  }

  @Test("E06 a tap with two fingers takes two, and knows where they were")
  func twoFingers() {
    bench.inner.isMultipleTouchEnabled = true
    let tap = bench.watch(taps(1, touches: 2), "tap")
    var places: [CGPoint] = []
    tap.addAction { recognizer in
      places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
      places.append(recognizer.location(in: nil))
    }
    let calls = CallRecord.of {
      bench.down(20, id: 1, at: 0)
      bench.down(60, id: 2, at: 0.05)
      bench.up(20, id: 1, at: 0.1)
      bench.up(60, id: 2, at: 0.15)
    }
    #expect(
      calls == ["inner began 20", "inner began 60", "tap ended", "inner cancelled 20,60"])
    #expect(places.map(\.x) == [20, 60, 40])
    #expect(!CallRecord.of { bench.tap(at: 1) }.contains("tap ended"))
  }

  @Test("E06 the innermost recogniser wins; a touch beside it goes to the outer one")
  func innermost() {
    bench.watch(taps(1), "inner tap")
    bench.watch(taps(1), "outer tap", on: bench.outer)
    let calls = CallRecord.of {
      bench.tap(at: 0)
      bench.tap(250, at: 1)
    }
    #expect(calls.filter { $0.contains("tap") } == ["inner tap ended", "outer tap ended"])
  }

  @Test("F22 a tap on a disabled button is one on what it lies in")
  func disabledButton() {
    let bench = Bench()
    let button = UIButton(frame: bench.inner.bounds)
    bench.inner.addSubview(button)
    bench.watch(UITapGestureRecognizer(), "tap")
    #expect(CallRecord.of { bench.tap(at: 0) }.filter { $0.contains("tap") } == [])
    button.isEnabled = false
    #expect(
      CallRecord.of { bench.tap(at: 1) }.filter { $0.contains("tap") } == ["tap ended"])
  }

  @MainActor private final class Owner {
    var calls: [String] = []
    func tapped(_ sender: UITapGestureRecognizer) { calls.append("\(sender.state)") }
    func tappedPlainly() { calls.append("plain") }
  }

  @Test("E06 targets are called by selector, are not held, and can be taken off")
  func targets() {
    let owner = Owner()
    let tap = UITapGestureRecognizer(target: owner, action: Selector(Owner.tapped))
    let plain = Selector(Owner.tappedPlainly)
    tap.addTarget(owner, action: plain)
    tap.addTarget(owner, action: plain)
    weak var gone: Owner?
    do {
      let short = Owner()
      tap.addTarget(short, action: plain)
      gone = short
    }
    #expect(gone == nil)
    bench.inner.addGestureRecognizer(tap)
    bench.tap(at: 0)
    #expect(owner.calls == ["ended", "plain"])
    tap.removeTarget(owner, action: plain)
    bench.tap(at: 1)
    #expect(owner.calls == ["ended", "plain", "ended"])
    tap.removeTarget(nil, action: nil)
    bench.tap(at: 2)
    #expect(owner.calls.count == 3)
  }
}
