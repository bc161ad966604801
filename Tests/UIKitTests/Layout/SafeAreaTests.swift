import Testing
import UIKit

@Suite @MainActor struct SafeAreaTests {
  @Test("S01 a window has what the device covers, and so has a root view that fills it")
  func rootView() {
    let phone = Phone()
    #expect(phone.window.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    #expect(phone.view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    phone.window.coveredEdges = UIEdgeInsets(0, 59, 21, 59)
    phone.turn()
    #expect(phone.view.safeAreaInsets == UIEdgeInsets(0, 59, 21, 59))
    phone.window.coveredEdges = .zero
    phone.turn()
    #expect(phone.view.safeAreaInsets == .zero)
  }

  @Test("S01 what a controller adds comes on top of what is covered anyway")
  func additional() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(44, 10, 49, 20)
    let phone = Phone(controller)
    #expect(phone.view.safeAreaInsets == UIEdgeInsets(103, 10, 83, 20))
    let bare = Phone(controller, covered: .zero)
    #expect(bare.view.safeAreaInsets == UIEdgeInsets(44, 10, 49, 20))
  }

  @Test(
    "S01 another view has what of it is covered, and no more than its superview",
    arguments: [
      // Inside the safe area.
      (CGRect(x: 10, y: 100, width: 100, height: 100), UIEdgeInsets.zero),
      // Just up to its edges.
      (CGRect(x: 0, y: 59, width: 393, height: 759), .zero),
      // As large as the superview, and smaller by a little.
      (CGRect(x: 0, y: 0, width: 393, height: 852), UIEdgeInsets(59, 0, 34, 0)),
      (CGRect(x: 0, y: 20, width: 393, height: 832), UIEdgeInsets(39, 0, 34, 0)),
      (CGRect(x: 0, y: 0, width: 393, height: 822), UIEdgeInsets(59, 0, 4, 0)),
      // Beyond the superview, above, below and all around.
      (CGRect(x: 0, y: -30, width: 100, height: 100), UIEdgeInsets(59, 0, 0, 0)),
      (CGRect(x: 0, y: -300, width: 100, height: 100), UIEdgeInsets(59, 0, 0, 0)),
      (CGRect(x: 0, y: 900, width: 100, height: 100), UIEdgeInsets(0, 0, 34, 0)),
      (CGRect(x: -50, y: -50, width: 500, height: 1000), UIEdgeInsets(59, 0, 34, 0)),
      // Lower than what covers it.
      (CGRect(x: 0, y: 0, width: 100, height: 20), UIEdgeInsets(59, 0, 0, 0)),
      (CGRect(x: 0, y: 832, width: 100, height: 20), UIEdgeInsets(0, 0, 34, 0)),
    ])
  func covered(_ frame: CGRect, _ insets: UIEdgeInsets) {
    #expect(Phone().add(frame).safeAreaInsets == insets)
  }

  @Test("S01 on its side a phone covers left and right")
  func landscape() {
    let phone = Phone(
      covered: UIEdgeInsets(0, 59, 21, 59), size: CGSize(width: 852, height: 393))
    let left = phone.add(CGRect(x: 0, y: 0, width: 426, height: 393))
    let right = phone.add(CGRect(x: 426, y: 0, width: 406, height: 393))
    #expect(left.safeAreaInsets == UIEdgeInsets(0, 59, 21, 0))
    #expect(right.safeAreaInsets == UIEdgeInsets(0, 0, 21, 39))
  }

  @Test("S01 it goes down from view to view")
  func deeper() {
    let phone = Phone()
    let outer = phone.add(CGRect(x: 0, y: 20, width: 393, height: 800))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 393, height: 790))
    outer.addSubview(inner)
    phone.turn()
    #expect(outer.safeAreaInsets == UIEdgeInsets(39, 0, 2, 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(29, 0, 2, 0))
    outer.center.y += 20
    phone.turn()
    #expect(outer.safeAreaInsets == UIEdgeInsets(19, 0, 22, 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(9, 0, 22, 0))
  }

  @Test("S01 a view that is dragged has its safe area at once, out to its superview's")
  func dragging() {
    let phone = Phone()
    let view = phone.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    let tops = stride(from: CGFloat(100), through: -100, by: -40).map { y in
      view.center.y = y + 50
      return view.safeAreaInsets.top
    }
    #expect(tops == [0, 0, 39, 59, 59, 59])
    view.frame.origin.y = 780
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    view.transform = CGAffineTransform(translationX: 0, y: -50)
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 0, 12, 0))
  }

  @Test("S01 turning and scaling change nothing")
  func transforms() {
    let phone = Phone()
    let view = phone.add(phone.view.bounds)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(view.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
  }

  @Test("S01 what scrolls changes with the part of it that is seen")
  func scrolling() {
    let phone = Phone()
    let scroll = UIScrollView()
    // What is kept clear by insets would be clear already.
    scroll.contentInsetAdjustmentBehavior = .never
    _ = phone.add(phone.view.bounds, scroll)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.addSubview(content)
    phone.turn()
    #expect(content.safeAreaInsets.top == 59)
    let tops = [-20, -100, 30].map { offset in
      scroll.contentOffset.y = offset
      phone.turn()
      return content.safeAreaInsets.top
    }
    #expect(tops == [39, 0, 59])
  }

  @Test("S01 outside of windows there is none")
  func outside() {
    let phone = Phone()
    let view = phone.add(phone.view.bounds)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    phone.turn()
    #expect(inner.safeAreaInsets.top == 59)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    phone.view.addSubview(view)
    phone.turn()
    #expect(inner.safeAreaInsets.top == 59)
    phone.controller.additionalSafeAreaInsets.top = 10
    phone.window.rootViewController = nil
    phone.turn()
    for view in [phone.view, view, inner] { #expect(view.safeAreaInsets == .zero) }
    let unseen = UIViewController()
    unseen.additionalSafeAreaInsets.top = 10
    unseen.view.layoutIfNeeded()
    #expect(unseen.view.safeAreaInsets == .zero)
  }

  @Test("S01 a child controller's view has what of it is covered, and what the child adds")
  func children() {
    let (phone, child) = (Phone(), UIViewController())
    phone.controller.additionalSafeAreaInsets.bottom = 46
    phone.controller.addChild(child)
    _ = phone.add(CGRect(x: 0, y: 422, width: 393, height: 400), child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 0, 50, 0))
    child.additionalSafeAreaInsets = UIEdgeInsets(5, 0, 10, 0)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(5, 0, 60, 0))
    // On its way out it keeps what it had.
    child.view.center.y += 700
    #expect(child.view.safeAreaInsets == UIEdgeInsets(5, 0, 60, 0))
    child.view.frame.origin.y = 100
    #expect(child.view.safeAreaInsets == UIEdgeInsets(5, 0, 10, 0))
  }

  @Test("S01 a subclass may say what is covered of it, and its subviews follow")
  func overridden() {
    final class Covered: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(44, 10, 34, 12) }
    }
    let root = Covered(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 10, 34, 12))
    #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(root.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
  }

  @Test("S01 no place and no insets are a reason to end")
  func anyGeometry() {
    let phone = Phone()
    let values: [CGFloat] = [
      0, -1, 1e-300, 0.1, 59, 1e6, -1e6, 1e18, 1e300, -1e300, .greatestFiniteMagnitude,
    ]
    var state: UInt64 = 7
    func any(_ values: [CGFloat]) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return values[Int(state >> 33) % values.count]
    }
    let insets = values + [.infinity, -.infinity, .nan]
    let outer = phone.add(.zero)
    let inner = UIView()
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    for _ in 0..<500 {
      for view in [outer, inner] {
        view.bounds = CGRect(
          x: any(values), y: any(values), width: any(values), height: any(values))
        view.center = CGPoint(x: any(values), y: any(values))
        view.layoutMargins = UIEdgeInsets(any(insets), any(insets), any(insets), any(insets))
      }
      phone.controller.additionalSafeAreaInsets = UIEdgeInsets(
        any(insets), any(insets), any(insets), any(insets))
      phone.window.coveredEdges = UIEdgeInsets(
        any(insets), any(insets), any(insets), any(insets))
      phone.turn()
      for view in [phone.view, outer, inner] {
        #expect(view.safeAreaInsets.top.isFinite && view.safeAreaInsets.top >= 0)
        #expect(view.layoutMargins.left.isFinite)
        let guides = [
          view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
          view.keyboardLayoutGuide,
        ]
        for guide in guides { #expect(guide.layoutFrame.width >= 0) }
      }
    }
  }

  @Test("S07 the top and bottom guides end where the safe area begins")
  func theTopAndBottomGuidesEndWhereTheSafeAreaBegins() {
    let phone = Phone()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.view.addSubview(view)
    let controller = phone.controller
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: phone.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: phone.view.trailingAnchor),
    ])
    phone.turn()
    #expect(controller.topLayoutGuide.length == 59)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(view.frame == CGRect(x: 0, y: 67, width: 393, height: 852 - 67 - 34))
    phone.window.coveredEdges = UIEdgeInsets(20, 0, 0, 0)
    phone.turn()
    #expect(view.frame == CGRect(x: 0, y: 28, width: 393, height: 824))
  }
}
