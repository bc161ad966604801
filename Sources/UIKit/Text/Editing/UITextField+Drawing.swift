import CoreGraphics
import Typography

extension UITextField {
  func prepareField() {
    isOpaque = false
    contentMode = .redraw
    layer.addSublayer(caret.layer)
  }

  /// A line of the font, with the border's room around it.
  var fieldSize: CGSize {
    let text = layout.size
    let hint = hint.map { $0.0.size.width } ?? 0
    let extra: CGFloat = look.border == .roundedRect || look.border == .bezel ? 14 : 2
    let overlays = overlays
    let beside =
      (overlays.left ? leftViewRect(forBounds: bounds).width : 0)
      + (overlays.right ? rightViewRect(forBounds: bounds).width : 0)
    return CGSize(
      width: (max(text.width, hint) + 2 * look.inset + beside + 1).rounded(.up),
      height: (lineHeight + extra).rounded())
  }

  // MARK: Layout

  /// The font in the size that the text is written in.
  private var shownFont: UIFont {
    let font = currentFont
    let room = textRect.width
    guard adjustsFontSizeToFitWidth, hasText, hasPlainText, room.isFinite, room > 0 else {
      return font
    }
    let text = AttributedText(
      shownString, attributes: look.attributes, defaults: defaults(currentTextColor, in: font))
    let width = LayoutCache.shared.layout(text.content, LayoutOptions(lineLimit: 1)).size.width
    guard width > room else { return font }
    // Half points, as sizes between them would have the glyphs made anew for each letter typed.
    let size = (font.pointSize * room / width * 2).rounded(.down) / 2
    let least = minimumFontSize.isFinite ? max(minimumFontSize, 1) : 1
    return font.withSize(min(max(size, least), font.pointSize))
  }

  private func defaults(
    _ color: UIColor, in font: UIFont? = nil
  ) -> AttributedText.Defaults {
    var paragraph = TextParagraph()
    paragraph.breaking = .clip
    var defaults = AttributedText.Defaults(
      font: (font ?? currentFont).font, color: color.resolvedColor(with: traitCollection).cgColor,
      paragraph: paragraph)
    defaults.breaking = .clip
    return defaults
  }

  /// What is shown: the text, or a dot for each of its characters.
  private var shown: AttributedText {
    if !look.isSecure, !hasPlainText {
      let text = currentStyledText
      return AttributedText(
        text.string, defaults: defaults(look.textColor), forEachRun: text.forEachRun)
    }
    return AttributedText(
      shownString, attributes: look.attributes,
      defaults: defaults(currentTextColor, in: shownFont))
  }

  private var shownString: String {
    look.isSecure ? String(edited.string.map { _ in "•" }) : edited.string
  }

  /// How high the line is: as its font, or as the largest of its parts.
  private var lineHeight: CGFloat {
    let line = currentFont.lineHeight
    guard hasText, !hasPlainText || !look.attributes.isEmpty else { return line }
    return layout.size.height
  }

  private var layout: TextLayout {
    LayoutCache.shared.layout(shown.content, LayoutOptions(lineLimit: 1))
  }

  private var hint: (TextLayout, TextPaints)? {
    guard let placeholder = look.placeholder, !placeholder.isEmpty else { return nil }
    let text = AttributedText(
      placeholder.string, defaults: defaults(.placeholderText), forEachRun: placeholder.forEachRun)
    return (LayoutCache.shared.layout(text.content, LayoutOptions(lineLimit: 1)), text.paints)
  }

  /// The line is in the middle of the field's height.
  var baselineOfLine: BaselinePlace {
    BaselinePlace(share: 0.5, offset: pixels.whole(currentFont.ascender - lineHeight / 2))
  }

  private var textRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the line's upper left corner is in a rectangle.
  private func origin(
    of layout: TextLayout, in rect: CGRect, height: CGFloat? = nil
  ) -> CGPoint {
    let spare = rect.width - layout.size.width
    let isLeading = effectiveUserInterfaceLayoutDirection == .leftToRight
    let x: CGFloat =
      switch look.alignment {
      case .center: max(0, spare / 2)
      case .right: max(0, spare)
      case .natural: isLeading ? 0 : max(0, spare)
      case .left, .justified: 0
      }
    let y = ((rect.height - (height ?? lineHeight)) / 2).rounded(.down)
    return CGPoint(x: rect.minX + x - scroll, y: rect.minY + y)
  }

