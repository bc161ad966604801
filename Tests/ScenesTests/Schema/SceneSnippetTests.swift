import SceneCases
import Testing

@testable import Scenes

@Suite struct SceneSnippetTests {
  /// The object that a snippet is when nothing is written over.
  private func object(of snippet: SceneSnippets) throws -> JSONValue {
    var files = SourceFiles()
    var diagnostics = DiagnosticList()
    let text = ValueSnippet.plain(snippet.body)
    let value = JSONParser.parse(files.add(path: "s", text: text), into: &diagnostics)
    #expect(!diagnostics.hasErrors, "\(text)")
    return try #require(value)
  }

  private func complaints(_ keys: String, _ value: JSONValue) -> [String] {
    FormatCase("", ["root": .ofMembers([(keys, value)])], isRight: true).complaints
  }

  @Test func everyClassHasANodeThatIsRight() throws {
    let views = try #require(SceneSnippets.all[.view]).filter {
      $0.label != "new instance of a component"
    }
    #expect(views.count == SceneClass.views.names.count)
    for snippet in views {
      #expect(complaints("subviews", [try object(of: snippet)]).isEmpty, "\(snippet.body)")
    }
    let layers = try #require(SceneSnippets.all[.layer])
    #expect(layers.count == SceneClass.layers.names.count)
    for snippet in layers {
      #expect(complaints("sublayers", [try object(of: snippet)]).isEmpty, "\(snippet.body)")
    }
  }

  @Test func animationsAndStepsAreRight() throws {
    for snippet in try #require(SceneSnippets.all[.animation]) {
      #expect(complaints("animations", [try object(of: snippet)]).isEmpty, "\(snippet.body)")
    }
    let steps = try #require(SceneSnippets.all[.actionStep])
    #expect(steps.contains { $0.label == "new animate" })
    for snippet in steps where snippet.label != "new remove" {
      let actions: JSONValue = ["appear": [try object(of: snippet)]]
      #expect(complaints("actions", actions).isEmpty, "\(snippet.body)")
    }
  }

  @Test func everyKindOfObjectHasSomethingToBeginWith() throws {
    for form in SceneFormat.catalog.forms {
      let snippets = try #require(SceneSnippets.all[form.name])
      #expect(!snippets.isEmpty, "\(form.name.id)")
      for snippet in snippets { _ = try object(of: snippet) }
    }
  }

  @Test func theSchemaHasWhatEditorsShow() throws {
    let schema = SceneSchema.value
    let label = try #require(
      schema.value(at: JSONPointer(steps: ["definitions", "UILabel", "properties"])))
    #expect(label["numberOfLines"]?["default"]?.number == 1)
    #expect(label["alpha"]?["markdownDescription"]?.string?.contains("Range: 0 to 1") == true)
    #expect(label["text"]?["description"]?.string?.isEmpty == false)
    let color = try #require(schema.value(at: JSONPointer(steps: ["definitions", "color"])))
    let named = color["anyOf"]?.elements?.first { $0["enum"] != nil }
    #expect(named?["enum"]?.elements?.count == named?["markdownEnumDescriptions"]?.elements?.count)
    #expect(color["examples"]?.elements?.isEmpty == false)
    let gradient = schema.value(
      at: JSONPointer(steps: ["definitions", "layer", "defaultSnippets"]))?
      .elements?.first { $0["label"]?.string == "new GradientLayer" }
    #expect(gradient?["body"]?["class"]?.string == "CAGradientLayer")
    #expect(gradient?["body"]?["frame"]?[0]?.string == "^${1:16}")
  }
}
