import CoreGraphics
import Testing

@testable import Typography

@Suite("Placing lines")
struct LinePlacementTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test func alignmentMovesLines() {
    func x(_ alignment: TextParagraph.Alignment) -> CGFloat {
      Laid.layout("abc", width: 100) { $0.alignment = alignment }.lines[0].x
    }
    let width = Laid.layout("abc").size.width
    #expect(x(.left) == 0 && x(.natural) == 0)
    #expect(abs(x(.right) - (100 - width)) < 1e-9)
    #expect(abs(x(.center) - (100 - width) / 2) < 1e-9)
  }

  @Test func justifiedLinesEndAtTheEdgeButTheLast() {
    let layout = Laid.layout(text, width: 120) { $0.alignment = .justified }
    for line in layout.lines.dropLast() { #expect(abs(line.width - 120) < 1e-6) }
    #expect(layout.lines[layout.lines.count - 1].width < 119)
  }

  @Test func indentsMoveTheFirstAndTheOtherLines() {
    let layout = Laid.layout(text, width: 120) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 5
      $0.tailIndent = -10
    }
    #expect(layout.lines[0].x == 20 && layout.lines[1].x == 5)
    #expect(layout.lines.allSatisfy { $0.x + $0.width <= 110 + 1e-6 })
  }

  @Test func spacingStandsBetweenLinesAndParagraphsOnly() {
    let plain = Laid.layout("a\nb\nc").size.height
    #expect(abs(Laid.layout("a\nb\nc") { $0.lineSpacing = 4 }.size.height - plain - 8) < 1e-9)
    #expect(abs(Laid.layout("a\nb\nc") { $0.spacing = 10 }.size.height - plain - 20) < 1e-9)
    let before = Laid.layout("a\nb\nc") { $0.spacingBefore = 3 }
    #expect(abs(before.size.height - plain - 6) < 1e-9)
  }

  @Test func lineHeightsAreMultipliedThenLimited() {
    let natural = Laid.layout("a").size.height
    #expect(Laid.layout("a") { $0.lineHeightMultiple = 1.5 }.size.height == natural * 1.5)
    #expect(Laid.layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
    #expect(Laid.layout("a") { $0.minimumLineHeight = 40 }.size.height == 40)
  }

  @Test func extraHeightIsAddedAboveTheText() {
    let (natural, high) = (Laid.layout("a"), Laid.layout("a") { $0.minimumLineHeight = 40 })
    let below = natural.size.height - natural.firstBaseline
    #expect(abs(high.size.height - high.firstBaseline - below) < 1e-9)
  }

  @Test func mixedSizesShareABaseline() {
    let text = Array("aB".utf16)
    let content = TextContent(
      text: text,
      styles: [
        .init(range: 0..<1, value: TextStyle(font: .system(size: 10))),
        .init(range: 1..<2, value: TextStyle(font: .system(size: 30))),
      ], paragraphs: [.init(range: 0..<2, value: TextParagraph())])
    let layout = TextLayouter.layout(content, LayoutOptions())
    let line = layout.lines[0]
    #expect(line.runs.count == 2)
    #expect(line.runs.allSatisfy { $0.positions.allSatisfy { $0.y == 0 } })
    #expect(line.height == Font.system(size: 30).metrics.lineHeight)
  }

  @Test func tabsGoOnToTheirStops() {
    let layout = Laid.layout("a\tb\tc")
    let xs = layout.lines[0].runs.filter { $0.kind == .text }.map(\.x)
    #expect(xs == [0, 28, 56])
    let right = Laid.layout("a\tbb") {
      $0.tabs = [.init(alignment: .right, location: 100)]
    }
    #expect(abs(right.size.width - 100) < 1e-9)
  }
}

@Suite("Shaping")
struct ShapingTests {
  private func glyphs(_ text: String, _ change: (inout TextStyle) -> Void = { _ in }) -> Int {
    layout(text, change).glyphCount
  }

  private func layout(_ text: String, _ change: (inout TextStyle) -> Void) -> TextLayout {
    var style = TextStyle(font: Laid.font)
    change(&style)
    return TextLayouter.layout(
      TextContent(text, style: style, paragraph: TextParagraph()), LayoutOptions())
  }

  @Test func kerningBringsLettersTogether() {
    let kerned = layout("AVAVA") { _ in }.size.width
    let plain = layout("AVAVA") { $0.kern = 0 }.size.width
    #expect(kerned < plain)
  }

