import Scenes
import Testing

@Suite struct JSONParsingTests {
  @Test(arguments: [
    ("null", "null"), ("true", "true"), (" false ", "false"), ("\"\"", "\"\""), ("[]", "[]"),
    ("{}", "{}"), ("[1,]", "[1]"), (#"{"a":1,}"#, #"{"a":1}"#), ("[[],{},[[]]]", "[[],{},[[]]]"),
    ("// one\n[1, // two\r\n2 /* three */, /**/ 3] // four", "[1,2,3]"),
    ("/* a\n * b **/[1]/***/", "[1]"), ("[\"// no\", \"/* no */\"]", #"["// no","/* no */"]"#),
    ("\u{FEFF}[1]", "[1]"), ("\t\r\n[\r1\n]\r", "[1]"),
    (#"{"b": 1, "a": {"d": [], "c": null}}"#, #"{"b":1,"a":{"d":[],"c":null}}"#),
    (#"{"": 1, " ": 2, "é": 3}"#, #"{"":1," ":2,"é":3}"#),
  ])
  func textReadsAs(_ text: String, _ expected: String) {
    let parsed = ParsedText(text)
    #expect(parsed.compact == expected)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12", 12), ("-1.5", -1.5), ("0.1", 0.1), ("1e3", 1000),
    ("1E+2", 100), ("25e-1", 2.5), ("9007199254740993", 9_007_199_254_740_992),
    ("123456789012345678901234567890", 1.2345678901234568e29), ("0.30000000000000004", 0.1 + 0.2),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", .leastNonzeroMagnitude),
    ("1e-400", 0),
    ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ("0.000000000000000001", 1e-18),
    ("9007199254740992", 9_007_199_254_740_992), ("-900719925474099.25", -900719925474099.25),
  ])
  func numberIsTheNearestDouble(_ text: String, _ expected: Double) {
    let number = ParsedText(text).value?.number
    #expect(number?.bitPattern == expected.bitPattern)
  }

  @Test func everyShortDecimalReadsAsTheStandardLibraryReadsIt() throws {
    var state: UInt64 = 7
    for _ in 0..<3000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> (state & 63))
      let point = Int(state >> 32) % (digits.count + 1)
      let text = (digits.prefix(point) + "." + digits.dropFirst(point) + "5").description
      let number = text.hasPrefix(".") ? "0" + text : text
      let isValid = !number.hasPrefix("0") || number.hasPrefix("0.")
      guard isValid else { continue }
      #expect(ParsedText(number).value?.number == Double(number), "\(number)")
    }
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83d\ude00\uD800\uDC00""#, "😀\u{10000}"), (#""\u0000\u001f""#, "\u{0}\u{1F}"),
    (#""日本 👩‍👩‍👧""#, "日本 👩‍👩‍👧"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), (#""a\u000Ab""#, "a\nb"),
  ])
  func stringDecodesTo(_ text: String, _ expected: String) {
    let parsed = ParsedText(text)
    #expect(parsed.value?.string.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test func rangesCoverExactlyTheTextOfKeysAndValues() throws {
    let parsed = ParsedText("\u{FEFF}{ /* é */ \"kéy\" : [1.50, \"a\\n\", { }], \"b\":true }")
    let root = try #require(parsed.value)
    let list = try #require(root.member("kéy"))
    func text(_ range: SourceRange) -> String { parsed.file.text(in: range) }
    #expect(text(list.keyRange) == "\"kéy\"")
    #expect(text(list.range) == "\"kéy\" : [1.50, \"a\\n\", { }]")
    #expect(list.value.elements?.map { text($0.range) } == ["1.50", "\"a\\n\"", "{ }"])
    #expect(root["b"].map { text($0.range) } == "true")
    #expect(text(root.range).hasPrefix("{ /*"))
    #expect(text(root.range).hasSuffix("true }"))
    #expect(parsed.file.position(at: root.range.startOffset).description == "1:1")
    #expect(parsed.file.position(at: list.keyRange.startOffset).description == "1:11")
  }

  @Test func valueAndRangeAreSmall() {
    #expect(MemoryLayout<SourceRange>.size == 12)
    #expect(MemoryLayout<JSONValue>.stride == 32)
    #expect(MemoryLayout<JSONMember>.stride <= 64)
  }

  @Test func lookUpsAnswerByKindAndKey() throws {
    let root = try #require(ParsedText(#"{"a": [1, "x"], "b": null, "c": false}"#).value)
    #expect(root.keys == ["a", "b", "c"])
    #expect(root["a"]?[1]?.string == "x")
    #expect(root["a"]?[2] == nil)
    #expect(root["b"]?.isNull == true)
    #expect(root["c"]?.bool == false)
    #expect(root["d"] == nil)
    #expect(root[0] == nil)
    #expect(root["a"]?[0]?.number == 1)
    #expect(root.membersByKey["c"]?.value.kindName == "true or false")
  }
}
