import CoreGraphics
import Testing
import Typography

@testable import UIKit

/// Where a text view's text is, how large it is, and what is drawn of it.
@MainActor @Suite struct TextViewLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).shown()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    view.font = .systemFont(ofSize: 16)
    window.addSubview(view)
  }

  private let long = Array(repeating: "line", count: 400).joined(separator: "\n")

  @Test func defaultsAreUIKits() {
    let view = UITextView()
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.isEditable && view.isSelectable)
    #expect(view.text == "" && view.font == nil && view.isScrollEnabled && !view.hasText)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func theContentIsTheTextWithItsInsets() {
    view.text = "a\nb\nc"
    window.layoutIfNeeded()
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    #expect(view.contentSize == CGSize(width: 200, height: (3 * line + 16).rounded(.up)))
    #expect(view.caretRect(at: 0).origin == CGPoint(x: 4, y: 8))
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.textWidth == 160 && view.caretRect(at: 0).origin == CGPoint(x: 9, y: 20))
    window.layoutIfNeeded()
    #expect(view.contentSize.height == (3 * line + 20).rounded(.up))
  }

  @Test func aBreakAtTheEndHasALineForTheCaret() {
    view.text = "a\n"
    let (first, last) = (view.caretRect(at: 0), view.caretRect(at: 2))
    #expect(last.minY == first.maxY && last.minX == first.minX)
    view.text = ""
    #expect(view.caretRect(at: 0) == first)
  }

  @Test func sizesFollowTheTextWhereNothingScrolls() {
    view.text = "one two three four five six seven eight nine ten"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(fitting.width <= 200 && fitting.height > 50)
    #expect(view.intrinsicContentSize == fitting)
    let narrow = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100 && narrow.height > fitting.height)
    view.frame.size = fitting
    window.layoutIfNeeded()
    #expect(view.contentSize.height == fitting.height.rounded(.up))
    #expect(view.lines.layout.lines.count == 2)
  }

  @Test func theTextThatIsDrawnIsNeverMuchMoreThanWhatIsSeen() {
    view.text = long
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 4_000)
    for offset in stride(from: CGFloat(0), through: view.contentSize.height - 100, by: 37) {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(view.canvas.frame.height <= 300)
      #expect(view.canvas.frame.minY <= offset && view.canvas.frame.maxY >= offset + 100)
    }
  }

  @Test func scrollingALittleDrawsNothing() {
    view.text = long
    view.contentOffset.y = 500
    window.layoutIfNeeded()
    let place = view.canvas.frame
    view.contentOffset.y = 520
    window.layoutIfNeeded()
    #expect(view.canvas.frame == place)
  }

  @Test func theCaretIsScrolledInto() {
    view.text = long
    view.becomeFirstResponder()
    view.insertText("x")
    #expect(view.contentOffset.y == view.contentSize.height - 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 3))
    #expect(view.contentOffset.y <= 8)
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("\n")
    #expect(view.contentOffset.y <= 8)
  }

  @Test func aSelectionOfSeveralLinesReachesTheEdge() {
    view.text = "one\ntwo\nthree"
    let rects = view.lines.layout.selectionRects(of: 1..<10, width: view.textWidth)
    #expect(rects.count == 3)
    #expect(rects[0].maxX == view.textWidth && rects[1].maxX == view.textWidth)
    #expect(rects[0].minX > 0 && rects[1].minX == 0 && rects[2].minX == 0)
    #expect(rects[2].maxX < 40 && rects[0].maxY == rects[1].minY)
    #expect(view.lines.layout.selectionRects(of: 4..<4, width: 100).isEmpty)
  }

  @Test func clicksAtALinesEndStayOnIt() {
    view.text = "first line of a paragraph that is long"
    let layout = view.lines.layout
    for line in layout.lines {
      let place = layout.place(at: CGPoint(x: 500, y: line.top + 1))
      #expect(layout.line(with: place)?.top == line.top)
    }
    #expect(layout.place(at: CGPoint(x: 0, y: 10_000)) < 39)
    #expect(layout.place(at: CGPoint(x: -50, y: -50)) == 0)
  }

  @Test func theWholeTextTakesFontsAndColours() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    view.attributedText = text
    #expect(view.font == .boldSystemFont(ofSize: 20))
    view.font = .systemFont(ofSize: 10)
    view.textColor = .red
    view.textAlignment = .right
    for place in 0..<2 {
      let attributes = view.attributedText.attributes(at: place, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 10))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    #expect(view.caretRect(at: 0).minX > 150)
  }

  @Test(arguments: [
    NSRange(location: -5, length: 3), NSRange(location: .max, length: .max),
    NSRange(location: 2, length: .max), NSRange(location: NSNotFound, length: 0),
    NSRange(location: 1, length: -4),
  ])
  func anyRangeMayBeSelected(range: NSRange) {
    view.text = "abc"
    view.selectedRange = range
    view.scrollRangeToVisible(range)
    #expect(view.edited.selection.upperBound <= 3)
  }

  @Test(arguments: [CGFloat(0), -10, 1, 1e9])
  func anyWidthIsLaidOut(width: CGFloat) {
    view.frame.size = CGSize(width: width, height: 50)
    view.text = "some words 👨‍👩‍👧‍👦 שלום"
    window.layoutIfNeeded()
    view.becomeFirstResponder()
    view.insertText("x")
    #expect(view.lines.layout.lines.count >= 1)
  }

  @Test func aLongTextIsEditedInItsParagraphOnly() {
    var text = EditedText(String(repeating: "word ", count: 200_000))
    text.select(500_000..<500_000)
    #expect(text.place(.forward, .word, from: 500_000) == 500_004)
    #expect(text.place(.back, .character, from: 500_000) == 499_999)
    #expect(text.word(at: 500_001) == 500_000..<500_004)
  }
}
