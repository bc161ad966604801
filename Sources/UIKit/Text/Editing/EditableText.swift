import Foundation

/// A text under the user's hands: what it says, how its parts look, and what stood before.
///
/// A field and a text view have one each. How text looks that has no attributes of its own is theirs,
/// and they say it where it is needed.
struct EditableText {
  typealias Attributes = StyledText.Attributes

  private struct State {
    var text: EditedText
    var styled: StyledText?
  }

  private(set) var text = EditedText()
  /// The text with its attributes; nil while all of it looks the same.
  private(set) var styled: StyledText?
  /// How what is typed next looks, if that was said.
  var typing: Attributes?
  private var history = EditHistory<State>()
  /// Since somebody asked last.
  private var change = TextChange.none

  private var state: State { State(text: text, styled: styled) }

  // MARK: Another text

  /// Another text, which has no past.
  mutating func set(_ string: String, styled: StyledText? = nil) {
    self = EditableText()
    text = EditedText(string)
    self.styled = styled
    change = .everything
  }

  /// A text that somebody else has changed, who says where if it was in one place. Selected is what was; what
  /// stood before does not come back, unless attributes alone are others.
  mutating func adopt(_ other: StyledText, edited range: NSRange?, by delta: Int) {
    if other.string != text.string {
      let selection = text.selection
      text = EditedText(other.string)
      if let range {
        let start = selection.lowerBound.moved(range, delta)
        text.select(start..<max(start, selection.upperBound.moved(range, delta)))
      }
      (history, typing) = (EditHistory(), nil)
    }
    styled = other.isEmpty ? nil : other
    change = .everything
  }

  /// Takes all of the text away.
  mutating func empty() {
    (text, styled, typing) = (EditedText(), nil, nil)
    change = .everything
  }

  /// All of the text looks the same.
  mutating func dropAttributes() {
    (styled, typing) = (nil, nil)
    change = .everything
  }

  /// What has become of the text and its attributes since this was asked last.
  mutating func takeChange() -> TextChange {
    defer { change = .none }
    return change
  }

  // MARK: Selecting

  /// Selects something else: what is typed then is a change of its own and looks as what is there.
  mutating func select(_ change: (inout EditedText) -> Void) {
    change(&text)
    typing = nil
    history.close()
  }

  // MARK: Changing

  /// Puts text in place of a range. `plain` is how a text looks that gets its first attributes.
  mutating func replace(
    _ range: Range<Int>, with string: String, looking look: Attributes, plain: Attributes
  ) {
    history.note(state, .init(entering: string))
    let range = range.clamped(to: 0..<text.count)
    substitute(range, with: string, look, plain)
    text.replace(range, with: string)
    typing = nil
  }

  /// Shows text that an input method has not settled.
  mutating func mark(
    _ string: String, selected: NSRange, looking look: Attributes, plain: Attributes
  ) {
    if text.marked == nil { note() }
    let range = (text.marked ?? text.selection).clamped(to: 0..<text.count)
    substitute(range, with: string, look, plain)
    text.mark(string, selected: selected)
    typing = nil
  }

  /// What an input method shows is settled as it is.
  mutating func unmark() { text.unmark() }

  private mutating func substitute(
    _ range: Range<Int>, with string: String, _ look: Attributes, _ plain: Attributes
  ) {
    change.add(.replaced(range, count: string.utf16.count))
    // What is typed may look other than the rest from now on.
    guard styled != nil || typing != nil else { return }
    // A text that gets attributes has them everywhere.
    if styled == nil { change = .everything }
    var changed = styled ?? StyledText(text.string, plain)
    changed.replace(range.clamped(to: 0..<changed.length), with: StyledText(string, look))
    styled = changed
  }

  // MARK: Attributes

  /// An attribute of the text's beginning.
  func beginning(_ key: NSAttributedString.Key) -> Any? {
    styled?.attributes(at: 0)[key]
  }

  /// How what is typed next looks: as what is before it, at the beginning as what follows; nil where
  /// nothing was said of any.
  var typed: Attributes? {
    if let typing { return typing }
    guard let styled, !styled.isEmpty else { return nil }
    let place = max(0, min(text.selection.lowerBound, styled.length) - 1)
    return styled.attributes(at: place)
  }

  /// Gives all of a text with attributes one value; tells whether it has any.
  mutating func give(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    typing?[key] = value
    styled?.changeAttributes { $0[key] = value }
    if styled != nil { change = .everything }
    return styled != nil
  }

  /// Aligns all paragraphs; those that have no style get one, if there is one for them.
  mutating func align(_ alignment: NSTextAlignment, unstyled: NSParagraphStyle? = nil) {
    styled?.changeAttributes { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? unstyled else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      copy.alignment = alignment
      attributes[.paragraphStyle] = copy
    }
    if styled != nil { change = .everything }
  }

  // MARK: Undoing

  /// Keeps what stands, so that it can come back.
  mutating func note() { history.note(state, .other) }

  /// What is typed next is a change of its own.
  mutating func close() { history.close() }

  /// Tells whether there was anything to undo.
  mutating func undo() -> Bool { restore(history.undo(from: state)) }
  mutating func redo() -> Bool { restore(history.redo(from: state)) }

  private mutating func restore(_ state: State?) -> Bool {
    guard let state else { return false }
    // Attributes may be others where the text is the same.
    let isPlain = styled == nil && state.styled == nil
    change.add(isPlain ? TextChange(from: text.units, to: state.text.units) : .everything)
    (text, styled, typing) = (state.text, state.styled, nil)
    text.unmark()
    return true
  }
}

extension Int {
  /// A place after an edit, of which the range is what stands there now.
  fileprivate func moved(_ range: NSRange, _ delta: Int) -> Int {
    let (start, end) = (range.location, range.location + range.length)
    if self <= start { return self }
    return self >= end - delta ? self + delta : Swift.min(self, end)
  }
}
