import CoreGraphics
import Typography

extension UITextView {
  var takesSelection: Bool { look.isSelectable }
  var takesChanges: Bool { look.isEditable }
  var isSecret: Bool { false }

  func beginEditing() {
    setEditing(look.isEditable)
    noteSelection()
    guard isEditing else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    editing.unmark()
    editing.close()
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

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func noteEdit() {
    noteTextChange()
    showCaret()
    noteSelection()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func noteMove(showsCaret: Bool) {
    if showsCaret { showCaret() }
    noteSelection()
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Keys

  func edit(with key: UIKey) -> Bool {
    if isEditing, key.keyCode == .keyboardTab, key.modifierFlags.isEmpty {
      enter("\t")
      return true
    }
    return perform(key)
  }

  func edge(_ direction: EditedText.Direction, of place: Int) -> Int {
    guard let line = lines.line(with: place) else { return place }
    if direction == .back { return line.range.lowerBound }
    // Behind the last letter of a broken line is the beginning of the next.
    if line.isBroken { return edited.place(.back, .character, from: line.range.upperBound) }
    return edited.content(ofParagraph: line.range).upperBound
  }

  /// To the place of another line below or above the caret; beyond the last, to the text's end.
  func moveLines(_ direction: EditedText.Direction, isPage: Bool, extending: Bool) -> Bool {
    let lines = lines
    guard let line = lines.line(with: edited.head) else { return true }
    let x = column ?? lines.caretOffset(at: edited.head)
    let goal =
      isPage
      ? turnPage(direction, from: line)
      : lines.line(beyond: edited.head, isUp: direction == .back)
    var place = direction == .back ? 0 : edited.count
    if let goal { place = lines.place(at: CGPoint(x: x, y: goal.top + goal.height / 2)) }
    select { $0.move(to: place, extending: extending) }
    column = x
    return true
  }

  /// Scrolls by what is seen, less a line; gives the line that is as far from another.
  private func turnPage(
    _ direction: EditedText.Direction, from line: TextViewLines.Line
  ) -> TextViewLines.Line? {
    let page = max(line.height, bounds.height - look.inset.top - look.inset.bottom - line.height)
    let way = direction == .back ? -page : page
    let goal = lines.line(at: line.top + line.height / 2 + way)
    contentOffset = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
    return goal
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
