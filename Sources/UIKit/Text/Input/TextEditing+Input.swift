import CoreGraphics
import Foundation

// `UITextInput` over the text that is edited. Places of other texts, and of other classes, are taken for
// the nearest of this one.

extension TextEditing {
  private func index(_ position: UITextPosition) -> Int {
    max(0, min((position as? TextPlace)?.index ?? 0, edited.count))
  }

  private func span(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (index(range.start), index(range.end))
    return min(start, end)..<max(start, end)
  }

  // MARK: Text

  func string(in range: UITextRange) -> String { edited.text(in: span(range)) }

  /// As by the user, but that nobody is asked.
  func exchange(_ range: UITextRange, _ text: String) {
    editing.replace(span(range), with: text, looking: typedLook, plain: plainLook)
    noteEdit()
  }

  var selectedSpan: UITextRange? {
    get { TextSpan(edited.selection) }
    set {
      guard let newValue else { return }
      let range = span(newValue)
      guard range != edited.selection else { return }
      select { $0.select(range) }
    }
  }

  var markedSpan: UITextRange? { edited.marked.map { TextSpan($0) } }

  func settleMarked() {
    guard edited.marked != nil else { return }
    editing.unmark()
    noteMove(showsCaret: false)
  }

  // MARK: Places

  func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange {
    let (start, end) = (index(start), index(end))
    return TextSpan(min(start, end)..<max(start, end))
  }

  func place(_ position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = index(position).addingReportingOverflow(offset)
    return isBeyond || place < 0 || place > edited.count ? nil : TextPlace(place)
  }

  /// Sideways by characters, up and down by lines.
  func place(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    var place = index(position)
    let isForward = (direction == .right || direction == .down) == (offset >= 0)
    // No step is shorter than a unit.
    for _ in 0..<min(offset.magnitude, UInt(edited.count) + 1) {
      guard let next = step(from: place, isForward, isLine: direction.isAcross) else { return nil }
      place = next
    }
    return TextPlace(place)
  }

  private func step(from place: Int, _ isForward: Bool, isLine: Bool) -> Int? {
    guard isLine else {
      guard isForward ? place < edited.count : place > 0 else { return nil }
      return edited.place(isForward ? .forward : .back, .character, from: place)
    }
    let caret = caretRect(at: place)
    let y = caret.midY + (isForward ? caret.height : -caret.height)
    let next = self.place(at: CGPoint(x: caret.midX, y: y))
    return caretRect(at: next).midY == caret.midY ? nil : next
  }

  func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (first, second) = (index(first), index(second))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func distance(_ start: UITextPosition, _ end: UITextPosition) -> Int { index(end) - index(start) }

  func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    let range = span(range)
    return TextPlace(direction.isForward ? range.upperBound : range.lowerBound)
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    let place = index(position)
    let whole = direction.isAcross
    let other =
      direction.isForward
      ? (whole ? edited.count : edited.place(.forward, .character, from: place))
      : (whole ? 0 : edited.place(.back, .character, from: place))
    return TextSpan(min(place, other)..<max(place, other))
  }

  // MARK: Rectangles

  func rect(of position: UITextPosition) -> CGRect { caretRect(at: index(position)).settled }

  /// What of a range is in each line.
  func rects(of range: UITextRange) -> [UITextSelectionRect] {
    let range = span(range)
    var lines: [CGRect] = []
    var start = range.lowerBound
    while start < range.upperBound, lines.count < 1_000 {
      let end = max(start + 1, min(lineEnd(after: start), range.upperBound))
      let (first, last) = (caretRect(at: start), caretRect(at: end))
      let isSameLine = abs(first.midY - last.midY) < first.height / 2
      let right = isSameLine ? last.midX : max(bounds.width, first.midX)
      lines.append(
        CGRect(
          x: min(first.midX, right), y: first.minY, width: abs(right - first.midX),
          height: first.height
        ).settled)
      start = end
    }
    return lines.enumerated().map {
      TextSelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == lines.count - 1)
    }
  }

  /// Where the next line begins, or the text ends.
  private func lineEnd(after place: Int) -> Int {
    let end = max(place, edge(.forward, of: place))
    return end < edited.count ? edited.place(.forward, .character, from: end) : end
  }

  func firstLine(of range: UITextRange) -> CGRect {
    rects(of: range).first?.rect ?? rect(of: range.start)
  }

  func nearest(_ point: CGPoint) -> UITextPosition { TextPlace(place(at: point.settled)) }

  func nearest(_ point: CGPoint, _ range: UITextRange) -> UITextPosition {
    let range = span(range)
    return TextPlace(max(range.lowerBound, min(place(at: point.settled), range.upperBound)))
  }

  /// The character that lies under a point; nil where the text is empty.
  func character(at point: CGPoint) -> UITextRange? {
    guard edited.count > 0 else { return nil }
    let point = point.settled
    let place = place(at: point)
    let isBefore = point.x < caretRect(at: place).midX || place == edited.count
    let other = edited.place(isBefore ? .back : .forward, .character, from: place)
    return TextSpan(min(place, other)..<max(place, other))
  }
}

extension UITextLayoutDirection {
  fileprivate var isForward: Bool { self == .right || self == .down }
  fileprivate var isAcross: Bool { self == .up || self == .down }
}
