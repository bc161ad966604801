import CoreText
import Foundation
import Testing
import UIKit

/// Columns of text.
@Suite struct FrameTests {
  private let sentence =
    "The quick brown fox jumps over the lazy dog, and then it sleeps for the rest of a long day."

  private func frame(
    _ text: NSAttributedString, _ path: CGPath, _ range: CFRange = CFRangeMake(0, 0)
  ) -> CTFrame {
    CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), range, path, nil)
  }

  private func lines(_ frame: CTFrame) -> [CTLine] { (CTFrameGetLines(frame) as? [CTLine]) ?? [] }

  private func origins(_ frame: CTFrame) -> [CGPoint] {
    var origins = [CGPoint](repeating: .zero, count: CFArrayGetCount(CTFrameGetLines(frame)))
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    return origins
  }

  @MainActor @Test("lines take the room that UIKit measures") func sizes() throws {
    let font = try #require(UIFont(name: "Inter", size: 17))
    let text = NSAttributedString(string: sentence, attributes: [.font: font])
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fit = CFRange()
    let room = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, room, &fit)
    let measured = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(size == measured.size && fit.length == text.length)
    let low = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: 45), &fit)
    #expect(low.height <= 45 && fit.length < text.length && fit.length > 0)
  }

  @Test("lines stand from the top of a rectangle down, y up") func rectangle() {
    let rect = CGRect(x: 30, y: 40, width: 150, height: 100)
    let frame = frame(Sample.text(sentence), CGPath(rect: rect, transform: nil))
    let (lines, origins) = (lines(frame), origins(frame))
    #expect(lines.count == 4 && origins.count == 4)
    let font = Sample.font()
    let height = CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
    #expect(abs(origins[0].y - (100 - height + CTFontGetDescent(font))) < 1e-6)
    #expect(abs(origins[0].y - origins[1].y - height) < 1e-6)
    #expect(origins.allSatisfy { $0.x == 0 })
    let visible = CTFrameGetVisibleStringRange(frame)
    #expect(visible.location == 0 && visible.length < sentence.utf16.count)
    #expect(CTFrameGetStringRange(frame).length == sentence.utf16.count)
    // The next column goes on with what had no room.
    let next = self.frame(
      Sample.text(sentence), CGPath(rect: rect, transform: nil), CFRangeMake(visible.length, 0))
    #expect(CTFrameGetVisibleStringRange(next).location == visible.length)
    #expect(self.lines(next).first.map { CTLineGetStringRange($0).location } == visible.length)
  }

  private func style(_ alignment: CTTextAlignment, indent: CGFloat = 0) -> CTParagraphStyle {
    var (alignment, indent) = (alignment, indent)
    return withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &indent) { indent in
        let settings = [
          CTParagraphStyleSetting(
            spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: alignment),
          CTParagraphStyleSetting(
            spec: .firstLineHeadIndent, valueSize: MemoryLayout<CGFloat>.size, value: indent),
        ]
        return CTParagraphStyleCreate(settings, settings.count)
      }
    }
  }

  @Test("paragraph styles place lines") func alignment() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 300), transform: nil)
    func first(_ style: CTParagraphStyle) -> CGFloat {
      origins(frame(Sample.text("short", [kCTParagraphStyleAttributeName: style]), path)).first?.x
        ?? -1
    }
    let width = Sample.width(Sample.line("short"))
    #expect(abs(first(style(.right)) - (200 - width)) < 1e-6)
    #expect(abs(first(style(.center)) - (200 - width) / 2) < 1e-6)
    #expect(first(style(.left, indent: 15)) == 15)
    // A column that begins within a paragraph has no first line.
    let text = Sample.text("one two", [kCTParagraphStyleAttributeName: style(.left, indent: 15)])
    #expect(origins(frame(text, path, CFRangeMake(4, 0))).first?.x == 0)
  }

  @Test("a circle's lines are as wide as it is there") func circle() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 240, height: 240), transform: nil)
    let frame = frame(Sample.text(sentence + " " + sentence), circle)
    let (lines, origins) = (lines(frame), origins(frame))
    #expect(lines.count > 5)
    for (line, origin) in zip(lines, origins) {
      let shown = Sample.width(line) - CGFloat(CTLineGetTrailingWhitespaceWidth(line))
      for x in [origin.x, origin.x + shown] {
        for y in [
          origin.y - CTFontGetDescent(Sample.font()), origin.y + CTFontGetAscent(Sample.font()),
        ] {
          let distance = hypot(x - 120, y - 120)
          #expect(distance < 120.5)
        }
      }
    }
    let ends = lines.map { CTLineGetStringRange($0) }
    for (before, after) in zip(ends, ends.dropFirst()) {
      #expect(before.location + before.length == after.location)
    }
  }

  @Test("text goes around a hole on both sides") func hole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 300, height: 30))
    path.addRect(CGRect(x: 120, y: 0, width: 60, height: 30))
    let frame = frame(Sample.text(sentence), path)
    let origins = origins(frame)
    #expect(origins.count == 2 && origins[0].x == 0 && origins[1].x == 180)
    #expect(origins[0].y == origins[1].y)
  }

  @Test("paths that hold no text hold none") func badInput() {
    let text = Sample.text(sentence)
    let paths = [
      CGPath(rect: .zero, transform: nil), CGPath(rect: .null, transform: nil),
      CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 3), transform: nil),
      CGPath(
        rect: CGRect(x: CGFloat.nan, y: 0, width: 9, height: CGFloat.infinity), transform: nil),
      CGMutablePath(), CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 900), transform: nil),
    ]
    for path in paths {
      let frame = frame(text, path)
      #expect(lines(frame).isEmpty)
      #expect(CTFrameGetVisibleStringRange(frame).length == 0)
    }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    for range in [CFRangeMake(.max, 0), CFRangeMake(.min, .max), CFRangeMake(3, -7)] {
      _ = lines(frame(text, path, range))
      _ = CTFramesetterSuggestFrameSizeWithConstraints(
        CTFramesetterCreateWithAttributedString(text), range, nil,
        CGSize(width: CGFloat.nan, height: -CGFloat.infinity), nil)
    }
    #expect(lines(frame(NSAttributedString(string: ""), path)).isEmpty)
  }
}
