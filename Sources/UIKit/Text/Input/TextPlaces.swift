import CoreGraphics
import Foundation

/// A place in the text of a field or a text view, in units of UTF-16.
final class TextPlace: UITextPosition {
  nonisolated let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.index == index
  }

  nonisolated override var hash: Int { index.hashValue }
}

/// A range of the text of a field or a text view.
final class TextSpan: UITextRange {
  nonisolated let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}

/// A line of a selection.
final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    ends = (isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
