import CoreGraphics
import Typography

/// A text with a selection, and what editing does to them. Places are units of UTF-16.
struct EditedText: Equatable {
  private(set) var string: String
  /// Where what is typed goes; empty for a caret.
  private(set) var selection: Range<Int>
  /// What an input method has not settled yet.
  private(set) var marked: Range<Int>?
  /// The end of the selection that does not move while it is extended.
  private var anchor: Int

  init(_ string: String = "") {
    self.string = string
    let end = string.utf16.count
    (selection, anchor) = (end..<end, end)
  }

  var count: Int { string.utf16.count }

  enum Direction {
    case back
    case forward
  }

  enum Unit {
    case character
    case word
    case whole
  }

  /// Selects as much of a range as there is text.
  mutating func select(_ range: Range<Int>) {
    let count = count
    let start = max(0, min(range.lowerBound, count))
    selection = start..<max(start, min(range.upperBound, count))
    anchor = selection.lowerBound
  }

  mutating func select(to place: Int) {
    let place = max(0, min(place, count))
    selection = min(anchor, place)..<max(anchor, place)
  }

  /// The end of the selection that moves.
  var head: Int { anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound }

  func text(in range: Range<Int>) -> String {
    let units = Array(string.utf16)
    return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
  }

  /// Puts text in place of a range, with the caret after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    var units = Array(string.utf16)
    let range = range.clamped(to: 0..<units.count)
    units.replaceSubrange(range, with: text.utf16)
    string = String(decoding: units, as: UTF16.self)
    let end = range.lowerBound + text.utf16.count
    select(end..<end)
    marked = nil
  }

  /// Puts text that is not settled in place of the last such, or of the selection.
  mutating func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    replace(range, with: text)
    guard !text.isEmpty else { return }
    let end = range.lowerBound + text.utf16.count
    marked = range.lowerBound..<end
    let start = range.lowerBound + max(0, min(selected.location, text.utf16.count))
    select(start..<min(end, start + max(0, selected.length)))
  }

  mutating func unmark() { marked = nil }

  // MARK: Moving

  /// The place that a step leads to.
  func place(_ direction: Direction, _ unit: Unit, from place: Int) -> Int {
    let end = count
    if unit == .whole { return direction == .back ? 0 : end }
    let breaks = TextBreaks(Array(string.utf16)[...])
    func isStop(_ place: Int) -> Bool {
      switch (unit, direction) {
      case (.word, .back): breaks.isWordStart(place)
      case (.word, .forward): breaks.isWordEnd(place)
      default: breaks.isCursorPosition(place)
      }
    }
    var place = place
    repeat {
      place += direction == .back ? -1 : 1
    } while place > 0 && place < end && !isStop(place)
    return max(0, min(place, end))
  }

  mutating func move(_ direction: Direction, _ unit: Unit, extending: Bool) {
    if extending { return select(to: place(direction, unit, from: head)) }
    var target = direction == .back ? selection.lowerBound : selection.upperBound
    // A selection falls together to its end.
    if selection.isEmpty || unit != .character { target = place(direction, unit, from: head) }
    select(target..<target)
  }

  /// What deleting would take away: the selection, or what is beside the caret.
  func deletion(_ direction: Direction, _ unit: Unit) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let other = place(direction, unit, from: selection.lowerBound)
    return min(other, selection.lowerBound)..<max(other, selection.lowerBound)
  }

  /// The word at a place, or the space between two.
  func word(at place: Int) -> Range<Int> {
    let breaks = TextBreaks(Array(string.utf16)[...])
    func isEdge(_ place: Int) -> Bool { breaks.isWordStart(place) || breaks.isWordEnd(place) }
    var (start, end) = (min(place, count), min(place, count))
    if end < count { end += 1 }
    while start > 0, !isEdge(start) { start -= 1 }
    while end < count, !isEdge(end) { end += 1 }
    return start..<max(start, end)
  }
}
