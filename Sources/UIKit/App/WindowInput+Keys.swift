import CoreGraphics

// Keys and text: they go to the window's first responder.

extension WindowInput {
  /// A key goes down. A repeated one only repeats what it does to text and what commands do.
  ///
  /// Tells whether somebody had a use for it, so that a host may use those that nobody wants.
  @discardableResult
  package func keyDown(_ key: UIKey, isRepeat: Bool = false, time: TimeInterval) -> Bool {
    advance(to: time)
    modifierFlags = key.modifierFlags
    // Keys that move the focus do so before commands that do not insist.
    let heading = UIFocusHeading(key)
    if window.performKeyCommand(for: key, isUrgent: heading != nil) { return true }
    if !isRepeat, press(key) { return true }
    if window.editText(with: key) { return true }
    guard let heading else { return window.scroll(with: key) }
    // Arrows move a focus that there is; else they scroll, and only then look for one.
    let isArrow = heading.isDisjoint(with: [.next, .previous])
    if isArrow, !window.hasKeyPlace, window.scroll(with: key) { return true }
    return window.focusSystem.move(heading)
      || window.performKeyCommand(for: key, isUrgent: false)
      || window.scroll(with: key)
  }

  /// Tells whether somebody answered.
  private func press(_ key: UIKey) -> Bool {
    if let lost = pressed.first(where: { $0.key?.keyCode == key.keyCode }) {
      end(lost, .cancelled)
    }
    let press = UIPress(key, in: window)
    pressed.append(press)
    let event = send(press)
    return !event.isUnanswered
  }

  /// A key was let go.
  package func keyUp(
    _ keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags = [], time: TimeInterval
  ) {
    advance(to: time)
    self.modifierFlags = modifierFlags
    guard let press = pressed.first(where: { $0.key?.keyCode == keyCode }) else { return }
    end(press, .ended)
  }

  func cancelPresses() {
    for press in pressed { end(press, .cancelled) }
    modifierFlags = []
  }

  /// Text was typed, or an input method settled it; tells whether somebody took it.
  @discardableResult
  package func insertText(_ text: String, time: TimeInterval) -> Bool {
    advance(to: time)
    guard let input = window.firstResponder as? any UIKeyInput, !text.isEmpty else { return false }
    input.insertText(text)
    return true
  }

  /// An input method shows text that is not settled yet; an empty one takes it away.
  package func setMarkedText(_ text: String, selectedRange: NSRange, time: TimeInterval) {
    advance(to: time)
    guard let input = window.firstResponder as? any UITextInput else { return }
    input.setMarkedText(text.isEmpty ? nil : text, selectedRange: selectedRange)
  }

  /// Whether the host should offer what it has for entering text.
  package var wantsText: Bool {
    (window.firstResponder as? any KeyEditing)?.takesText
      ?? (window.firstResponder is any UIKeyInput)
  }

  /// Where the next letter goes, in the window's own space, so that input methods show what they
  /// offer beside it.
  package var caretRect: CGRect? {
    guard let editor = window.firstResponder as? any KeyEditing, editor.takesText,
      let view = window.firstResponder as? UIView
    else { return nil }
    return view.convert(editor.caretPlace, to: nil)
  }

  private func end(_ press: UIPress, _ phase: UIPress.Phase) {
    pressed.removeAll { $0 === press }
    press.phase = phase
    send(press)
  }

  @discardableResult
  private func send(_ press: UIPress) -> UIPressesEvent {
    press.timestamp = window.clock.now
    // Who got the beginning gets the end, as long as it is in the window.
    if press.responder?.responderWindow !== window { press.responder = window.keyResponder }
    let event = UIPressesEvent([press], in: window, time: window.clock.now)
    event.modifierFlags = modifierFlags
    UIApplication.shared.sendEvent(event)
    return event
  }
}
