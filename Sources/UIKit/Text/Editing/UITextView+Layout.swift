import CoreGraphics
import Typography

// A text view's lines, and where they, the caret and the selection are. The content's space is the
// view's own: the offset is the origin of its bounds.

extension UITextView {
  // MARK: Changes

  /// The lines have to be made anew.
  func noteLayout() {
    tellStorage()
    held = nil
    column = nil
    setNeedsLayout()
    canvas.setNeedsDisplay()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// The colours are others.
  func noteLook() {
    tellStorage()
    held = nil
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  /// The selection is another.
  func noteSelection() {
    column = nil
    canvas.setNeedsDisplay()
    placeCaret()
  }

  // MARK: Lines

  /// Beside the text on both sides.
  private var margin: CGFloat { look.inset.left + look.inset.right + 2 * container.padding }

  /// Where the container begins in the content.
  var containerOrigin: CGPoint { CGPoint(x: look.inset.left, y: look.inset.top) }

  /// Where the lines begin in the content.
  var textOrigin: CGPoint {
    CGPoint(x: look.inset.left + container.padding, y: look.inset.top)
  }

  var textWidth: CGFloat {
    container.widthTracksTextView ? max(1, bounds.width - margin) : container.lineWidth
  }

  private var textHeight: CGFloat {
    guard container.heightTracksTextView else { return container.size.height }
    return max(1, bounds.height - look.inset.top - look.inset.bottom)
  }

  var lines: TextViewLines {
    let (width, height) = (textWidth, textHeight)
    if let held, held.width == width, held.height == height { return held }
    let made = sharedLines(width, height) ?? ownLines(width, height)
    held = made
    canvas.setNeedsDisplay()
    return made
  }

  private func ownLines(_ width: CGFloat, _ height: CGFloat) -> TextViewLines {
    let text = attributed
    let options = container.options(width: width, height: height)
    return TextViewLines(
      layout: container.layout(text.content, options), paints: text.paints, width: width,
      height: height)
  }

  /// The layout in a width that the view does not have yet.
  private func layout(width: CGFloat) -> TextLayout {
    let width = container.widthTracksTextView ? width : container.lineWidth
    let height = container.heightTracksTextView ? .infinity : container.size.height
    return container.layout(
      attributed.content, container.options(width: width, height: height))
  }

  private var attributed: AttributedText {
    var made: AttributedText?
    traitCollection.performAsCurrent { made = makeAttributed() }
    return made ?? makeAttributed()
  }

  private func makeAttributed() -> AttributedText {
    var paragraph = TextParagraph()
    paragraph.alignment = look.alignment.alignment
    if look.alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      paragraph.alignment = .right
    }
    paragraph.breaking = container.lineBreakMode.breaking
    var defaults = AttributedText.Defaults(
      font: look.shownFont.font, color: (look.textColor ?? .label).cgColor, paragraph: paragraph)
    defaults.breaking = paragraph.breaking
    if let styled = editing.styled {
      return AttributedText(styled.string, defaults: defaults, forEachRun: styled.forEachRun)
    }
    return AttributedText(edited.string, attributes: nil, defaults: defaults)
  }

  // MARK: Sizes

  /// As large as the text where nothing scrolls; else the view has no size by nature.
  var fittingSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // Constraints ask for the height in the width that they find; the one before says nothing.
    let isHeld = bounds.width > 0 && !isPlacedByConstraints
    let width = isHeld ? bounds.width : .infinity
    return fittingSize(in: CGSize(width: width, height: .infinity))
  }

  /// In whole pixels.
  func fittingSize(in size: CGSize) -> CGSize {
    let width = size.width > 0 ? max(1, size.width - margin) : .infinity
    let text = layout(width: width).size
    // Insets may be negative, and take more than there is.
    return pixels.up(CGSize(width: text.width + margin, height: contentHeight(text.height)))
  }

  private func contentHeight(_ textHeight: CGFloat) -> CGFloat {
    max(textHeight, look.shownFont.lineHeight) + look.inset.top + look.inset.bottom
  }

