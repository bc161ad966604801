import CoreGraphics

/// A view whose text is edited: what keys, input methods and fingers do to it is the same in a field
/// and in a text view, and stands here once.
///
/// What clients override stands in both classes, for nothing in an extension can be overridden: the
/// text and how it looks, `insertText(_:)` and `deleteBackward()`, becoming and resigning the first
/// responder, and the touches. Those call what is here.
@MainActor
protocol TextEditing: UIView, KeyEditing, UITextInput {
  var editing: EditableText { get set }
  var isEditing: Bool { get }
  /// Whether the user may select.
  var takesSelection: Bool { get }
  /// Whether the user may change the text.
  var takesChanges: Bool { get }
  /// Whether the text must not be read, and so neither be copied nor have words.
  var isSecret: Bool { get }
  /// How what is typed next looks.
  var typedLook: EditableText.Attributes { get }
  /// How a text looks that gets its first attributes.
  var plainLook: EditableText.Attributes { get }

  /// Asks the delegate.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Takes what was typed or pasted.
  func enter(_ text: String)
  /// The user changed the text.
  func noteEdit()
  /// The user selected something else.
  func noteMove(showsCaret: Bool)

  /// The place of the text nearest to a point.
  func place(at point: CGPoint) -> Int
  func caretRect(at place: Int) -> CGRect
  /// Where the line with a place begins or ends.
  func edge(_ direction: EditedText.Direction, of place: Int) -> Int
  /// Moves the caret to another line; tells whether there are any.
  func moveLines(_ direction: EditedText.Direction, isPage: Bool, extending: Bool) -> Bool
}

extension TextEditing {
  var edited: EditedText { editing.text }
  var takesText: Bool { isEditing }
  var caretPlace: CGRect { caretRect(at: edited.head) }

  /// Selects something, of which is told.
  func select(showingCaret showsCaret: Bool = true, _ change: (inout EditedText) -> Void) {
    editing.select(change)
    noteMove(showsCaret: showsCaret)
  }

  // MARK: Text

  func delete(_ range: Range<Int>) {
    if !range.isEmpty { replace(range, with: "") }
  }

  func replace(_ range: Range<Int>, with text: String) {
    guard takesChanges,
      mayReplace(NSRange(location: range.lowerBound, length: range.count), with: text),
      // The delegate may have changed the text itself.
      range.upperBound <= edited.count
    else { return }
    editing.replace(range, with: text, looking: typedLook, plain: plainLook)
    noteEdit()
  }

  func showMarked(_ text: String, _ selected: NSRange) {
    guard takesChanges, !text.isEmpty || edited.marked != nil else { return }
    editing.mark(text, selected: selected, looking: typedLook, plain: plainLook)
    noteEdit()
  }

  // MARK: Keys

  func edit(with key: UIKey) -> Bool { perform(key) }

  func perform(_ key: UIKey) -> Bool {
    guard let meaning = EditingKey(key), takesSelection else { return false }
    switch meaning {
    case .copy: copySelection()
    case .selectAll: select(showingCaret: false) { $0.select(0..<$0.count) }
    case .move, .moveToEdge, .moveLines, .delete, .cut, .paste, .undo, .redo:
      return isEditing && change(meaning)
    }
    return true
  }

  private func change(_ meaning: EditingKey) -> Bool {
    switch meaning {
    case .move(let direction, let unit, let isExtending):
      let unit = isSecret && unit != .character ? .whole : unit
      select { $0.move(direction, unit, extending: isExtending) }
    case .moveToEdge(let direction, let isExtending):
      let place = edge(direction, of: edited.head)
      select { $0.move(to: place, extending: isExtending) }
    case .moveLines(let direction, let isPage, let isExtending):
      return moveLines(direction, isPage: isPage, extending: isExtending)
    case .delete(let direction, let unit): delete(edited.deletion(direction, unit))
    case .cut:
      if copySelection() { delete(edited.selection) }
    case .paste:
      if let text = UIPasteboard.general.string, !text.isEmpty { enter(text) }
    case .undo:
      if editing.undo() { noteEdit() }
    case .redo:
      if editing.redo() { noteEdit() }
    case .copy, .selectAll: return false
    }
    return true
  }

  /// Tells whether anything was copied; secrets stay where they are.
  @discardableResult
  private func copySelection() -> Bool {
    guard !edited.selection.isEmpty, !isSecret else { return false }
    UIPasteboard.general.string = edited.text(in: edited.selection)
    return true
  }

  // MARK: Touches

  /// Puts the caret where a press is, by the second of a series selects the word, then all around.
  func beginSelecting(_ touch: UITouch, _ event: UIEvent?) {
    let wasFirst = isFirstResponder
    guard wasFirst || becomeFirstResponder() else { return }
    let isExtending = wasFirst && event?.modifierFlags.contains(.shift) ?? false
    let taps = isSecret && touch.tapCount > 1 ? 3 : touch.tapCount
    let place = place(at: touch.location(in: self))
    select(showingCaret: false) { $0.press(at: place, taps: taps, isExtending: isExtending) }
  }

  /// Beyond the edge the text scrolls.
  func goOnSelecting(_ touch: UITouch) {
    guard isFirstResponder else { return }
    var after = edited
    after.drag(to: place(at: touch.location(in: self)))
    if after != edited { select { $0 = after } }
  }
}
