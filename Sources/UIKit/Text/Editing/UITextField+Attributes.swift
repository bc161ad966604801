import CoreGraphics
import Typography

// Text of which parts look different, and what all of it looks like otherwise.

extension UITextField {
  func setText(_ text: String) {
    guard text != edited.string || !hasPlainText else { return }
    keepBeginning()
    take(text, styled: nil)
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text, text.length > 0 else { return setText("") }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    if let style = style as? NSParagraphStyle { look.alignment = style.alignment }
    take(text.string, styled: text)
  }

  private func take(_ text: String, styled: NSAttributedString?) {
    editing.set(text, styled: styled)
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// The text's beginning tells what the field writes in, also when the text has gone.
  func keepBeginning() { (look.font, look.textColor) = (currentFont, currentTextColor) }

  var currentFont: UIFont { editing.beginning(.font) as? UIFont ?? look.font }
  var currentTextColor: UIColor {
    editing.beginning(.foregroundColor) as? UIColor ?? look.textColor
  }

  var currentAttributedText: NSAttributedString {
    guard let styled = editing.styled else {
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
    change(\.placeholder, to: text)
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
    editing.dropAttributes()
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// Gives all of an attributed text the field's own value of an attribute.
  func override(_ key: NSAttributedString.Key) {
    if let value = currentDefaults[key], editing.give(key, value) { noteChange() }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    change(\.alignment, to: alignment)
    editing.align(alignment)
  }

  // MARK: Typing

  /// Nobody types where nothing is edited.
  var currentTyping: [NSAttributedString.Key: Any]? { isEditing ? typedLook : nil }

  func setTyping(_ attributes: [NSAttributedString.Key: Any]?) {
    if isEditing { editing.typing = attributes }
  }

  var typedLook: EditableText.Attributes {
    guard let typed = editing.typed else { return currentDefaults }
    return editing.typing ?? currentDefaults.merging(typed) { _, own in own }
  }

  /// What its attributes leave open is the field's.
  var plainLook: EditableText.Attributes { [:] }
}

extension UITextField {
  /// Whether the text has no attributes of its own.
  package var hasPlainText: Bool { editing.styled == nil }

  /// Whether the placeholder has none.
  package var hasPlainPlaceholder: Bool { !look.hasStyledPlaceholder }
}
