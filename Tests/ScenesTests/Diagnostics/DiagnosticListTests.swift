import Scenes
import Testing

@Suite struct DiagnosticListTests {
  private let code = DiagnosticCode("some-code")

  @Test func listCountsBySeverityAndSummarises() {
    var list = DiagnosticList()
    #expect(list.summary == "no errors")
    list.error(code, "one")
    #expect(list.summary == "1 error")
    list.warning(code, "two")
    list.warning(code, "three")
    list.add(Diagnostic(.note, code, "four"))
    #expect((list.errorCount, list.warningCount) == (1, 2))
    #expect(list.summary == "1 error, 2 warnings")
  }

  @Test func strictMakesWarningsErrors() {
    var list = DiagnosticList(strictness: .strict)
    list.warning(code, "w")
    list.add(Diagnostic(.note, code, "n"))
    #expect(list.all.map(\.severity) == [.error, .note])
    #expect((list.errorCount, list.warningCount, list.hasErrors) == (1, 0, true))
  }

  @Test func limitKeepsErrorsBehindAFloodOfWarnings() {
    var list = DiagnosticList(limit: 3)
    for _ in 0..<10 { list.warning(code, "w") }
    for _ in 0..<5 { list.error(code, "e") }
    #expect(list.all.map(\.message) == ["w", "w", "w", "e", "e", "e"])
    #expect((list.errorCount, list.warningCount, list.omittedCount) == (5, 10, 9))
    #expect(DiagnosticRenderer().render(list).hasSuffix("note: and 9 more\n"))
  }

  @Test func manyThatAreAlikeAreSaidTwentyTimes() throws {
    var list = DiagnosticList()
    let file = list.files.add(path: "a", text: String(repeating: "x", count: 400))
    for index in 0..<300 {
      list.warning(code, "unknown key 'x' on UIView 'n\(index)'", at: file.range(index, index + 1))
    }
    list.warning(code, "unknown key 'y' on UIView 'n0'", at: file.range(0, 1))
    #expect((list.all.count, list.warningCount, list.omittedCount) == (21, 301, 0))
    let said = list.sorted.filter { !$0.notes.isEmpty }
    #expect(said.map(\.message) == ["unknown key 'x' on UIView 'n19'"])
    #expect(said.first?.notes.map(\.message) == ["… and 280 more like it"])
    #expect(list.sorted.count == 21)
  }

  @Test func aFloodOfOneKindLeavesRoomForOthers() {
    var list = DiagnosticList(limit: 25)
    for index in 0..<100 { list.error(code, "same \(index / 100)") }
    for index in 0..<5 { list.error(code, "other \(index)") }
    #expect(list.all.filter { $0.message.hasPrefix("other") }.count == 5)
    #expect((list.errorCount, list.omittedCount) == (105, 0))
  }

  @Test func sortingIsByFileThenPlaceThenDiscovery() {
    var list = DiagnosticList()
    let first = list.files.add(path: "a", text: "xyz")
    let second = list.files.add(path: "b", text: "xyz")
    list.error(code, "b0", at: second.range(0, 1))
    list.error(code, "a2", at: first.range(2, 3))
    list.error(code, "a0", at: first.range(0, 1))
    list.error(code, "a0 again", at: first.range(0, 0))
    list.error(code, "nowhere")
    #expect(list.sorted.map(\.message) == ["nowhere", "a0", "a0 again", "a2", "b0"])
  }

  @Test func pointersAreFoundFromPlaces() throws {
    var list = DiagnosticList()
    let file = list.files.add(path: "a", text: #"{"root": {"subviews": [{"tag": 1}]}}"#)
    let root = try #require(JSONParser.parse(file, into: &list))
    let other = list.files.add(path: "b", text: "[]")
    let tag = try #require(root["root"]?["subviews"]?[0]?.member("tag"))
    list.error(code, "key", at: tag.keyRange)
    list.error(code, "value", at: tag.value.range)
    list.error(code, "elsewhere", at: other.range)
    list.setPointers(in: root)
    let pointers = list.all.map { $0.pointer?.description }
    #expect(pointers == ["/root/subviews/0/tag", "/root/subviews/0/tag", nil])
  }
}
