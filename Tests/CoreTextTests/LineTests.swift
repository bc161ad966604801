import CoreText
import Foundation
import Testing
import UIKit

/// Lines of text: measures, runs and places.
@Suite struct LineTests {
  @MainActor
  @Test(
    "a line is as wide as UIKit measures its text",
    arguments: ["Hello", "fi Type", "שלום abc", "👍🏽 ok", "a\tb", " ends with spaces   "])
  func widthOfUIKit(_ string: String) throws {
    let font = try #require(UIFont(name: "Inter", size: 20))
    let text = NSAttributedString(string: string, attributes: [.font: font])
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let size = text.size()
    #expect(abs(CGFloat(width) - size.width) < 1e-6)
    #expect(abs(ascent + descent + leading - size.height) < 1e-6)
    #expect(ascent == font.ascender && descent == -font.descender)
  }

  @Test("runs part where attributes change, and the shapes do not") func runs() {
    let text = NSMutableAttributedString(attributedString: Sample.text("AVAV"))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    text.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName as String), value: red,
      range: NSRange(location: 1, length: 2))
    let line = CTLineCreateWithAttributedString(text)
    let runs = Sample.runs(line)
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1, 3])
    #expect(runs.map { CTRunGetStringRange($0).length } == [1, 2, 1])
    #expect(CTLineGetGlyphCount(line) == 4)
    #expect(abs(Sample.width(line) - Sample.width(Sample.line("AVAV"))) < 1e-9)
    let attributes = CTRunGetAttributes(runs[1]) as? [NSAttributedString.Key: Any]
    #expect(attributes?[NSAttributedString.Key(kCTForegroundColorAttributeName)] as? CGColor == red)
    let sum = runs.reduce(0) {
      $0 + CTRunGetTypographicBounds($1, CFRangeMake(0, 0), nil, nil, nil)
    }
    #expect(abs(CGFloat(sum) - Sample.width(line)) < 1e-9)
  }

  @Test("a run's numbers agree, by address or copied") func runNumbers() throws {
    let run = try #require(Sample.runs(Sample.line("office")).first)
    let count = CTRunGetGlyphCount(run)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    var positions = [CGPoint](repeating: .zero, count: count)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    var advances = [CGSize](repeating: .zero, count: count)
    CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
    var indices = [CFIndex](repeating: 0, count: count)
    CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
    #expect(indices.first == 0 && indices == indices.sorted())
    for index in 1..<count {
      #expect(abs(positions[index].x - positions[index - 1].x - advances[index - 1].width) < 1e-9)
    }
    let address = try #require(CTRunGetGlyphsPtr(run))
    #expect(Array(UnsafeBufferPointer(start: address, count: count)) == glyphs)
    #expect(CTRunGetPositionsPtr(run)?[count - 1] == positions[count - 1])
    #expect(CTRunGetAdvancesPtr(run)?[0] == advances[0])
    #expect(CTRunGetStringIndicesPtr(run)?[0] == 0)
    var two = [CGGlyph](repeating: 0, count: 2)
    CTRunGetGlyphs(run, CFRangeMake(1, 2), &two)
    #expect(two == Array(glyphs[1...2]))
    var untouched: [CGGlyph] = [9]
    CTRunGetGlyphs(run, CFRangeMake(.max, .max), &untouched)
    CTRunGetGlyphs(run, CFRangeMake(-5, 3), &untouched)
    CTRunGetGlyphs(run, CFRangeMake(0, -1), &untouched)
    #expect(untouched == [9])
  }

  @Test("arrays give addresses of what they hold") func arrays() throws {
    let line = Sample.line("one")
    let runs = CTLineGetGlyphRuns(line)
    #expect(CFArrayGetCount(runs) == 1)
    let address = try #require(CFArrayGetValueAtIndex(runs, 0))
    let run = unsafeBitCast(address, to: CTRun.self)
    #expect(run === Sample.runs(line).first)
    #expect(CFArrayGetValueAtIndex(runs, 1) == nil && CFArrayGetValueAtIndex(runs, -1) == nil)
    #expect(CFArrayGetValueAtIndex([5], 0) == nil && CFArrayGetCount(nil) == 0)
  }

  @Test("breaks do not end a line that is made of a whole text") func breaks() {
    let line = Sample.line("one\ntwo\r\nthree")
    #expect(CTLineGetStringRange(line).length == 14)
    #expect(
      abs(Sample.width(line) - Sample.width(Sample.line("one\u{200B}two\u{200B}\u{200B}three")))
        < 1e-9)
  }

  @Test("places go to offsets and back") func places() {
    let line = Sample.line("Hello")
    var last: CGFloat = -1
    for index in 0...5 {
      var second: CGFloat = 0
      let offset = CTLineGetOffsetForStringIndex(line, index, &second)
      #expect(offset > last && second == offset)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == index)
      last = offset
    }
    #expect(last == Sample.width(line))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat.infinity, y: 0)) == 5)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: CGFloat.nan, y: 0)) == kCFNotFound)
    #expect(CTLineGetOffsetForStringIndex(line, .max, nil) == last)
    #expect(CTLineGetOffsetForStringIndex(line, .min, nil) == 0)
  }

  @Test("text from right to left has its places from right to left") func rightToLeft() throws {
    let line = Sample.line("שלום")
    let run = try #require(Sample.runs(line).first)
    #expect(CTRunGetStatus(run).contains(.rightToLeft))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == Sample.width(line))
    #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
    let mixed = Sample.line("abאב")
    var second: CGFloat = 0
    let first = CTLineGetOffsetForStringIndex(mixed, 2, &second)
    #expect(first == Sample.width(mixed) && second < first)
  }

  @Test("ink, trailing spaces and flush offsets") func extents() {
    let line = Sample.line("Hx  ")
    let spaces = CTLineGetTrailingWhitespaceWidth(line)
    #expect(abs(CGFloat(spaces) - (Sample.width(line) - Sample.width(Sample.line("Hx")))) < 1e-9)
    let ink = CTLineGetImageBounds(line, nil)
    #expect(ink.minX > 0 && ink.maxX < Sample.width(line) - CGFloat(spaces) && ink.minY >= -1)
    #expect(abs(ink.maxY - CTFontGetCapHeight(Sample.font())) < 0.5)
    let shown = Double(Sample.width(line)) - spaces
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - shown) / 2) < 1e-9)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 7, 100) - (100 - shown)) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
    #expect(CTLineGetPenOffsetForFlush(line, .nan, .infinity) == 0)
    let bounds = CTLineGetBoundsWithOptions(line, [])
    #expect(abs(bounds.maxY - CTFontGetAscent(Sample.font())) < 1e-9 && bounds.minX == 0)
    #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == ink)
  }

  @Test("an empty line has no size") func empty() {
    let line = Sample.line("")
    var ascent: CGFloat = 5
    #expect(CTLineGetTypographicBounds(line, &ascent, nil, nil) == 0 && ascent == 0)
    #expect(CTLineGetImageBounds(line, nil) == .zero)
    #expect(CTLineGetGlyphCount(line) == 0 && CTLineGetOffsetForStringIndex(line, 3, nil) == 0)
    #expect(CTLineGetStringIndexForPosition(line, .zero) == 0)
    #expect(CTLineCreateJustifiedLine(line, 1, 100) != nil)
    #expect(CTLineCreateTruncatedLine(line, 0, .end, nil) === line)
  }
}
