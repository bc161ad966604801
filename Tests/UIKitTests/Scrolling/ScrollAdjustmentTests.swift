import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S04: what the safe area adds to the room around a scroll view's content.
@Suite @MainActor struct ScrollAdjustmentTests {
  private final class Scroll: UIScrollView {
    override func adjustedContentInsetDidChange() {
      CallRecord.note("adjusted \(Int(adjustedContentInset.top)) at \(Int(contentOffset.y))")
    }
    override func safeAreaInsetsDidChange() { CallRecord.note("safe area") }
  }

  private let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let controller = UIViewController()

  /// Shows the scroll view under 50 points of a bar, 10 at the left and 30 below.
  private func show() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)
    controller.view.addSubview(scroll)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
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
  }
}
