import UIKit

/// A window on a phone with something at the top and something at the bottom, and what is in it.
@MainActor struct Phone {
  static let covered = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  let window: UIWindow
  let controller: UIViewController

  init(
    _ controller: UIViewController = UIViewController(), covered: UIEdgeInsets = Self.covered,
    size: CGSize = CGSize(width: 393, height: 852)
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size)).shown()
    window.coveredEdges = covered
    self.controller = controller
    window.rootViewController = controller
    turn()
  }

  var view: UIView { controller.view }

  /// A frame: layout, and what waits for it.
  func turn() {
    _ = window.layer.commitTree()
    UIApplication.shared.runAfterCommit()
  }

  /// A view in the root view, laid out.
  func add(_ frame: CGRect, _ view: UIView = UIView()) -> UIView {
    view.frame = frame
    self.view.addSubview(view)
    turn()
    return view
  }
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
