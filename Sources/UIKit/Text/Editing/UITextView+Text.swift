import CoreGraphics
import Typography

// The text of a text view, and how it looks.

extension UITextView {
  func prepareTextView() {
    // With a mouse one selects.
    panGestureRecognizer.allowedTouchTypes = [
      NSNumber(value: UITouch.TouchType.direct.rawValue),
      NSNumber(value: UITouch.TouchType.pencil.rawValue),
    ]
    canvas.textView = self
    addSubview(canvas)
    layer.addSublayer(caret.layer)
    container.shownBy = self
    takeStorage()
  }

  func setText(_ text: String, _ attributed: StyledText?) {
    let hasSame = hasPlainText && attributed == nil && text == edited.string
    guard !hasSame else { return }
    let styled = attributed.flatMap { $0.isEmpty ? nil : $0 }
    editing.set(text, styled: styled)
    if let styled { takeOver(styled.attributes(at: 0)) }
    noteLayout()
    noteSelection()
  }

  /// The view's own properties tell of the text's beginning.
  func takeOver(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { look.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      look.alignment = paragraph.alignment
    }
  }

  var currentAttributedText: NSAttributedString {
    editing.styled?.attributed
      ?? NSAttributedString(string: edited.string, attributes: plainLook)
  }

  var plainLook: EditableText.Attributes {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = look.alignment
    return [
      .font: look.shownFont, .foregroundColor: look.textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }

  var typedLook: EditableText.Attributes { editing.typed ?? plainLook }

  func setFont(_ font: UIFont?) {
    let isNew = look.font != font
    look.font = font
    let isOverridden = editing.give(.font, look.shownFont)
    if isNew || isOverridden { noteLayout() }
  }

  func setTextColor(_ color: UIColor?) {
    let isNew = look.textColor != color
    look.textColor = color
    let isOverridden = editing.give(.foregroundColor, color ?? UIColor.label)
    if isNew || isOverridden { noteLook() }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    guard alignment != look.alignment || !hasPlainText else { return }
    look.alignment = alignment
    editing.align(alignment, unstyled: NSParagraphStyle())
    noteLayout()
  }
}

extension UITextView {
  /// What `attributedText` is made of.
  package func setStyledText(_ text: StyledText) { setText(text.string, text) }

  /// Whether the text has no attributes of its own.
  package var hasPlainText: Bool { editing.styled == nil }
}
