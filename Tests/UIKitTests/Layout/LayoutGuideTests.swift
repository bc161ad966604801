import Testing
import UIKit

@Suite @MainActor struct LayoutGuideTests {
  @Test func aGuideIsInOneViewAtATime() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    #expect(guide.owningView == nil && guide.identifier.isEmpty && guide.layoutFrame == .zero)
    first.addLayoutGuide(guide)
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide] && guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides == [] && second.layoutGuides == [guide])
    first.removeLayoutGuide(guide)
    #expect(guide.owningView === second)
    second.removeLayoutGuide(guide)
    #expect(second.layoutGuides == [] && guide.owningView == nil)
  }

  @Test func aGuideDoesNotHoldItsView() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
    }
    #expect(guide.owningView == nil)
  }

  @Test func theSystemsGuidesAreTheSameWheneverOneAsks() {
    let view = UIView()
    #expect(view.layoutGuides == [])
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.readableContentGuide === view.readableContentGuide)
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(
      view.layoutGuides.map(\.identifier) == [
        "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
        "UIViewKeyboardLayoutGuide",
      ])
    #expect(view.layoutGuides.allSatisfy { $0.owningView === view })
  }

  @Test("S03 the guide to the safe area follows it, in the view's own space")
  func safeArea() {
    let phone = Phone()
    let guide = phone.view.safeAreaLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    phone.controller.additionalSafeAreaInsets = UIEdgeInsets(1, 2, 3, 4)
    #expect(guide.layoutFrame == CGRect(x: 2, y: 60, width: 387, height: 755))
    let view = phone.add(CGRect(x: 0, y: 20, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 7, y: 47, width: 98, height: 60))
    view.frame.size.height = 10
    #expect(view.safeAreaLayoutGuide.layoutFrame.height == 0)
  }

  @Test("S03 constraints to the safe area's guide go with it") func safeAreaConstraints() {
    let phone = Phone()
    let (view, guide) = (UIView(), phone.view.safeAreaLayoutGuide)
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    phone.turn()
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(view.safeAreaInsets == .zero)
    phone.controller.additionalSafeAreaInsets = UIEdgeInsets(41, 10, 6, 3)
    phone.turn()
    #expect(view.frame == CGRect(x: 10, y: 100, width: 380, height: 712))
    phone.window.coveredEdges = .zero
    phone.turn()
    #expect(view.frame == CGRect(x: 10, y: 41, width: 380, height: 805))
  }

  @Test(
    arguments: [
      (393, CGRect(x: 16, y: 59, width: 361, height: 759)),
      (1024, CGRect(x: 176, y: 59, width: 672, height: 759)),
    ] as [(CGFloat, CGRect)])
  func readableContentIsNoWiderThanIsEasilyRead(_ width: CGFloat, _ frame: CGRect) {
    let phone = Phone(size: CGSize(width: width, height: 852))
    #expect(phone.view.readableContentGuide.layoutFrame == frame)
  }

  @Test func readableContentGrowsWithTheText() {
    let phone = Phone(size: CGSize(width: 1024, height: 852))
    let guide = phone.view.readableContentGuide
    phone.window.traits = UITraitCollection(traitsFrom: [
      phone.window.traits, UITraitCollection(preferredContentSizeCategory: .extraSmall),
    ])
    #expect(guide.layoutFrame.width == 553)
    #expect(guide.layoutFrame.midX == 512)
    phone.window.traits = UITraitCollection(traitsFrom: [
      phone.window.traits,
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    #expect(guide.layoutFrame.width == 984)
  }

  @Test func whereNoKeyboardIsItsGuideIsWhatIsCoveredBelow() {
    let phone = Phone()
    let guide = phone.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 818, width: 393, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
  }

  @Test("S03 a keyboard's guide has constraints hold by the edges it is near")
  func trackedConstraints() {
    let view = Phone().view
    let guide = view.keyboardLayoutGuide
    func width(_ constant: CGFloat) -> [NSLayoutConstraint] {
      [view.widthAnchor.constraint(equalToConstant: constant)]
    }
    let (below, above, aside) = (width(1), width(2), width(3))
    guide.setConstraints(below, activeWhenNearEdge: .bottom)
    guide.setConstraints(above, activeWhenNearEdge: [.top, .bottom])
    guide.setConstraints(aside, activeWhenAwayFrom: [.leading, .trailing])
    func active() -> [Bool] { (below + above + aside).map(\.isActive) }
    #expect(active() == [false, false, false])
    guide.followsUndockedKeyboard = true
    #expect(active() == [true, false, true])
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == below)
    #expect(guide.constraints(activeWhenNearEdge: .top) == [])
    let others = width(4)
    guide.setConstraints(others, activeWhenNearEdge: .bottom)
    #expect(active() == [false, false, true])
    #expect(others[0].isActive)
    guide.removeAllTrackedConstraints()
    #expect(active() == [false, false, false])
    #expect(!others[0].isActive)
  }
}
