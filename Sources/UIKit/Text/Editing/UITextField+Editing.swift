import CoreGraphics
import Typography

extension UITextField: KeyEditing {
  var takesText: Bool { isEditing }
  var caretPlace: CGRect { caretRect(at: edited.head) }

  func change<Value: Equatable>(_ path: WritableKeyPath<TextFieldLook, Value>, to value: Value) {
    guard look[keyPath: path] != value else { return }
    look[keyPath: path] = value
    noteChange()
    invalidateIntrinsicContentSize()
  }

  /// The text, or how it looks, is another.
  func noteChange() {
    setNeedsDisplay()
    if look.leftView != nil || look.rightView != nil { placeOverlays() }
    placeCaret()
  }

  /// The user changed the text.
  func noteEdit() {
    typing = nil
    noteChange()
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func noteSelection() {
    typing = nil
    noteChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  func beginEditing() {
    if look.clearsOnBegin, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edited = EditedText()
      dropAttributes()
    }
    noteChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func endEditing() {
    edited.unmark()
    history.close()
    typing = nil
    scroll = 0
    noteChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  // MARK: Text

  /// A field has one line: Return is a question, and other breaks are spaces.
  func enter(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    replace(edited.marked ?? edited.selection, with: line)
  }

  private func pressReturn() {
    edited.unmark()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  func delete(_ range: Range<Int>) {
    if !range.isEmpty { replace(range, with: "") }
  }

  private func replace(_ range: Range<Int>, with text: String) {
    let place = NSRange(location: range.lowerBound, length: range.count)
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: place, replacementString: text) ?? true
    guard mayChange else { return }
    history.note(held, .init(entering: text))
    substitute(range, with: text)
    edited.replace(range, with: text)
    noteEdit()
  }

  func showMarked(_ text: String, _ selected: NSRange) {
    guard !text.isEmpty || edited.marked != nil else { return }
    if edited.marked == nil { history.note(held, .other) }
    substitute(edited.marked ?? edited.selection, with: text)
    edited.mark(text, selected: selected)
    noteEdit()
  }

  // MARK: Keys

  func edit(with key: UIKey) -> Bool {
    guard let meaning = EditingKey(key) else { return false }
    switch meaning {
    case .move(let direction, let unit, let extends): move(direction, unit, extends)
    case .moveToEdge(let direction, let extends): move(direction, .whole, extends)
    // There is one line only: the keys are for somebody else.
    case .moveLines: return false
    case .delete(let direction, let unit): delete(edited.deletion(direction, unit))
    case .selectAll:
      edited.select(0..<edited.count)
      noteSelection()
    case .copy: copySelection()
    case .cut:
      if copySelection() { delete(edited.selection) }
    case .paste:
      if let text = UIPasteboard.general.string, !text.isEmpty { enter(text) }
    case .undo: restore(history.undo(from: held))
    case .redo: restore(history.redo(from: held))
    }
    return true
  }

  private func move(
    _ direction: EditedText.Direction, _ unit: EditedText.Unit, _ isExtending: Bool
  ) {
    // Words of a secret are nobody's business.
    let unit = look.isSecure && unit != .character ? .whole : unit
    history.close()
    edited.move(direction, unit, extending: isExtending)
    noteSelection()
  }

  private func restore(_ state: TextViewState?) {
    guard let state else { return }
    edited = state.edited
    styled = state.styled.map { NSMutableAttributedString(attributedString: $0) }
    edited.unmark()
    noteEdit()
  }

  /// Secrets stay where they are.
  @discardableResult
  private func copySelection() -> Bool {
    guard !edited.selection.isEmpty, !look.isSecure else { return false }
    UIPasteboard.general.string = edited.text(in: edited.selection)
    return true
  }

  // MARK: Touches

  func beginSelecting(_ touch: UITouch, isExtending: Bool) {
    guard isEnabled else { return }
    let wasFirst = isFirstResponder
    guard wasFirst || becomeFirstResponder() else { return }
    let taps = look.isSecure && touch.tapCount > 1 ? 3 : touch.tapCount
    history.close()
    edited.press(
      at: place(at: touch.location(in: self)), taps: taps, isExtending: isExtending && wasFirst)
    noteSelection()
  }

  func goOnSelecting(_ touch: UITouch) {
    guard isEditing else { return }
    let before = edited
    edited.drag(to: place(at: touch.location(in: self)))
    if edited != before { noteSelection() }
  }

  func clearIfTouched(_ touch: UITouch) {
    guard overlays.clear,
      clearButtonRect(forBounds: bounds).insetBy(dx: -6, dy: -6)
        .contains(touch.location(in: self)),
      delegate?.textFieldShouldClear(self) ?? true
    else { return }
    history.note(held, .other)
    edited = EditedText()
    dropAttributes()
    noteEdit()
  }
}
