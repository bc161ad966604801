import CoreGraphics
import Typography

extension UILabel {
  /// What a change touches.
  enum Change {
    case look
    case layout
  }

  func change<Value: Equatable>(
    _ path: WritableKeyPath<LabelState, Value>, to value: Value, _ change: Change
  ) {
    guard state[keyPath: path] != value else { return }
    state[keyPath: path] = value
    invalidate(change)
  }

  func invalidate(_ change: Change) {
    prepared = nil
    setNeedsDisplay()
    if change == .layout { invalidateIntrinsicContentSize() }
  }

  func setText(_ text: String?) {
    guard text != state.text || state.styledText != nil else { return }
    state.text = text
    state.styledText = nil
    invalidate(.layout)
  }

  /// What `attributedText` is made of.
  package func setStyledText(_ text: StyledText?) {
    guard let text, !text.isEmpty else { return setText(text?.string) }
    state.text = text.string
    state.styledText = text
    takeOver(text.attributes(at: 0))
    invalidate(.layout)
  }

  /// The label's own properties tell of the text's beginning.
  private func takeOver(_ attributes: StyledText.Attributes) {
    if let font = attributes[.font] as? UIFont { state.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { state.textColor = color }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      state.alignment = paragraph.alignment
    }
  }

  func setFont(_ font: UIFont?) {
    let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let isNew = state.font != font
    state.font = font
    let isOverridden = override(.font, with: font)
    if isNew || isOverridden { invalidate(.layout) }
  }

  func setTextColor(_ color: UIColor?) {
    let color = color ?? .label
    let isNew = state.textColor != color
    state.textColor = color
    let isOverridden = override(.foregroundColor, with: color)
    if isNew || isOverridden { invalidate(.look) }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    let isNew = state.alignment != alignment
    state.alignment = alignment
    let isOverridden = overrideParagraphs { $0.alignment = alignment }
    if isNew || isOverridden { invalidate(.look) }
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    let isNew = state.lineBreakMode != mode
    state.lineBreakMode = mode
    let isOverridden = overrideParagraphs { $0.lineBreakMode = mode }
    if isNew || isOverridden { invalidate(.layout) }
  }

  /// Gives all of an attributed text one value of an attribute.
  private func override(_ key: NSAttributedString.Key, with value: Any) -> Bool {
    state.styledText?.changeAttributes { $0[key] = value }
    return state.styledText != nil
  }

  private func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    state.styledText?.changeAttributes { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      attributes[.paragraphStyle] = copy
    }
    return state.styledText != nil
  }

  var currentAttributedText: NSAttributedString? {
    if let text = state.styledText { return text.attributed }
    return state.text.map { text in
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = state.alignment
      paragraph.lineBreakMode = state.lineBreakMode
      return NSAttributedString(
        string: text,
        attributes: [
          .font: state.font, .foregroundColor: state.textColor, .paragraphStyle: paragraph,
        ])
    }
  }

  func followContentSize(_ previous: UITraitCollection?) {
    guard state.followsContentSize, let style = state.font.style,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}

extension UILabel {
  /// Whether the text has no attributes of its own.
  package var hasPlainText: Bool { state.styledText == nil }

  /// What the text looks like now.
  package var textLook: LabelLook {
    LabelLook(
      text: state.text, isPlain: hasPlainText, font: state.font, color: state.textColor,
      alignment: state.alignment)
  }
}

/// A label's text and its look, as it was: references, and nothing that is found out.
package struct LabelLook: Equatable {
  package let text: String?
  /// Whether the text has no attributes of its own.
  package let isPlain: Bool
  package let font: UIFont
  package let color: UIColor
  package let alignment: NSTextAlignment
}
