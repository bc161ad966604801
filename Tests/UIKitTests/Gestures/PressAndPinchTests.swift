import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct PressAndPinchTests {
  private let bench = Bench()

  private func told(_ prefix: String, _ body: () -> Void) -> [String] {
    CallRecord.of(body).filter { $0.hasPrefix(prefix) }
  }

  @Test("E06 a finger that stays is a long press until it is lifted")
  func longPress() {
    let press = bench.watch(UILongPressGestureRecognizer(), "press")
    let calls = CallRecord.of {
      bench.down(50, at: 0)
      #expect(bench.input.nextDue == 0.5)
      bench.input.advance(to: 0.49)
      CallRecord.note("wait")
      bench.input.advance(to: 0.5)
      bench.move(90, at: 0.6)
      bench.up(90, at: 0.7)
    }
    #expect(
      calls == ["inner began 50", "wait", "press began", "inner cancelled 50", "press changed"]
        + ["press ended"])
    #expect(press.state == .possible && bench.input.nextDue == nil)
  }

  @Test("E06 a finger that moves, is lifted too soon or is one of too many is no long press")
  func noLongPress() {
    let press = bench.watch(UILongPressGestureRecognizer(), "press")
    let calls = told("press") {
      bench.down(50, at: 0)
      bench.move(61, at: 0.1)
      bench.up(61, at: 1)
      bench.tap(at: 2)
      bench.down(50, id: 1, at: 3)
      bench.down(60, id: 2, at: 3.1)
      bench.up(50, id: 1, at: 4)
      bench.up(60, id: 2, at: 4)
    }
    #expect(calls.isEmpty)
    press.minimumPressDuration = 0
    press.numberOfTouchesRequired = 2
    let two = told("press") {
      bench.down(50, id: 1, at: 5)
      bench.down(60, id: 2, at: 5.1)
      bench.input.cancelAll(time: 5.2)
    }
    #expect(two == ["press began", "press cancelled"])
  }

  @Test("E06 a long press after a tap")
  func tapThenPress() {
    let press = bench.watch(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    let calls = told("press") {
      bench.down(50, at: 0)
      bench.up(50, at: 1)
      bench.tap(at: 2)
      bench.down(50, at: 2.2)
      bench.up(50, at: 3)
    }
    #expect(calls == ["press began", "press ended"])
  }

  @Test("E06 two fingers that part are a pinch, whose scale follows and can be set")
  func pinch() {
    let pinch = bench.watch(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    pinch.addAction { _ in scales.append(pinch.scale) }
    bench.down(80, id: 1, at: 0)
    bench.down(120, id: 2, at: 0)
    bench.move(124, id: 2, at: 0.01)
    #expect(pinch.state == .possible)
    bench.move(130, id: 2, at: 0.02)
    #expect(pinch.state == .began && pinch.velocity > 0)
    bench.move(160, id: 2, at: 0.03)
    pinch.scale = 1
    bench.move(120, id: 2, at: 0.04)
    bench.up(120, id: 2, at: 0.05)
    #expect(pinch.state == .changed)
    bench.move(90, id: 1, at: 0.06)
    bench.up(90, id: 1, at: 0.07)
    #expect(scales.map { ($0 * 100).rounded() } == [125, 200, 50, 50])
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test("E06 two fingers that turn are a rotation, past half a turn too")
  func rotation() {
    let rotation = bench.watch(UIRotationGestureRecognizer(), "turn")
    var last: CGFloat = 0
    rotation.addAction { _ in last = rotation.rotation }
    bench.down(100, 100, id: 1, at: 0)
    bench.down(150, 100, id: 2, at: 0)
    for step in 1...30 {
      let angle = CGFloat(step) / 30 * 1.5 * .pi
      bench.move(100 + 50 * cos(angle), 100 + 50 * sin(angle), id: 2, at: Double(step) / 60)
    }
    #expect(abs(last - 1.5 * .pi) < 1e-6)
    #expect(rotation.state == .changed && rotation.velocity > 0)
    rotation.rotation = .nan
    bench.input.cancelAll(time: 1)
    #expect(rotation.state == .possible && rotation.rotation == 0)
  }

  @Test("E06 fingers in one place are no pinch and no rotation of infinite size")
  func degenerate() {
    let pinch = bench.watch(UIPinchGestureRecognizer(), "pinch")
    bench.down(80, id: 1, at: 0)
    bench.down(80, id: 2, at: 0)
    bench.move(120, id: 2, at: 0.1)
    bench.move(80, id: 2, at: 0.2)
    bench.move(90, id: 2, at: 0.3)
    #expect(pinch.scale.isFinite)
    bench.down(85, id: 3, at: 0.4)
    #expect(pinch.numberOfTouches == 2)
  }
}
