import Scenes
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (12, "12"), (-7, "-7"), (0.1, "0.1"), (1e20, "1e+20"),
    (.leastNonzeroMagnitude, "5e-324"),
    (9_007_199_254_740_991, "9007199254740991"), (1e15, "1000000000000000"), (1.5e-7, "1.5e-07"),
    (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"), (1e16, "1e+16"),
  ])
  func numberIsWrittenAs(_ number: Double, _ expected: String) {
    #expect(JSONText.number(number) == expected)
  }

  @Test func everyNumberReadsBackAsItself() {
    var random = SplitMix(seed: 4)
    for _ in 0..<3000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(ParsedText(JSONText.number(number)).value?.number?.bitPattern == number.bitPattern)
    }
  }

  @Test func stringEscapesWhatJSONDemandsAndNoMore() {
    #expect(
      JSONText.quoted("a\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é😀")
        == #""a\"\\/\b\f\n\r\t\u0001\u001F"# + "\u{7F}é😀\"")
  }

  @Test func prettyTextKeepsShortListsOnALine() {
    let value: JSONValue = [
      "frame": [0, 0, 10.5, -3], "none": [], "empty": [:],
      "views": [["id": "a", "on": true], nil],
      "long": JSONValue(.array((0..<30).map { JSONValue(1000 + $0) })),
    ]
    let long = (0..<30).map { "    \(1000 + $0)" }.joined(separator: ",\n")
    #expect(
      JSONWriter().text(of: value) == """
        {
          "frame": [0, 0, 10.5, -3],
          "none": [],
          "empty": {},
          "views": [
            {
              "id": "a",
              "on": true
            },
            null
          ],
          "long": [
        \(long)
          ]
        }
        """)
  }

  @Test func keysKeepTheirOrderUnlessSortingIsAskedFor() {
    let value: JSONValue = ["b": 1, "a": ["d": 1, "C": 2], "é": 0]
    #expect(JSONWriter(layout: .compact).text(of: value) == #"{"b":1,"a":{"d":1,"C":2},"é":0}"#)
    #expect(
      JSONWriter(layout: .compact, keyOrder: .sorted).text(of: value)
        == #"{"a":{"C":2,"d":1},"b":1,"é":0}"#)
  }

  @Test func writtenTextReadsBackTheSame() throws {
    let value: JSONValue = ["a\n": [1, [2, ["b": "\u{0}\\"]], nil, true], "": ["x": [:]]]
    for layout in [JSONWriter.Layout.compact, .pretty] {
      let parsed = ParsedText(JSONWriter(layout: layout).text(of: value))
      #expect(try #require(parsed.value).isSame(as: value))
    }
  }

  @Test func comparisonIgnoresPlacesAndTheOrderOfKeys() {
    func same(_ left: String, _ right: String) -> Bool? {
      guard let left = ParsedText(left).value, let right = ParsedText(right).value else {
        return nil
      }
      return left.isSame(as: right)
    }
    #expect(same(#"{"a": 1, "b": [2]}"#, #"{ "b":[2.0],"a":1e0 }"#) == true)
    #expect(same(#"{"a": 1}"#, #"{"b": 1}"#) == false)
    #expect(same(#"{"a": 1}"#, #"{"a": 1, "b": 1}"#) == false)
    #expect(same("[1, 2]", "[2, 1]") == false)
    #expect(same("[1]", "[1, 1]") == false)
    #expect(same("null", "false") == false)
    #expect(same("\"1\"", "1") == false)
  }
}
