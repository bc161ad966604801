import Typography

// Where words and paragraphs begin and end, and the steps from one to the next. Only the paragraph
// that a step is in is looked at, so that keys are answered as fast in long texts.

extension EditedText {
  /// The place that a step leads to.
  func place(_ direction: Direction, _ unit: Unit, from place: Int) -> Int {
    switch (unit, direction) {
    case (.whole, .back): return 0
    case (.whole, .forward): return count
    case (.paragraph, .back): return place > 0 ? paragraph(at: place - 1).lowerBound : 0
    case (.paragraph, .forward): return paragraph(at: place).upperBound
    case (.character, _), (.word, _): break
    }
    var place = max(0, min(place, count))
    while direction == .back ? place > 0 : place < count {
      let range = nearby(direction == .back ? place - 1 : place)
      let breaks = TextBreaks(units[range])
      while direction == .back ? place > range.lowerBound : place < range.upperBound {
        place += direction == .back ? -1 : 1
        if breaks.isStop(place - range.lowerBound, unit, direction) { return place }
      }
      if unit == .character { return place }
    }
    return place
  }

  mutating func move(_ direction: Direction, _ unit: Unit, extending: Bool) {
    if extending { return select(to: place(direction, unit, from: head)) }
    var target = direction == .back ? selection.lowerBound : selection.upperBound
    // A selection falls together to its end.
    if selection.isEmpty || unit != .character { target = place(direction, unit, from: head) }
    select(target..<target)
  }

  mutating func move(to place: Int, extending: Bool) {
    if extending { select(to: place) } else { select(place..<place) }
  }

  /// What deleting would take away: the selection, or what is beside the caret.
  func deletion(_ direction: Direction, _ unit: Unit) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let other = place(direction, unit, from: selection.lowerBound)
    return min(other, selection.lowerBound)..<max(other, selection.lowerBound)
  }

  /// The word at a place, or the space between two; of a place behind all, the last.
  func word(at place: Int) -> Range<Int> {
    var place = max(0, min(place, count))
    let whole = content(ofParagraph: paragraph(at: place))
    if place >= whole.upperBound { place = max(whole.lowerBound, whole.upperBound - 1) }
    let range = nearby(place).clamped(to: whole)
    guard !range.isEmpty else { return place..<place }
    let breaks = TextBreaks(units[range])
    func isEdge(_ place: Int) -> Bool {
      let offset = place - range.lowerBound
      return breaks.isWordStart(offset) || breaks.isWordEnd(offset)
    }
    var (start, end) = (place, place + 1)
    while start > range.lowerBound, !isEdge(start) { start -= 1 }
    while end < range.upperBound, !isEdge(end) { end += 1 }
    return start..<end
  }

  // MARK: Paragraphs

  /// The paragraph that a place is in, with its break.
  func paragraph(at place: Int) -> Range<Int> {
    var start = max(0, min(place, count))
    var end = start
    while start > 0, !endsParagraph(start - 1) { start -= 1 }
    while end < count {
      end += 1
      if endsParagraph(end - 1) { break }
    }
    return start..<end
  }

  /// Without the break.
  func content(ofParagraph range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, ParagraphRange.isBreak(units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// A break of two units ends with the second.
  private func endsParagraph(_ place: Int) -> Bool {
    guard ParagraphRange.isBreak(units[place]) else { return false }
    return !(units[place] == 0x0D && place + 1 < count && units[place + 1] == 0x0A)
  }

  /// The paragraph around a unit, or of an enormous one as much as matters.
  private func nearby(_ place: Int) -> Range<Int> {
    let range = paragraph(at: place)
    guard range.count > 2 * Self.reach else { return range }
    /// Not between the halves of one character.
    func whole(_ place: Int) -> Int {
      let place = max(range.lowerBound, min(place, range.upperBound))
      return place > 0 && place < count && units[place] & 0xFC00 == 0xDC00 ? place - 1 : place
    }
    return whole(place - Self.reach)..<whole(place + Self.reach)
  }

  private static let reach = 2_000
}

extension TextBreaks {
  fileprivate func isStop(
    _ offset: Int, _ unit: EditedText.Unit, _ direction: EditedText.Direction
  ) -> Bool {
    guard unit == .word else { return isCursorPosition(offset) }
    return direction == .back ? isWordStart(offset) : isWordEnd(offset)
  }
}
