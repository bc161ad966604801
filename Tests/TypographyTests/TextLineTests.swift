import CoreGraphics
import Testing

@testable import Typography

struct TextLineTests {
  private let face: FontFace

  init() throws {
    face = try FontLibrary().face()
  }

  private func line(_ text: String, fitting width: CGFloat = .infinity) -> TextLine {
    TextLine(text: text, face: face, size: 20, fitting: width)
  }

  @Test func theWidthIsTheSumOfTheAdvances() {
    let sum = "Hello".unicodeScalars.reduce(0) { $0 + face.advance(of: face.glyph(for: $1)) }
    #expect(line("Hello").width == CGFloat(sum) * 20 / CGFloat(face.unitsPerEm))
    #expect(line("HelloHello").width == 2 * line("Hello").width)
  }

  @Test func theLineIsAsHighAsItsFaceWhateverTheText() {
    for text in ["", "x", "Åg"] {
      #expect(line(text).ascent == 20 * CGFloat(face.ascender) / CGFloat(face.unitsPerEm))
      #expect(line(text).descent == -20 * CGFloat(face.descender) / CGFloat(face.unitsPerEm))
      #expect(line(text).height == line(text).ascent + line(text).descent)
    }
  }

  @Test func thePathLiesBetweenAscentAndDescentWithinTheWidth() {
    let line = line("Hamburgefonstiv")
    let box = line.path.boundingBox
    #expect(box.minX >= 0 && box.maxX <= line.width)
    #expect(box.minY >= -line.ascent && box.maxY <= line.descent)
    #expect(box.minY < -10, "capitals rise above the baseline, y down")
    #expect(box.maxY > 3, "a g reaches below it")
  }

  @Test func lettersFollowEachOther() {
    let first = line("H").path.boundingBox
    let both = line("HH").path.boundingBox
    #expect(both.minX == first.minX)
    #expect(abs(both.maxX - first.maxX - line("H").width) < 1e-9)
  }

  @Test func anEmptyTextIsAnEmptyPath() {
    #expect(line("").width == 0)
    #expect(line("").path.isEmpty)
    #expect(line("  ").path.isEmpty)
  }

  @Test func controlCharactersAreSpaces() {
    let space = line("a b")
    for control in ["\t", "\n", "\r", "\0", "\u{1B}", "\u{2028}"] {
      #expect(line("a\(control)b").path == space.path)
    }
    #expect(line("a\r\nb").path == line("a  b").path)
  }

  @Test func whatIsNeverVisibleTakesNoRoom() {
    #expect(line("a\u{200D}\u{FE0F}\u{202E}b").path == line("ab").path)
  }

  @Test func aMissingCharacterIsABox() {
    let box = line("\u{F0000}")
    #expect(box.path == TextLine(text: "\u{F0001}", face: face, size: 20).path)
    #expect(box.width > 0 && !box.path.isEmpty)
    #expect(face.glyph(for: "\u{F0000}") == 0)
  }

  @Test func aTextThatFitsIsNotCut() {
    let whole = line("Hello, world")
    #expect(line("Hello, world", fitting: whole.width).text == "Hello, world")
  }

  @Test func aTextThatDoesNotFitEndsInAnEllipsis() {
    let whole = line("Hello, world")
    for width in stride(from: line("…").width, to: whole.width, by: 1) {
      let cut = line("Hello, world", fitting: width)
      #expect(cut.width <= width)
      #expect(cut.text.hasSuffix("…"))
      #expect("Hello, world".hasPrefix(cut.text.dropLast()))
      let longer = "Hello, world".prefix(cut.text.count) + "…"
      #expect(line(String(longer)).width > width, "one character more would not fit")
      #expect(cut.path == line(cut.text).path)
    }
  }

  @Test func notEvenTheEllipsisFits() {
    for width in [0, -5, line("…").width - 0.01] {
      #expect(line("Hello", fitting: width).text == "")
      #expect(line("Hello", fitting: width).path.isEmpty)
    }
  }

  @Test func aCharacterIsCutAsAWhole() {
    let text = "ae\u{301}\u{302}\u{303}b"
    for width in stride(from: 0, through: line(text).width, by: 0.5) {
      let shown = line(text, fitting: width).text
      #expect(["", "…", "a…", "ae\u{301}\u{302}\u{303}…", text].contains(shown))
    }
  }

  @Test func aLineIsCutAtItsLimit() {
    let limit = TextLine.characterLimit
    let long = line(String(repeating: "i", count: limit + 500))
    #expect(long.text.count == limit)
    #expect(long.width == CGFloat(limit) * line("i").width)
    let tower = line("e" + String(repeating: "\u{301}", count: 100_000))
    #expect(tower.text.unicodeScalars.count == limit)
  }

  @Test func nothingIsDrawnAtSizeZero() {
    let line = TextLine(text: "Hello", face: face, size: 0, fitting: 10)
    #expect(line.width == 0 && line.height == 0)
    #expect(line.path.boundingBox.size == .zero)
  }
}
