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

  @Test("F19 a window is hidden until it is shown, and its root's view is loaded then")
  func shownLater() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (root, other, third) = (
      NotingController("root"), NotingController("other"), NotingController("third")
    )
    #expect(window.isHidden && !UIApplication.shared.windows.contains(window))
    #expect(CallRecord.of { window.rootViewController = root } == [])
    #expect(!root.isViewLoaded && window.subviews.isEmpty)
    let comes = CallRecord.of {
      window.makeKeyAndVisible()
      UIApplication.shared.runAfterCommit()
    }
    #expect(
      comes == ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
    #expect(!window.isHidden && window.isKeyWindow && UIApplication.shared.keyWindow === window)
    #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    // A window that is seen takes another one at once.
    let changes = CallRecord.of { window.rootViewController = other }
    #expect(
      changes == [
        "root willDisappear", "root didDisappear", "other didLoad", "other willAppear",
        "other isAppearing",
      ])
    window.isHidden = true
    #expect(!window.isKeyWindow && UIApplication.shared.keyWindow == nil)
    window.rootViewController = third
    #expect(!third.isViewLoaded && window.subviews.isEmpty)
    window.isHidden = false
    #expect(window.subviews == [third.view] && UIApplication.shared.windows.contains(window))
    #expect(!window.isKeyWindow)
  }

  @Test("F19 what is in a window before it is shown is there, and not to be seen or touched")
  func inHiddenWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.window === window && window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    window.isHidden = false
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }
}
