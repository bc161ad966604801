import CoreGraphics
import Foundation
import Typography

/// Breaks a text into lines, one at a time. For one thread at a time.
public final class CTTypesetter {
  let source: StyledCharacters
  let typesetter: TextTypesetter

  init(_ string: NSAttributedString) {
    source = StyledCharacters(string)
    typesetter = TextTypesetter(source.content)
  }

  var count: Int { source.content.text.count }

  /// A range of the text in one line.
  func line(_ range: Range<Int>) -> CTLine {
    let hasBreaks = range.upperBound > typesetter.paragraphEnd(after: range.lowerBound)
    guard hasBreaks else { return CTLine(typesetter.line(range), range: range, source) }
    let own = TextTypesetter(source.content.part(range).withoutBreaks)
    return CTLine(
      own.line(0..<range.count), range: range, offset: range.lowerBound, source)
  }

  /// How many units from a place on a line of a width takes; at least one while there are any.
  func lineLength(from start: Int, _ width: Double, _ breaking: TextParagraph.Breaking) -> Int {
    guard start >= 0, start < count, !width.isNaN else { return 0 }
    let end = typesetter.lineEnd(
      from: start, width: CGFloat(max(0, width)), breaking: breaking)
    return max(1, end - start)
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// A range of the text in one line; a length of 0 means all up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  typesetter.line(stringRange.orRest(of: typesetter.count))
}

/// How many units from a place on go into a line of a width, by words; a word that is wider is broken.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(from: startIndex, width, .words)
}

/// How many units from a place on go into a line of a width, by characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineLength(from: startIndex, width, .characters)
}

extension CFRange {
  /// Within a text; no length means all up to its end.
  func orRest(of count: Int) -> Range<Int> {
    length == 0 ? CFRange(location: location, length: count).clamped(to: count) : clamped(to: count)
  }
}
