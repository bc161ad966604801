import Scenes
import Testing

@testable import LanguageServer

@Suite struct DocumentTests {
  private func changed(
    _ text: String, _ changes: [JSONValue], in encoding: PositionEncoding = .utf16
  ) throws -> String {
    var document = TextDocument(uri: "file:///s.json", version: 1, text: text)
    try document.apply(changes, version: 2, in: encoding)
    return String(decoding: document.file.bytes, as: UTF8.self)
  }

  private func edit(
    _ start: (Int, Int), _ end: (Int, Int), _ text: String
  ) -> JSONValue {
    [
      "range": [
        "start": ["line": JSONValue(start.0), "character": JSONValue(start.1)],
        "end": ["line": JSONValue(end.0), "character": JSONValue(end.1)],
      ],
      "text": JSONValue(text),
    ]
  }

  @Test func changesAreTakenInOrder() throws {
    let text = try changed(
      "one\ntwo\r\nthree", [edit((1, 0), (1, 3), "2"), edit((0, 0), (1, 0), ""), ["text": "x"]])
    #expect(text == "x")
    #expect(
      try changed("one\ntwo\r\nthree", [edit((1, 0), (1, 3), "2"), edit((0, 3), (1, 0), "-")])
        == "one-2\r\nthree")
  }

  @Test func columnsAreCountedAsTheClientCounts() throws {
    // é has two bytes, 😀 four and two units.
    #expect(try changed("é😀x", [edit((0, 3), (0, 4), "y")]) == "é😀y")
    #expect(try changed("é😀x", [edit((0, 6), (0, 7), "y")], in: .utf8) == "é😀y")
    // Inside of a character is before it.
    #expect(try changed("😀x", [edit((0, 1), (0, 2), "y")]) == "yx")
  }

  @Test func placesBehindTheEndAreTheEnd() throws {
    #expect(try changed("a\nb", [edit((0, 99), (0, 99), "!")]) == "a!\nb")
    #expect(try changed("a\nb", [edit((99, 0), (99, 0), "!")]) == "a\nb!")
    #expect(try changed("a\nb", [edit((1, 1), (0, 0), "!")]) == "a\nb!")
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func offsetsAndPositionsAreTheSame(_ encoding: PositionEncoding) {
    var files = SourceFiles()
    let text = "é\n😀 x\r\n\n\ty"
    let file = files.add(path: "s", text: text)
    for index in text.unicodeScalars.indices {
      let offset = index.utf16Offset(in: text)
      let bytes = text.unicodeScalars[..<index].reduce(0) { $0 + UTF8.width($1) }
      let position = file.position(of: bytes, in: encoding)
      // Between a carriage return and its line feed is the end of the line.
      guard text.unicodeScalars[index] != "\n" else { continue }
      #expect(file.offset(of: position, in: encoding) == bytes, "\(offset)")
    }
  }

  @Test func theClientMayCountBytes() {
    let capabilities: JSONValue = ["general": ["positionEncodings": ["utf-16", "utf-8"]]]
    let client = TestClient()
    let result = client.request("initialize", ["capabilities": capabilities])
    #expect(result.at("capabilities", "positionEncoding")?.string == "utf-8")
    client.open("/s.json", #"{"root": {"accessibilityLabel": "é😀", "nme": 1}}"#)
    client.wait(1)
    #expect(client.said(of: "/s.json") == ["0:42 unknown-key"])
    #expect(
      TestClient().request("initialize", ["capabilities": [:]])
        .at("capabilities", "positionEncoding")?.string == "utf-16")
  }
}
