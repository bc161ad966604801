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
    noteLayout()
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
  func moveLines(_ direction: EditedText.Direction, isPage: Bool, extending: Bool) -> Bool {
    let layout = lines.layout
    guard let index = layout.lineIndex(with: edited.head) else { return true }
    let x = column ?? layout.caretOffset(at: edited.head)
    let target =
      isPage
      ? turnPage(direction, from: index)
      : layout.lineIndex(beyond: index, isUp: direction == .back)
    var place = target < 0 ? 0 : edited.count
    if layout.lines.indices.contains(target) {
      let goal = layout.lines[target]
      place = layout.place(at: CGPoint(x: x, y: goal.top + goal.height / 2))
    }
    select { $0.move(to: place, extending: extending) }
    column = x
    return true
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
}

extension UITextView {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
