import CoreGraphics
import Typography

/// A text with a selection, and what editing does to them. Places are units of UTF-16.
///
/// A value: what was before is kept by keeping it. Moving is in `EditedText+Moving`.
struct EditedText: Equatable {
  private(set) var units: [UInt16]
  /// Where what is typed goes; empty for a caret.
  private(set) var selection: Range<Int>
  /// What an input method has not settled yet.
  private(set) var marked: Range<Int>?
  /// The end of the selection that does not move while it is extended.
  private var anchor: Int
  /// What was taken by the press that a drag goes on from.
  private var pressed = Pressed()

  private struct Pressed: Equatable {
    var unit = Unit.character
    var range = 0..<0
  }

  init(_ string: String = "") {
    units = Array(string.utf16)
    (selection, anchor) = (units.count..<units.count, units.count)
  }

  var string: String { String(decoding: units, as: UTF16.self) }
  var count: Int { units.count }

  enum Direction {
    case back
    case forward
  }

  enum Unit {
    case character
    case word
    case paragraph
    case whole
  }

  // MARK: Selecting

  /// Selects as much of a range as there is text.
  mutating func select(_ range: Range<Int>) {
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

  /// Selects what a press means: a place, by the second of a series the word, then the paragraph.
  mutating func press(at place: Int, taps: Int, isExtending: Bool) {
    if isExtending {
      pressed = Pressed(range: anchor..<anchor)
      return select(to: place)
    }
    let unit: Unit = taps <= 1 ? .character : taps == 2 ? .word : .paragraph
    let place = max(0, min(place, count))
    let range = range(of: unit, at: place)
    pressed = Pressed(unit: unit, range: range)
    select(range)
  }

  /// Goes on to a place by whole words or paragraphs, as the press began.
  mutating func drag(to place: Int) {
    let place = max(0, min(place, count))
    let there = range(of: pressed.unit, at: place)
    let isBack = place < pressed.range.lowerBound
    anchor = isBack ? pressed.range.upperBound : pressed.range.lowerBound
    select(
      to: isBack ? there.lowerBound : max(there.upperBound, pressed.range.upperBound))
  }

  private func range(of unit: Unit, at place: Int) -> Range<Int> {
    switch unit {
    case .word: word(at: place)
    case .paragraph: content(ofParagraph: paragraph(at: place))
    case .character, .whole: place..<place
    }
  }

  // MARK: Changing

  func text(in range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: 0..<count)], as: UTF16.self)
  }

  /// Puts text in place of a range, with the caret after it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<count)
    units.replaceSubrange(range, with: text.utf16)
    let end = range.lowerBound + text.utf16.count
    select(end..<end)
    marked = nil
  }

  /// Puts text that is not settled in place of the last such, or of the selection.
  mutating func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    replace(range, with: text)
    guard !text.isEmpty else { return }
    let length = text.utf16.count
    marked = range.lowerBound..<range.lowerBound + length
    // Input methods report what they like.
    let offset = max(0, min(selected.location, length))
    let start = range.lowerBound + offset
    select(start..<start + max(0, min(selected.length, length - offset)))
  }

  mutating func unmark() { marked = nil }
}
