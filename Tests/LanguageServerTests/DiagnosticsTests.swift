import Scenes
import Testing

@testable import LanguageServer

@Suite struct DiagnosticsTests {
  @Test func whatIsWrongIsToldWhenTheTextHasRested() {
    let client = TestClient.ready()
    client.open("/s.json", #"{"root": {"alpha": 2}}"#)
    client.wait(0)
    #expect(client.said(of: "/s.json") == ["0:19 value-out-of-range"])
    client.change("/s.json", #"{"root": {"alfa": 1}}"#)
    client.wait(0.1)
    client.change("/s.json", #"{"root": {"alph": 1}}"#)
    client.wait(0.1)
    // Not yet: it has changed again.
    #expect(client.said(of: "/s.json") == ["0:19 value-out-of-range"])
    client.wait(0.1)
    #expect(client.said(of: "/s.json") == ["0:10 unknown-key"])
    client.change("/s.json", #"{"root": {"alpha": 1}}"#)
    client.wait(1)
    #expect(client.told["/s.json"]?.isEmpty == true)
    let tellings = client.tellings
    client.wait(1)
    #expect(client.tellings == tellings)
    #expect(client.server.nextTime == nil)
  }

  @Test func openTextsGoOverFilesAndChangesReachWhoIncludesThem() {
    let client = TestClient.ready(disk: [
      "/p/theme.json": #"{"define": {"tint": "red"}}"#,
      "/p/s.json": "not this",
    ])
    client.open("/p/s.json", #"{"include": ["theme.json"], "root": {"tintColor": "$tint"}}"#)
    client.wait(1)
    #expect(client.said(of: "/p/s.json").isEmpty)
    client.open("/p/theme.json", #"{"define": {"tints": "red"}}"#)
    client.wait(1)
    #expect(client.said(of: "/p/s.json") == ["0:50 unknown-name"])
    client.change("/p/theme.json", #"{"define": {"tint": "rde"}}"#)
    client.wait(1)
    #expect(client.said(of: "/p/s.json").isEmpty)
    #expect(client.said(of: "/p/theme.json") == ["0:20 wrong-value"])
    client.close("/p/theme.json")
    client.wait(1)
    #expect(client.said(of: "/p/theme.json").isEmpty)
    #expect(client.said(of: "/p/s.json").isEmpty)
  }

  @Test func aFileThatWasMissingAndIsOpenedIsThere() {
    let client = TestClient.ready()
    client.open("/s.json", #"{"include": ["t.json"], "root": {"alpha": "$a"}}"#)
    client.wait(1)
    #expect(client.said(of: "/s.json") == ["0:13 unreadable-file"])
    client.open("/t.json", #"{"define": {"a": 0.5}}"#)
    client.wait(1)
    #expect(client.said(of: "/s.json").isEmpty)
  }

  @Test func filesThatChangeOnTheDiskAreReadAgain() {
    let watching: JSONValue = [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
    ]
    let client = TestClient(disk: ["/t.json": #"{"define": {"a": 0.5}}"#])
    _ = client.request("initialize", ["capabilities": watching])
    let asked = client.send(#"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#)
    #expect(asked.first?["method"]?.string == "client/registerCapability")
    client.send(#"{"jsonrpc": "2.0", "id": "watch", "result": null}"#)
    let position = client.open(
      "/s.json", #"{"include": ["t.json"], "root": {"alpha": "$‸a"}}"#)
    client.wait(1)
    #expect(client.said(of: "/s.json").isEmpty)
    #expect(client.ask("definition", "/s.json", position)[0] != nil)
    client.save("/t.json", #"{"define": {"b": 0.5}}"#)
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t.json", "type": 2]]])
    client.wait(1)
    #expect(client.said(of: "/s.json") == ["0:42 unknown-name"])
    #expect(client.ask("definition", "/s.json", position)[0] == nil)
  }

  @Test func anIncludedFileAloneIsCheckedAndOtherFilesAreNot() {
    let client = TestClient.ready()
    client.open("/t.json", #"{"define": {"a": 1}, "components": {"C": {"vew": {}}}}"#)
    client.open("/package.json", #"{"name": "x", "version": "1.0", "alpha": 2}"#)
    client.open("/list.json", "[1, 2]")
    client.wait(1)
    #expect(client.said(of: "/t.json") == ["0:36 missing-key", "0:42 unknown-key"])
    #expect(client.told["/package.json"] == nil)
    #expect(client.told["/list.json"] == nil)
  }

  @Test func adviceIsGivenAndNamesNobodyUsesAreGrey() {
    let client = TestClient.ready()
    client.open("/s.json", #"{"define": {"a": 1}, "root": {"subviews": [{"class": "UILabel"}]}}"#)
    client.wait(1)
    #expect(client.said(of: "/s.json") == ["0:12 unused-name", "0:43 no-size"])
    #expect(client.told["/s.json"]?.first?["tags"]?[0]?.number == 1)
  }

  @Test func aMistakeOfSyntaxIsToldWithTheOthers() {
    let client = TestClient.ready()
    client.open("/s.json", "{\"root\": {\n\"alfa\": 1,\n\"tag\": 1\n\"alpha\": 1}}")
    client.wait(1)
    #expect(client.said(of: "/s.json") == ["1:0 unknown-key", "2:8 missing-comma"])
  }

  @Test func aSuggestionIsAQuickFix() throws {
    let client = TestClient.ready()
    let texts = [
      (#"{"root": {"cornerRaduis": 1}}"#, #"{"root": {"cornerRadius": 1}}"#),
      (
        #"{"root": {"backgroundColor": "systemBleu"}}"#,
        #"{"root": {"backgroundColor": "systemBlue"}}"#
      ),
      (
        #"{"root": {"onTap": [{"log": "x"}], "tag": 1}}"#,
        #"{"root": {"actions": { "tap": [{"log": "x"}] }, "tag": 1}}"#
      ),
    ]
    for (wrong, right) in texts {
      client.open("/s.json", wrong)
      let whole: JSONValue = [
        "start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0],
      ]
      let actions = client.request(
        "textDocument/codeAction",
        TestClient.params("/s.json", nil, [("range", whole), ("context", ["diagnostics": []])]))
      let action = try #require(actions[0])
      #expect(action["kind"]?.string == "quickfix")
      let edits = try #require(action.at("edit", "changes", "file:///s.json")?.elements)
      var document = TextDocument(uri: "file:///s.json", version: 1, text: wrong)
      let changes: [JSONValue] = edits.reversed().map {
        ["range": $0["range"] ?? nil, "text": $0["newText"] ?? nil]
      }
      try document.apply(changes, version: 2, in: .utf16)
      #expect(String(decoding: document.file.bytes, as: UTF8.self) == right)
    }
  }
}
