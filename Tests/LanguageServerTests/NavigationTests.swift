import Scenes
import Testing

@testable import LanguageServer

@Suite struct NavigationTests {
  private static let theme = """
    {"define": {"tint": "red"},
     "components": {"Card": {"parameters": {"title": ""},
       "view": {"subviews": [{"id": "label", "class": "UILabel", "text": "${title}"}],
         "actions": {"tap": [{"toggle": "label.isHidden"}]}}}}}
    """
  private static let scene = """
    {"include": ["theme.json"], "root": {
      "tintColor": "$tint", "id": "all",
      "subviews": [{"component": "Card", "id": "card", "title": "A"}, {"id": "label"}],
      "constraints": ["card.top == all.top"],
      "actions": {"tap": [{"set": {"card/label.alpha": 0, "label.alpha": 1}}]}}}
    """

  /// Both files open, and the place of the first `marked` in one of them.
  private func client(
    _ path: String, at marked: String, sceneIsOpen: Bool = true
  ) -> (TestClient, JSONValue) {
    let client = TestClient.ready(disk: ["/p/theme.json": Self.theme, "/p/s.json": Self.scene])
    var position: JSONValue = nil
    for (file, text) in [("/p/theme.json", Self.theme), ("/p/s.json", Self.scene)]
    where sceneIsOpen || file == path {
      let found = client.open(
        file,
        file == path
          ? text.replacing(marked.filter { $0 != "‸" }, with: marked, maxReplacements: 1) : text)
      if file == path { position = found }
    }
    return (client, position)
  }

  private func definition(_ path: String, _ marked: String) -> [String] {
    let (client, position) = client(path, at: marked)
    return TestClient.places(client.ask("definition", path, position))
  }

  @Test func namesLeadToWhereTheyAreGiven() {
    #expect(definition("/p/s.json", "$ti‸nt") == ["/p/theme.json:0:13-17"])
    #expect(definition("/p/s.json", "\"Ca‸rd") == ["/p/theme.json:1:17-21"])
    #expect(definition("/p/s.json", "\"ti‸tle\": \"A\"") == ["/p/theme.json:1:41-46"])
    #expect(definition("/p/theme.json", "${ti‸tle}") == ["/p/theme.json:1:41-46"])
    #expect(definition("/p/s.json", "\"the‸me.json") == ["/p/theme.json:0:0-0"])
    #expect(definition("/p/s.json", "c‸ard.top") == ["/p/s.json:2:44-48"])
    #expect(definition("/p/s.json", "c‸ard/label") == ["/p/s.json:2:44-48"])
    #expect(definition("/p/s.json", "card/la‸bel") == ["/p/theme.json:2:33-38"])
    #expect(definition("/p/s.json", "\"la‸bel.alpha") == ["/p/s.json:2:74-79"])
    #expect(definition("/p/theme.json", "la‸bel.isHidden") == ["/p/theme.json:2:33-38"])
    #expect(definition("/p/s.json", "\"roo‸t\"").isEmpty)
  }

  @Test func referencesAreFoundInAllFiles() {
    let (client, position) = client("/p/theme.json", at: "\"ti‸nt\"")
    let found = client.ask(
      "references", "/p/theme.json", position, [("context", ["includeDeclaration": true])])
    #expect(Set(TestClient.places(found)) == ["/p/theme.json:0:13-17", "/p/s.json:1:17-21"])
    let uses = client.ask(
      "references", "/p/theme.json", position, [("context", ["includeDeclaration": false])])
    #expect(TestClient.places(uses) == ["/p/s.json:1:17-21"])
  }

