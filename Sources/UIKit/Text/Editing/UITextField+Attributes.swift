import CoreGraphics
import Typography

// Text of which parts look different, and what all of it looks like otherwise.

extension UITextField {
  func setText(_ text: String) {
    guard text != edited.string || !hasPlainText else { return }
    keepBeginning()
    take(text, styled: nil)
  }

  /// What `attributedText` is made of.
  package func setStyledText(_ text: StyledText?) {
    guard let text, !text.isEmpty else { return setText("") }
    let style = text.attributes(at: 0)[.paragraphStyle] as? NSParagraphStyle
    if let style { look.alignment = style.alignment }
    take(text.string, styled: text)
  }

  private func take(_ text: String, styled: StyledText?) {
    editing.set(text, styled: styled)
    isScrolledByHand = false
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// The text's beginning tells what the field writes in, also when the text has gone.
  func keepBeginning() { (look.font, look.textColor) = (currentFont, currentTextColor) }

  var currentFont: UIFont { editing.beginning(.font) as? UIFont ?? look.font }
  var currentTextColor: UIColor {
    editing.beginning(.foregroundColor) as? UIColor ?? look.textColor
  }

  /// What the text's attributes leave open is the field's.
  var currentStyledText: StyledText {
    editing.styled?.filled(from: currentDefaults) ?? StyledText(edited.string, currentDefaults)
  }

  /// What `attributedPlaceholder` and `placeholder` are made of.
  package func setPlaceholder(_ text: StyledText?, isStyled: Bool) {
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
    guard let value = currentDefaults[key], editing.give(key, value) else { return }
    noteChange()
    invalidateIntrinsicContentSize()
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
