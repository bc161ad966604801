import Scenes
import Testing

@Suite struct DiagnosticRenderingTests {
  /// A list with one warning about `range` of a line.
  private func list(
    _ text: String, _ range: Range<Int>, path: String = "Samples/cards.json",
    message: String = "unknown key", suggestion: String? = nil
  ) -> DiagnosticList {
    var list = DiagnosticList()
    let file = list.files.add(path: path, text: text)
    list.warning(
      DiagnosticCode("unknown-key"), message, at: file.range(range.lowerBound, range.upperBound),
      suggestion: suggestion)
    return list
  }

  /// The lines below the headline.
  private func excerpt(_ text: String, _ range: Range<Int>) -> [String] {
    let rendered = DiagnosticRenderer().render(list(text, range))
    return rendered.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func textIsWhatTheHandbookShows() {
    let list = list(
      "{\n  \"cornerRaduis\": 4\n}", 4..<18,
      message: "unknown key 'cornerRaduis' on UIView 'hero'", suggestion: "cornerRadius")
    #expect(
      DiagnosticRenderer().render(list) == """
        Samples/cards.json:2:3: warning: unknown key 'cornerRaduis' on UIView 'hero'; did you mean \
        'cornerRadius'?
          "cornerRaduis": 4
          ^~~~~~~~~~~~~~

        """)
  }

  @Test func tabsStayTabsSoThatTheCaretAligns() {
    #expect(excerpt("\t\"a\":\tx1", 6..<8) == ["\t\"a\":\tx1", "\t    \t^~"])
  }

  @Test func wideCharactersTakeTwoCellsAndMarksNone() {
    #expect(excerpt("\"日本\": x", 10..<11) == ["\"日本\": x", "        ^"])
    #expect(excerpt("\"日本\"", 0..<8) == ["\"日本\"", "^~~~~~"])
    #expect(excerpt("😀e\u{301}x", 7..<8) == ["😀e\u{301}x", "   ^"])
    #expect(excerpt("👩‍👩‍👧x", 18..<19) == ["👩‍👩‍👧x", "  ^"])
  }

  @Test func rangeOverLinesIsMarkedToTheEndOfTheFirst() {
    #expect(excerpt("ab [1,\n2]", 3..<9) == ["ab [1,", "   ^~~"])
  }

  @Test func emptyRangeHasACaretAlsoAtTheLineEnd() {
    #expect(excerpt("ab\ncd", 2..<2) == ["ab", "  ^"])
    #expect(excerpt("ab", 2..<2) == ["ab", "  ^"])
  }

  @Test func blankLineIsNotShown() {
    #expect(excerpt("  \nx", 1..<1) == [])
    #expect(excerpt("", 0..<0) == [])
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let line = String(repeating: "a", count: 300) + "XY" + String(repeating: "b", count: 300)
    let lines = excerpt(line, 300..<302)
    #expect(
      lines == [
        "…" + String(repeating: "a", count: 60) + "XY" + String(repeating: "b", count: 38) + "…",
        String(repeating: " ", count: 61) + "^~",
      ])
    #expect(excerpt(line, 0..<600)[1] == "^" + String(repeating: "~", count: 99))
    #expect(excerpt(line, 602..<602)[1] == String(repeating: " ", count: 61) + "^")
  }

  @Test func nothingThatATerminalObeysIsPrinted() {
    let list = list(
      "\"\u{1B}[31m\u{202E}\u{9B}\u{7F}\" x", 12..<13, path: "a\u{1B}b",
      message: "m\u{1B}\n\u{2066}")
    let rendered = DiagnosticRenderer().render(list)
    let controls = rendered.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control || $0 == "\u{202E}" || $0 == "\u{2066}")
    }
    #expect(controls.isEmpty)
    #expect(rendered.split(separator: "\n").count == 3)
  }

  @Test func colourIsAddedOnRequestAndNothingElseChanges() {
    let list = list("abc", 1..<3)
    let colored = DiagnosticRenderer(coloring: .terminal).render(list)
    #expect(
      colored
        == "Samples/cards.json:1:2: \u{1B}[1;35mwarning:\u{1B}[0m \u{1B}[1munknown key\u{1B}[0m\n"
        + "abc\n \u{1B}[1;32m^~\u{1B}[0m\n")
  }

  @Test func diagnosticWithoutAPlaceIsALine() {
    var list = DiagnosticList()
    list.error(DiagnosticCode("no-file"), "cannot read 'x.json'", suggestion: "y.json")
    #expect(
      DiagnosticRenderer().render(list)
        == "error: cannot read 'x.json'; did you mean 'y.json'?\n")
    #expect(
      DiagnosticRenderer(format: .github).render(list)
        == "::error title=no-file::cannot read 'x.json'; did you mean 'y.json'?\n")
  }

  @Test func jsonHasEveryKeyInEveryObject() throws {
    var list = list("{\n  \"é\": 4\n}", 4..<8, message: "say \"hi\"", suggestion: "e")
    let file = try #require(list.files.all.first)
    list.error(
      DiagnosticCode("duplicate-key"), "twice", at: file.range(0, 1),
      notes: [list.note("first", at: file.range(9, 10))])
    list.error(DiagnosticCode("no-file"), "gone")
    let root = try #require(ParsedText("{\n  \"é\": 4\n}").value)
    list.setPointers(in: root)
    let rendered = DiagnosticRenderer(format: .json).render(list)
    #expect(
      rendered == """
        [
        {"file":null,"line":null,"column":null,"endColumn":null,"severity":"error",\
        "code":"no-file","message":"gone","suggestion":null,"pointer":null,"notes":[]},
        {"file":"Samples/cards.json","line":1,"column":1,"endColumn":2,"severity":"error",\
        "code":"duplicate-key","message":"twice","suggestion":null,"pointer":"","notes":[\
        {"file":"Samples/cards.json","line":2,"column":7,"endColumn":8,"message":"first"}]},
        {"file":"Samples/cards.json","line":2,"column":3,"endColumn":6,"severity":"warning",\
        "code":"unknown-key","message":"say \\"hi\\"","suggestion":"e","pointer":"/é","notes":[]}
        ]

        """)
    #expect(ParsedText(rendered).diagnostics.isEmpty)
    #expect(DiagnosticRenderer(format: .json).render([]) == "[]\n")
  }

  @Test func githubEscapesPropertiesAndMessages() throws {
    var list = list("abc", 1..<3, path: "a,b:c%.json", message: "100%: no,\nno", suggestion: "d")
    #expect(
      DiagnosticRenderer(format: .github).render(list)
        == "::warning file=a%2Cb%3Ac%25.json,line=1,col=2,endColumn=4,title=unknown-key"
        + "::100%25: no,%0Ano; did you mean 'd'?\n")
    let file = try #require(list.files.all.first)
    list = DiagnosticList()
    list.files = SourceFiles()
    list.add(
      Diagnostic(
        .note, DiagnosticCode("hint"), "look", at: SourcePlace(file: file, range: file.range(0, 1)),
        notes: [.init("here", at: SourcePlace(file: file, range: file.range(2, 3)))]))
    #expect(
      DiagnosticRenderer(format: .github).render(list)
        == "::notice file=a%2Cb%3Ac%25.json,line=1,col=1,endColumn=2,title=hint"
        + "::look%0Aa,b:c%25.json:1:3: note: here\n")
  }

  @Test func longQuotedTextIsCut() {
    #expect(Diagnostic.quoted("short") == "'short'")
    let long = Diagnostic.quoted(String(repeating: "é", count: 200))
    #expect(long == "'" + String(repeating: "é", count: 59) + "…'")
  }
}
