import CoreGraphics
import Foundation
import Typography

/// An attributed string's characters and attributes, read once.
///
/// The string itself is not kept: Foundation never lets go of what it was made with on Linux.
struct StyledCharacters {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// A stretch of the same attributes, as they were given.
  struct Span {
    let range: Range<Int>
    let attributes: Attributes
    let paint: TextPaint
  }

  let content: TextContent
  /// In order, without gaps.
  let spans: [Span]

  init(_ string: NSAttributedString) {
    var read: [(Range<Int>, Attributes)] = []
    let whole = NSRange(location: 0, length: min(string.string.utf16.count, string.length))
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      read.append((range.location..<range.location + range.length, attributes))
    }
    let defaults = AttributedText.Defaults(font: Font(Typeface(.inter), size: Font.standardSize))
    content =
      AttributedText(string.string, defaults: defaults) { add in
        for (range, attributes) in read { add(Self.named(attributes), range) }
      }.content
    spans = read.map { range, attributes in
      // Its paint alone is asked for, so that a word of any length does.
      let text = AttributedText("", attributes: Self.named(attributes), defaults: defaults)
      var paint = text.paints.spans.first?.value ?? TextPaint(color: .black)
      paint.isContextsColor = Self.isTrue(
        attributes[.init(rawValue: kCTForegroundColorFromContextAttributeName)])
      return Span(range: range, attributes: attributes, paint: paint)
    }
  }

  /// The spans that share something with a range of the text.
  func spans(in range: Range<Int>) -> ArraySlice<Span> {
    let first = firstSpan { $0.range.upperBound > range.lowerBound }
    let last = firstSpan { $0.range.lowerBound >= range.upperBound }
    return spans[first..<max(first, last)]
  }

  /// The first span that a condition holds for, which holds for all after it.
  private func firstSpan(_ isAfter: (Span) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Core Text's own names as those that text is laid out and painted by.
  private static func named(_ attributes: Attributes) -> Attributes {
    var named = attributes
    if let color = attributes[.init(rawValue: kCTForegroundColorAttributeName)] {
      named[.init(rawValue: "NSColor")] = color
    }
    if let color = attributes[.init(rawValue: kCTBackgroundColorAttributeName)] {
      named[.init(rawValue: "NSBackgroundColor")] = color
    }
    if let style = attributes[.init(rawValue: kCTUnderlineStyleAttributeName)] as? CTUnderlineStyle
    {
      named[.init(rawValue: kCTUnderlineStyleAttributeName)] = Int(style.rawValue)
    }
    // Of a font's transform text takes what leans: all that a slant made by hand consists of.
    if let font = attributes[.init(rawValue: kCTFontAttributeName)] as? CTFont, font.matrix.c != 0,
      font.matrix.d != 0
    {
      named[.init(rawValue: "NSObliqueness")] = font.matrix.c / font.matrix.d
    }
    return named
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }
}
