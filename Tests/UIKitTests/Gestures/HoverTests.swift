import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct HoverTests {
  private let bench = Bench()

  @Test("E05 a pointer that hovers enters, moves over and leaves views, their superviews' too")
  func hover() {
    bench.watch(UIHoverGestureRecognizer(), "inner hover")
    let outer = bench.watch(UIHoverGestureRecognizer(), "outer hover", on: bench.outer)
    var places: [CGFloat] = []
    outer.addAction { places.append($0.location(in: nil).x) }
    func at(_ x: CGFloat?) { bench.input.hover(at: x.map { CGPoint(x: $0, y: 50) }, time: 0) }
    let calls = CallRecord.of {
      at(nil)
      at(250)
      at(100)
      at(110)
      at(260)
      at(nil)
      at(.nan)
    }
    #expect(
      calls == ["outer hover began", "inner hover began", "outer hover changed"]
        + ["inner hover changed", "outer hover changed", "inner hover ended"]
        + ["outer hover changed", "outer hover ended"])
    #expect(places == [250, 100, 110, 260, 260])
    #expect(outer.state == .possible)
  }

  @Test("E05 a hover goes on beside a press, and ends with its view")
  func hoverAndPress() {
    let hover = bench.watch(UIHoverGestureRecognizer(), "hover")
    bench.watch(UITapGestureRecognizer(), "tap")
    let calls = CallRecord.of {
      bench.input.hover(at: CGPoint(x: 50, y: 50), time: 0)
      bench.input.press(at: CGPoint(x: 50, y: 50), time: 0)
      bench.input.release(time: 0.1)
      bench.input.hover(at: CGPoint(x: 51, y: 50), time: 0.2)
      bench.inner.removeFromSuperview()
      bench.input.hover(at: CGPoint(x: 52, y: 50), time: 0.3)
    }
    #expect(
      calls == ["hover began", "inner began 50", "tap ended", "inner cancelled 50"]
        + ["hover changed", "hover cancelled"])
    #expect(hover.state == .possible)
  }

  @Test("E05 a wheel's turn is a whole pan of the innermost recogniser that takes wheels")
  func wheel() {
    let inner = bench.watch(UIPanGestureRecognizer(), "inner pan")
    let outer = bench.watch(UIPanGestureRecognizer(), "outer pan", on: bench.outer)
    outer.allowedScrollTypesMask = .discrete
    var moves: [CGFloat] = []
    outer.addAction { _ in moves.append(outer.translation(in: nil).y) }
    let point = CGPoint(x: 50, y: 50)
    let calls = CallRecord.of {
      #expect(bench.input.scroll(by: CGSize(width: 0, height: 30), at: point, time: 0))
      #expect(!bench.input.scroll(by: CGSize(width: 0, height: CGFloat.nan), at: point, time: 0))
      inner.allowedScrollTypesMask = .all
      bench.input.scroll(by: CGSize(width: 5, height: 0), at: point, time: 1)
    }
    #expect(
      calls == ["outer pan began", "outer pan ended", "inner pan began", "inner pan ended"])
    #expect(moves == [30, 30])
  }

  @Test("E05 a track pad's scrolling is one pan from its beginning to its end")
  func trackPad() {
    let pan = bench.watch(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .continuous
    let point = CGPoint(x: 50, y: 50)
    let step = CGSize(width: 0, height: 4)
    let calls = CallRecord.of {
      #expect(!bench.input.scroll(by: step, at: point, time: 0))
      #expect(!bench.input.scroll(by: step, at: point, phase: .moved, time: 0))
      bench.input.scroll(by: step, at: point, phase: .began, time: 0.1)
      // It stays with the view where it began.
      bench.input.scroll(by: step, at: CGPoint(x: 280, y: 50), phase: .moved, time: 0.2)
      #expect(pan.translation(in: nil).y == 8)
      bench.input.scroll(by: .zero, at: point, phase: .ended, time: 0.3)
      #expect(!bench.input.scroll(by: step, at: point, phase: .moved, time: 0.4))
    }
    #expect(calls == ["pan began", "pan changed", "pan ended"])
  }
}
