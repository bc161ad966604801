import CoreGraphics
import Testing
import UIKit

/// S07: relations between views.
@Suite @MainActor struct ConstraintTests {
  @Test("S07 edges pin a view to its superview") func edgesPinAViewToItsSuperview() {
    let view = plain()
    let root = container(320, 200, view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 44))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 368, height: 44))
  }

  /// Measured on Apple's at two pixels a point: places in whole points, lengths in whole pixels.
  @Test("S07 a chain of equal widths is rounded as on Apple's")
  func aChainOfEqualWidthsIsRoundedAsApples() {
    let views = [plain(), plain(), plain()]
    let root = container(320, 50, views[0], views[1], views[2])
    activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor))
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [12, 113, 215])
    #expect(views.map(\.frame.width) == [93.5, 93.5, 93.5])
  }

  @Test("S07 content holds against weaker wishes") func contentHoldsAgainstWeakerWishes() {
    let (first, second) = (Box(60, 20), Box(200, 20))
    let root = container(240, 50, first, second)
    second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(second.frame == CGRect(x: 70, y: 0, width: 170, height: 20))
    first.content.width = 100
    first.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 110, y: 0, width: 130, height: 20))
  }

  @Test(
    "S07 what only an inequality speaks of lies where that ends, but for lengths, which stay 0",
    arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func whatOnlyAnInequalitySpeaksOf(relation: NSLayoutConstraint.Relation) {
    let (first, second) = (plain(), plain())
    let root = container(390, 844, first, second)
    func place(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
      _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    place(first, .left, root, .left, 72)
    place(first, .bottom, root, .bottom, -23)
    place(first, .width, nil, .notAnAttribute, 30)
    place(second, .left, first, .right, 25)
    root.layoutIfNeeded()
    let width: CGFloat = relation == .lessThanOrEqual ? 0 : 30
    #expect(first.frame == CGRect(x: 72, y: 821, width: width, height: 0))
    #expect(second.frame.minX == 97 + width)
  }

  @Test("S07 a place across may be compared with one down")
  func aPlaceAcrossMayBeComparedWithOneDown() {
    let view = plain()
    let root = container(300, 100, view)
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .bottom,
      multiplier: 1, constant: 5
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 105)
  }

  @Test("S07 leading is the right side from right to left")
  func leadingIsTheRightSideFromRightToLeft() {
    let view = plain()
    let root = container(300, 100, view)
    root.semanticContentAttribute = .forceRightToLeft
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
    // What a view turns inside itself does not move it.
    view.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 230)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test("S07 a constraint reaches across superviews") func aConstraintReachesAcrossSuperviews() {
    let (inner, other) = (plain(), plain())
    let middle = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    middle.addSubview(inner)
    let root = container(300, 300, other)
    root.addSubview(middle)
    activate(
      inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalToConstant: 8))
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 65, y: 66, width: 40, height: 8))
    middle.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(other.frame.minX == 85)
  }

  @Test("S07 a subview that leaves takes its constraints along")
  func aSubviewThatLeavesTakesItsConstraintsAlong() {
    let (view, other) = (plain(), plain())
    let root = container(300, 300, view, other)
    let link = other.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    activate(view.widthAnchor.constraint(equalToConstant: 50), link)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!link.isActive)
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 1)
    root.layoutIfNeeded()
    root.addSubview(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 9))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 0, width: 50, height: 9))
  }

  @Test("S07 guides and margins place views") func guidesAndMarginsPlaceViews() {
    let view = plain()
    let root = container(200, 100, view)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 140, height: 30))
    #expect(view.frame == CGRect(x: 55, y: 10, width: 70, height: 10))
    root.layoutMargins.right = 20
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 10, width: 80, height: 10))
  }

  @Test("S07 wrapped text is as high as its width makes it")
  func wrappedTextIsAsHighAsItsWidthMakesIt() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit on one line of so few points"
    let root = container(120, 400, label)
    let below = plain()
    root.addSubview(below)
    activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 1),
      below.heightAnchor.constraint(equalToConstant: 1))
    root.layoutIfNeeded()
    let fitting = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(label.frame.width == 100)
    #expect(label.frame.height == fitting.height)
    #expect(abs(below.frame.minY - fitting.height) <= 0.5)
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
  }

  @Test("S07 content size comes from constraints in a scroll view")
  func contentSizeComesFromConstraintsInAScrollView() {
    let view = plain()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(view)
    activate(
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20),
      view.heightAnchor.constraint(equalToConstant: 500))
    scroll.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 80, height: 500))
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test("S07 what is tied to scrolled content follows it")
  func whatIsTiedToScrolledContentFollowsIt() {
    let (scroll, row, mark) = (UIScrollView(), UIView(), plain())
    let root = container(100, 300, mark)
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    row.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    root.addSubview(scroll)
    scroll.addSubview(row)
    activate(
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalTo: row.heightAnchor),
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      mark.topAnchor.constraint(equalTo: row.topAnchor))
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 200, width: 10, height: 40))
    scroll.contentOffset.y = 150
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 50, width: 10, height: 40))
  }

  @Test("S07 fitting sizes are as small or as large as constraints allow")
  func fittingSizesAreAsSmallOrAsLargeAsConstraintsAllow() {
    let box = Box(50, 20)
    let card = container(10, 10, box)
    activate(
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 66, height: 28))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 28))
    #expect(card.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("S07 animated constants move views") func animatedConstantsMoveViews() {
    let view = plain()
    let root = container(300, 100, view)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    activate(
      left, view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)).shown()
    window.addSubview(root)
    root.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(view.layer.animationKeys()?.isEmpty == false)
  }
}
