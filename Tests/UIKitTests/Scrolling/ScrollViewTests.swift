import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct ScrollViewTests {
  @Test("S04 the offset is the origin of the bounds, and setting it minds no end")
  func offset() {
    let roll = Roll()
    roll.view.contentOffset.y = 120
    #expect(roll.view.bounds.origin.y == 120)
    roll.view.contentOffset.y = -50
    #expect(roll.y == -50)
    roll.view.bounds.origin.y = 10
    #expect(roll.y == 10)
    roll.view.contentOffset.y = .nan
    #expect(roll.y == 10)
  }

  @Test("S04 V21 scrolling tells the delegate and lays out")
  func layout() {
    final class Counting: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        CallRecord.note("layout")
      }
    }
    let roll = Roll(Counting())
    roll.notesScrolling = true
    let calls = CallRecord.of {
      roll.view.contentOffset.y = 5
      roll.frame(at: 0.1)
      roll.view.contentOffset.y = 5
      roll.frame(at: 0.2)
    }
    #expect(calls == ["scrolled", "layout"])
  }

  @Test("S04 insets add to the adjusted ones, and are told")
  func insets() {
    let roll = Roll()
    let calls = CallRecord.of { roll.view.contentInset.top = 40 }
    #expect(calls == ["insets"] && roll.y == 0)
    #expect(roll.view.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    roll.view.contentOffset.y = 100
    roll.view.contentInset.top = 60
    #expect(roll.y == 100)
  }

  @Test("S04 content that becomes too small for its place comes back")
  func shrinking() {
    let roll = Roll()
    roll.view.contentOffset.y = 1700
    roll.view.contentSize.height = 1000
    #expect(roll.y == 700)
    roll.view.frame.size.height = 500
    #expect(roll.y == 500)
    roll.view.contentSize = CGSize(width: CGFloat.nan, height: 10)
    #expect(roll.y == 0)
  }

  @Test("S04 a finger moves the content once it has gone ten points, and is told in order")
  func drag() {
    let roll = Roll()
    let calls = CallRecord.of {
      roll.drag(from: 250, to: 150, rests: true)
      roll.settle()
    }
    #expect(roll.y == 90)
    #expect(calls == ["will drag", "will end 0.0 to 90", "ended false"])
  }

  @Test("S04 content goes on after a finger, to where the delegate was told it would")
  func deceleration() throws {
    let roll = Roll()
    let calls = CallRecord.of {
      roll.drag(from: 250, to: 150)
      #expect(roll.view.isDecelerating && !roll.view.isDragging)
      roll.settle()
    }
    // A thousand points a second, but for ten, over 0.4995, after ninety points.
    #expect(roll.y == 584.5)
    #expect(
      calls == ["will drag", "will end 1.0 to 584", "ended true", "will decelerate", "decelerated"])
    #expect(!roll.view.isDecelerating)
  }

  @Test("S04 the delegate can choose where the content comes to rest")
  func target() {
    let roll = Roll()
    roll.target = CGPoint(x: 0, y: 400)
    roll.drag(from: 250, to: 150)
    roll.settle()
    #expect(roll.y == 400)
    roll.target = CGPoint(x: CGFloat.nan, y: 0)
    roll.drag(from: 250, to: 150, rests: true)
    #expect(roll.y == 490)
  }

  @Test("S04 beyond its ends the content follows less and less, and comes back")
  func rubberBand() {
    let roll = Roll()
    roll.down(100, 50, at: 0)
    roll.move(100, 160, at: 0.1)
    #expect(abs(roll.y + 46.5) < 0.01)
    roll.up(100, 160, at: 1)
    roll.settle()
    #expect(roll.y == 0)
    roll.view.bounces = false
    roll.drag(from: 50, to: 200)
    #expect(roll.y == 0)
  }

  @Test("S04 content that fits moves only where it always bounces")
  func fitting() {
    let roll = Roll(content: CGSize(width: 200, height: 100))
    roll.drag(from: 100, to: 200)
    #expect(roll.y == 0 && !roll.view.isDragging)
    roll.view.alwaysBounceVertical = true
    roll.down(100, 100, at: 1)
    roll.move(100, 200, at: 1.1)
    #expect(roll.y < 0)
  }

  @Test("S04 a finger on moving content catches it, and the content does not hear of it")
  func catching() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    let log = EventLog(button)
    let roll = Roll()
    roll.view.addSubview(button)
    roll.drag(from: 250, to: 150)
    roll.frame(at: 0.2)
    let y = roll.y
    roll.down(100, 100, at: 0.2)
    #expect(roll.view.isTracking && roll.view.isDragging && !roll.view.isDecelerating)
    roll.frame(at: 0.4)
    roll.up(100, 100, at: 0.4)
    roll.settle()
    #expect(y > 100 && roll.y == y && log.take() == [])
  }

  @Test("S04 with paging the content rests at pages, one at a time for a quick finger")
  func paging() {
    let roll = Roll()
    roll.view.isPagingEnabled = true
    roll.drag(from: 250, to: 200)
    roll.settle()
    #expect(roll.y == 300)
    roll.drag(from: 250, to: 200, rests: true)
    roll.settle()
    #expect(roll.y == 300)
    roll.drag(from: 100, to: 280, rests: true)
    roll.settle()
    #expect(roll.y == 0)
  }

  @Test("S04 a locked direction is kept, an unlocked one is not")
  func directions() {
    for (isLocked, x) in [(true, CGFloat(0)), (false, 19)] {
      let roll = Roll(content: CGSize(width: 2000, height: 2000))
      roll.view.isDirectionalLockEnabled = isLocked
      roll.down(100, 200, at: 0)
      roll.move(100, 180, at: 0.1)
      roll.move(81, 150, at: 0.2)
      #expect(roll.view.contentOffset == CGPoint(x: x, y: 40))
    }
  }

  @Test("S04 a wheel moves the content as far as it goes, and then what is around it")
  func wheel() {
    let outer = Roll()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 230)
    outer.view.addSubview(inner)
    func turn() -> Bool {
      outer.input.scroll(
        by: CGSize(width: 0, height: -20), at: CGPoint(x: 50, y: 50), time: outer.time)
    }
    #expect(turn() && inner.contentOffset.y == 20 && outer.y == 0)
    #expect(turn() && inner.contentOffset.y == 30 && outer.y == 0)
    #expect(turn() && inner.contentOffset.y == 30 && outer.y == 20)
    outer.view.contentOffset.y = 1700
    inner.frame.origin.y = 1700
    #expect(!turn())
  }

  @Test("S04 a scroll view in one of the other direction leaves it the fingers that go its way")
  func nesting() {
    let outer = Roll()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 200)
    outer.view.addSubview(inner)
    outer.drag(from: 150, to: 50, rests: true)
    #expect(outer.y == 90 && inner.contentOffset == .zero)
    outer.down(150, 50, at: 3)
    outer.move(50, 50, at: 3.1)
    #expect(inner.contentOffset.x == 90 && outer.y == 90)
  }

  @Test("S04 an animated change takes 0.3 s, tells its end, and is ended by another change")
  func animated() {
    let roll = Roll()
    let calls = CallRecord.of {
      LayerClock.$staged.withValue(0) {
        roll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      }
      #expect(roll.y == 0)
      roll.frame(at: 0.15)
      #expect(abs(roll.y - 150) < 0.5 && !roll.view.isDecelerating)
      roll.frame(at: 0.3)
    }
    #expect(roll.y == 300 && calls == ["animated"])
    let ended = CallRecord.of {
      roll.view.setContentOffset(.zero, animated: true)
      roll.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      roll.frame(at: 2)
    }
    #expect(ended == [] && roll.y == 10)
  }

  /// Lets go of a scroll view, which nobody else holds, where that hears of its last step.
  private final class Dropping: UIScrollViewDelegate {
    var view: UIScrollView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard scrollView.contentOffset.y == 300 else { return }
      scrollView.removeFromSuperview()
      view = nil
    }
  }

  @Test("S04 a scroll view may go with the last step of an animation") func dropped() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)).shown()
    let holder = Dropping()
    weak var gone: UIScrollView?
    func begin() {
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 200, height: 2000)
      view.delegate = holder
      window.addSubview(view)
      (holder.view, gone) = (view, view)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    LayerClock.$staged.withValue(0) { begin() }
    for time in [0.1, 0.4] {
      LayerClock.$staged.withValue(time) { _ = window.layer.commitTree() }
    }
    #expect(holder.view == nil && gone == nil)
  }

  @Test("S04 a part is scrolled to as little as is needed")
  func visible() {
    let roll = Roll()
    roll.view.contentInset.bottom = 50
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      roll.view.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return roll.y
    }
    #expect(show(100, 50) == 0)
    #expect(show(300, 20) == 70)
    #expect(show(50, 10) == 50)
    #expect(show(400, 1000) == 400)
    #expect(show(1e9, 10) == 1750)
    #expect(show(.nan, 10) == 1750)
  }
}
