import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct PanTests {
  private let bench = Bench()

  @Test("E06 a drag of more than ten points is a pan from its start to its end")
  func pan() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    pan.addAction { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      CallRecord.note("\(Int(pan.translation(in: nil).x)) \(Int(pan.velocity(in: nil).x))")
    }
    let calls = CallRecord.of {
      bench.down(50, at: 0)
      bench.move(60, at: 0.02)
      bench.move(61, at: 0.04)
      bench.move(65, at: 0.06)
      bench.up(70, at: 0.08)
    }
    #expect(
      calls == ["inner began 50", "inner moved 60", "pan began", "11 275", "inner cancelled 61"]
        + ["pan changed", "15 250", "pan ended", "20 250"])
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
  }

  @Test("E06 a finger that rests before it is lifted has no speed")
  func rest() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    var speed: CGFloat = -1
    pan.addAction { recognizer in
      speed = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil).x ?? 0
    }
    bench.down(50, at: 0)
    bench.move(100, at: 0.02)
    #expect(speed > 1000)
    bench.up(100, at: 1)
    #expect(speed == 0)
  }

  @Test("E06 translation is set and told in a view's own space")
  func spaces() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    bench.inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    bench.down(100, 100, at: 0)
    bench.move(120, 100, at: 0.1)
    #expect(pan.translation(in: bench.outer).x == 20)
    #expect(abs(pan.translation(in: bench.inner).x - 40) < 1e-9)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: bench.inner)
    #expect(abs(pan.translation(in: nil).x - 5) < 1e-9)
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
    bench.inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(pan.translation(in: bench.inner).x.isFinite)
  }

  @Test("E06 a second finger neither moves a pan by coming nor by going")
  func fingers() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    var places: [CGFloat] = []
    pan.addAction { _ in places.append(pan.translation(in: nil).x) }
    bench.down(50, at: 0)
    bench.move(70, at: 0.1)
    bench.down(150, id: 2, at: 0.2)
    bench.move(160, id: 2, at: 0.3)
    bench.up(160, id: 2, at: 0.4)
    bench.move(80, at: 0.5)
    bench.up(80, at: 0.6)
    #expect(places == [20, 25, 35, 35])
  }

  @Test("E06 fewer fingers than it takes are no pan, more than it takes neither")
  func numbers() {
    let two = bench.watch(UIPanGestureRecognizer(), "two")
    two.minimumNumberOfTouches = 2
    let one = bench.watch(UIPanGestureRecognizer(), "one", on: bench.outer)
    one.maximumNumberOfTouches = 1
    let calls = CallRecord.of {
      bench.down(20, id: 1, at: 0)
      bench.down(60, id: 2, at: 0.01)
      bench.move(60, id: 1, at: 0.02)
      bench.up(60, id: 1, at: 0.03)
      bench.up(60, id: 2, at: 0.04)
      bench.down(20, id: 1, at: 1)
      bench.move(60, id: 1, at: 1.02)
      bench.up(60, id: 1, at: 1.03)
    }
    #expect(
      calls.filter { !$0.hasPrefix("inner") } == ["two began", "two ended", "one began"]
        + ["one ended"])
  }

  @Test("E06 a pan from the edge begins at the edge and goes inward")
  func edge() {
    let edge = bench.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: bench.outer)
    edge.edges = .left
    func told(_ body: () -> Void) -> [String] {
      CallRecord.of(body).filter { $0.hasPrefix("edge") }
    }
    #expect(
      told {
        bench.down(5, at: 0)
        bench.move(30, at: 0.1)
        bench.up(30, at: 0.2)
      } == ["edge began", "edge ended"])
    #expect(
      told {
        bench.down(20, at: 1)
        bench.move(60, at: 1.1)
        bench.up(60, at: 1.2)
        bench.down(5, 50, at: 2)
        bench.move(8, 80, at: 2.1)
        bench.move(60, 80, at: 2.2)
        bench.up(60, 80, at: 2.3)
      }.isEmpty)
  }

  @Test("E06 a swipe is quick, long enough and straight")
  func swipe() {
    let swipe = bench.watch(UISwipeGestureRecognizer(), "swipe")
    func told(to x: CGFloat, _ y: CGFloat = 50, over duration: Double, at time: Double) -> Bool {
      let calls = CallRecord.of {
        bench.down(100, at: time)
        for step in 1...4 {
          let share = CGFloat(step) / 4
          bench.move(
            100 + (x - 100) * share, 50 + (y - 50) * share, at: time + duration * Double(share))
        }
        bench.up(x, y, at: time + duration)
      }
      return calls.contains("swipe ended")
    }
    #expect(told(to: 160, over: 0.2, at: 0))
    #expect(!told(to: 140, over: 0.2, at: 1))
    #expect(!told(to: 160, over: 0.8, at: 2))
    #expect(!told(to: 40, over: 0.2, at: 4))
    #expect(!told(to: 160, 120, over: 0.2, at: 5))
    swipe.direction = [.left, .right]
    #expect(told(to: 40, over: 0.2, at: 6) && told(to: 160, over: 0.2, at: 7))
    swipe.direction = .down
    #expect(told(to: 100, 110, over: 0.2, at: 8))
  }
}
