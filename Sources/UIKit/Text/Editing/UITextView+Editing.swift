import CoreGraphics
import Typography

extension UITextView: KeyEditing {
  var takesText: Bool { isEditing }
  var caretPlace: CGRect { caretRect(at: edited.head) }

  func beginEditing() {
    setEditing(look.isEditable)
    noteSelection()
    guard isEditing else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    edited.unmark()
    history.close()
    let wasEditing = isEditing
    setEditing(false)
    noteSelection()
    guard wasEditing else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Text

  func enter(_ text: String) {
    // Return is a break, however the keyboard calls it.
    replace(edited.marked ?? edited.selection, with: text == "\r" ? "\n" : text)
  }

  func delete(_ range: Range<Int>) {
    if !range.isEmpty { replace(range, with: "") }
  }

  private func replace(_ range: Range<Int>, with text: String) {
    guard look.isEditable else { return }
    let place = NSRange(location: range.lowerBound, length: range.count)
    let mayChange =
      delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) ?? true
    // The delegate may have changed the text itself.
    guard mayChange, range.upperBound <= edited.count else { return }
    history.note(state, .init(entering: text))
    substitute(range, with: text)
    edited.replace(range, with: text)
    noteEdit()
  }

  func showMarked(_ text: String, _ selected: NSRange) {
    guard look.isEditable, !text.isEmpty || edited.marked != nil else { return }
    if edited.marked == nil { history.note(state, .other) }
    substitute(edited.marked ?? edited.selection, with: text)
    edited.mark(text, selected: selected)
    noteEdit()
  }

  /// The user changed the text.
  func noteEdit() {
    typing = nil
    noteLayout()
    showCaret()
    noteSelection()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The user changed the selection.
  private func noteMove(showsCaret: Bool = true) {
    typing = nil
    history.close()
    if showsCaret { showCaret() }
    noteSelection()
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Undo

  private var state: TextViewState {
    TextViewState(edited: edited, styled: styled.map { NSAttributedString(attributedString: $0) })
  }

  private func restore(_ before: TextViewState?) {
    guard let before else { return }
    edited = before.edited
    edited.unmark()
    styled = before.styled.map { NSMutableAttributedString(attributedString: $0) }
    noteEdit()
  }

  // MARK: Keys

  func edit(with key: UIKey) -> Bool {
    if isEditing, key.keyCode == .keyboardTab, key.modifierFlags.isEmpty {
      enter("\t")
      return true
    }
    guard let meaning = EditingKey(key), look.isSelectable else { return false }
    switch meaning {
    case .copy:
      copySelection()
      return true
    case .selectAll:
      edited.select(0..<edited.count)
      noteMove(showsCaret: false)
      return true
    default: return isEditing && change(meaning)
    }
  }

  private func change(_ meaning: EditingKey) -> Bool {
    switch meaning {
    case .move(let direction, let unit, let extends):
      edited.move(direction, unit, extending: extends)
      noteMove()
    case .moveToEdge(let direction, let extends):
      edited.move(to: edge(direction, of: edited.head), extending: extends)
      noteMove()
    case .moveLines(let direction, let isPage, let extends):
      moveLines(direction, isPage: isPage, extends)
    case .delete(let direction, let unit): delete(edited.deletion(direction, unit))
    case .cut:
      copySelection()
      delete(edited.selection)
    case .paste:
      if let text = UIPasteboard.general.string, !text.isEmpty { enter(text) }
    case .undo: restore(history.undo(from: state))
    case .redo: restore(history.redo(from: state))
    case .copy, .selectAll: return false
    }
    return true
  }

  private func copySelection() {
    guard !edited.selection.isEmpty else { return }
    UIPasteboard.general.string = edited.text(in: edited.selection)
  }

  /// Where the line with a place begins or ends.
  private func edge(_ direction: EditedText.Direction, of place: Int) -> Int {
    let layout = lines.layout
    guard let line = layout.line(with: place) else { return place }
    if direction == .back { return line.range.lowerBound }
    // Behind the last letter of a broken line is the beginning of the next.
    if layout.isBroken(line) {
      return edited.place(.back, .character, from: line.range.upperBound)
    }
    return edited.content(ofParagraph: line.range).upperBound
  }

  /// To the place of another line below or above the caret; beyond the last, to the text's end.
  private func moveLines(
    _ direction: EditedText.Direction, isPage: Bool, _ isExtending: Bool
  ) {
    let layout = lines.layout
    guard let index = layout.lineIndex(with: edited.head) else { return }
    let x = column ?? layout.caretOffset(at: edited.head)
    let target =
      isPage ? turnPage(direction, from: index) : direction == .back ? index - 1 : index + 1
    if layout.lines.indices.contains(target) {
      let goal = layout.lines[target]
      let point = CGPoint(x: x, y: goal.top + goal.height / 2)
      edited.move(to: layout.place(at: point), extending: isExtending)
    } else {
      edited.move(to: target < 0 ? 0 : edited.count, extending: isExtending)
    }
    noteMove()
    column = x
  }

  /// Scrolls by what is seen, less a line; gives the line that is as far from another.
  private func turnPage(_ direction: EditedText.Direction, from index: Int) -> Int {
    let layout = lines.layout
    let line = layout.lines[index]
    let page = max(line.height, bounds.height - look.inset.top - look.inset.bottom - line.height)
    let way = direction == .back ? -page : page
    contentOffset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
    let y = line.top + line.height / 2 + way
    if y < 0 { return -1 }
    if y > layout.size.height { return layout.lines.count }
    return layout.lineIndex(at: y) ?? 0
  }

  // MARK: Touches

  func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
    let wasFirst = isFirstResponder
    guard wasFirst || becomeFirstResponder() else { return }
    let isExtending = wasFirst && event?.modifierFlags.contains(.shift) ?? false
    edited.press(
      at: place(at: touch.location(in: self)), taps: touch.tapCount, isExtending: isExtending)
    noteMove(showsCaret: false)
  }

  /// The mouse moves with its button down; beyond the edge the text scrolls.
  func goOnSelecting(_ touch: UITouch) {
    guard isFirstResponder else { return }
    let before = edited
    edited.drag(to: place(at: touch.location(in: self)))
    if edited != before { noteMove() }
  }
}

extension UITextView {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
