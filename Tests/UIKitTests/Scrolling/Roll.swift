import CoreGraphics
import TestSupport

@testable import QuartzCore
@testable import UIKit

/// A scroll view of 200 × 300 with a long content, in a window, with fingers and frames at times
/// that a test names.
@MainActor
final class Roll: UIScrollViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)).shown()
  let view: UIScrollView
  let input: WindowInput
  private(set) var time = 0.0
  /// What the delegate puts in place of the target that it is told.
  var target: CGPoint?
  var notesScrolling = false

  init(
    _ view: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 200, height: 2000)
  ) {
    self.view = view
    input = WindowInput(window: window)
    view.frame = window.bounds
    // Offsets go by pixels, which other tests change on the screen.
    view.contentScaleFactor = 2
    view.contentSize = content
    view.delegate = self
    window.addSubview(view)
    frame(at: 0)
  }

  var y: CGFloat { view.contentOffset.y }

  func frame(at time: Double) {
    self.time = time
    LayerClock.$staged.withValue(time) {
      input.advance(to: time)
      _ = window.layer.commitTree()
    }
  }

  /// Makes frames until nothing moves any more; tells how many.
  @discardableResult
  func settle(limit: Int = 1000) -> Int {
    var count = 0
    while view.motion.isUnderWay, count < limit {
      count += 1
      frame(at: time + 1.0 / 60)
    }
    return count
  }

  func down(_ x: CGFloat, _ y: CGFloat, at time: Double) { touch(.began, x, y, time) }
  func move(_ x: CGFloat, _ y: CGFloat, at time: Double) { touch(.moved, x, y, time) }
  func up(_ x: CGFloat, _ y: CGFloat, at time: Double) { touch(.ended, x, y, time) }

  /// Makes what happens at a time.
  func at(_ time: Double, _ change: () -> Void) {
    LayerClock.$staged.withValue(time) { change() }
  }

  /// Tells whether anybody had a use for the key.
  @discardableResult
  func key(
    _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], isRepeat: Bool = false
  ) -> Bool {
    LayerClock.$staged.withValue(time) {
      input.keyDown(UIKey(key, modifierFlags: flags), isRepeat: isRepeat, time: time)
    }
  }

  private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ time: Double) {
    self.time = time
    LayerClock.$staged.withValue(time) {
      input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time)
    }
  }

  /// Drags from a height to another one with an even speed, over a tenth of a second.
  func drag(from start: CGFloat, to end: CGFloat, x: CGFloat = 100, rests: Bool = false) {
    let begin = time
    down(x, start, at: begin)
    for step in 1...10 {
      move(x, start + (end - start) * CGFloat(step) / 10, at: begin + Double(step) / 100)
    }
    up(x, end, at: begin + (rests ? 1 : 0.1))
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if notesScrolling { CallRecord.note("scrolled") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { CallRecord.note("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    CallRecord.note("will end \(velocity.y) to \(Int(targetContentOffset.pointee.y))")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    CallRecord.note("ended \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    CallRecord.note("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { CallRecord.note("decelerated") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    CallRecord.note("animated")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    CallRecord.note("insets")
  }
}
