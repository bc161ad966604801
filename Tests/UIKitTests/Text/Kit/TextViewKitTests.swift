import Testing

@testable import QuartzCore
@testable import UIKit

/// A text view with the storage and the layout manager that it is asked for.
@MainActor @Suite struct TextViewKitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)).shown()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    view.font = .systemFont(ofSize: 16)
    window.addSubview(view)
  }

  private final class Painting: NSLayoutManager {
    var calls: [String] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("background \(glyphsToShow.length) \(origin.x) \(origin.y)")
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      calls.append("glyphs")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  private final class Highlighting: NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      textStorage.addAttribute(.kern, value: 2, range: editedRange)
    }
  }

  @Test func whoDoesNotAskHasNone() {
    view.text = "a"
    view.insertText("b")
    window.layoutIfNeeded()
    _ = window.layer.commitTree()
    #expect(view.kit == nil && view.hasPlainText)
    #expect(view.textContainer.layoutManager == nil && view.kit == nil)
  }

  @Test func whatTheViewChangesIsInTheStorage() {
    view.text = "one"
    let storage = view.textStorage
    #expect(view.layoutManager.textStorage === storage && view.textStorage === storage)
    #expect(view.layoutManager.textContainers.first === view.textContainer)
    #expect(storage.string == "one" && view.hasPlainText)
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("😀é")
    #expect(storage.string == "o😀ée" && view.text == "o😀ée")
    view.textColor = .red
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    view.attributedText = NSAttributedString(string: "two", attributes: [.kern: 4])
    #expect(storage.string == "two")
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 4)
    view.text = ""
    #expect(storage.length == 0)
  }

  @Test func whatIsChangedInTheStorageShowsInTheView() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three two" && view.selectedRange == NSRange(location: 6, length: 3))
    view.textStorage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 5))
    window.layoutIfNeeded()
    #expect(view.contentSize.height > 60)
    let font = view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 40)
    view.selectedRange = NSRange(location: 9, length: 0)
    view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 7))
    #expect(view.text == "th" && view.selectedRange == NSRange(location: 2, length: 0))
    view.insertText("e")
    #expect(view.textStorage.string == "the")
  }

  @Test func aDelegateOfTheStorageStylesWhatIsTyped() {
    let owner = Highlighting()
    view.textStorage.delegate = owner
    view.insertText("ab")
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(view.selectedRange.location == 2)
  }

  @Test func linesOfManagerAndViewAreTheSame() {
    view.text = "one two three four five six seven eight"
    let manager = view.layoutManager
    let caret = view.caretRect(at: 10)
    let glyph = manager.boundingRect(
      forGlyphRange: NSRange(location: 10, length: 0), in: view.textContainer)
    #expect(glyph.minX == caret.minX + 1 && glyph.minY + 8 == caret.minY)
    #expect(view.textContainer.size.width == 200)
    view.frame.size.width = 120
    #expect(view.textContainer.size.width == 120)
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 120)
    view.textContainer.widthTracksTextView = false
    view.textContainer.size.width = 60
    window.layoutIfNeeded()
    #expect(manager.usedRect(for: view.textContainer).width <= 60)
    #expect(view.lines.width == 50)
    view.textContainer.heightTracksTextView = true
    #expect(view.textContainer.size.height == 84)
    #expect(NSMaxRange(manager.glyphRange(for: view.textContainer)) < 39)
  }

  @Test func textGoesRoundShapes() {
    view.text = "one two three four five six seven eight"
    window.layoutIfNeeded()
    let height = view.contentSize.height
    let shape = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: shape)]
    window.layoutIfNeeded()
    #expect(view.kit == nil && view.contentSize.height > height)
    #expect(view.caretRect(at: 0).minX == 104)
    #expect(view.place(at: CGPoint(x: 110, y: 10)) < 3)
    // Nothing is drawn where the shape is.
    let strokes = Strokes(width: 200, height: 100) { view.drawLines(in: $0, from: .zero) }
    #expect(strokes.covered(x: 0..<100, y: 8..<47) == 0)
    #expect(strokes.covered(x: 100..<200, y: 8..<47) > 20)
    let rect = view.firstRect(
      for: view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        ?? UITextRange())
    #expect(rect.minX >= 100)
    view.textContainer.exclusionPaths = []
    window.layoutIfNeeded()
    #expect(view.contentSize.height == height)
  }

  @Test func upAndDownGoByRows() {
    view.frame.size = CGSize(width: 300, height: 100)
    view.text = "aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp"
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 30))
    ]
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    let first = view.caretRect(at: 1)
    _ = view.moveLines(.forward, isPage: false, extending: false)
    let second = view.caretRect(at: view.selectedRange.location)
    #expect(second.minY > first.minY && abs(second.minX - first.minX) < 8)
    _ = view.moveLines(.back, isPage: false, extending: false)
    #expect(view.selectedRange.location == 1)
  }

  @Test func aClientsLayoutManagerDraws() {
    let (storage, manager) = (NSTextStorage(string: "text"), Painting())
    let container = NSTextContainer(size: CGSize(width: 80, height: 50))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 80, height: 50), textContainer: container)
    #expect(view.text == "text" && view.textStorage === storage && container.textView === view)
    #expect(view.layoutManager === manager && view.textContainer === container)
    window.addSubview(view)
    _ = window.layer.commitTree()
    #expect(manager.calls == ["background 4 0.0 8.0", "glyphs"])
    storage.append(NSAttributedString(string: "ual"))
    _ = window.layer.commitTree()
    #expect(manager.calls.count == 4 && view.text == "textual")
  }

  @Test func viewsOfOneStorageShareItsText() {
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    storage.addLayoutManager(manager)
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    let views = (0..<2).map { _ in
      let container = NSTextContainer(size: CGSize(width: 60, height: 2 * line))
      manager.addTextContainer(container)
      let frame = CGRect(x: 0, y: 0, width: 60, height: 80)
      return UITextView(frame: frame, textContainer: container)
    }
    storage.append(NSAttributedString(string: "aaa bbb ccc ddd eee fff ggg hhh"))
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    #expect(views[0].text == views[1].text && views[1].text.count == 31)
    let split = NSMaxRange(manager.glyphRange(for: views[0].textContainer))
    #expect(split > 4 && split < 27)
    #expect(manager.glyphRange(for: views[1].textContainer).location == split)
    #expect(views[1].caretRect(at: split).minY == 8)
    views[1].selectedRange = NSRange(location: split, length: 0)
    views[0].selectedRange = NSRange(location: 0, length: 4)
    views[0].insertText("x")
    #expect(storage.string.hasPrefix("xbbb") && views[1].text == storage.string)
    #expect(views[1].selectedRange.location == split - 3)
  }

  @Test func aStorageThatGoesLeavesTheText() {
    view.text = "stays"
    let manager = view.layoutManager
    view.textStorage.removeLayoutManager(manager)
    #expect(view.text == "stays" && view.kit == nil)
    let other = NSTextStorage(string: "other")
    other.addLayoutManager(manager)
    #expect(view.text == "other")
    let next = NSLayoutManager()
    NSTextStorage(string: "gone").addLayoutManager(next)
    view.textContainer.replaceLayoutManager(next)
    #expect(view.text == "other" && view.textContainer.layoutManager === next)
  }

  @Test func nothingIsKeptOfAViewThatWasAsked() {
    weak var kept: UITextView?
    weak var manager: NSLayoutManager?
    do {
      let view = UITextView(frame: .zero)
      view.text = "a"
      manager = view.layoutManager
      kept = view
    }
    #expect(kept == nil && manager == nil)
  }
}
