import CoreGraphics
import TestSupport
import Testing

@testable import Typography

/// Paragraphs that are laid out one by one against all of the same text at once.
@Suite struct TextFlowTests {
  /// A text that changes; capitals are large, digits spread, and each third paragraph keeps its distance.
  final class Text {
    var units: [UInt16] = []

    private func style(_ unit: UInt16) -> TextStyle {
      var style = TextStyle(font: .system(size: (0x41...0x5A).contains(unit) ? 28 : 16))
      if (0x30...0x39).contains(unit) { style.tracking = 2 }
      return style
    }

    private func paragraph(_ range: Range<Int>) -> TextParagraph {
      var style = TextParagraph()
      if range.count % 3 == 0 {
        (style.spacing, style.spacingBefore, style.lineSpacing) = (6, 3, 2)
        style.alignment = .right
      }
      return style
    }

    var paragraphs: [Range<Int>] {
      ParagraphRange.all(of: units, countsLastBreak: true).map(\.full)
    }

    func content(_ range: Range<Int>) -> TextContent {
      var styles: [TextContent.Span<TextStyle>] = []
      for (offset, unit) in units[range].enumerated() {
        if let last = styles.last, last.value == style(unit) {
          styles[styles.count - 1].range = last.range.lowerBound..<offset + 1
        } else {
          styles.append(.init(range: offset..<offset + 1, value: style(unit)))
        }
      }
      if range.isEmpty { styles = [.init(range: 0..<0, value: style(units.last ?? 0x61))] }
      // The empty one after the last break is as that before it.
      var parts = paragraphs.filter { $0.overlaps(range) }
      if range.isEmpty { parts = [paragraphs.last { !$0.isEmpty } ?? range] }
      let spans = parts.map {
        let start = max(0, $0.lowerBound - range.lowerBound)
        return TextContent.Span(
          range: start..<start + $0.clamped(to: range).count, value: paragraph($0))
      }
      return TextContent(text: Array(units[range]), styles: styles, paragraphs: spans)
    }

    func replace(_ range: Range<Int>, _ text: String, in flow: TextFlow) -> TextFlow.Change {
      units.replaceSubrange(range, with: text.utf16)
      return flow.replace(range, with: text.utf16.count)
    }

    var source: TextFlow.Source {
      TextFlow.Source(
        count: { self.units.count },
        paragraph: { place in
          self.paragraphs.first { $0.contains(place) } ?? place..<self.units.count
        },
        text: {
          AttributedText(
            content: self.content($0), paints: TextPaints(TextPaint(color: .black)))
        })
    }
  }

  private static let options = LayoutOptions(width: 120, countsLastBreak: true)
  private static let pieces = [
    "a", "b ", "\n", "\r", "\r\n", "Word ", "12 ", "\t", "😀", "é", "שלום ", "\u{2028}", "\n\n",
    "several words at once, and more\nof them ", "unbreakablewordthatiswiderthanitsline",
  ]

  private func text(_ string: String) -> Text {
    let text = Text()
    text.units = Array(string.utf16)
    return text
  }

