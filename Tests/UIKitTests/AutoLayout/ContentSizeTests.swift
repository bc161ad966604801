import CoreGraphics
import Testing
import UIKit

/// S07: sizes that come from content, or from what is left where there is none.
@Suite @MainActor struct ContentSizeTests {
  @Test("S07 a text view that does not scroll is as tall as its text")
  func aTextViewThatDoesNotScrollIsAsTallAsItsText() {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Words enough for a number of lines in a view that is as narrow as this one is"
    let root = container(120, 400, text)
    activate(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    let height = text.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(height > 60 && text.frame.height == height)
    text.text = "One"
    root.layoutIfNeeded()
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  @Test("S07 a fitting size has the margins of a view that was never laid out")
  func aFittingSizeHasTheMarginsOfAViewThatWasNeverLaidOut() {
    let (view, box) = (UIView(), Box(50, 20))
    view.addSubview(box)
    let guide = view.layoutMarginsGuide
    activate(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 66, height: 36))
    let stack = UIStackView(arrangedSubviews: [Box(50, 20)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 56, height: 24))
  }

  @Test("S07 the largest number as a target leaves the fractions of the result")
  func theLargestNumberAsATargetLeavesTheFractions() {
    let (view, box) = (UIView(), Box(30, 20.5))
    view.addSubview(box)
    activate(
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor))
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 20.5))
  }

  /// Centre and width alone say where content is; how wide all of it is then goes by what shows it.
  @Test("S07 centred content of a scroll view begins at its edge")
  func centredContentOfAScrollViewBeginsAtItsEdge() {
    let (scroll, content) = (UIScrollView(), Box(10, 900))
    let root = container(390, 500, scroll)
    scroll.addSubview(content)
    activate(
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor))
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 900))
    #expect(scroll.contentSize.height == 900)
  }

  @Test("S07 a size that a client gave stays where constraints say nothing of it")
  func aSizeThatAClientGaveStays() {
    let (scroll, content) = (UIScrollView(), Box(10, 900))
    let root = container(390, 500, scroll)
    scroll.frame = root.bounds
    scroll.translatesAutoresizingMaskIntoConstraints = true
    scroll.addSubview(content)
    scroll.contentSize.width = 1000
    activate(
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor))
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 1000, height: 900))
  }

  @Test("S07 a text is as high as it is, whatever constraints say of the content")
  func aTextIsAsHighAsItIs() {
    let (text, beside) = (UITextView(), Box(10, 900))
    let root = container(390, 500, text)
    text.frame = root.bounds
    text.translatesAutoresizingMaskIntoConstraints = true
    text.text = "words"
    root.layoutIfNeeded()
    let size = text.contentSize
    text.addSubview(beside)
    activate(
      beside.topAnchor.constraint(equalTo: text.contentLayoutGuide.topAnchor),
      beside.bottomAnchor.constraint(equalTo: text.contentLayoutGuide.bottomAnchor))
    root.layoutIfNeeded()
    #expect(text.contentSize == size)
    #expect(size.height < 100)
  }

  @Test("S07 a size that constraints gave goes with them")
  func aSizeThatConstraintsGaveGoesWithThem() {
    let (scroll, content) = (UIScrollView(), Box(10, 900))
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    scroll.contentSize = CGSize(width: 20, height: 30)
    scroll.addSubview(content)
    let pins = [
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ]
    NSLayoutConstraint.activate(pins)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 20, height: 900))
    NSLayoutConstraint.deactivate(pins)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 20, height: 30))
  }

  @Test("S07 an image is aligned by what its insets leave")
  func anImageIsAlignedByWhatItsInsetsLeave() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)))
    let root = container(200, 200, view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -4, y: -2, width: 40, height: 30))
  }
}