  /// Text begins below the inset; where nothing scrolls, it ends above the other one.
  func baselineOfText(_ end: BaselinePlace.End) -> BaselinePlace {
    if end == .last, isScrollEnabled { return .edge(end) }
    let font = look.shownFont
    // Which words stand in a line is not known before the width is.
    let text = edited.count == 0 ? nil : layout(width: .infinity)
    if end == .first {
      let first = pixels.whole(text?.firstBaseline ?? font.ascender)
      return BaselinePlace(share: 0, offset: look.inset.top + first)
    }
    let below = text.map { $0.size.height - ($0.lines.last?.baseline ?? 0) } ?? -font.descender
    return BaselinePlace(share: 1, offset: -look.inset.bottom - pixels.whole(below))
  }

  // MARK: Placing

  /// Brings content, canvas and caret to where they belong.
  func placeText() {
    noteContainerSize()
    let size = textSize
    if super.contentSize != size { contentSize = size }
    placeCanvas()
    placeCaret()
  }

  /// The content's.
  var textSize: CGSize {
    let height = contentHeight(lines.layout.size.height).rounded(.up)
    return CGSize(width: bounds.width, height: max(0, height))
  }

  private func placeCanvas() {
    canvas.cover(
      bounds,
      of: CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height)))
  }

  /// Where the caret before a place stands, in the content.
  func caretRect(at place: Int) -> CGRect {
    let layout = lines.layout
    let origin = textOrigin
    guard let line = layout.line(with: place) else {
      return CGRect(
        x: origin.x - 1, y: origin.y, width: TextCaret.width, height: look.shownFont.lineHeight)
    }
    // As high as its letters, however far apart the lines are.
    let height = min(line.height, line.ascent + line.descent)
    return CGRect(
      x: origin.x + layout.caretOffset(at: place) - 1,
      y: origin.y + line.top + (line.height - height), width: TextCaret.width, height: height)
  }

  func placeCaret() {
    guard isEditing, look.isSelectable, edited.selection.isEmpty else { return caret.hide() }
    let color = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
    caret.show(at: caretRect(at: edited.head), color: color, in: window)
  }

  /// The place of the text nearest to one of the content.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    return lines.layout.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  // MARK: Scrolling

  func showCaret() {
    layoutIfNeeded()
    guard bounds.height > 0 else { return }
    var rect = caretRect(at: edited.head)
    // The room above the first line and below the last belongs to them.
    let isFirst = rect.minY <= look.inset.top + 1
    let end = contentSize.height
    let isLast = rect.maxY >= end - look.inset.bottom - 1
    let (top, bottom) = (isFirst ? min(0, rect.minY) : rect.minY, isLast ? end : rect.maxY)
    rect = CGRect(x: rect.minX, y: top, width: rect.width, height: max(1, bottom - top))
    scrollRectToVisible(rect, animated: false)
  }

  func show(_ range: NSRange) {
    guard range.location != NSNotFound else { return }
    layoutIfNeeded()
    let start = max(0, min(range.location, edited.count))
    let end = start + max(0, min(range.length, edited.count - start))
    let (first, last) = (caretRect(at: start), caretRect(at: end))
    let rect = CGRect(
      x: 0, y: first.minY, width: 1, height: max(first.height, last.maxY - first.minY))
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Drawing

  /// Draws the lines that a part of the content shows, which begins at a place of it.
  func drawLines(in context: CGContext, from corner: CGPoint) {
    let lines = lines
    let origin = CGPoint(x: textOrigin.x - corner.x, y: textOrigin.y - corner.y)
    if isFirstResponder, !edited.selection.isEmpty {
      let tint = (tintColor ?? .systemBlue).withAlphaComponent(0.25)
      context.setFillColor(tint.resolvedColor(with: traitCollection).cgColor)
      let rects = lines.layout.selectionRects(of: edited.selection, width: lines.width)
      for rect in rects { context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    if !drawByManager(from: corner) {
      lines.layout.draw(at: origin, lines.paints, in: context)
    }
    guard let marked = edited.marked else { return }
    let color = look.textColor ?? .label
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    for rect in lines.layout.selectionRects(of: marked, width: 0) {
      context.fill(
        CGRect(
          x: origin.x + rect.minX, y: origin.y + rect.maxY - 1, width: rect.width, height: 1))
    }
  }
}
