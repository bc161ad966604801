import CoreText
import Foundation
import Testing

/// Lines that are cut and spread, and texts that are broken.
@Suite struct FittingTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test(
    "a line that is too long is cut to its room",
    arguments: [CTLineTruncationType.start, .end, .middle])
  func truncated(_ kind: CTLineTruncationType) throws {
    let line = Sample.line(sentence)
    let token = Sample.line("…")
    let cut = try #require(CTLineCreateTruncatedLine(line, 150, kind, token))
    #expect(Sample.width(cut) <= 150 && Sample.width(cut) > 120)
    let runs = Sample.runs(cut)
    let first = CTRunGetStringRange(try #require(runs.first))
    let last = CTRunGetStringRange(try #require(runs.last))
    switch kind {
    case .end: #expect(first.location == 0 && runs.count == 2)
    case .start: #expect(last.location + last.length == 43 && runs.count == 2)
    case .middle:
      #expect(first.location == 0 && last.location + last.length == 43 && runs.count == 3)
    }
    var x: CGFloat = 0
    for run in runs {
      #expect(abs((CTRunGetPositionsPtr(run)?[0].x ?? -1) - x) < 1)
      x += CGFloat(CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil))
    }
  }

  @Test("where not even the token fits there is no line") func tooNarrow() {
    let line = Sample.line(sentence)
    #expect(CTLineCreateTruncatedLine(line, 3, .end, Sample.line("…")) == nil)
    #expect(CTLineCreateTruncatedLine(line, .nan, .end, nil) == nil)
    #expect(CTLineCreateTruncatedLine(line, -1, .end, nil) == nil)
    #expect(CTLineCreateTruncatedLine(line, .infinity, .end, nil) === line)
    let nothing = CTLineCreateTruncatedLine(line, 0, .middle, nil)
    #expect(nothing.map(Sample.width) == 0)
  }

  @Test("a line is spread by its spaces") func justified() throws {
    let line = Sample.line("one two three ")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 300))
    let shown = Sample.width(wide) - CGFloat(CTLineGetTrailingWhitespaceWidth(wide))
    #expect(abs(shown - 300) < 1e-6)
    let half = try #require(CTLineCreateJustifiedLine(line, 0.5, 300))
    let between = (Sample.width(line) + Sample.width(wide)) / 2
    #expect(abs(Sample.width(half) - between) < 1e-6)
    #expect(CTLineCreateJustifiedLine(line, 1, 10) == nil)
    #expect(CTLineCreateJustifiedLine(line, .nan, 300) == nil)
    #expect(CTLineCreateJustifiedLine(line, 1, .infinity) == nil)
    #expect(
      CTLineCreateJustifiedLine(Sample.line("word"), 1, 300).map(Sample.width)
        == Sample.width(Sample.line("word")))
  }

  @Test("lines are broken at words, or at characters, and all of the text is taken") func breaks() {
    let text = sentence + "\nSecond paragraph"
    let typesetter = CTTypesetterCreateWithAttributedString(Sample.text(text))
    var start = 0
    var parts: [String] = []
    while start < text.utf16.count {
      let length = CTTypesetterSuggestLineBreak(typesetter, start, 120)
      let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, length))
      let shown = Double(Sample.width(line)) - CTLineGetTrailingWhitespaceWidth(line)
      #expect(shown <= 120.001 && CTLineGetStringRange(line).location == start)
      parts.append((text as NSString).substring(with: NSRange(location: start, length: length)))
      start += length
    }
    #expect(parts.joined() == text)
    #expect(parts.contains("dog\n") || parts.contains { $0.hasSuffix("dog\n") })
    #expect(parts.dropLast().allSatisfy { $0.hasSuffix(" ") || $0.hasSuffix("\n") })
    let clusters = CTTypesetterSuggestClusterBreak(typesetter, 0, 120)
    #expect(clusters > CTTypesetterSuggestLineBreak(typesetter, 0, 120))
  }

  @Test("a line of several paragraphs has their characters' own places") func manyParagraphs() {
    let typesetter = CTTypesetterCreateWithAttributedString(Sample.text("one\ntwo\nthree"))
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 0))
    #expect(CTLineGetStringRange(line).location == 4 && CTLineGetStringRange(line).length == 9)
    #expect(Sample.runs(line).first.map { CTRunGetStringRange($0).location } == 4)
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
  }

  @Test("places and widths that are none do no harm") func badInput() {
    let typesetter = CTTypesetterCreateWithAttributedString(Sample.text("word"))
    for width in [Double.nan, .infinity, -.infinity, 0, -1, .greatestFiniteMagnitude] {
      for start in [Int.min, -1, 0, 4, .max] {
        let length = CTTypesetterSuggestLineBreak(typesetter, start, width)
        #expect(length >= 0 && length <= 4)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, start, width) <= 4)
      }
    }
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 0) == 1)
    for range in [
      CFRangeMake(.max, .max), CFRangeMake(.min, .min), CFRangeMake(-1, 0), CFRangeMake(9, 1),
    ] {
      _ = CTTypesetterCreateLine(typesetter, range)
    }
    let empty = CTTypesetterCreateWithAttributedString(NSAttributedString(string: ""))
    #expect(CTTypesetterSuggestLineBreak(empty, 0, 100) == 0)
    #expect(Sample.width(CTTypesetterCreateLine(empty, CFRangeMake(0, 0))) == 0)
  }
}
