import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct ArbitrationTests {
  private let bench = Bench()

  private func told(_ body: () -> Void) -> [String] {
    CallRecord.of(body).filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") }
  }

  private func drag(at time: TimeInterval = 0) {
    bench.down(50, at: time)
    bench.move(80, at: time + 0.1)
    bench.move(150, at: time + 0.2)
    bench.up(150, at: time + 0.3)
  }

  @Test("E06 who begins first makes the others fail, unless a delegate lets them go on together")
  func prevention() {
    bench.watch(UIPanGestureRecognizer(), "a")
    let b = bench.watch(UIPanGestureRecognizer(), "b", on: bench.outer)
    #expect(told { drag() } == ["a began", "a changed", "a ended"])
    let judge = Judge()
    judge.shares = true
    b.delegate = judge
    #expect(
      told { drag(at: 1) }
        == ["a began", "b began", "a changed", "b changed", "a ended", "b ended"])
  }

  @Test("E06 recognisers of different touches do not hinder one another")
  func apart() {
    bench.watch(UIPanGestureRecognizer(), "a")
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
    bench.outer.addSubview(other)
    bench.watch(UIPanGestureRecognizer(), "b", on: other)
    let calls = told {
      bench.down(50, id: 1, at: 0)
      bench.down(250, id: 2, at: 0)
      bench.move(80, id: 1, at: 0.1)
      bench.move(270, id: 2, at: 0.1)
    }
    #expect(calls == ["a began", "b began"])
  }

  @Test("E06 one that waits begins when the other fails, and fails when the other is seen")
  func requirement() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    let swipe = bench.watch(UISwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    #expect(told { drag() } == ["swipe ended"])
    let slow = told {
      bench.down(50, at: 1)
      bench.move(80, at: 1.1)
      #expect(pan.state == .possible)
      bench.input.advance(to: 1.5)
      #expect(pan.state == .began)
      bench.up(80, at: 2)
    }
    #expect(slow == ["pan began", "pan ended"])
    let short = told {
      bench.down(50, at: 3)
      bench.move(80, at: 3.1)
      bench.up(80, at: 3.2)
    }
    #expect(short == ["pan began", "pan ended"])
  }

  @Test("E06 the delegates may ask for a requirement from either side")
  func delegateRequirements() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    let swipe = bench.watch(UISwipeGestureRecognizer(), "swipe")
    let judge = Judge()
    judge.waitsFor = swipe
    pan.delegate = judge
    #expect(told { drag() } == ["swipe ended"])
    pan.delegate = nil
    judge.waitsFor = nil
    judge.isAwaitedBy = pan
    swipe.delegate = judge
    #expect(told { drag(at: 1) } == ["swipe ended"])
    swipe.delegate = nil
    #expect(told { drag(at: 2) } == ["pan began", "pan changed", "pan ended"])
  }

  @Test("E06 two that wait for each other do not wait for ever")
  func mutual() {
    let a = bench.watch(UIPanGestureRecognizer(), "a")
    let b = bench.watch(UIPanGestureRecognizer(), "b", on: bench.outer)
    a.require(toFail: b)
    b.require(toFail: a)
    a.require(toFail: a)
    #expect(told { drag() } == ["b began", "b changed", "b ended"])
    #expect(a.state == .possible && b.state == .possible)
  }

  @Test("E06 delegates and views may refuse touches and beginnings")
  func refusals() {
    final class Stern: UIView {
      var isStern = true
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !isStern
      }
    }
    let stern = Stern(frame: bench.inner.bounds)
    bench.inner.addSubview(stern)
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    // The touched view is asked for recognisers around it too.
    #expect(told { drag() }.isEmpty)
    stern.isStern = false
    let judge = Judge()
    pan.delegate = judge
    judge.begins = false
    #expect(told { drag(at: 1) }.isEmpty)
    (judge.begins, judge.receives) = (true, false)
    #expect(told { drag(at: 2) }.isEmpty)
    judge.receives = true
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(told { drag(at: 3) }.isEmpty)
    pan.allowedTouchTypes.append(0)
    #expect(told { drag(at: 4) }.first == "pan began")
    pan.isEnabled = false
    #expect(told { drag(at: 5) }.isEmpty)
  }

  @Test("E06 a tap on a switch is none on what lies around it; two taps are, and its own are")
  func controls() {
    let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 51, height: 31))
    bench.inner.addSubview(toggle)
    let tap = bench.watch(UITapGestureRecognizer(), "tap")
    bench.tap(at: 0)
    #expect(toggle.isOn)
    tap.numberOfTapsRequired = 2
    #expect(
      told {
        bench.tap(at: 1)
        bench.tap(at: 1.2)
      } == ["tap ended"])
    let own = bench.watch(UITapGestureRecognizer(), "own", on: toggle)
    #expect(told { bench.tap(at: 2) } == ["own ended"])
    own.isEnabled = false
  }

  @Test("E06 delayed touches reach the view when they are no gesture, and never when they are")
  func delaysTouchesBegan() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    #expect(CallRecord.of { drag() } == ["pan began", "pan changed", "pan ended"])
    let calls = CallRecord.of {
      bench.down(50, at: 1)
      bench.move(53, at: 1.1)
      bench.move(55, at: 1.2)
      bench.up(55, at: 1.3)
      bench.down(50, at: 2)
      bench.input.cancelAll(time: 2.1)
    }
    #expect(calls == ["inner began 50", "inner moved 55", "inner ended 55"])
  }

  @Test("E06 a discrete recogniser of one's own fails, waits, and is reset after its touches")
  func custom() {
    let own = bench.watch(Custom(target: nil, action: nil), "own")
    own.onTouches = { recognizer, phase in
      if phase == .ended { recognizer.state = .ended }
    }
    let calls = CallRecord.of {
      bench.down(50, at: 0)
      bench.up(50, at: 0.1)
    }
    #expect(calls == ["inner began 50", "own ended", "inner cancelled 50", "own reset"])
    own.onTouches = { recognizer, phase in
      if phase == .began { recognizer.state = .failed }
    }
    let failed = CallRecord.of {
      bench.down(50, at: 1)
      #expect(own.state == .failed)
      bench.up(50, at: 1.1)
    }
    #expect(failed == ["inner began 50", "inner ended 50", "own reset"])
  }

  @Test("E06 a recogniser of one's own that stays undecided keeps the end from the view")
  func undecided() {
    let own = bench.watch(Custom(target: nil, action: nil), "own")
    let calls = CallRecord.of {
      bench.down(50, at: 0)
      bench.up(50, at: 0.1)
      CallRecord.note("wait")
      own.state = .failed
    }
    #expect(calls == ["inner began 50", "wait", "inner ended 50", "own reset"])
  }

  @Test("E06 continuous states go their order whatever is asked for")
  func transitions() {
    let own = bench.watch(Custom(target: nil, action: nil), "own")
    own.onTouches = { recognizer, phase in
      switch phase {
      case .began: recognizer.state = .changed
      case .moved:
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .changed
      default: recognizer.state = .failed
      }
    }
    #expect(
      told { drag() }
        == ["own began", "own changed", "own changed", "own cancelled", "own reset"])
  }

  @Test("E06 an ignored touch goes to the view")
  func ignored() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach { ignore($0, for: event) }
      }
    }
    bench.watch(Ignoring(target: nil, action: nil), "ignoring").delaysTouchesBegan = true
    #expect(CallRecord.of { bench.tap(at: 0) } == ["inner began 50", "inner ended 50"])
  }

  @Test("E06 switching off ends what goes on; in its own action too")
  func disabling() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    let calls = told {
      bench.down(50, at: 0)
      bench.move(80, at: 0.1)
      pan.isEnabled = false
      pan.isEnabled = true
      bench.move(90, at: 0.2)
      bench.up(90, at: 0.3)
    }
    #expect(calls == ["pan began", "pan cancelled"])
    pan.addAction { if $0.state == .changed { $0.isEnabled = false } }
    #expect(told { drag(at: 1) } == ["pan began", "pan changed", "pan cancelled"])
  }

  @Test("E06 a recogniser or its view may go in the midst of its action")
  func removal() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    pan.addAction { recognizer in
      if recognizer.state == .began { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
    #expect(told { drag() } == ["pan began", "pan cancelled"])
    #expect(pan.view == nil && pan.state == .possible)
    #expect(bench.inner.gestureRecognizers?.isEmpty == true)

    let other = bench.watch(UIPanGestureRecognizer(), "other")
    other.addAction { if $0.state == .changed { $0.view?.removeFromSuperview() } }
    #expect(told { drag(at: 1) } == ["other began", "other changed", "other cancelled"])
    #expect(told { drag(at: 2) }.isEmpty)
    #expect(other.state == .possible && other.view === bench.inner)
  }

  @Test("E06 a recogniser is in one view at a time, and goes with it")
  func ownership() {
    weak var gone: UIPanGestureRecognizer?
    weak var view: UIView?
    do {
      let pan = UIPanGestureRecognizer()
      gone = pan
      bench.inner.gestureRecognizers = [pan]
      bench.outer.addGestureRecognizer(pan)
      #expect(bench.inner.gestureRecognizers == [] && pan.view === bench.outer)
      let holder = UIView(frame: bench.inner.bounds)
      holder.gestureRecognizers = [pan]
      bench.inner.addSubview(holder)
      view = holder
      drag()
      bench.down(50, at: 1)
      bench.move(90, at: 1.1)
      holder.removeFromSuperview()
    }
    #expect(gone == nil && view == nil)
    bench.up(90, at: 2)
  }

  @Test("E06 random input in any order never leaves anything behind")
  func chaos() {
    bench.inner.isMultipleTouchEnabled = true
    bench.watch(UIPanGestureRecognizer(), "pan")
    bench.watch(UIPinchGestureRecognizer(), "pinch")
    bench.watch(UIRotationGestureRecognizer(), "turn", on: bench.outer)
    let double = bench.watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    bench.watch(UITapGestureRecognizer(), "tap").require(toFail: double)
    let press = bench.watch(UILongPressGestureRecognizer(), "press", on: bench.outer)
    bench.watch(UISwipeGestureRecognizer(), "swipe").delaysTouchesBegan = true
    var random = SplitMix(seed: 7)
    var time = 0.0
    for _ in 0..<3000 {
      time += random.oneIn(50) ? -1 : random.number(0...0.3)
      let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled]
      let phase = phases[random.below(phases.count)]
      let x = random.oneIn(100) ? .nan : random.number(-20...320)
      bench.input.send(
        [.init(random.below(4), phase, at: CGPoint(x: x, y: random.number(0...300)))], time: time)
      if random.oneIn(60) { press.isEnabled.toggle() }
      if random.oneIn(80) {
        bench.inner.removeFromSuperview()
        bench.outer.addSubview(bench.inner)
      }
    }
    bench.input.cancelAll(time: time + 1)
    bench.input.advance(to: time + 10)
    let all = (bench.inner.gestureRecognizers ?? []) + (bench.outer.gestureRecognizers ?? [])
    #expect(all.allSatisfy { $0.state == .possible && !$0.attempt.isActive })
    #expect(bench.window.router.gestures.active.isEmpty && bench.input.nextDue == nil)
    #expect(bench.window.router.isIdle)
  }
}
