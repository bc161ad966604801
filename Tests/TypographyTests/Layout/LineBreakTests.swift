import CoreGraphics
import Testing

@testable import Typography

@Suite("Breaking lines")
struct LineBreakTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test func wordsStayWhole() {
    let layout = Laid.layout(text, width: 100)
    #expect(layout.lines.count > 2)
    let words = Set(text.split(separator: " "))
    for line in Laid.lines(layout) {
      #expect(line.split(separator: " ").allSatisfy { words.contains($0) })
    }
    #expect(Laid.lines(layout).joined() == text)
  }

  @Test func noLineIsWiderThanItsRoom() {
    for width in stride(from: CGFloat(60), to: 300, by: 7) {
      let layout = Laid.layout(text, width: width)
      #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
    }
  }

  @Test func aTextFitsTheWidthThatItWasMeasuredWith() {
    for size in [9.0, 13.3, 17, 31] {
      let font = Font.system(size: size)
      let width = Laid.layout(text, font: font).size.width
      #expect(Laid.layout(text, width: width, font: font).lines.count == 1)
    }
  }

  @Test func aWordWiderThanItsRoomIsTorn() {
    let layout = Laid.layout("incomprehensibilities", width: 40)
    #expect(layout.lines.count > 2)
    #expect(Laid.lines(layout).joined() == "incomprehensibilities")
  }

  @Test func charactersMayBreakAnywhere() {
    let layout = Laid.layout("ab cdefgh", width: 40) { $0.breaking = .characters }
    #expect(Laid.lines(layout).joined() == "ab cdefgh")
    #expect(Laid.lines(layout)[0].hasPrefix("ab c"))
    #expect(Laid.lines(Laid.layout("ab cdefgh", width: 40))[0] == "ab ")
  }

  @Test func spacesAtTheEndOfALineHangOver() {
    let layout = Laid.layout("one   two", width: 34)
    #expect(Laid.lines(layout) == ["one   ", "two"])
    #expect(layout.lines[0].width == Laid.layout("one").size.width)
  }

  @Test func everyBreakBeginsALineButTheLast() {
    #expect(Laid.layout("a\nb\r\nc\n\nd\n").lines.count == 5)
    #expect(Laid.layout("").lines.count == 1)
  }

  @Test func aSoftHyphenIsSeenWhereALineEndsWithIt() {
    let text = "extra\u{AD}ordi\u{AD}nary"
    let whole = Laid.layout(text)
    #expect(whole.lines.count == 1 && whole.lines[0].runs.allSatisfy { $0.kind == .text })
    let plain = Laid.layout("extraordinary").size.width
    #expect(abs(whole.size.width - plain) < 2, "alone it takes no room")
    for width in stride(from: CGFloat(50), to: plain, by: 7) {
      let layout = Laid.layout(text, width: width)
      for line in layout.lines {
        #expect(line.width <= width + 1e-6)
        #expect(line.runs.contains { $0.kind == .ellipsis } == layout.isBroken(line))
      }
      #expect(layout.lines.count > 1 && !layout.isTruncated)
    }
  }

  @Test func hyphensAndJapaneseBreakToo() {
    #expect(Laid.lines(Laid.layout("well-known", width: 60)) == ["well-", "known"])
    #expect(!TextBreaks(Array("a\u{A0}b".utf16)[...]).canBreakLine(at: 2))
    #expect(TextBreaks(Array("日本".utf16)[...]).canBreakLine(at: 1))
  }

  @Test func aFamilyOfFourIsNeverTorn() {
    let family = "👨‍👩‍👧‍👦"
    let layout = Laid.layout(family + family, width: 10) { $0.breaking = .characters }
    #expect(Laid.lines(layout) == [family, family])
  }
}

@Suite("Cutting lines")
struct TruncationTests {
  private let text = "The quick brown fox jumps over"

  private func cut(_ breaking: TextParagraph.Breaking, width: CGFloat = 110) -> String {
    Laid.lines(Laid.layout(text, width: width, lines: 1) { $0.breaking = breaking })[0]
  }

  @Test func tailsHeadsAndMiddlesAreLeftOut() {
    #expect(cut(.truncateTail).hasPrefix("The q") && cut(.truncateTail).hasSuffix("…"))
    #expect(cut(.truncateHead).hasPrefix("…") && cut(.truncateHead).hasSuffix("over"))
    let middle = cut(.truncateMiddle)
    #expect(middle.hasPrefix("The") && middle.hasSuffix("ver") && middle.contains("…"))
  }

  @Test(arguments: [
    TextParagraph.Breaking.truncateTail, .truncateHead, .truncateMiddle,
  ])
  func whatIsCutFits(breaking: TextParagraph.Breaking) {
    for width in stride(from: CGFloat(20), to: 200, by: 3) {
      let layout = Laid.layout(text, width: width, lines: 1) { $0.breaking = breaking }
      #expect(layout.lines.count == 1)
      #expect(layout.lines[0].width <= width + 1e-6)
      #expect(layout.isTruncated)
    }
  }

  @Test func whatFitsIsNotCut() {
    let layout = Laid.layout(text, width: 1_000, lines: 1) { $0.breaking = .truncateTail }
    #expect(Laid.lines(layout) == [text])
    #expect(!layout.isTruncated)
  }

  @Test func theLastOfSeveralLinesIsCut() {
    let layout = Laid.layout(text, width: 90, lines: 2) { $0.breaking = .truncateTail }
    #expect(layout.lines.count == 2)
    #expect(Laid.lines(layout)[1].hasSuffix("…"))
    #expect(!Laid.lines(layout)[0].contains("…"))
  }

  @Test func aFurtherParagraphIsToldOf() {
    let layout = Laid.layout("one\ntwo", width: 200, lines: 1) { $0.breaking = .truncateTail }
    #expect(Laid.lines(layout) == ["one…"])
  }

  @Test func clippedLinesRunOn() {
    let layout = Laid.layout(text, width: 60, lines: 1) { $0.breaking = .clip }
    #expect(layout.lines.count == 1)
    #expect(!Laid.lines(layout)[0].contains("…"))
    #expect(layout.lines[0].width > 60)
  }

  @Test func linesWithoutRoomAreLeftOut() {
    let content = TextContent(
      "a\nb\nc\nd", style: TextStyle(font: Laid.font), paragraph: TextParagraph())
    let height = Laid.layout("a\nb").size.height
    let plain = TextLayouter.layout(content, LayoutOptions(width: 100, height: height))
    #expect(Laid.lines(plain) == ["a", "b"])
    let told = TextLayouter.layout(
      content, LayoutOptions(width: 100, height: height, endsWithEllipsis: true))
    #expect(Laid.lines(told) == ["a", "b…"])
  }
}
