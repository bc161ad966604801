import CoreGraphics
import Testing

@testable import Typography

/// Lines that go round shapes, and lines that go on where another room ended.
@Suite struct BandLayoutTests {
  private let text = "one two three four five six seven eight nine ten"

  private func content(
    _ text: String, _ change: (inout TextParagraph) -> Void = { _ in }
  ) -> TextContent {
    var paragraph = TextParagraph()
    change(&paragraph)
    return TextContent(text, style: TextStyle(font: Laid.font), paragraph: paragraph)
  }

  private func around(_ rects: CGRect..., padding: CGFloat = 0) -> TextExclusions {
    TextExclusions(rects.map { (CGPath(rect: $0, transform: nil), .winding) }, padding: padding)
  }

  @Test func withoutShapesLinesAreTheUsualOnes() {
    for text in [text, "a\n\nb\n", "", "\n", "one two three\nfour five six seven\n\n"] {
      for isCounted in [false, true] {
        let options = LayoutOptions(width: 90, countsLastBreak: isCounted)
        let content = content(text) { ($0.lineSpacing, $0.spacing, $0.spacingBefore) = (3, 5, 2) }
        let usual = TextLayout.make(content, options)
        let made = TextLayout.make(content, options, around: around())
        #expect(Laid.lines(made) == Laid.lines(usual), "\(text.debugDescription) \(isCounted)")
        #expect(made.lines.map(\.range) == usual.lines.map(\.range))
        #expect(
          zip(made.lines, usual.lines).allSatisfy { abs($0.top - $1.top) < 0.01 && $0.x == $1.x })
        #expect(abs(made.size.height - usual.size.height) < 0.01 && !made.isTruncated)
      }
    }
  }

  @Test func linesGoOnFromAPlace() {
    let options = LayoutOptions(width: 90)
    let whole = TextLayout.make(content(text), options)
    let rest = TextLayout.make(
      content(text), options, from: whole.lines[1].range.lowerBound, around: around())
    #expect(rest.lines.map(\.range) == whole.lines.dropFirst().map(\.range))
    #expect(rest.lines[0].top == 0)
    let none = TextLayout.make(content(text), options, from: 999, around: around())
    #expect(none.lines.isEmpty && !none.isTruncated)
  }

  @Test func linesAreWhereShapesLeaveRoom() {
    // Over the upper half of the first line.
    let shape = CGRect(x: 50, y: -10, width: 40, height: 15)
    let layout = TextLayout.make(
      content(text), LayoutOptions(width: 200), around: around(shape, padding: 5))
    #expect(layout.rooms?[0] == 0..<40 && layout.rooms?[1] == 90..<200)
    #expect(layout.lines[0].top == layout.lines[1].top && layout.lines[2].top > 0)
    #expect(layout.rooms?[2] == 0..<200)
    #expect(layout.lines[1].x == 90 && layout.lines[1].range.lowerBound > 0)
    for (line, room) in zip(layout.lines, layout.rooms ?? []) {
      #expect(line.x >= room.lowerBound && line.x + line.width <= room.upperBound + 0.01)
    }
    // Points and selections keep to the sides of the shape.
    let first = layout.lines[0].range
    #expect(layout.place(at: CGPoint(x: 45, y: 5)) < first.upperBound)
    #expect(layout.place(at: CGPoint(x: 88, y: 5)) == first.upperBound)
    let selected = layout.selectionRects(of: 0..<first.upperBound + 4, width: 200)
    #expect(selected.count == 2 && selected[0].maxX <= 40 && selected[1].minX == 90)
    #expect(layout.lineIndex(beyond: 0, isUp: false) == 2)
    #expect(layout.lineIndex(beyond: 1, isUp: true) == -1)
  }

  @Test func aShapeThatTakesAllMovesTheText() {
    let wall = CGRect(x: -10, y: 0, width: 300, height: 100)
    let layout = TextLayout.make(content(text), LayoutOptions(width: 200), around: around(wall))
    #expect(layout.lines[0].top >= 99 && layout.lines[0].top < 104)
    let low = TextLayout.make(
      content(text), LayoutOptions(width: 200, height: 80), around: around(wall))
    #expect(low.lines.isEmpty && low.isTruncated)
    let endless = CGRect(x: -10, y: 0, width: 300, height: 1e12)
    #expect(
      TextLayout.make(content(text), LayoutOptions(width: 200), around: around(endless)).lines
        .isEmpty)
  }

  @Test func theLastLineTellsThatThereIsMore() {
    let options = LayoutOptions(width: 100, lineLimit: 2, endsWithEllipsis: true)
    let shape = around(CGRect(x: 0, y: 0, width: 20, height: 200))
    let layout = TextLayout.make(content(text), options, around: shape)
    #expect(layout.lines.count == 2 && layout.isTruncated)
    #expect(Laid.lines(layout)[1].hasSuffix("…") && !Laid.lines(layout)[0].hasSuffix("…"))
    #expect(layout.lines[1].x + layout.lines[1].width <= 100.01)
    let plain = TextLayout.make(
      content(text), LayoutOptions(width: 100, lineLimit: 2), around: shape)
    #expect(plain.isTruncated && !Laid.lines(plain)[1].hasSuffix("…"))
  }

  @Test func bandsKnowLevelEdges() {
    // Two steps: the upper one is half as wide.
    let steps = CGMutablePath()
    steps.addLines(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 50),
      CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 100),
    ])
    steps.closeSubpath()
    let bands = PathBands(steps, .winding)
    #expect(bands.stretches(from: 0, to: 50) == [0..<50])
    #expect(bands.stretches(from: 40, to: 60) == [0..<50])
    #expect(bands.stretches(from: 50, to: 100) == [0..<100])
    #expect(bands.covered(from: 40, to: 60).last?.upperBound == 100)
    #expect(bands.covered(from: 50, to: 60).map(\.upperBound).max() == 50)
    #expect(bands.covered(from: 100, to: 110).isEmpty && bands.covered(from: 9, to: 9).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func numbersOfAllKindsAreBorne(_ number: CGFloat) {
    for rect in [
      CGRect(x: number, y: 0, width: 20, height: 20),
      CGRect(x: 0, y: number, width: 20, height: 20),
      CGRect(x: 0, y: 0, width: number, height: number),
    ] {
      for padding in [0, number] {
        let options = LayoutOptions(width: 100, height: 300)
        let layout = TextLayout.make(content(text), options, around: around(rect, padding: padding))
        #expect(layout.lines.count <= 48)
        _ = layout.place(at: CGPoint(x: number, y: number))
        _ = layout.selectionRects(of: 0..<30, width: number)
      }
    }
  }
}
