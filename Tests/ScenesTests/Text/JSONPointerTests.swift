import Scenes
import Testing

@Suite struct JSONPointerTests {
  @Test func pointerEscapesTildesAndSlashes() {
    let pointer = JSONPointer().appending("a/b").appending(3).appending("~1").appending("")
    #expect(pointer.description == "/a~1b/3/~01/")
    #expect(JSONPointer(pointer.description) == pointer)
    #expect(JSONPointer("") == JSONPointer())
    #expect(JSONPointer("a") == nil)
    #expect(JSONPointer().description == "")
  }

  @Test func pointerLeadsToTheInnermostValueAndBack() throws {
    let parsed = ParsedText(
      #"{ "root": { "subviews": [ { "id": "a" }, { "id": "b", "x": [1, 22] } ] } }"#)
    let root = try #require(parsed.value)
    func check(_ text: String, _ expected: String) throws {
      let whole = parsed.file.text(in: parsed.file.range)
      let start = try #require(whole.utf8Offset(of: text))
      let range = parsed.file.range(start, start + text.utf8.count)
      #expect(root.pointer(to: range)?.description == expected)
    }
    try check("22", "/root/subviews/1/x/1")
    try check("\"b\"", "/root/subviews/1/id")
    try check("\"x\"", "/root/subviews/1/x")
    try check("\"x\": ", "/root/subviews/1/x")
    try check("[1, 22]", "/root/subviews/1/x")
    try check("1, 2", "/root/subviews/1/x")
    try check("}, {", "/root/subviews")
    try check("{ \"root", "")
    let pointer = try #require(JSONPointer("/root/subviews/1/x/1"))
    #expect(root.value(at: pointer)?.number == 22)
    #expect(root.value(at: pointer.appending("y")) == nil)
    #expect(root.pointer(to: .nowhere) == nil)
  }

  @Test func everyValueOfALongListIsFound() throws {
    let parsed = ParsedText("[" + (0..<1000).map(String.init).joined(separator: ",") + "]")
    let root = try #require(parsed.value)
    for (index, element) in (root.elements ?? []).enumerated() {
      #expect(root.pointer(to: element.range)?.steps == [String(index)])
    }
  }

  @Test func listIndexIsWrittenPlainly() throws {
    let root: JSONValue = [["a": 1]]
    #expect(root.value(at: JSONPointer(steps: ["0", "a"]))?.number == 1)
    #expect(root.value(at: JSONPointer(steps: ["00"])) == nil)
    #expect(root.value(at: JSONPointer(steps: ["-1"])) == nil)
    #expect(root.value(at: JSONPointer(steps: ["a"])) == nil)
  }
}

extension String {
  fileprivate func utf8Offset(of text: String) -> Int? {
    let whole = Array(utf8)
    let part = Array(text.utf8)
    return (0...(whole.count - part.count)).first { whole[$0...].starts(with: part) }
  }
}
