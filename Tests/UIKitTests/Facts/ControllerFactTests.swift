import TestSupport
import Testing

@testable import UIKit

/// What was measured on Apple's controllers and windows, each with its number.
@MainActor @Suite struct ControllerFactTests {
  @Test("F18 a view that a controller makes by itself follows its superview's size")
  func maskOfDefaultView() {
    let both: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let controllers = [
      UIViewController(), UITableViewController(style: .plain), UINavigationController(),
      UITabBarController(), UISplitViewController(style: .doubleColumn),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    #expect(controllers.map(\.view.autoresizingMask) == controllers.map { _ in both })
    #expect(UIView().autoresizingMask == [])
    let (outer, inner) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIViewController()
    )
    inner.view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    outer.addSubview(inner.view)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.view.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
  }
}
