import CoreGraphics
import Typography

extension UITextField {
  var takesSelection: Bool { true }
  var takesChanges: Bool { true }
  var isSecret: Bool { look.isSecure }

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

  func noteEdit() {
    isScrolledByHand = true
    noteChange()
    invalidateIntrinsicContentSize()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The caret shows by itself.
  func noteMove(showsCaret: Bool) {
    isScrolledByHand = true
    noteChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  func beginEditing() {
    if look.clearsOnBegin, hasText, delegate?.textFieldShouldClear(self) ?? true {
      clear()
    }
    noteChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    editing.unmark()
    editing.close()
    editing.typing = nil
    (scroll, isScrolledByHand) = (0, false)
    noteChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Text

  /// A field has one line: Return is a question, and other breaks are spaces.
  func enter(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    replace(edited.marked ?? edited.selection, with: line)
  }

  private func pressReturn() {
    editing.unmark()
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  // MARK: Lines

  func edge(_ direction: EditedText.Direction, of place: Int) -> Int {
    direction == .back ? 0 : edited.count
  }

  /// There is one line only: the keys are for somebody else.
  func moveLines(_ direction: EditedText.Direction, isPage: Bool, extending: Bool) -> Bool {
    false
  }

  // MARK: Clearing

  func clearIfTouched(_ touch: UITouch) {
    guard overlays.clear,
      clearButtonRect(forBounds: bounds).insetBy(dx: -6, dy: -6)
        .contains(touch.location(in: self)),
      delegate?.textFieldShouldClear(self) ?? true
    else { return }
    editing.note()
    clear()
    noteEdit()
  }

  private func clear() {
    keepBeginning()
    editing.empty()
  }
}

extension UITextField {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
