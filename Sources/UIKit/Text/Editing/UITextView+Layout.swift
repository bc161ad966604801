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
    canvas.setNeedsDisplay()
    noteLines()
  }

  /// The text is another, in a place that it knows itself.
  func noteTextChange() {
    let change = editing.takeChange()
    take(change)
    tellStorage(change)
    noteLines()
  }

  private func noteLines() {
    column = nil
    setNeedsLayout()
    if isScrollEnabled { noteBaselines() } else { invalidateIntrinsicContentSize() }
  }

  /// What stands on the lines follows them; nothing else around a text that scrolls does.
  private func noteBaselines() {
    guard constraintMarks.contains(.hasEntry) else { return }
    let isSpokenOf = extras?.ties?.references.contains { $0.hasNumbers } ?? false
    if isSpokenOf || superviewReference is UIStackView { engineIfAny?.note(.numbers, of: self) }
  }

  /// Lets the lines follow a change of the text.
  private func take(_ change: TextChange) {
    switch change {
    case .none: break
    case .replaced(let range, let count):
      guard let flow = held?.flow else { fallthrough }
      redraw(flow.replace(range, with: count))
    case .everything:
      held = nil
      canvas.setNeedsDisplay()
    }
  }

  /// Draws lines anew, and what letters of theirs may have left in others.
  private func redraw(_ change: TextFlow.Change) {
    let place = canvas.frame
    let top = textOrigin.y + change.top - change.reach
    let bottom = change.bottom.map { textOrigin.y + $0 + 2 * change.reach } ?? place.maxY
    guard top < place.maxY, bottom > place.minY else { return }
    canvas.setNeedsDisplay(
      CGRect(x: 0, y: top - place.minY, width: place.width, height: bottom - top))
  }

  /// The colours are others.
  func noteLook() {
    tellStorage()
    if let flow = held?.flow { flow.dropPaints() } else { held = nil }
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  /// The selection is another.
  func noteSelection() {
    column = nil
    let shown = ShownSelection(
      selected: isFirstResponder && !edited.selection.isEmpty ? edited.selection : nil,
      marked: edited.marked)
    // A caret is not drawn with the text.
    if shown != shownSelection { canvas.setNeedsDisplay() }
    shownSelection = shown
    placeCaret()
  }

  /// What is drawn with the text.
  struct ShownSelection: Equatable {
    var selected: Range<Int>?
    var marked: Range<Int>?
  }

  // MARK: Lines

  /// How many paragraphs were laid out since the lines were made anew: what changes cost.
  package var laidParagraphs: Int { held?.flow?.laidParagraphs ?? 0 }

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
    take(editing.takeChange())
    let (width, height) = (textWidth, textHeight)
    if let held, held.width == width, held.height == height {
      if isContiguous { held.flow?.layOutAll() }
      return held
    }
    let made = sharedLines(width, height) ?? ownLines(width, height)
    held = made
    canvas.setNeedsDisplay()
    return made
  }

  private func ownLines(_ width: CGFloat, _ height: CGFloat) -> TextViewLines {
    let options = container.options(width: width, height: height)
    guard container.hasPlainLines(options) else {
      let text = attributed
      return TextViewLines(
        lines: .whole(container.layout(text.content, options), text.paints), width: width,
        height: height)
    }
    let flow = TextFlow(options, flowSource)
    if isContiguous { flow.layOutAll() }
    return TextViewLines(lines: .flow(flow), width: width, height: height)
  }

  private var flowSource: TextFlow.Source {
    TextFlow.Source(
      count: { [weak self] in self?.edited.count ?? 0 },
      paragraph: { [weak self] in self?.edited.paragraph(at: $0) ?? $0..<$0 + 1 },
      text: { [weak self] range in
        self?.attributed(range)
          ?? AttributedText(units: [UInt16](repeating: 0x0A, count: range.count), defaults: .init())
      })
  }

  /// Whether lines may not be left to be laid out when they are seen.
  private var isContiguous: Bool { kit.map { !$0.manager.allowsNonContiguousLayout } ?? false }

  /// The layout in a width that the view does not have yet.
  private func layout(width: CGFloat) -> TextLayout {
    let width = container.widthTracksTextView ? width : container.lineWidth
    let height = container.heightTracksTextView ? .infinity : container.size.height
    return container.layout(
      attributed.content, container.options(width: width, height: height))
  }

  /// All of the text as it is laid out and painted now.
  var attributed: AttributedText { attributed(0..<edited.count) }

  /// A part of it, which begins with a paragraph; an empty one at the end looks as what is before it.
  private func attributed(_ part: Range<Int>) -> AttributedText {
    var made: AttributedText?
    traitCollection.performAsCurrent { made = makeAttributed(part) }
    return made ?? makeAttributed(part)
  }

  private func makeAttributed(_ part: Range<Int>) -> AttributedText {
    var paragraph = TextParagraph()
    paragraph.alignment = look.alignment.alignment
    if look.alignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      paragraph.alignment = .right
    }
    paragraph.breaking = container.lineBreakMode.breaking
    var defaults = AttributedText.Defaults(
      font: look.shownFont.font, color: (look.textColor ?? .label).cgColor, paragraph: paragraph)
    defaults.breaking = paragraph.breaking
    let units = Array(edited.units[part])
    guard let styled = editing.styled else {
      return AttributedText(units: units, defaults: defaults)
    }
    return AttributedText(units: units, defaults: defaults) { read in
      guard part.isEmpty, part.lowerBound > 0 else {
        return styled.forEachRun(in: part, read)
      }
      read(styled.attributes(at: part.lowerBound - 1), 0..<0)
    }
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
    layOutWhatShows()
    let size = textSize
    if super.contentSize != size { contentSize = size }
    placeCanvas()
    placeCaret()
  }

  /// Lines as far down as the canvas may reach.
  private func layOutWhatShows() {
    lines.flow?.layOut(toHeight: bounds.maxY + bounds.height - textOrigin.y)
  }

  /// The content's; below the lines that are laid out it is estimated.
  var textSize: CGSize {
    let height = contentHeight(lines.textHeight).rounded(.up)
    return CGSize(width: bounds.width, height: max(0, height))
  }

  private func placeCanvas() {
    canvas.cover(
      bounds,
      of: CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, bounds.height)))
  }

  /// Where the caret before a place stands, in the content.
  func caretRect(at place: Int) -> CGRect {
    let lines = lines
    let origin = textOrigin
    guard let line = lines.line(with: place) else {
      return CGRect(
        x: origin.x - 1, y: origin.y, width: TextCaret.width, height: look.shownFont.lineHeight)
    }
    // As high as its letters, however far apart the lines are.
    let height = min(line.height, line.ascent + line.descent)
    return CGRect(
      x: origin.x + lines.caretOffset(at: place) - 1,
      y: origin.y + line.top + (line.height - height), width: TextCaret.width, height: height)
  }

  func placeCaret() {
    // One in lines that nobody has seen yet is not seen either.
    guard isEditing, look.isSelectable, edited.selection.isEmpty, isLaidOut(edited.head) else {
      return caret.hide()
    }
    let color = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
    caret.show(at: caretRect(at: edited.head), color: color, in: window)
  }

  private func isLaidOut(_ place: Int) -> Bool {
    guard let flow = lines.flow else { return true }
    return flow.isWhole || flow.laidCount > place
  }

  /// The caret as far as it is known: input methods ask for it at any time.
  var caretPlace: CGRect {
    if isLaidOut(edited.head) { return caretRect(at: edited.head) }
    return CGRect(
      x: textOrigin.x - 1, y: textSize.height - look.inset.bottom - look.shownFont.lineHeight,
      width: TextCaret.width, height: look.shownFont.lineHeight)
  }

  /// The place of the text nearest to one of the content.
  func place(at point: CGPoint) -> Int {
    let origin = textOrigin
    return lines.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  // MARK: Scrolling

  /// The content has to be as large as what is scrolled to.
  private func layOut(to place: Int) {
    guard !isLaidOut(place) else { return }
    lines.flow?.layOut(toPlace: place)
    setNeedsLayout()
  }

  func showCaret() {
    layOut(to: edited.head)
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
    let start = max(0, min(range.location, edited.count))
    let end = start + max(0, min(range.length, edited.count - start))
    layOut(to: end)
    layoutIfNeeded()
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
    let band = context.boundingBoxOfClipPath.offsetBy(dx: -origin.x, dy: -origin.y)
    if isFirstResponder, !edited.selection.isEmpty {
      let tint = (tintColor ?? .systemBlue).withAlphaComponent(0.25)
      context.setFillColor(tint.resolvedColor(with: traitCollection).cgColor)
      let rects = lines.selectionRects(of: edited.selection, width: lines.width, in: band)
      for rect in rects { context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    if !drawByManager(from: corner) { lines.draw(at: origin, in: context) }
    guard let marked = edited.marked else { return }
    let color = look.textColor ?? .label
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    for rect in lines.selectionRects(of: marked, width: 0, in: band) {
      context.fill(
        CGRect(
          x: origin.x + rect.minX, y: origin.y + rect.maxY - 1, width: rect.width, height: 1))
    }
  }
}