  private func renamed(
    _ path: String, _ marked: String, _ name: String, sceneIsOpen: Bool = true
  ) throws -> [String: String] {
    let (client, position) = client(path, at: marked, sceneIsOpen: sceneIsOpen)
    let result = client.ask("rename", path, position, [("newName", JSONValue(name))])
    var texts: [String: String] = [:]
    for member in result["changes"]?.members ?? [] {
      let file = DocumentURI.path(of: member.key)
      var document = TextDocument(
        uri: member.key, version: 1, text: file == "/p/s.json" ? Self.scene : Self.theme)
      let changes: [JSONValue] = (member.value.elements ?? []).reversed().map {
        ["range": $0["range"] ?? nil, "text": $0["newText"] ?? nil]
      }
      try document.apply(changes, version: 2, in: .utf16)
      texts[file] = String(decoding: document.file.bytes, as: UTF8.self)
    }
    return texts
  }

  @Test func anIdIsRenamedWithAllItsMentions() throws {
    let texts = try renamed("/p/s.json", "\"id\": \"ca‸rd\"", "box")
    #expect(texts.keys.sorted() == ["/p/s.json"])
    let plain = Self.scene.replacing("\"card\"", with: "\"box\"")
      .replacing("card.top", with: "box.top").replacing("card/label", with: "box/label")
    #expect(texts["/p/s.json"] == plain)
  }

  @Test func anIdOfAComponentIsRenamedInOtherFilesToo() throws {
    let texts = try renamed("/p/theme.json", "\"id\": \"la‸bel\"", "name")
    #expect(
      texts["/p/s.json"] == Self.scene.replacing("card/label.alpha", with: "card/name.alpha"))
    #expect(
      texts["/p/theme.json"]
        == Self.theme.replacing("\"label\"", with: "\"name\"")
        .replacing("label.isHidden", with: "name.isHidden"))
  }

  @Test func aDefinitionIsRenamedInFilesThatAreNotOpen() throws {
    let texts = try renamed("/p/theme.json", "\"ti‸nt\"", "accent", sceneIsOpen: false)
    #expect(texts["/p/s.json"] == Self.scene.replacing("$tint", with: "$accent"))
    #expect(texts["/p/theme.json"] == Self.theme.replacing("\"tint\"", with: "\"accent\""))
  }

  @Test func componentsAndParametersAreRenamed() throws {
    #expect(
      try renamed("/p/s.json", "\"component\": \"Ca‸rd\"", "Row")["/p/theme.json"]?
        .contains("\"Row\": {\"parameters\"") == true)
    let texts = try renamed("/p/theme.json", "${ti‸tle}", "who")
    #expect(texts["/p/theme.json"]?.contains("{\"who\": \"\"}") == true)
    #expect(texts["/p/theme.json"]?.contains("${who}") == true)
    #expect(texts["/p/s.json"]?.contains("\"who\": \"A\"") == true)
  }

  @Test(arguments: ["", "a/b", "a.b", "self", "label", "a\"b", "$x"])
  func namesThatCannotBeAreRefused(_ name: String) {
    let (client, position) = client("/p/s.json", at: "\"id\": \"ca‸rd\"")
    let answer = client.answer(
      "textDocument/rename",
      TestClient.params("/p/s.json", position, [("newName", JSONValue(name))]))
    #expect(answer.at("error", "code")?.number == -32803)
  }

  @Test func whatCanBeRenamedIsToldBefore() {
    let (client, position) = client("/p/s.json", at: "c‸ard/label")
    let result = client.ask("prepareRename", "/p/s.json", position)
    #expect(result["placeholder"]?.string == "card")
    #expect(TestClient.span(result["range"] ?? nil) == "4:32-36")
    #expect(
      client.ask("prepareRename", "/p/s.json", ["line": 0, "character": 1]).isNull)
  }

  @Test func highlightsAreThoseOfTheFile() {
    let (client, position) = client("/p/s.json", at: "c‸ard.top")
    let found = client.ask("documentHighlight", "/p/s.json", position)
    #expect((found.elements ?? []).count == 3)
  }

  @Test func theNodeAroundTheCaretIsKnown() {
    let (client, position) = client("/p/s.json", at: "\"Ca‸rd")
    _ = client.ask("hover", "/p/s.json", position)
    #expect(client.server.focus?.path == "/p/s.json")
    #expect(client.server.focus?.id == "card")
    #expect(client.server.focus?.pointer.description == "/root/subviews/0")
  }
}
