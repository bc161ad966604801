import Scenes
import Testing

@testable import LanguageServer

@Suite struct StructureTests {
  private let text = """
    {
      "define": { "tint": "#0A84FF" },
      "components": { "Card": { "view": { "class": "UILabel", "id": "text" } } },
      "root": {
        "id": "all", "backgroundColor": "systemRed",
        "subviews": [
          { "component": "Card" }, { "class": "UISwitch", "onTintColor": { "light": "red", "dark": "rgb(0, 0, 255)" } }
        ],
        "sublayers": [{ "class": "CAShapeLayer", "fillColor": "$tint" }]
      }
    }
    """

  private func client(_ capabilities: JSONValue = TestClient.all) -> TestClient {
    let client = TestClient.ready(capabilities: capabilities)
    client.open("/s.json", text)
    return client
  }

  @Test func theOutlineIsTheTreeOfNodes() {
    func line(_ symbol: JSONValue, _ depth: Int) -> [String] {
      let name = symbol["name"]?.string ?? ""
      let detail = symbol["detail"]?.string.map { " \($0)" } ?? ""
      return [String(repeating: " ", count: depth) + name + detail]
        + (symbol["children"]?.elements ?? []).flatMap { line($0, depth + 1) }
    }
    let symbols = client().request("textDocument/documentSymbol", TestClient.params("/s.json"))
    #expect(
      (symbols.elements ?? []).flatMap { line($0, 0) } == [
        "define", " tint \"#0A84FF\"", "components", " Card", "  text UILabel", "all UIView",
        " Card",
        " UISwitch", " CAShapeLayer",
      ])
    let flat = client([:]).request("textDocument/documentSymbol", TestClient.params("/s.json"))
    #expect(flat[1]?["containerName"]?.string == "define")
    #expect(flat[1]?.at("location", "uri")?.string == "file:///s.json")
  }

  @Test func coloursHaveSwatches() {
    let colors = client().request("textDocument/documentColor", TestClient.params("/s.json"))
    let spans = (colors.elements ?? []).map { TestClient.span($0["range"] ?? nil) }
    #expect(spans == ["4:36-47", "6:80-85", "6:95-111"])
    #expect(colors[1]?.at("color", "red")?.number == 1)
  }

  @Test func aColourIsWrittenInSeveralWays() {
    func labels(_ color: JSONValue) -> [String] {
      let range: JSONValue = [
        "start": ["line": 0, "character": 0], "end": ["line": 0, "character": 3],
      ]
      let result = client().request(
        "textDocument/colorPresentation",
        TestClient.params("/s.json", nil, [("color", color), ("range", range)]))
      return (result.elements ?? []).compactMap { $0["label"]?.string }
    }
    #expect(
      labels(["red": 1, "green": 0, "blue": 0, "alpha": 1]) == ["#FF0000", "rgb(255, 0, 0)", "red"])
    #expect(
      labels(["red": 0, "green": 0.5, "blue": 0, "alpha": 0.5]) == [
        "#00800080", "rgba(0, 128, 0, 0.5)",
      ])
    #expect(labels(["red": "x"]).isEmpty)
  }

  @Test func objectsAndListsFold() {
    let ranges = client().request("textDocument/foldingRange", TestClient.params("/s.json"))
    let lines = (ranges.elements ?? []).map {
      [$0["startLine"]?.number ?? -1, $0["endLine"]?.number ?? -1]
    }
    #expect(Set(lines) == [[0, 9], [3, 8], [5, 6]])
  }

  @Test func selectionsGrowFromTheInsideOut() {
    let result = client().request(
      "textDocument/selectionRange",
      TestClient.params("/s.json", nil, [("positions", [["line": 4, "character": 10]])]))
    var spans: [String] = []
    var range = result[0]
    while let here = range {
      spans.append(TestClient.span(here["range"] ?? nil))
      range = here["parent"]
    }
    #expect(spans.prefix(2) == ["4:10-15", "4:4-15"])
    #expect(spans.count >= 5)
  }
}
