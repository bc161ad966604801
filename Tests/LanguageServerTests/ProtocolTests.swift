import Scenes
import Testing

@testable import LanguageServer

@Suite struct ProtocolTests {
  private func code(_ answer: JSONValue) -> Double? { answer.at("error", "code")?.number }

  @Test func nothingIsAnsweredBeforeTheIntroduction() {
    let client = TestClient()
    #expect(code(client.answer("textDocument/hover", [:])) == -32002)
    #expect(client.request("initialize", ["capabilities": [:]])["capabilities"] != nil)
    #expect(code(client.answer("initialize", ["capabilities": [:]])) == -32600)
  }

  @Test func shutdownAndExitEndTheServer() {
    let client = TestClient.ready()
    #expect(client.answer("shutdown", nil)["result"]?.isNull == true)
    #expect(code(client.answer("textDocument/hover", [:])) == -32600)
    client.notify("exit", nil)
    #expect(client.server.ending == .asked(isClean: true))
  }

  @Test func exitAloneIsNoCleanEnd() {
    let client = TestClient.ready()
    client.notify("exit", nil)
    #expect(client.server.ending == .asked(isClean: false))
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("{\"a\": }", -32700), ("[]", -32600), ("7", -32600),
    ("{}", -32600), (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, -32600),
    (#"{"jsonrpc": "1.0", "id": 1, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": {}, "method": "shutdown"}"#, -32600),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "nonsense"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "$/nonsense"}"#, -32601),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover"}"#, -32602),
    (#"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": []}"#, -32602),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {"textDocument": {"uri": 3}}}"#,
      -32602
    ),
    (
      #"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///gone.json"}, "position": {"line": 0, "character": 0}}}"#,
      -32602
    ),
  ])
  func nonsenseGetsAnErrorByTheProtocol(_ message: String, _ number: Double) {
    let client = TestClient.ready()
    #expect(client.send(message).first.flatMap(code) == number)
    // And the server is still there.
    #expect(client.request("shutdown", nil).isNull)
  }

  @Test(
    arguments: [
      [], ["line": -1, "character": 0], ["line": 0.5, "character": 0],
      ["line": "0", "character": 0],
      ["line": 1e300, "character": 0], nil,
    ] as [JSONValue])
  func positionsThatAreNoneAreRefused(_ position: JSONValue) {
    let client = TestClient.ready()
    client.open("/s.json", #"{"root": {}}"#)
    let answer = client.answer("textDocument/hover", TestClient.params("/s.json", position))
    #expect(code(answer) == -32602)
  }

  @Test(arguments: [
    "hover", "completion", "definition", "references", "documentHighlight", "prepareRename",
    "documentSymbol", "foldingRange", "documentColor",
  ])
  func positionsBehindTheEndAreTheEnd(_ method: String) {
    let client = TestClient.ready()
    for text in ["", "{", #"{"root": {"text": "é"}}"#, "\n\n", "\u{FEFF}{}"] {
      client.open("/s.json", text)
      let params = TestClient.params("/s.json", ["line": 2_000_000, "character": 2_000_000])
      #expect(client.answer("textDocument/\(method)", params)["error"] == nil, "\(text)")
    }
  }

  @Test func badHeadersAreAnsweredAndTheNextMessageIsRead() {
    let client = TestClient.ready()
    let next = #"{"jsonrpc": "2.0", "id": 5, "method": "shutdown"}"#
    for header in ["Content-Length: x\r\n\r\n", "Content-Length: 99999999999999\r\n\r\n{}", "\n\n"]
    {
      let client = TestClient.ready()
      let messages = client.sendRaw(
        Array("\(header)Content-Length: \(next.utf8.count)\r\n\r\n\(next)".utf8))
      #expect(messages.map { code($0) } == [-32700, nil])
      #expect(messages.last?["id"]?.number == 5)
    }
    #expect(client.server.ending == nil)
  }

  @Test func aRequestThatWasCancelledIsNotWorkedOn() {
    let client = TestClient.ready()
    client.open("/s.json", #"{"root": {}}"#)
    let texts = [
      #"{"jsonrpc": "2.0", "id": "a", "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": "file:///s.json"}}}"#,
      #"{"jsonrpc": "2.0", "id": "b", "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": "file:///s.json"}}}"#,
      #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "a"}}"#,
    ]
    let bytes = texts.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    let messages = client.sendRaw(bytes)
    #expect(messages.map { $0["id"]?.string } == ["a", "b"])
    #expect(messages.map { code($0) } == [-32800, nil])
  }

  @Test func notificationsThatCannotBeReadAreLogged() {
    let client = TestClient.ready()
    client.notify("textDocument/didOpen", [:])
    client.notify("textDocument/didChange", ["textDocument": ["uri": "file:///x"]])
    client.notify("nonsense", [])
    client.notify("$/nonsense", 7)
    #expect(client.log.count == 2)
  }

  @Test func theProcessOfTheClientIsKnown() {
    let client = TestClient()
    _ = client.request("initialize", ["processId": 4711, "capabilities": [:]])
    #expect(client.server.clientProcess == 4711)
    #expect(TestClient.ready().server.clientProcess == nil)
  }

  @Test func pathsAreReadFromURIsAndWrittenAsSome() {
    #expect(DocumentURI.path(of: "file:///a/b%20c/d%C3%A9.json") == "/a/b c/dé.json")
    #expect(DocumentURI.uri(of: "/a/b c/dé#.json") == "file:///a/b%20c/d%C3%A9%23.json")
    #expect(DocumentURI.path(of: "untitled:Untitled-1") == "untitled:Untitled-1")
    #expect(DocumentURI.path(of: "file://host/a.json") == "/a.json")
    #expect(DocumentURI.path(of: "file:///%ff%zz%") == "file:///%ff%zz%")
  }
}
