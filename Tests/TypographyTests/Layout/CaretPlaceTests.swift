import CoreGraphics
import Testing

@testable import Typography

/// Where carets and selections are among lines, and in text of both directions.
@Suite struct CaretPlaceTests {
  @Test func everyPlaceIsFoundAgainWhereItsCaretStands() {
    for text in ["plain words", "אבג דהו", "one אבג two"] {
      let layout = Laid.layout(text)
      let places = Array(0...text.utf16.count)
      var found: Set<Int> = []
      for place in places {
        let point = CGPoint(x: layout.caretOffset(at: place), y: 5)
        let again = layout.place(at: point)
        // At the border of two directions one spot is two places.
        #expect(abs(layout.caretOffset(at: again) - point.x) < 0.01 || text.contains("one"))
        found.insert(again)
      }
      #expect(found.count >= places.count - 2, "\(text)")
    }
  }

  @Test func caretsOfHebrewGoToTheLeft() {
    let layout = Laid.layout("אבג")
    let offsets = (0...3).map { layout.caretOffset(at: $0) }
    #expect(offsets == offsets.sorted(by: >) && offsets[3] == 0)
    #expect(abs(offsets[0] - layout.size.width) < 0.01)
  }

  @Test func aSelectionAcrossDirectionsHasTwoPieces() {
    // The end of the English and the beginning of the Hebrew, which is far to the right.
    let layout = Laid.layout("abcd אבגד")
    #expect(layout.selectionRects(of: 2..<7, width: 0).count == 2)
    #expect(layout.selectionRects(of: 0..<9, width: 0).count == 1)
  }

  @Test func linesAreFoundByPlaceAndByHeight() {
    let layout = Laid.layout("one two three four five six seven eight", width: 60)
    #expect(layout.lines.count > 3)
    for (index, line) in layout.lines.enumerated() {
      #expect(layout.lineIndex(with: line.range.lowerBound) == index)
      #expect(layout.lineIndex(with: line.range.upperBound - 1) == index)
      #expect(layout.lineIndex(at: line.top + line.height / 2) == index)
    }
    #expect(layout.lineIndex(at: -1e9) == 0 && layout.lineIndex(with: 1_000) != nil)
    #expect(layout.lineIndex(at: .nan) == layout.lines.count - 1)
  }
}
