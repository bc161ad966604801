import CoreGraphics
import Testing

@testable import UIKit

/// What was measured on Apple's scroll views, each with its number.
@MainActor @Suite struct ScrollFactTests {
  private let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  private func scroll(_ side: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: side, height: side)
    return view
  }

  @Test("F06 room around the content leaves the offset where it is") func insetLeavesOffset() {
    let empty = UIScrollView()
    empty.contentInset = insets
    #expect(empty.contentOffset == .zero && empty.contentInset == insets)
    let view = scroll(1000)
    view.contentInset = insets
    #expect(view.contentOffset == .zero)
    view.contentOffset = CGPoint(x: -20, y: -10)
    view.contentInset.top = 50
    #expect(view.contentOffset == CGPoint(x: -20, y: -10))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.contentSize = CGSize(width: 100, height: 1000)
    table.contentInset.top = 20
    #expect(table.contentOffset == .zero)
  }

  @Test("F06 content that may not be where it is any more goes to the nearest place") func beyond()
  {
    let view = scroll(1000)
    view.contentInset = insets
    view.contentOffset = CGPoint(x: -20, y: 930)
    view.contentInset = .zero
    #expect(view.contentOffset == CGPoint(x: 0, y: 900))
    // What is smaller than the view has one place.
    let small = scroll(20)
    small.contentInset = insets
    #expect(small.contentOffset == CGPoint(x: -20, y: -10))
  }

  @Test("F06 content at its beginning stays there when the safe area makes the room")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = scroll(1000)
    window.addSubview(view)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = -10
    window.coveredEdges.top = 44
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -54)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == -10)
  }
}
