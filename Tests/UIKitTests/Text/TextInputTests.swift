import Foundation
import Testing

@testable import UIKit

/// Text that is asked for, selected and changed by place.
@MainActor @Suite struct TextInputTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).shown()

  /// What observers put down, all of them on the main thread.
  private final class Heard: @unchecked Sendable {
    var names: [String] = []
  }

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = text
    window.addSubview(field)
    return field
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    let last = try #require(input.position(from: input.beginningOfDocument, offset: end))
    return try #require(input.textRange(from: first, to: last))
  }

  @Test func placesAreCountedAndCompared() throws {
    let field = field("Hello")
    let (begin, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: begin, to: end) == 5)
    #expect(field.offset(from: end, to: begin) == -5)
    #expect(field.compare(begin, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: begin, offset: -1) == nil)
    #expect(field.position(from: begin, offset: 5) == end)
    #expect(try field.text(in: range(field, 1, 3)) == "el")
    #expect(
      field.position(from: begin, in: .right, offset: 2).map { field.offset(from: begin, to: $0) }
        == 2)
    #expect(field.position(from: begin, in: .left, offset: 1) == nil)
  }

  @Test func theSelectionIsSetAndRead() throws {
    let field = field("Hello")
    field.selectedTextRange = try range(field, 1, 4)
    let selected = try #require(field.selectedTextRange)
    #expect(field.text(in: selected) == "ell" && !selected.isEmpty)
    field.selectedTextRange = nil
    #expect(field.selectedTextRange == selected)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.insertText("!")
    #expect(field.text == "Hello!")
  }

  @Test func replacingIsToldAsTyping() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(view)
    view.text = "one two"
    view.replace(try range(view, 4, 7), withText: "three")
    #expect(view.text == "one three")
    let field = field("ab")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.replace(try range(field, 0, 1), withText: "x")
    #expect(field.text == "xb" && changes == 1)
  }

  @Test func markedTextIsSettled() {
    let field = field("")
    field.becomeFirstResponder()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "か")
    field.unmarkText()
    #expect(field.markedTextRange == nil && field.text == "か")
  }

  @Test func placesHaveRectangles() throws {
    let field = field("Hello")
    let carets = try (0...5).map { offset in
      field.caretRect(
        for: try #require(field.position(from: field.beginningOfDocument, offset: offset)))
    }
    #expect(carets.map(\.minX) == carets.map(\.minX).sorted() && carets[5].minX > carets[0].minX)
    let third = try #require(field.closestPosition(to: carets[3].center))
    #expect(field.offset(from: field.beginningOfDocument, to: third) == 3)
    let rect = field.firstRect(for: try range(field, 1, 3))
    #expect(rect.minX == carets[1].midX && rect.maxX == carets[3].midX)
    let within = try range(field, 1, 2)
    #expect(field.closestPosition(to: CGPoint(x: 1_000, y: 0), within: within) == within.end)
    let character = try #require(field.characterRange(at: CGPoint(x: carets[1].midX + 1, y: 10)))
    #expect(field.text(in: character) == "e")
  }

  @Test func aSelectionHasARectangleForEachLine() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    view.text = "one\ntwo\nthree"
    let rects = view.selectionRects(for: try range(view, 1, 10))
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects.map(\.rect.minY) == rects.map(\.rect.minY).sorted())
    let below = view.position(from: view.beginningOfDocument, in: .down, offset: 1)
    #expect(below.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
  }

  @Test(arguments: [Int.min, -1, 0, 3, Int.max])
  func badInputIsTaken(offset: Int) throws {
    let field = field("ab")
    let begin = field.beginningOfDocument
    for direction in [UITextLayoutDirection.left, .right, .up, .down] {
      _ = field.position(from: begin, in: direction, offset: offset)
      _ = field.position(from: UITextPosition(), in: direction, offset: offset)
      _ = field.characterRange(byExtending: UITextPosition(), in: direction)
      _ = field.position(within: UITextRange(), farthestIn: direction)
    }
    #expect(field.position(from: begin, offset: offset) == (offset == 0 ? begin : nil))
    field.replace(UITextRange(), withText: "")
    field.selectedTextRange = UITextRange()
    #expect(field.text == "ab" && field.text(in: UITextRange()) == "")
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let point = CGPoint(x: number, y: number)
      #expect(field.closestPosition(to: point) != nil && field.characterRange(at: point) != nil)
      field.minimumFontSize = number
      field.adjustsFontSizeToFitWidth = true
      #expect(field.caretRect(for: field.endOfDocument).minX.isFinite)
    }
    #expect(UITextField().characterRange(at: .zero) == nil)
  }

  @Test func wideTextIsWrittenSmaller() {
    let field = field("A text that is far wider than the field which it is in, by a lot")
    let wide = field.caretRect(for: field.endOfDocument)
    field.adjustsFontSizeToFitWidth = true
    let small = field.caretRect(for: field.endOfDocument)
    #expect(wide.minX > 200 && small.minX <= 201)
    field.minimumFontSize = 16
    #expect(field.caretRect(for: field.endOfDocument).minX > 200)
    #expect(field.font?.pointSize == 17)
  }

  @Test func returnDoesNothingInAnEmptyFieldThatWantsText() {
    let field = field("")
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    field.enablesReturnKeyAutomatically = true
    field.insertText("\n")
    #expect(returns == 0)
    field.insertText("a")
    field.insertText("\n")
    #expect(returns == 1)
  }

  @Test func whatIsToBeTypedIsKept() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.textContentType == nil)
    field.keyboardType = .emailAddress
    field.textContentType = .username
    #expect(field.keyboardType.rawValue == 7 && field.textContentType.rawValue == "username")
    #expect(UIReturnKeyType.done.rawValue == 9)
    let input: any UITextInputTraits = field
    #expect(input.keyboardType == .emailAddress)
  }

  @Test func fieldsPostWhatHappens() {
    let field = field("")
    let heard = Heard()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        heard.names.append($0.name.rawValue)
      }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(heard.names == names.map(\.rawValue))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