  /// Compares lines, carets and sizes with those of a layout of everything.
  private func compare(_ flow: TextFlow, _ text: Text, _ comment: String) {
    let whole = TextLayout.make(text.content(0..<text.units.count), Self.options)
    let joined = flow.layout
    #expect(joined.lines.map(\.range) == whole.lines.map(\.range), "\(comment)")
    guard joined.lines.count == whole.lines.count else { return }
    for (line, other) in zip(joined.lines, whole.lines) {
      #expect(abs(line.top - other.top) < 1e-6 && line.x == other.x, "\(comment)")
      #expect(line.height == other.height && line.width == other.width, "\(comment)")
      #expect(line.runs.map(\.glyphs) == other.runs.map(\.glyphs), "\(comment)")
      #expect(line.runs.map(\.clusters) == other.runs.map(\.clusters), "\(comment)")
    }
    for place in stride(from: 0, through: text.units.count, by: 3) {
      #expect(flow.caretOffset(at: place) == whole.caretOffset(at: place), "\(comment) \(place)")
      #expect(flow.line(with: place)?.range == whole.line(with: place)?.range, "\(comment)")
    }
    for y in stride(from: CGFloat(-5), to: whole.size.height + 20, by: 11) {
      let point = CGPoint(x: 60, y: y)
      #expect(flow.place(at: point) == whole.place(at: point), "\(comment) \(y)")
    }
    let part = text.units.count / 4..<text.units.count * 3 / 4
    let rects = flow.selectionRects(of: part, width: 120, from: -.infinity, to: .infinity)
    let wholeRects = whole.selectionRects(of: part, width: 120)
    #expect(rects.count == wholeRects.count, "\(comment)")
    #expect(
      zip(rects, wholeRects).allSatisfy { abs($0.minY - $1.minY) < 1e-6 && $0.minX == $1.minX })
    #expect(abs(flow.size.height - whole.size.height) < 1e-6, "\(comment)")
    #expect(abs(flow.size.width - whole.size.width) < 1e-6, "\(comment)")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func anyEditsLeaveTheLinesOfTheWholeText(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let text = text(seed % 2 == 0 ? "" : "one two three\nfour\r\n\nfive six seven eight nine\n")
    let flow = TextFlow(Self.options, text.source)
    for step in 0..<40 {
      let count = text.units.count
      let start = Int.random(in: 0...count, using: &random)
      let most = step % 5 == 0 ? count - start : min(3, count - start)
      let range = start..<start + (step % 3 == 0 ? Int.random(in: 0...most, using: &random) : 0)
      let piece = step % 4 == 1 ? "" : Self.pieces.randomElement(using: &random) ?? ""
      _ = text.replace(range, piece, in: flow)
      compare(flow, text, "seed \(seed) step \(step)")
    }
  }

  @Test(arguments: [7, 8] as [UInt64])
  func linesThatWaitAreThoseOfTheWholeTextWhenTheyCome(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let text = text(
      (0..<900).map { "paragraph \($0) of many" + ($0 % 4 == 0 ? "\r\n" : "\n") }.joined())
    let flow = TextFlow(Self.options, text.source)
    #expect(!flow.isWhole && flow.laidCount == 0)
    for step in 0..<40 {
      // Most of them in or near what is laid out.
      let reach = min(text.units.count, step % 6 == 0 ? text.units.count : flow.laidCount + 4)
      let start = Int.random(in: 0...reach, using: &random)
      let length = step % 7 == 0 ? 300 : Int.random(in: 0...2, using: &random)
      let range = start..<min(text.units.count, start + length)
      _ = text.replace(range, Self.pieces.randomElement(using: &random) ?? "", in: flow)
      if step % 3 == 0 { flow.layOut(toHeight: CGFloat(step * 20)) }
      // What is laid out ends with a paragraph.
      #expect(text.paragraphs.contains { $0.lowerBound == flow.laidCount } || flow.isWhole)
    }
    #expect(!flow.isWhole)
    compare(flow, text, "seed \(seed)")
  }

  @Test func aChangeLaysItsParagraphOut() {
    let text = text((0..<2_000).map { "paragraph \($0) with some words\n" }.joined())
    let flow = TextFlow(Self.options, text.source)
    flow.layOut(toHeight: 500)
    #expect(flow.laidParagraphs < 20)
    flow.layOutAll()
    #expect(flow.laidParagraphs == 2_001)
    for place in [5, text.units.count / 2, text.units.count - 3] {
      let before = flow.laidParagraphs
      let change = text.replace(place..<place, "x", in: flow)
      // At the end the empty line after the last break as well.
      #expect(flow.laidParagraphs - before <= 3)
      #expect(change.bottom.map { $0 - change.top < 120 } == true)
    }
    let end = text.units.count
    let before = flow.laidParagraphs
    _ = text.replace(end - 1..<end, "", in: flow)
    #expect(flow.laidParagraphs - before <= 2)
    let broken = text.replace(10..<10, "\n\n\n", in: flow)
    #expect(broken.bottom == nil && broken.top == 0)
  }

  @Test func whatWaitsIsEstimatedAndComesExact() {
    let text = text(String(repeating: "some words in a line of text\n", count: 1_000))
    let flow = TextFlow(Self.options, text.source)
    flow.layOut(toHeight: 400)
    let whole = TextLayout.make(text.content(0..<text.units.count), Self.options).size.height
    #expect(abs(flow.height / whole - 1) < 0.05)
    let estimate = flow.height
    _ = text.replace(3..<4, "x", in: flow)
    #expect(flow.height == estimate)
    flow.layOutAll()
    #expect(abs(flow.height - whole) < 1e-6)
  }

  @Test func aLongPasteWaitsToo() {
    let text = text("first\nlast\n")
    let flow = TextFlow(Self.options, text.source)
    #expect(flow.isWhole)
    let before = flow.laidParagraphs
    _ = text.replace(6..<6, String(repeating: "pasted\n", count: 10_000), in: flow)
    #expect(!flow.isWhole && flow.laidParagraphs - before <= 1)
    flow.layOut(toHeight: 100)
    #expect(flow.laidParagraphs - before < 12)
  }
}
