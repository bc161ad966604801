import CoreGraphics
import Testing

@testable import UIKit

/// Text fields whose text, or parts of it, have attributes of their own.
@MainActor @Suite struct TextFieldAttributeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 60)).shown()
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
  private let input: WindowInput
  private let large = UIFont.boldSystemFont(ofSize: 24)

  init() {
    window.addSubview(field)
    input = WindowInput(window: window)
  }

  /// "ab" in bold red, "cd" as the field's own.
  private var mixed: NSAttributedString {
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttributes(
      [.font: large, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 2))
    return text
  }

  private func color(at place: Int, of text: NSAttributedString?) -> UIColor? {
    text?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
  }

  private func font(at place: Int, of text: NSAttributedString?) -> UIFont? {
    text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  private func picture(_ field: UITextField) -> [[UInt32]] {
    drawn(200, 40) { _ in field.draw(field.bounds) }
  }

  // MARK: The text

  @Test func attributedTextBringsTheLookOfItsBeginning() {
    field.attributedText = mixed
    #expect(field.text == "abcd" && field.font == large && field.textColor == .red)
    #expect(!field.hasPlainText)
    // A field that is given plain text goes on in this look.
    field.text = "abcd"
    #expect(field.hasPlainText && field.font == large)
    #expect(color(at: 3, of: field.attributedText) == .red)
    field.attributedText = nil
    #expect(field.text == "" && field.attributedText?.length == 0)
  }

  @Test func whatAttributesLeaveOpenIsTheFields() {
    field.textColor = .blue
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    field.attributedText = text
    #expect(color(at: 0, of: field.attributedText) == .blue)
    #expect(color(at: 2, of: field.attributedText) == .red)
    #expect(font(at: 2, of: field.attributedText) == field.font)
  }

  @Test func fontColourAndAlignmentChangeAllOfTheText() {
    field.attributedText = mixed
    field.textColor = .green
    #expect(color(at: 0, of: field.attributedText) == .green)
    #expect(color(at: 3, of: field.attributedText) == .green)
    #expect(font(at: 0, of: field.attributedText) == large)
    field.font = .systemFont(ofSize: 11)
    #expect(font(at: 0, of: field.attributedText)?.pointSize == 11)
    field.textAlignment = .right
    let style = field.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .right)
  }

  // MARK: What all of it looks like

  @Test func defaultsHoldForTheWholeText() {
    field.attributedText = mixed
    field.defaultTextAttributes = [.kern: 6, .foregroundColor: UIColor.blue]
    #expect(field.hasPlainText && field.textColor == .blue)
    #expect(field.font == UITextField().font)
    #expect(color(at: 0, of: field.attributedText) == .blue)
    let wide = field.intrinsicContentSize.width
    #expect(field.defaultTextAttributes[.kern] as? Int == 6)
    field.defaultTextAttributes = [:]
    #expect((wide - field.intrinsicContentSize.width - 4 * 6).magnitude <= 6)
    #expect(field.textColor == .label)
    field.font = large
    #expect(field.defaultTextAttributes[.font] as? UIFont == large)
  }

  @Test func defaultsOutliveTheText() {
    field.defaultTextAttributes = [.underlineStyle: 1]
    field.text = "new"
    let style = field.attributedText?.attribute(.underlineStyle, at: 1, effectiveRange: nil)
    #expect(style as? Int == 1)
  }

  // MARK: Typing

  @Test func whatIsTypedGoesOnAsWhatIsBeforeIt() {
    field.attributedText = mixed
    field.becomeFirstResponder()
    field.editing.select { $0.select(1..<1) }
    field.insertText("X")
    field.editing.select { $0.select(5..<5) }
    field.insertText("Y")
    let text = field.attributedText
    #expect(text?.string == "aXbcdY" && field.text == "aXbcdY")
    #expect(
      (0..<6).map { font(at: $0, of: text) == large } == [true, true, true, false, false, false])
    #expect(field.editing.styled?.attributes(at: 1)[.font] != nil)
    #expect(field.editing.styled?.attributes(at: 3)[.font] == nil)
  }

  @Test func typingAttributesAreForTheEditedFieldAndItsSelectionAlone() {
    field.text = "ab"
    field.typingAttributes = [.foregroundColor: UIColor.red]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
    field.typingAttributes = [.foregroundColor: UIColor.red]
    field.insertText("c")
    #expect(color(at: 1, of: field.attributedText) == .label)
    #expect(color(at: 2, of: field.attributedText) == .red)
    field.typingAttributes = [.foregroundColor: UIColor.green]
    input.keyDown(UIKey(.keyboardHome), time: 1)
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
    field.insertText("d")
    #expect(color(at: 0, of: field.attributedText) == .label)
    field.typingAttributes = [.foregroundColor: UIColor.green]
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func undoBringsAttributesBack() {
    field.attributedText = mixed
    field.becomeFirstResponder()
    input.keyDown(UIKey(.keyboardA, characters: "a", modifierFlags: .control), time: 1)
    field.deleteBackward()
    #expect(field.text == "" && field.attributedText?.length == 0)
    input.keyDown(UIKey(.keyboardZ, characters: "z", modifierFlags: .control), time: 2)
    #expect(field.text == "abcd" && field.editing.styled?.attributed.isEqual(to: mixed) == true)
    field.editing.select { $0.select(4..<4) }
    field.setMarkedText("ä", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.attributedText?.string == field.text)
    field.setMarkedText("", selectedRange: NSRange())
    #expect(field.attributedText?.string == "abcd" && field.text == "abcd")
  }

  // MARK: The picture

  @Test func attributesOfTheWholeTextAreDrawnAsTheFieldsOwn() {
    let plain = UITextField(frame: field.frame)
    (plain.text, plain.font, plain.textColor, plain.textAlignment) = ("abc", large, .red, .center)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "abc",
      attributes: [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style])
    let wanted = picture(plain)
    #expect(picture(field) == wanted)
    #expect(wanted.joined().contains { $0 >> 24 == 0xFF })
    field.attributedText = nil
    field.textAlignment = .center
    field.defaultTextAttributes = [
      .font: large, .foregroundColor: UIColor.red, .paragraphStyle: style,
    ]
    field.text = "abc"
    #expect(picture(field) == wanted)
  }

  @Test func secretsHaveNoAttributes() {
    field.attributedText = mixed
    field.isSecureTextEntry = true
    let plain = UITextField(frame: field.frame)
    (plain.text, plain.font, plain.textColor) = ("wxyz", large, .red)
    plain.isSecureTextEntry = true
    #expect(picture(field) == picture(plain))
  }

  @Test func theLineIsAsHighAsItsLargestPart() {
    field.text = "abcd"
    field.becomeFirstResponder()
    let caret = field.caretRect(at: 4)
    let text = NSMutableAttributedString(string: "abcd")
    text.addAttribute(.font, value: large, range: NSRange(location: 2, length: 2))
    field.attributedText = text
    #expect(field.font?.pointSize == 17)
    #expect(field.caretRect(at: 4).height > caret.height * 1.3)
    #expect((field.caretRect(at: 4).midY - 20).magnitude <= 1)
    #expect(field.intrinsicContentSize.height > caret.height * 1.3)
  }

  @Test func aPlaceholderOfItsOwnFontStandsInTheMiddle() {
    field.attributedPlaceholder = NSAttributedString(string: "hint", attributes: [.font: large])
    let plain = UITextField(frame: field.frame)
    (plain.placeholder, plain.font) = ("hint", large)
    #expect(picture(field) == picture(plain))
  }
}