  @Test func kernIsAddedAfterEachCharacter() {
    let plain = layout("nnnn") { $0.kern = 0 }.size.width
    let spread = layout("nnnn") { $0.kern = 3 }.size.width
    #expect(abs(spread - plain - 12) < 1e-6)
  }

  @Test func emojiSequencesAreOneGlyph() {
    for emoji in ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣"] {
      let layout = layout(emoji) { _ in }
      #expect(layout.glyphCount == 1, "\(emoji)")
      #expect(layout.lines[0].runs[0].face.hasPictures, "\(emoji)")
    }
  }

  @Test func textPresentationIsNotColoured() {
    #expect(!layout("☎\u{FE0E}") { _ in }.lines[0].runs[0].face.hasPictures)
    #expect(!layout("12") { _ in }.lines[0].runs[0].face.hasPictures)
  }

  @Test func arabicLettersJoin() {
    let apart = layout("ب ب ب") { _ in }
    let joined = layout("ببب") { _ in }
    #expect(Set(joined.lines[0].runs[0].glyphs).count == 3)
    #expect(Set(apart.lines[0].runs.flatMap(\.glyphs)).count == 2)
  }

  @Test func hebrewIsWrittenFromTheRight() {
    let layout = layout("אבג") { _ in }
    #expect(layout.lines[0].isRightToLeft)
    #expect(layout.lines[0].runs[0].clusters == [2, 1, 0])
  }

  @Test func numbersInHebrewStayInOrder() {
    let layout = layout("אב 123 גד") { _ in }
    let number = layout.lines[0].runs.first { $0.clusters == [3, 4, 5] }
    #expect(number != nil)
    let order = layout.lines[0].runs.map(\.range.lowerBound)
    #expect(order == order.sorted(by: >))
  }

  @Test func anEnglishParagraphKeepsItsHebrewInPlace() {
    let layout = layout("abc אבג def") { _ in }
    #expect(!layout.lines[0].isRightToLeft)
    let order = layout.lines[0].runs.map(\.range.lowerBound)
    #expect(order == order.sorted() && order.count > 2)
  }

  @Test func missingCharactersAreBoxes() {
    #expect(layout("\u{F0001}") { _ in }.lines[0].runs[0].glyphs == [0])
  }

  @Test func evenFiguresAreEquallyWide() {
    var font = Laid.font
    font.hasEvenFigures = true
    #expect(
      layout("1111") { $0.font = font }.size.width == layout("8888") { $0.font = font }.size.width)
    #expect(layout("1111") { _ in }.size.width < layout("8888") { _ in }.size.width)
  }
}

@Suite("Any text")
struct AnyTextTests {
  @Test func loneSurrogatesAreReplaced() {
    let text: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xD83D]
    let content = TextContent(
      text: text, styles: [.init(range: 0..<5, value: TextStyle(font: Laid.font))],
      paragraphs: [.init(range: 0..<5, value: TextParagraph())])
    let layout = TextLayouter.layout(content, LayoutOptions(width: 30))
    #expect(layout.glyphCount == 5)
  }

  @Test func thousandsOfMarksAreOneCharacter() {
    let layout = Laid.layout("a" + String(repeating: "\u{301}", count: 5_000), width: 50)
    #expect(layout.lines.count == 1)
  }

  @Test func aMegabyteWithoutASpaceIsLaidOut() {
    let layout = Laid.layout(
      String(repeating: "x", count: 200_000), width: 200, lines: 1
    ) { $0.breaking = .truncateTail }
    #expect(layout.lines.count == 1 && layout.isTruncated)
  }

  @Test(arguments: [0.0, -5, 0.0001, 1, .nan, .infinity, 1e300])
  func anyWidthGivesLines(width: CGFloat) {
    let layout = Laid.layout("Hello, world", width: width)
    #expect(!layout.lines.isEmpty && layout.lines.count < 13)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e30, 1e-9])
  func anySizeGivesLines(size: CGFloat) {
    let layout = Laid.layout("Hello", font: .system(size: size))
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func styleLengthsThatAreNoNumbersCountAsNone() {
    let layout = Laid.layout("a\nb", width: 50) {
      $0.headIndent = .nan
      $0.lineSpacing = -.infinity
      $0.lineHeightMultiple = .nan
      $0.tabs = [.init(alignment: .left, location: .nan)]
    }
    #expect(layout.size == Laid.layout("a\nb", width: 50).size)
  }

  @Test func narrowRoomsEndSomewhere() {
    let layout = Laid.layout(String(repeating: "a ", count: 30_000), width: 1)
    #expect(layout.lines.count == TextLayouter.mostLines && layout.isTruncated)
  }
}
