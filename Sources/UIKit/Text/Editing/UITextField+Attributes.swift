import CoreGraphics
import Typography

// Text of which parts look different, and what all of it looks like otherwise.

extension UITextField {
  func setText(_ text: String) {
    guard text != edited.string || styled != nil else { return }
    take(EditedText(text), styled: nil)
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return setText("") }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    if let style = style as? NSParagraphStyle { look.alignment = style.alignment }
    take(EditedText(text.string), styled: NSMutableAttributedString(attributedString: text))
  }

  private func take(_ text: EditedText, styled: NSMutableAttributedString?) {
    if styled == nil { dropAttributes() }
    (edited, self.styled, typing) = (text, styled, nil)
    history = EditHistory()
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// The text's beginning tells what the field writes in, also when the text has gone.
  func dropAttributes() {
    (look.font, look.textColor) = (currentFont, currentTextColor)
    styled = nil
  }

  var currentFont: UIFont { beginning(.font) as? UIFont ?? look.font }
  var currentTextColor: UIColor { beginning(.foregroundColor) as? UIColor ?? look.textColor }

  private func beginning(_ key: NSAttributedString.Key) -> Any? {
    guard let styled, styled.length > 0 else { return nil }
    return styled.attribute(key, at: 0, effectiveRange: nil)
  }

  var currentAttributedText: NSAttributedString {
    guard let styled else {
      return NSAttributedString(string: edited.string, attributes: currentDefaults)
    }
    // What its attributes leave open is the field's.
    let whole = NSRange(location: 0, length: styled.length)
    let text = NSMutableAttributedString(string: styled.string, attributes: currentDefaults)
    styled.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: text)
  }

  func setPlaceholder(_ text: NSAttributedString?, isStyled: Bool) {
    look.hasStyledPlaceholder = isStyled
    change(\.placeholder, to: text.map { NSAttributedString(attributedString: $0) })
  }

  // MARK: Defaults

  var currentDefaults: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    if let own = look.attributes[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(own)
    }
    style.alignment = look.alignment
    return look.attributes.merging([
      .font: look.font, .foregroundColor: look.textColor, .paragraphStyle: style,
    ]) { _, own in own }
  }

  /// All of the text looks so from now on.
  func setDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    let fresh = TextFieldLook()
    look.font = attributes[.font] as? UIFont ?? fresh.font
    look.textColor = attributes[.foregroundColor] as? UIColor ?? fresh.textColor
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    look.alignment = style?.alignment ?? fresh.alignment
    look.attributes = attributes
    look.attributes[.font] = nil
    look.attributes[.foregroundColor] = nil
    (styled, typing) = (nil, nil)
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// Gives all of an attributed text one value of an attribute, or the field's own.
  func override(_ key: NSAttributedString.Key) {
    typing?[key] = currentDefaults[key]
    guard let styled else { return }
    styled.removeAttribute(key, range: NSRange(location: 0, length: styled.length))
    noteChange()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    change(\.alignment, to: alignment)
    guard let styled else { return }
    let whole = NSRange(location: 0, length: styled.length)
    styled.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      copy.alignment = alignment
      styled.addAttribute(.paragraphStyle, value: copy, range: range)
    }
  }

  // MARK: Typing

  /// Nobody types where nothing is edited.
  var currentTyping: [NSAttributedString.Key: Any]? { isEditing ? typingOrBefore : nil }

  func setTyping(_ attributes: [NSAttributedString.Key: Any]?) {
    if isEditing { typing = attributes }
  }

  /// What is typed goes on with what is before it; at the beginning with what follows.
  private var typingOrBefore: [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let styled, styled.length > 0 else { return currentDefaults }
    let place = max(0, min(edited.selection.lowerBound, styled.length) - 1)
    let own = styled.attributes(at: place, effectiveRange: nil)
    return currentDefaults.merging(own) { _, own in own }
  }

  /// Puts text in place of a range of what has attributes.
  func substitute(_ range: Range<Int>, with text: String) {
    if styled == nil, typing != nil {
      // What is typed looks other than the rest from now on.
      styled = NSMutableAttributedString(string: edited.string)
    }
    guard let styled else { return }
    let range = range.clamped(to: 0..<styled.length)
    styled.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: NSAttributedString(string: text, attributes: typingOrBefore))
  }

  var held: TextViewState {
    TextViewState(edited: edited, styled: styled.map { NSAttributedString(attributedString: $0) })
  }
}

extension UITextField {
  /// Whether the text has no attributes of its own.
  package var hasPlainText: Bool { styled == nil }

  /// Whether the placeholder has none.
  package var hasPlainPlaceholder: Bool { !look.hasStyledPlaceholder }
}
