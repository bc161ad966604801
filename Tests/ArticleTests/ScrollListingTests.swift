import Testing
import UIKit

/// The third article's listings about the insets of scroll views.
@Suite @MainActor struct ScrollListingTests {
  private let vc = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show() {
    vc.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    window.coveredEdges = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.rootViewController = UINavigationController(rootViewController: vc)
    window.isHidden = false
    _ = window.layer.commitTree()
  }

  private func actualContentInsets(with scrollView: UIScrollView) -> UIEdgeInsets {
    if #available(iOS 11.0, *) {
      return scrollView.adjustedContentInset
    }
    return scrollView.contentInset
  }

  @Test("S04 the listing that has nobody adjust insets, and the one that reads them")
  func withoutAdjustment() {
    show()
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      actualContentInsets(with: scrollView) == UIEdgeInsets(top: 65, left: 2, bottom: 3, right: 4))
    if #available(iOS 11.0, *) {
      scrollView.contentInsetAdjustmentBehavior = .never
    } else {
      vc.automaticallyAdjustsScrollViewInsets = false
    }
    #expect(actualContentInsets(with: scrollView) == scrollView.contentInset)
    #expect(scrollView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
