import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: what the safe area adds to the room around a scroll view's content.
@Suite @MainActor struct ScrollAdjustmentTests {
  private final class Delegate: UIScrollViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      CallRecord.note("delegate \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  private final class Scroll: UIScrollView {
    override func adjustedContentInsetDidChange() {
      CallRecord.note("adjusted \(Int(adjustedContentInset.top)) at \(Int(contentOffset.y))")
    }
    override func safeAreaInsetsDidChange() { CallRecord.note("safe area") }
  }

  private let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)).shown()
  private let controller = UIViewController()

  /// Shows the scroll view under 50 points of a bar, 10 at the left and 30 below.
  private func show() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)
    controller.view.addSubview(scroll)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("S04 a view that moves to where nothing covers it is covered no more, nor is what is in it")
  func movedOut() {
    show()
    scroll.contentSize = CGSize(width: 50, height: 500)
    let (holder, free) = (UIView(), UIView(frame: CGRect(x: 20, y: 60, width: 50, height: 50)))
    holder.frame = controller.view.bounds
    controller.view.addSubview(holder)
    controller.view.addSubview(free)
    holder.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -50)
    free.addSubview(holder)
    window.layoutIfNeeded()
    #expect(holder.safeAreaInsets == .zero)
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == 0)
  }

  private func insets(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize
  ) -> [CGFloat] {
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = content
    let insets = scroll.adjustedContentInset
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test("S04 the safe area adds to the insets along the axes that scroll") func axes() {
    show()
    let (small, tall, wide) = (
      CGSize(width: 50, height: 50), CGSize(width: 50, height: 500), CGSize(width: 500, height: 50)
    )
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      #expect(insets(behavior, content: small) == [0, 0, 0, 0])
      #expect(insets(behavior, content: tall) == [50, 0, 30, 0])
      #expect(insets(behavior, content: wide) == [0, 10, 0, 0])
    }
    #expect(insets(.never, content: tall) == [0, 0, 0, 0])
    #expect(insets(.always, content: small) == [50, 10, 30, 0])
    scroll.alwaysBounceVertical = true
    #expect(insets(.scrollableAxes, content: small) == [50, 0, 30, 0])
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets(.scrollableAxes, content: small) == [51, 2, 33, 4])
    #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("S04 what is said of insets while nobody has said anything") func defaults() {
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    let views = [
      UIScrollView(), UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for view in views {
      #expect(view.contentInsetAdjustmentBehavior == .automatic)
      #expect(view.contentInset == .zero && view.adjustedContentInset == .zero)
    }
    #expect(
      [Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    #expect(controller.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "S04 an axis scrolls whose content is longer than the view, or that always bounces",
    arguments: [
      (CGSize(width: 100, height: 200), false, false, [0, 0, 0, 0]),
      // The insets would make it longer; they do not count.
      (CGSize(width: 95, height: 150), false, false, [0, 0, 0, 0]),
      (CGSize(width: 100.5, height: 200), false, false, [0, 10, 0, 0]),
      (CGSize(width: 100, height: 200.5), false, false, [50, 0, 30, 0]),
      (CGSize(width: 500, height: 500), false, false, [50, 10, 30, 0]),
      (.zero, true, false, [50, 0, 30, 0]),
      (.zero, false, true, [0, 10, 0, 0]),
      (.zero, true, true, [50, 10, 30, 0]),
      (CGSize(width: 500, height: 20), true, false, [50, 10, 30, 0]),
    ] as [(CGSize, Bool, Bool, [CGFloat])])
  func scrollable(_ content: CGSize, vertical: Bool, horizontal: Bool, _ expected: [CGFloat]) {
    show()
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes] {
      _ = insets(behavior, content: content)
      // Each of them has its effect when it is set.
      scroll.alwaysBounceVertical = vertical
      scroll.alwaysBounceHorizontal = horizontal
      #expect(insets(behavior, content: content) == expected)
      scroll.alwaysBounceVertical = false
      scroll.alwaysBounceHorizontal = false
    }
    scroll.alwaysBounceVertical = vertical
    scroll.alwaysBounceHorizontal = horizontal
    #expect(insets(.never, content: content) == [0, 0, 0, 0])
    #expect(insets(.always, content: content) == [50, 10, 30, 0])
  }

  @Test("S04 always may have an axis scroll that would not") func alwaysMakesRoom() {
    show()
    scroll.contentSize = CGSize(width: 95, height: 150)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .never] {
      scroll.contentInsetAdjustmentBehavior = behavior
      #expect(!scroll.verticalAxis.isScrollable && !scroll.horizontalAxis.isScrollable)
    }
    scroll.contentInsetAdjustmentBehavior = .always
    let (vertical, horizontal) = (scroll.verticalAxis, scroll.horizontalAxis)
    #expect(vertical.isScrollable && vertical.lowest == -50 && vertical.highest == -20)
    #expect(horizontal.isScrollable && horizontal.lowest == -10 && horizontal.highest == -5)
    #expect(scroll.contentOffset == CGPoint(x: -10, y: -50))
  }

  @Test("S04 another size of the view or of the content decides anew") func sizes() {
    scroll.contentSize = CGSize(width: 100, height: 300)
    show()
    #expect(scroll.adjustedContentInset.top == 50)
    scroll.contentSize.height = 200
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
    scroll.frame.size.height = 190
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 50)
    // It ends 10 above the window's end now, so that 20 of the 30 below reach into it.
    #expect(scroll.adjustedContentInset.bottom == 20)
    scroll.bounds.size.height = 200
    #expect(scroll.adjustedContentInset == .zero)
  }

  @Test("S04 whatever changes the insets tells the view, then its delegate, and once") func told() {
    let delegate = Delegate()
    scroll.contentSize = CGSize(width: 100, height: 1000)
    show()
    scroll.delegate = delegate
    let told = { (change: () -> Void) in CallRecord.of { change() } }
    #expect(told { scroll.contentInset.top = 5 } == ["adjusted 55 at -50", "delegate 55"])
    scroll.contentOffset.y = -55
    #expect(told { scroll.contentInset.top = 5 } == [])
    #expect(
      told { scroll.contentInsetAdjustmentBehavior = .never } == [
        "adjusted 5 at -5", "delegate 5",
      ])
    #expect(told { scroll.contentSize.height = 100 } == [])
    #expect(told { scroll.contentInsetAdjustmentBehavior = .scrollableAxes } == [])
    #expect(told { scroll.alwaysBounceVertical = true } == ["adjusted 55 at -55", "delegate 55"])
    #expect(
      told { scroll.contentInsetAdjustmentBehavior = .always } == [
        "adjusted 55 at -55", "delegate 55",
      ])
    #expect(told { scroll.alwaysBounceVertical = false } == [])
    #expect(
      told {
        controller.additionalSafeAreaInsets.bottom = 31; window.layoutIfNeeded()
      } == [
        "safe area", "adjusted 55 at -55", "delegate 55",
      ])
    #expect(scroll.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test("S04 content at its beginning goes below the bar, and the order of calls") func beginning()
  {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    #expect(CallRecord.of { show() } == ["safe area", "adjusted 50 at -50"])
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -50))
    let calls = CallRecord.of {
      controller.additionalSafeAreaInsets.top = 20
      window.layoutIfNeeded()
    }
    #expect(calls == ["safe area", "adjusted 20 at -20"])
    scroll.contentOffset.y = 300
    controller.additionalSafeAreaInsets.top = 70
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 300 && scroll.adjustedContentInset.top == 70)
  }

  @Test("S04 subviews have what of the safe area the insets do not keep clear") func subviews() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    scroll.addSubview(row)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    show()
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scroll.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 0, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    #expect(row.safeAreaInsets == .zero)
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    window.layoutIfNeeded()
    #expect(row.safeAreaInsets == .zero)
  }

  @Test("S04 insets that are none, or of no end, leave numbers") func oddInsets() {
    let scroll = UIScrollView(frame: scroll.frame)
    controller.view.addSubview(scroll)
    window.rootViewController = controller
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      scroll.contentSize = CGSize(width: odd, height: odd)
      scroll.contentInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
      controller.additionalSafeAreaInsets.top = odd
      window.layoutIfNeeded()
      scroll.setContentOffset(CGPoint(x: odd, y: odd), animated: false)
      #expect(scroll.contentOffset.isFinite && scroll.bounds.size.isFinite)
    }
    scroll.contentInset = .zero
    scroll.contentSize = CGSize(width: 100, height: 1000)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(scroll.adjustedContentInset.top == 50)
  }

  @Test("S04 only content that is first in a controller's view keeps clear of bars")
  func firstInView() {
    let scroll = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(scroll)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    let top = scroll.adjustedContentInset.top
    #expect(top > 0 && scroll.contentOffset.y == -top)
    let other = UIView()
    controller.view.insertSubview(other, at: 0)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    other.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == top)
  }
}
