import Testing
import UIKit

@Suite @MainActor struct LayoutMarginsTests {
  private static let standard = UIEdgeInsets(8, 8, 8, 8)

  @Test func marginsAreEightUntilSomebodySetsThem() {
    let view = UIView()
    #expect(view.layoutMargins == Self.standard)
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func directionalMarginsFollowTheDirectionAndFixedOnesDoNot() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 20, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 20))
    #expect(view.directionalLayoutMargins.leading == 20)
    view.layoutMargins = UIEdgeInsets(0, 5, 0, 6)
    #expect(view.directionalLayoutMargins.leading == 6)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(0, 5, 0, 6))
  }

  @Test func marginsBeginAtTheSafeAreaUnlessTheViewSaysOtherwise() {
    let phone = Phone()
    let view = phone.add(CGRect(x: 0, y: 20, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(47, 8, 8, 8))
    view.layoutMargins.top = 5
    #expect(view.layoutMargins.top == 44)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 5)
  }

  @Test func aRootViewHasAtLeastTheSystemsMargins() {
    let phone = Phone()
    #expect(phone.controller.systemMinimumLayoutMargins.leading == 16)
    #expect(phone.view.layoutMargins == UIEdgeInsets(59, 16, 34, 16))
    phone.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 10, bottom: 0, trailing: 30)
    #expect(phone.view.layoutMargins == UIEdgeInsets(69, 16, 34, 30))
    phone.controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(phone.view.layoutMargins == UIEdgeInsets(69, 10, 34, 30))
    let large = Phone(size: CGSize(width: 430, height: 932))
    #expect(large.view.layoutMargins == UIEdgeInsets(59, 20, 34, 20))
  }

  @Test func aSmallPhonesMarginsGuideIsWhatApplesIs() {
    let phone = Phone(
      covered: UIEdgeInsets(20, 0, 0, 0), size: CGSize(width: 375, height: 667))
    let frame = phone.view.layoutMarginsGuide.layoutFrame
    #expect(frame == CGRect(x: 16, y: 20, width: 343, height: 647))
  }

  @Test func aViewMindsItsSuperviewsMarginsWhereTheyReachIntoIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.addSubview(view)
    #expect(view.layoutMargins == Self.standard)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
    view.frame = root.bounds
    #expect(view.layoutMargins == UIEdgeInsets(20, 20, 20, 20))
  }

  @Test func whatASuperviewKeepsClearOfIsNotCountedTwice() {
    let phone = Phone()
    let view = phone.add(phone.view.bounds)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(67, 16, 42, 16))
    #expect(phone.view.layoutMargins == UIEdgeInsets(59, 16, 34, 16))
  }

  private final class Counter: UIView {
    var changes = 0
    var layouts = 0
    override func layoutMarginsDidChange() { changes += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func aViewIsToldOnceOfMarginsThatAreOthersThanBefore() {
    let phone = Phone()
    let view = Counter()
    _ = phone.add(CGRect(x: 0, y: 100, width: 393, height: 100), view)
    #expect(view.changes == 0)
    view.layouts = 0
    view.layoutMargins.left = 9
    view.layoutMargins.left = 9
    #expect(view.changes == 1)
    phone.turn()
    #expect(view.layouts == 1)
    view.frame.origin.y = 0
    #expect(view.changes == 2)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.changes == 3)
    view.frame.origin.y = 100
    #expect(view.changes == 3)
  }

  @Test func aViewIsToldOfItsSuperviewsMarginsWhereItMindsThem() {
    let phone = Phone()
    let view = Counter()
    _ = phone.add(phone.view.bounds, view)
    view.preservesSuperviewLayoutMargins = true
    let before = view.changes
    phone.view.layoutMargins.left = 40
    #expect(view.changes == before + 1 && view.layoutMargins.left == 40)
    phone.controller.additionalSafeAreaInsets.left = 2
    phone.turn()
    #expect(view.layoutMargins.left == 42)
    view.frame.origin.x = 10
    #expect(view.layoutMargins.left == 32)
  }

  @Test func aControllerIsToldOfItsViewsMargins() {
    final class Listener: UIViewController {
      var changes = 0
      override func viewLayoutMarginsDidChange() { changes += 1 }
    }
    let listener = Listener()
    let phone = Phone(listener, covered: .zero)
    #expect(listener.changes == 0)
    phone.view.layoutMargins.left = 30
    #expect(listener.changes == 1)
    phone.view.layoutMargins.left = 0
    #expect(listener.changes == 2 && phone.view.layoutMargins.left == 16)
    phone.window.frame.size.width = 500
    phone.turn()
    #expect(listener.changes == 3 && phone.view.layoutMargins.left == 20)
    listener.viewRespectsSystemMinimumLayoutMargins = false
    #expect(listener.changes == 4 && phone.view.layoutMargins.left == 0)
  }
}
