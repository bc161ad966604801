import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: a pull that has the content made new.
@Suite @MainActor struct RefreshControlTests {
  private let roll = Roll()
  private let refresh = UIRefreshControl()

  init() {
    refresh.addAction(UIAction { _ in CallRecord.note("refresh") }, for: .valueChanged)
    roll.view.refreshControl = refresh
  }

  private func pull(to end: CGFloat) {
    roll.down(100, 10, at: roll.time)
    for step in 1...20 {
      roll.move(100, 10 + (end - 10) * CGFloat(step) / 20, at: roll.time + 0.02)
    }
    roll.frame(at: roll.time + 0.02)
  }

  private func lift(_ y: CGFloat) {
    roll.up(100, y, at: roll.time + 1)
    roll.settle()
  }

  /// How much is seen of its spokes.
  private func shown(_ control: UIRefreshControl) -> CGFloat? {
    control.subviews.first { $0 is UIActivityIndicatorView }?.alpha
  }

  @Test("S04 a long pull refreshes once, and the content rests below until it has ended")
  func pulled() {
    #expect(refresh.superview === roll.view && shown(refresh) == 0)
    let calls = CallRecord.of { pull(to: 290) }
    #expect(calls.filter { $0 == "refresh" }.count == 1 && refresh.isRefreshing)
    // Nothing jumps under the finger.
    #expect(roll.view.adjustedContentInset.top == 0)
    lift(290)
    #expect(roll.y == -60 && roll.view.adjustedContentInset.top == 60)
    #expect(roll.view.contentInset == .zero)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 200, height: 60) && shown(refresh) == 1)
    roll.at(roll.time) { refresh.endRefreshing() }
    #expect(!refresh.isRefreshing && roll.y == -60 && roll.view.adjustedContentInset.top == 0)
    roll.settle()
    #expect(roll.y == 0 && shown(refresh) == 0)
  }

  @Test("S04 a short pull does nothing, nor one that is switched off") func short() {
    #expect(!CallRecord.of { pull(to: 90) }.contains("refresh"))
    lift(90)
    refresh.isEnabled = false
    #expect(!CallRecord.of { pull(to: 290) }.contains("refresh"))
    lift(290)
    #expect(!refresh.isRefreshing && roll.y == 0)
  }

  @Test("S04 one that is in no scroll view is out of sight before and after") func alone() {
    let alone = UIRefreshControl()
    #expect(shown(alone) == 0)
    alone.beginRefreshing()
    #expect(shown(alone) == 1)
    alone.endRefreshing()
    #expect(shown(alone) == 0)
  }

  @Test("S04 beginning by hand sends nothing and leaves the content; ending while pulled waits")
  func byHand() {
    #expect(CallRecord.of { refresh.beginRefreshing() } == ["insets"])
    #expect(refresh.isRefreshing && roll.y == 0 && roll.view.adjustedContentInset.top == 60)
    refresh.endRefreshing()
    #expect(roll.view.adjustedContentInset.top == 0)
    pull(to: 290)
    let y = roll.y
    refresh.endRefreshing()
    roll.frame(at: roll.time + 0.02)
    #expect(roll.y == y)
    lift(290)
    #expect(roll.y == 0 && roll.view.adjustedContentInset.top == 0)
  }

  @Test("S04 another control takes the place of the one before") func another() {
    refresh.beginRefreshing()
    let other = UIRefreshControl()
    roll.view.refreshControl = other
    #expect(refresh.superview == nil && other.superview === roll.view)
    #expect(roll.view.adjustedContentInset.top == 0)
    roll.view.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test("S04 what stands below a refresh that nobody sees keeps clear of what covers the view")
  func belowBars() {
    refresh.beginRefreshing()
    #expect(roll.y == 0 && roll.view.adjustedContentInset.top == 60)
    roll.window.coveredEdges.top = 20
    roll.window.layoutIfNeeded()
    #expect(roll.y == -20)
    roll.window.coveredEdges.top = 5
    roll.window.layoutIfNeeded()
    #expect(roll.y == -5)
    roll.view.contentInset.top = 20
    #expect(roll.y == -5)
  }

  @Test("S04 content below a control that is taken away is at its beginning at once") func goes() {
    refresh.beginRefreshing()
    roll.view.contentOffset.y = -60
    roll.view.refreshControl = nil
    #expect(roll.y == 0 && roll.view.adjustedContentInset.top == 0)
  }
}
