import CoreGraphics
import Pixels
import TestSupport
import Testing
import Typography

@testable import QuartzCore
@testable import UIKit

/// Text views whose lines follow their edits, against views that got the text at once.
@MainActor @Suite struct TextViewFlowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).shown()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    view.font = .systemFont(ofSize: 16)
    window.addSubview(view)
  }

  private static let long = (1_000..<1_600).map { "paragraph \($0) with a few words\n" }.joined()

  private var laid: Int { view.lines.flow?.laidParagraphs ?? 0 }

  /// The pixels of what is seen and around it.
  private func picture(_ view: UITextView) throws -> CGImage {
    _ = window.layer.commitTree()
    return try #require(view.canvas.layer.contents as? BackingStore).image
  }

  private func isSame(_ first: CGImage, _ second: CGImage) -> Bool { first.pixmap == second.pixmap }

  /// A view that never had another text, at the same place.
  private func fresh() throws -> UITextView {
    let other = UITextView(frame: view.frame)
    other.font = view.font
    other.textColor = view.textColor
    if view.hasPlainText {
      other.text = view.text
    } else {
      other.attributedText = view.attributedText
    }
    window.addSubview(other)
    other.lines.flow?.layOutAll()
    other.contentOffset = view.contentOffset
    other.layoutIfNeeded()
    return other
  }

  private func compare(_ comment: String) throws {
    view.lines.flow?.layOutAll()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let other = try fresh()
    #expect(view.contentSize == other.contentSize, "\(comment)")
    for place in stride(from: 0, through: view.edited.count, by: 7) {
      #expect(view.caretRect(at: place) == other.caretRect(at: place), "\(comment) \(place)")
    }
    let (shown, made) = (try picture(view), try picture(other))
    #expect(isSame(shown, made), "\(comment)")
    other.removeFromSuperview()
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64], [false, true])
  func anyEditsLeaveThePictureOfTheWholeText(seed: UInt64, isStyled: Bool) throws {
    var random = SplitMix(seed: seed)
    let words = ["a", "Word ", "\n", "😀", "gj ", "ÅÉ", "some more words ", "\r\n", "שלום"]
    view.text = (0..<30).map { "line \($0) of the text\n" }.joined()
    if isStyled {
      let text = NSMutableAttributedString(attributedString: view.attributedText)
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 23), range: NSRange(location: 40, length: 60))
      text.addAttribute(
        .backgroundColor, value: UIColor.yellow, range: NSRange(location: 60, length: 90))
      view.attributedText = text
    }
    view.becomeFirstResponder()
    for step in 0..<50 {
      let place = Int.random(in: 0...view.edited.count, using: &random)
      if step % 3 == 0 { view.selectedRange = NSRange(location: place, length: step % 2 * 4) }
      switch step % 7 {
      case 5: view.deleteBackward()
      case 6: _ = view.edit(with: UIKey(.keyboardZ, modifierFlags: .command))
      default: view.insertText(words.randomElement(using: &random) ?? "")
      }
      // Some changes meet in one frame, some do not.
      if step % 4 != 0 { _ = window.layer.commitTree() }
      if step % 10 == 9 {
        view.selectedRange.length = 0
        try compare("seed \(seed) step \(step)")
      }
    }
  }

  @Test func aKeyLaysOutItsParagraphWhereverItIs() {
    view.text = Self.long
    window.layoutIfNeeded()
    #expect(laid > 0 && laid < 30, "what shows and a little more")
    view.becomeFirstResponder()
    #expect(laid < 30, "a caret that nobody sees is not looked for")
    let count = view.edited.count
    for place in [3, count / 2, count] {
      view.selectedRange = NSRange(location: place, length: 0)
      view.insertText("a")
      _ = window.layer.commitTree()
      var before = laid
      view.insertText("b")
      _ = window.layer.commitTree()
      #expect(laid - before <= 2)
      before = laid
      view.deleteBackward()
      _ = window.layer.commitTree()
      #expect(laid - before <= 2)
      before = laid
      _ = view.edit(with: UIKey(.keyboardZ, modifierFlags: .command))
      _ = window.layer.commitTree()
      #expect(laid - before <= 2)
    }
  }

  @Test func aKeyDrawsItsLinesOnly() throws {
    view.text = (0..<30).map { "line \($0)\n" }.joined()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    _ = window.layer.commitTree()
    view.insertText("x")
    view.layoutIfNeeded()
    guard case .part(let rect) = view.canvas.layer.dueDisplay else {
      Issue.record("all of it is drawn")
      return
    }
    #expect(rect.height < 5 * 20 && rect.height < view.canvas.bounds.height)
    _ = window.layer.commitTree()
    view.selectedRange = NSRange(location: 7, length: 0)
    #expect(view.canvas.layer.dueDisplay == .none, "a caret is no part of the drawing")
    view.selectedRange = NSRange(location: 7, length: 2)
    #expect(view.canvas.layer.dueDisplay == .whole)
  }

  @Test func theContentsSizeComesExactAsItIsSeen() {
    view.text = Self.long
    window.layoutIfNeeded()
    let estimate = view.contentSize.height
    let manager = view.layoutManager
    #expect(manager.allowsNonContiguousLayout && manager.hasNonContiguousLayout)
    view.scrollRangeToVisible(NSRange(location: view.edited.count, length: 0))
    window.layoutIfNeeded()
    let exact = view.contentSize.height
    #expect(!manager.hasNonContiguousLayout && abs(estimate / exact - 1) < 0.05)
    #expect(view.caretRect(at: view.edited.count).maxY <= view.bounds.maxY)
    let line = UIFont.systemFont(ofSize: 16).lineHeight
    let lines = view.lines.layout.lines.count
    #expect(exact == (CGFloat(lines) * line + 16).rounded(.up))
  }

  @Test func scrollingFarShowsWhatIsThere() throws {
    view.text = Self.long
    window.layoutIfNeeded()
    for offset in [3_000, 15_000, 14_950, 12_345] as [CGFloat] {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
      let shown = try picture(view)
      let other = try picture(fresh())
      #expect(isSame(shown, other), "\(offset)")
      window.subviews.last?.removeFromSuperview()
    }
    // Beyond the end, which turns out to be nearer than was thought, there is still the end.
    view.contentOffset.y = view.contentSize.height + 5_000
    window.layoutIfNeeded()
    view.contentOffset.y = view.clamped(view.contentOffset).y
    window.layoutIfNeeded()
    #expect(view.place(at: CGPoint(x: 0, y: view.contentOffset.y + 99)) == view.edited.count)
  }

  @Test func aLayoutManagerMayHaveEverythingLaidOut() {
    view.text = Self.long
    let manager = view.layoutManager
    window.layoutIfNeeded()
    #expect(manager.hasNonContiguousLayout)
    manager.allowsNonContiguousLayout = false
    window.layoutIfNeeded()
    #expect(!manager.hasNonContiguousLayout)
    #expect(!NSLayoutManager().allowsNonContiguousLayout)
  }

  @Test func aStorageHearsOfKeysWhereTheyAre() {
    view.text = "one\ntwo\nthree"
    let storage = view.textStorage
    view.selectedRange = NSRange(location: 5, length: 1)
    view.insertText("x\ny")
    view.deleteBackward()
    #expect(storage.string == "one\ntx\no\nthree" && view.text == storage.string)
    #expect(storage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == view.font)
    let glyphs = view.layoutManager.glyphRange(for: view.textContainer)
    #expect(glyphs.length == 14)
    #expect(view.hasPlainText)
  }

  @Test func anotherColourKeepsTheLines() throws {
    view.text = "one\ntwo"
    window.layoutIfNeeded()
    let before = laid
    view.textColor = .red
    let red = try picture(view)
    #expect(laid == before)
    let other = try picture(fresh())
    #expect(isSame(red, other))
  }
}
