import Scenes
import Testing

@Suite struct JSONMistakeTests {
  @Test(arguments: SyntaxCase.all)
  func everyMistakeIsReportedOnceAndInItsPlace(_ mistake: SyntaxCase) {
    let parsed = ParsedText(mistake.input)
    #expect(DiagnosticRenderer().render(parsed.diagnostics) == mistake.rendered)
    #expect(parsed.compact == mistake.reads)
  }

  @Test func everyCodeHasAnInputThatGivesItAlone() {
    let inputs: [(DiagnosticCode, String)] = [
      (.emptyFile, ""), (.nestingTooDeep, String(repeating: "[", count: 600)),
      (.textAfterEnd, "1 2"), (.extraBracket, "[]]"), (.mismatchedBracket, "[}"),
      (.missingColon, #"{"a" 1}"#), (.missingComma, "[1 2]"), (.unclosedBracket, "["),
      (.unexpectedCharacter, "[@]"), (.unterminatedComment, "[1] /*"),
      (.duplicateKey, #"{"a": 1, "a": 2}"#), (.missingKey, "{,}"), (.missingValue, "[,]"),
      (.nonFiniteNumber, "[-NaN]"), (.nonStringKey, "{1: 2}"), (.numberTooLarge, "[1e400]"),
      (.unknownWord, "[word]"), (.unquotedKey, "{a: 1}"), (.wrongNumber, "[1px]"),
      (.controlCharacter, "[\"\t\"]"), (.loneSurrogate, #"["\udfff"]"#),
      (.quoteInString, #"["a"b"]"#), (.unterminatedString, "[\"a\n]"), (.wrongEscape, #"["\q"]"#),
      (.wrongQuotes, "['a']"),
    ]
    for (code, input) in inputs {
      #expect(ParsedText(input).codes == [code.rawValue], "\(input.prefix(20))")
    }
  }

  @Test func bytesThatAreNotUTF8AreNamedWithTheirPlace() {
    let cases: [([UInt8], String)] = [
      (
        Array("[\"ab".utf8) + [0xFF, 0x22],
        "1:5-6 the byte 0xFF is not UTF-8; save the file as UTF-8"
      ),
      (Array("[1,\n\"é".utf8) + [0xE9], "2:3-4 the byte 0xE9 is not UTF-8; save the file as UTF-8"),
      ([0x5B, 0x22, 0xC3], "1:3-4 the byte 0xC3 is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2-3 the byte 0xED is not UTF-8; save the file as UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2-3 the byte 0xC0 is not UTF-8; save the file as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1-3 the file is in UTF-16; save it as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "1:1-1 the file is not text in UTF-8; save it as UTF-8"),
    ]
    for (bytes, expected) in cases {
      let parsed = ParsedText(bytes: bytes)
      #expect(parsed.first == expected)
      #expect(parsed.codes == ["not-utf8"])
      #expect(parsed.value == nil)
    }
  }

  @Test func aDrawingIsToldAsOne() {
    let parsed = ParsedText(bytes: Array("\n<svg/>".utf8))
    let words = "this is XML and no scene; 'preview import' makes a scene of an SVG drawing"
    #expect(parsed.first == "2:1-2 \(words)")
    #expect(parsed.codes == ["unexpected-character"] && parsed.value == nil)
  }

  @Test func mistakesFarApartAreAllReported() {
    let text = """
      {
        "a": [1, 2,
        "b": tru,
        c: 'x',
        "d": .5,
        "e": "\\x",
        "e": 1
        "f": 01
      }
      """
    #expect(
      ParsedText(text).diagnostics.sorted.map { "\($0.place?.start.line ?? 0) \($0.code)" } == [
        "2 unclosed-bracket", "3 unknown-word", "4 unquoted-key", "4 wrong-quotes",
        "5 wrong-number", "6 wrong-escape", "7 duplicate-key", "7 missing-comma",
        "8 wrong-number",
      ])
  }
}
