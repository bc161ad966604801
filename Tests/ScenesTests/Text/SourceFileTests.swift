import Scenes
import Testing

@Suite struct SourceFileTests {
  private func file(_ text: String) -> SourceFile {
    var files = SourceFiles()
    return files.add(path: "f", text: text)
  }

  @Test func linesEndAtEveryKindOfLineEnd() {
    let file = file("a\nbc\r\nd\re\n\nf")
    #expect((0...7).map { file.text(ofLine: $0) } == ["", "a", "bc", "d", "e", "", "f", ""])
    #expect(file.lineCount == 6)
  }

  @Test func columnsCountScalarsFromOne() {
    let file = file("\u{FEFF}é😀\tx\nä")
    let offsets = [0, 3, 5, 9, 10, 11, 12, 14, 99]
    #expect(
      offsets.map { file.position(at: $0).description } == [
        "1:1", "1:1", "1:2", "1:3", "1:4", "1:5", "2:1", "2:2", "2:2",
      ])
  }

  @Test func rangesAreClampedToTheFile() {
    let file = file("abc")
    #expect(file.text(in: file.range(-4, 2)) == "ab")
    #expect(file.text(in: file.range(2, 99)) == "c")
    #expect(file.range(3, 1).isEmpty)
    #expect(file.range.endOffset == 3)
    #expect(file.range.behind == file.range(3, 3))
  }

  @Test func placeEndsOnItsFirstLine() throws {
    var files = SourceFiles()
    _ = files.add(path: "other", text: "")
    let file = files.add(path: "a/b.json", text: "[\n  12,\n  3]")
    let place = try #require(files.place(of: file.range(4, 10)))
    #expect(place.description == "a/b.json:2:3")
    #expect(place.end == SourcePosition(line: 2, column: 6))
    #expect(files.place(of: .nowhere) == nil)
    #expect(files[file.id] === file)
  }

  @Test func emptyFileHasOneEmptyLine() {
    let file = file("")
    #expect(file.lineCount == 1)
    #expect(file.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(file.text(ofLine: 1) == "")
  }
}
