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
    textContainer.textView = self
    textContainer.onChange = { [weak self] in self?.noteLayout() }
  }

  func setText(_ text: String, _ attributed: NSAttributedString?) {
    let hasSame = styled == nil && attributed == nil && text == edited.string
    guard !hasSame else { return }
    edited = EditedText(text)
    history = EditHistory()
    typing = nil
    if let attributed, attributed.length > 0 {
      styled = NSMutableAttributedString(attributedString: attributed)
    } else {
      styled = nil
    }
    if let styled { takeOver(styled.attributes(at: 0, effectiveRange: nil)) }
    noteLayout()
    noteSelection()
  }

  /// The view's own properties tell of the text's beginning.
  private func takeOver(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { look.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { look.textColor = color }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      look.alignment = paragraph.alignment
    }
  }

  var currentAttributedText: NSAttributedString {
    styled.map { NSAttributedString(attributedString: $0) }
      ?? NSAttributedString(string: edited.string, attributes: plainAttributes)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = look.alignment
    return [
      .font: look.shownFont, .foregroundColor: look.textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }

  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let styled, styled.length > 0 else { return plainAttributes }
    // What is typed goes on with what is before it; at the beginning with what follows.
    let place = max(0, min(edited.selection.lowerBound, styled.length) - 1)
    return styled.attributes(at: place, effectiveRange: nil)
  }

  func setFont(_ font: UIFont?) {
    let isNew = look.font != font
    look.font = font
    let isOverridden = override(.font, with: look.shownFont)
    if isNew || isOverridden { noteLayout() }
  }

  func setTextColor(_ color: UIColor?) {
    let isNew = look.textColor != color
    look.textColor = color
    let isOverridden = override(.foregroundColor, with: color ?? .label)
    if isNew || isOverridden { noteLook() }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    guard alignment != look.alignment || styled != nil else { return }
    look.alignment = alignment
    if let styled {
      let whole = NSRange(location: 0, length: styled.length)
      styled.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
        let copy = NSMutableParagraphStyle()
        if let style = value as? NSParagraphStyle { copy.setParagraphStyle(style) }
        copy.alignment = alignment
        styled.addAttribute(.paragraphStyle, value: copy, range: range)
      }
    }
    noteLayout()
  }

  /// Gives all of an attributed text one value of an attribute.
  private func override(_ key: NSAttributedString.Key, with value: Any) -> Bool {
    typing?[key] = value
    guard let styled else { return false }
    styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
    return true
  }

  /// Puts text in place of a range of what stands.
  func substitute(_ range: Range<Int>, with text: String) {
    let attributes = currentTypingAttributes
    let range = range.clamped(to: 0..<edited.count)
    if styled == nil, typing != nil {
      // What is typed looks other than the rest from now on.
      styled = NSMutableAttributedString(string: edited.string, attributes: plainAttributes)
    }
    styled?.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count),
      with: NSAttributedString(string: text, attributes: attributes))
  }
}

extension UITextView {
  /// Whether the text has no attributes of its own.
  package var hasPlainText: Bool { styled == nil }
}
