import Scenes
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct AnyMessagesTests {
  private static let methods = LanguageServer.requests.keys.sorted()

  private static let text = """
    {
      "include": ["t.json"], // é😀
      "define": { "a": "#ff0", "b": ["$a"], "c": { "class": "UILabel", "use": "$c" } },
      "components": { "C": { "parameters": { "p": 1 }, "view": { "id": "in", "text": "x ${p}" } } },
      "root": { "id": "all", "use": ["$c"], "subviews": [{ "component": "C", "id": "one", "p": 2 }],
        "constraints": ["one.top == all.top + 8"], "sublayers": [{ "class": "CAGradientLayer",
        "colors": ["red", { "light": "red", "dark": "$a" }] }],
        "actions": { "tap": [{ "set": { "one/in.alpha": 0.5 } }, { "toggle": "all.isHidden" }] } }
    }
    """

  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "\n", "\\", "$", "${", "//", "/*", "😀", "\u{0}", "null",
    "\"id\": \"one\"", "\"component\": \"C\", ", "\"use\": \"$a\"", "1e999", "\r", "\u{FEFF}",
  ]

  /// A text that is torn apart and asked about everywhere: each request has an answer.
  @Test(arguments: 0..<8)
  func anyTextAtAnyPlaceHasAnAnswer(_ seed: UInt64) {
    var dice = SplitMix(seed: seed)
    let client = TestClient.ready(disk: ["/p/t.json": #"{"define": {"d": 1}}"#])
    client.open("/p/s.json", Self.text)
    func position() -> JSONValue {
      [
        "line": JSONValue(Int.random(in: 0...12, using: &dice)),
        "character": JSONValue(Int.random(in: 0...120, using: &dice)),
      ]
    }
    func range() -> JSONValue { ["start": position(), "end": position()] }
    for turn in 0..<60 {
      let piece = Self.pieces.randomElement(using: &dice) ?? ""
      client.change("/p/s.json", [["range": range(), "text": JSONValue(piece)]])
      if turn % 20 == 19 { client.change("/p/s.json", Self.text) }
      let method = Self.methods.randomElement(using: &dice) ?? ""
      let params = TestClient.params(
        "/p/s.json", position(),
        [
          ("range", range()), ("positions", [position()]), ("newName", "x"),
          ("context", ["diagnostics": []]),
          ("color", ["red": 1, "green": 0, "blue": 0.5, "alpha": 1]),
        ])
      let error = client.answer(method, params).at("error", "code")?.number
      // Only a name that cannot be changed there.
      #expect(error == nil || (method == "textDocument/rename" && error == -32803), "\(method)")
      client.wait(turn % 7 == 0 ? 1 : 0.01)
    }
    #expect(client.log.isEmpty)
  }

  /// Parameters of any kind in any place: an error by the protocol, or an answer.
  @Test(arguments: 0..<4)
  func anyParametersHaveAnAnswer(_ seed: UInt64) {
    var dice = SplitMix(seed: seed)
    let client = TestClient.ready()
    client.open("/s.json", Self.text)
    func value(_ depth: Int) -> JSONValue {
      let keys = [
        "textDocument", "uri", "position", "line", "character", "range", "start", "context",
      ]
      switch Int.random(in: 0...(depth > 3 ? 4 : 7), using: &dice) {
      case 0: return nil
      case 1: return JSONValue(Double.random(in: -1e12...1e12, using: &dice))
      case 2: return "file:///s.json"
      case 3: return true
      case 4: return JSONValue(Int.random(in: 0...9, using: &dice))
      case 5: return [value(depth + 1), value(depth + 1)]
      default:
        return .object(keys.shuffled(using: &dice).prefix(5).map { ($0, value(depth + 1)) })
      }
    }
    for _ in 0..<300 {
      let method = Self.methods.randomElement(using: &dice) ?? ""
      let answer = client.answer(method, value(0))
      #expect(answer["result"] != nil || answer.at("error", "code")?.number ?? 0 < -32000)
      client.notify("textDocument/didChange", value(0))
      client.notify("workspace/didChangeWatchedFiles", value(0))
    }
    #expect(client.request("shutdown", nil).isNull)
  }
}