  /// A place of the text as one of what is shown, and back.
  private func shownPlace(_ place: Int) -> Int {
    look.isSecure ? edited.text(in: 0..<place).count : place
  }

  private func textPlace(_ shown: Int) -> Int {
    look.isSecure ? String(edited.string.prefix(shown)).utf16.count : shown
  }

  func place(at point: CGPoint) -> Int {
    let layout = layout
    let x = point.x - origin(of: layout, in: textRect).x
    return textPlace(layout.place(at: CGPoint(x: x, y: 0)))
  }

  // MARK: Caret

  /// Puts the caret where it belongs, and the text so that it shows.
  func placeCaret() {
    guard isEditing else { return caret.hide() }
    let (layout, rect) = (layout, textRect)
    let offset = layout.caretOffset(at: shownPlace(edited.head))
    let spare = max(0, layout.size.width + 2 - rect.width)
    let lowest = max(0, offset + 2 - rect.width)
    let before = isScrolledByHand ? scroll : 0
    let wanted = min(max(before, lowest), max(0, min(offset, spare)))
    if wanted != scroll {
      scroll = wanted
      setNeedsDisplay()
    }
    guard edited.selection.isEmpty else { return caret.hide() }
    caret.show(at: caretRect(at: edited.head), color: caretColor, in: window)
  }

  /// Where the caret before a place stands.
  func caretRect(at place: Int) -> CGRect {
    let layout = layout
    let start = origin(of: layout, in: textRect)
    let x = start.x + layout.caretOffset(at: shownPlace(place))
    return CGRect(
      x: x - 1, y: start.y, width: TextCaret.width, height: lineHeight)
  }

  private var caretColor: CGColor {
    (tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Drawing

  func drawAll() {
    drawBorder()
    if hasText {
      drawText(in: textRect)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if overlays.clear { drawClearButton() }
  }

  func drawField(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (layout, paints) = (layout, shown.paints)
    let start = origin(of: layout, in: rect)
    context.saveGState()
    context.clip(to: rect)
    if isEditing { drawSelection(layout, start, in: context) }
    layout.draw(at: start, paints, in: context)
    if let marked = edited.marked {
      fill(marked, layout, start, thickness: 1, look.textColor, in: context)
    }
    context.restoreGState()
  }

  private func drawSelection(_ layout: TextLayout, _ start: CGPoint, in context: CGContext) {
    guard !edited.selection.isEmpty else { return }
    let color = (tintColor ?? .systemBlue).withAlphaComponent(0.25)
    fill(edited.selection, layout, start, thickness: nil, color, in: context)
  }

  /// Fills behind a range, or a line below it.
  private func fill(
    _ range: Range<Int>, _ layout: TextLayout, _ start: CGPoint, thickness: CGFloat?,
    _ color: UIColor, in context: CGContext
  ) {
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    let height = lineHeight
    for (x, width) in layout.extents(
      of: shownPlace(range.lowerBound)..<shownPlace(range.upperBound))
    {
      let top = thickness.map { height - $0 } ?? 0
      context.fill(
        CGRect(x: start.x + x, y: start.y + top, width: width, height: thickness ?? height))
    }
  }

  func drawHint(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let (layout, paints) = hint else { return }
    context.saveGState()
    context.clip(to: rect)
    let height = hasPlainPlaceholder ? look.font.lineHeight : layout.size.height
    layout.draw(at: origin(of: layout, in: rect, height: height), paints, in: context)
    context.restoreGState()
  }

  private func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    switch look.border {
    case .none: return
    case .line, .bezel:
      UIColor.label.setStroke()
      UIBezierPath(rect: rect.inside(dx: 0.5, dy: 0.5)).stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: rect.inside(dx: 0.25, dy: 0.25), cornerRadius: 6)
      path.lineWidth = 0.5
      UIColor.systemBackground.setFill()
      UIColor.systemGray3.setStroke()
      path.fill()
      path.stroke()
    }
  }

  private func drawClearButton() {
    let rect = clearButtonRect(forBounds: bounds).inside(dx: 1.5, dy: 1.5)
    UIColor.systemGray2.setFill()
    UIBezierPath(ovalIn: rect).fill()
    let cross = UIBezierPath()
    let inner = rect.inside(dx: 5, dy: 5)
    cross.move(to: CGPoint(x: inner.minX, y: inner.minY))
    cross.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    cross.move(to: CGPoint(x: inner.minX, y: inner.maxY))
    cross.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
