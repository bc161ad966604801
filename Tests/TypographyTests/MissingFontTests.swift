import CoreGraphics
import Synchronization
import Testing

@testable import Typography

@Suite("Text without fonts")
struct MissingFontTests {
  private final class Errors: Sendable {
    private let errors = Mutex<[FontError]>([])
    var all: [FontError] { errors.withLock { $0 } }
    func add(_ error: FontError) { errors.withLock { $0.append(error) } }
  }

  private let library = FontLibrary(searching: [.directory("/nowhere")])
  private let errors = Errors()

  init() {
    library.onError = { [errors] in errors.add($0) }
  }

  private func missing(_ family: String, _ package: String) -> FontError {
    .missing(family: family, package: package, searched: [.directory("/nowhere")])
  }

  @Test func facesAreBoxes() {
    let face = library.bestFace(Typeface(.mono, .bold, isItalic: true))
    #expect(face === FontFace.ofBoxes)
    #expect(!face.outline(of: face.glyph(for: "a")).isEmpty)
    #expect(face.outline(of: face.glyph(for: " ")).isEmpty)
  }

  @Test func aPackageIsToldOnceAndByNameWhateverIsMissedOfIt() {
    _ = library.bestFace(Typeface(.inter))
    #expect(errors.all == [missing("Inter", "fonts-inter")])
    _ = library.bestFace(Typeface(.inter))
    _ = library.bestFace(Typeface(.inter, .bold))
    _ = library.bestFace(Typeface(.interDisplay))
    #expect(errors.all.count == 1)
    _ = library.bestFace(Typeface(.mono))
    #expect(errors.all.last == missing("JetBrains Mono", "fonts-jetbrains-mono"))
    #expect(errors.all.count == 2)
  }

  @Test func whoeverIsToldMayWriteWithFonts() {
    library.onError = { [errors, library] error in
      errors.add(error)
      _ = library.bestFace(Typeface(.inter, .black))
    }
    _ = library.bestFace(Typeface(.inter))
    #expect(errors.all.count == 1)
  }

  @Test func fontsThatAreThereAreTakenBeforeBoxes() {
    let places = FontLibrary(searching: [.directory(FontFamily.dejaVuSans.directory)])
    places.onError = { [errors] in errors.add($0) }
    let face = places.bestFace(Typeface(.inter))
    #expect(face !== FontFace.ofBoxes && face.glyph(for: "a") != 0)
    #expect(errors.all.map(\.cause) == ["fonts-inter"])
  }

  @Test(arguments: ["é", "漢", "🙂", "a\u{301}"] as [Character])
  func everyCharacterHasAFace(character: Character) {
    var fallback = FontFallback(Typeface(.inter), library: library)
    var last: FontFace?
    for scalar in character.unicodeScalars {
      last = fallback.face(for: scalar, next: nil, last: last)
      #expect(last === FontFace.ofBoxes)
    }
  }

  @Test func boxesStandSideBySideInALineAsHighAsInters() throws {
    let face = FontFace.ofBoxes
    #expect(face.unitsPerEm == EmptyBoxes.unitsPerEm)
    let inter = try FontLibrary().face().metrics
    #expect(abs(face.metrics.lineHeight - inter.lineHeight) < 0.001)
    #expect(abs(face.metrics.capHeight - inter.capHeight) < 0.01)
    #expect(face.metrics.xHeight > 0 && face.metrics.xHeight < face.metrics.capHeight)
    #expect(face.metrics.underlineThickness > 0 && face.metrics.strikeThickness > 0)
  }

  @Test("a word has a box for each character, a space a gap, a mark no width")
  func shapesOfAWord() {
    let text = Array("ab e\u{301}\u{200D}".utf16)
    let style = TextStyle(font: Font(Typeface(.inter), size: 10))
    let run = Shaper(text).shaped(
      ShapedRun(
        range: 0..<text.count, style: style, face: .ofBoxes, level: 0, script: 0x4C61_746E))
    #expect(run.glyphs.prefix(4).map(\.glyph) == [0, 0, 1, 0])
    #expect(run.glyphs.prefix(4).map(\.advance) == [6, 6, 2.5, 6])
    #expect(run.glyphs.dropFirst(4).allSatisfy { $0.advance == 0 })
  }
}
