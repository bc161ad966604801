import CoreGraphics
import Testing
import UIKit

/// S07: distances that anchors make: between edges, and the system's.
@Suite @MainActor struct SpacingAnchorTests {
  @Test("S07 gaps are lengths like any other") func gapsAreLengthsLikeAnyOther() {
    let (first, second) = (Box(40, 20), Box(60, 20))
    let root = container(300, 100, first, second)
    // Three gaps that are alike; the last goes by hand.
    let gap = root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let middle = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    activate(
      middle.constraint(equalTo: gap, multiplier: 2),
      second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor).constraint(equalTo: gap),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      root.topAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalToConstant: 12))
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 50, y: 0, width: 40, height: 20))
    #expect(second.frame == CGRect(x: 190, y: 12, width: 60, height: 20))
    root.semanticContentAttribute = .forceRightToLeft
    for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(first.frame.minX == 210 && second.frame.minX == 50)
  }

  @Test("S07 a gap may be a share of a width, and ends with one of its views")
  func aGapMayBeAShareOfAWidthAndEndsWithOneOfItsViews() {
    let view = Box(40, 20)
    let root = container(300, 100, view)
    let inset = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
      .constraint(equalTo: root.widthAnchor, multiplier: 0.1, constant: 2)
    activate(inset, view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 32)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.minX == 42)
    view.removeFromSuperview()
    #expect(!inset.isActive)
  }

  /// From a text's baseline to the next is a line, and follows the font.
  @Test("S07 the system's distance between baselines is a line of text")
  func theSystemsDistanceBetweenBaselinesIsALineOfText() {
    let (title, detail) = (UILabel(), UILabel())
    (title.text, detail.text) = ("Title", "Detail")
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 12)
    let root = container(300, 200, title, detail)
    let spacing = detail.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    activate(
      title.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      title.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor), spacing)
    root.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + (label.font.ascender * 2).rounded() / 2
    }
    #expect(title.frame.minX == 16)
    #expect(abs(baseline(title) - title.font.lineHeight) <= 0.5)
    #expect(abs(baseline(detail) - baseline(title) - title.font.lineHeight) <= 0.5)
    detail.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(abs(baseline(detail) - baseline(title) - detail.font.lineHeight) <= 0.5)
    #expect(spacing.words.contains("+ 1 lines"))
  }

  @Test("S07 a text view's baselines are its text's") func aTextViewsBaselinesAreItsTexts() {
    let (text, label) = (UITextView(), UILabel())
    for font in [UIFont.systemFont(ofSize: 17)] { (text.font, label.font) = (font, font) }
    (text.text, label.text) = ("One\nTwo", "One")
    text.isScrollEnabled = false
    let root = container(300, 200, text, label)
    let aligned = label.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
    activate(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 150),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: text.trailingAnchor), aligned)
    root.layoutIfNeeded()
    #expect(label.frame.minY == text.textContainerInset.top)
    aligned.isActive = false
    label.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(label.frame.maxY - (text.frame.maxY - text.textContainerInset.bottom)) <= 0.5)
  }

  @Test("S07 a constraint of nothing waits for a better one")
  func aConstraintOfNothingWaitsForABetterOne() {
    var constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil && !constraint.isActive)
    let view = plain()
    constraint = view.widthAnchor.constraint(equalToConstant: 20)
    #expect(constraint.firstItem === view)
  }
}
