import Foundation
import Testing

@testable import Scenes

/// A few lines that stand for more than any memory holds end in one error, and soon.
@Suite struct ExpansionLimitTests {
  /// The codes, under limits a hundred times lower than the real ones.
  private func codes(_ text: String) -> [String] {
    var limits = ExpansionLimits()
    limits.nodes = 10_000
    limits.valuesAtOnce = 10_000
    let loaded = LoadedScene(["s.json": text], limits: limits)
    #expect(loaded.scene == nil)
    return loaded.load.diagnostics.sorted.map(\.code.rawValue)
  }

  @Test func `P17 the limits are those of the handbook`() {
    let limits = ExpansionLimits()
    #expect((limits.copies, limits.pathSteps, limits.files) == (1_000_000, 500_000, 10_000))
    #expect((limits.allTextBytes, limits.textBytes) == (2 << 20, 1 << 20))
    #expect(limits.pixels == 128 << 20)
    let files = JSONBudget()
    #expect((files.bytes, files.values, files.nodes) == (64 << 20, 8_000_000, 1 << 20))
    #expect((limits.nodes, limits.nodeBytes, limits.depth) == (1 << 20, 1 << 30, 512))
    #expect((limits.valuesAtOnce, limits.values) == (1_000_000, 10_000_000))
  }

  private func doublingDefinitions(_ leaf: String) -> String {
    (0..<40).map { "\"d\($0)\": [\"$d\($0 + 1)\", \"$d\($0 + 1)\"]" }
      .joined(separator: ",") + ",\"d40\": \(leaf)"
  }

  @Test(arguments: [
    #""root": {"frame": "$d0"}"#, #""root": {"if": "$d0"}"#,
    #""root": {"actions": "$d0"}"#, #""canvas": {"size": "$d0"}, "root": {}"#,
    #""components": {"C": {"parameters": {"p": 1}, "view": {}}}, "root": {"component": "C", "p": "$d0"}"#,
  ])
  func definitionsThatDoubleFortyTimesAreOneError(_ keys: String) {
    #expect(codes("{\"define\": {\(doublingDefinitions("1"))}, \(keys)}") == ["too-many-values"])
  }

  @Test func definedNodesThatDoubleFortyTimesAreOneError() {
    let nodes = (0..<40).map {
      "\"n\($0)\": {\"subviews\": [\"$n\($0 + 1)\", \"$n\($0 + 1)\"]}"
    }.joined(separator: ",")
    #expect(codes("{\"define\": {\(nodes), \"n40\": {}}, \"root\": \"$n0\"}") == ["too-many-nodes"])
  }

  @Test func componentsThatDoubleTwentyFiveTimesAreOneError() {
    let components = (0..<25).map {
      "\"C\($0)\": {\"view\": {\"subviews\": [{\"component\": \"C\($0 + 1)\"},"
        + " {\"component\": \"C\($0 + 1)\"}]}}"
    }.joined(separator: ",")
    #expect(
      codes(
        "{\"components\": {\(components), \"C25\": {\"view\": {}}}, \"root\": {\"component\": \"C0\"}}"
      )
        == ["too-many-nodes"])
  }

  @Test func textsThatDoubleThroughComponentsAreOneError() {
    let components = (0..<40).map {
      "\"C\($0)\": {\"parameters\": {\"t\": \"\"}, \"view\": {\"component\": \"C\($0 + 1)\","
        + " \"t\": \"${t}${t}\"}}"
    }.joined(separator: ",")
    #expect(
      codes(
        "{\"components\": {\(components), \"C40\": {\"parameters\": {\"t\": 1}, \"view\": {}}},"
          + " \"root\": {\"component\": \"C0\", \"t\": \"ab\"}}") == ["too-many-values"])
  }

  @Test func listsThatDoubleThroughComponentsAreOneError() {
    let components = (0..<40).map {
      "\"C\($0)\": {\"parameters\": {\"t\": 1}, \"view\": {\"component\": \"C\($0 + 1)\","
        + " \"t\": [\"${t}\", \"${t}\"]}}"
    }.joined(separator: ",")
    #expect(
      codes(
        "{\"components\": {\(components), \"C40\": {\"parameters\": {\"t\": 1},"
          + " \"view\": {\"frame\": \"${t}\"}}}, \"root\": {\"component\": \"C0\"}}")
        == ["wrong-value"])
  }

  @Test(arguments: [600, 100_000])
  func nodesNestedTooDeepInOneFileAreOneError(_ depth: Int) {
    let text =
      "{\"root\": " + String(repeating: "{\"subviews\": [", count: depth) + "{}"
      + String(repeating: "]}", count: depth) + "}"
    #expect(codes(text) == ["nesting-too-deep"])
  }

  @Test func nodesNestedTooDeepByDefinitionsAreOneError() {
    let nodes = (0..<600).map { "\"n\($0)\": {\"subviews\": [\"$n\($0 + 1)\"]}" }
    let loaded = LoadedScene(
      "{\"define\": {\(nodes.joined(separator: ",")), \"n600\": {}}, \"root\": \"$n0\"}")
    #expect(loaded.messages == ["nodes are nested deeper than 512"])
  }

  @Test func aScenesDepthUpToTheLimitIsExpanded() {
    let nodes = (0..<512).map { "\"n\($0)\": {\"subviews\": [\"$n\($0 + 1)\"]}" }
    let loaded = LoadedScene(
      "{\"define\": {\(nodes.joined(separator: ",")), \"n512\": {}}, \"root\": \"$n0\"}")
    #expect(loaded.lines == [])
    #expect(loaded.scene?.root.count == 513)
  }

  @Test func componentsThatAreEachOthersViewTooDeepAreOneError() {
    let components = (0..<10_000).map { "\"C\($0)\": {\"view\": {\"component\": \"C\($0 + 1)\"}}" }
    #expect(
      codes(
        "{\"components\": {\(components.joined(separator: ",")), \"C10000\": {\"view\": {}}},"
          + " \"root\": {\"component\": \"C0\"}}") == ["nesting-too-deep"])
  }

  @Test func longChainsOfDefinitionsAreOneError() {
    let chain = (0..<10_000).map { "\"d\($0)\": \"$d\($0 + 1)\"" }.joined(separator: ",")
    #expect(
      codes("{\"define\": {\(chain), \"d10000\": 1}, \"root\": {\"tag\": \"$d0\"}}")
        == ["nesting-too-deep"])
    #expect(
      codes("{\"define\": {\(chain), \"d10000\": {}}, \"root\": \"$d0\"}")
        == ["nesting-too-deep"])
  }

  @Test func valuesNestedDeepThroughDefinitionsAreOneError() {
    let deep = String(repeating: "[", count: 300)
    let close = String(repeating: "]", count: 300)
    let chain = (0..<300).map { "\"d\($0)\": \(deep)\"$d\($0 + 1)\"\(close)" }
    #expect(
      codes(
        "{\"define\": {\(chain.joined(separator: ",")), \"d300\": 1}, \"root\": {\"tag\": \"$d0\"}}"
      )
        == ["nesting-too-deep"])
  }

  @Test func includesUpToTheLimitAreRead() {
    func files(_ count: Int) -> [String: String] {
      var files = ["s.json": #"{"include": ["1.json"], "root": {"tag": "$deep"}}"#]
      for index in 1..<count { files["\(index).json"] = "{\"include\": [\"\(index + 1).json\"]}" }
      files["\(count).json"] = #"{"define": {"deep": 6}}"#
      return files
    }
    let deepest = LoadedScene(files(SceneReader.includeDepth - 1))
    #expect(deepest.lines == [])
    #expect(deepest.scene?.outline == "UIView tag 6")
    #expect(
      LoadedScene(files(SceneReader.includeDepth)).lines.last
        == "63.json:1:14-23 error include-too-deep includes are nested deeper than 64")
  }

  @Test func theWholeSceneIsLimitedToo() {
    let views = Array(repeating: #"{"frame": [1, 2, 3, 4]}"#, count: 30).joined(separator: ",")
    let files = [
      "s.json": "{\"define\": {\"t\": 1}, \"root\": {\"subviews\": [\(views), {\"tag\": \"$t\"}]}}"
    ]
    var limits = ExpansionLimits()
    limits.values = 100
    #expect(LoadedScene(files, limits: limits).messages == ["the scene has more than 100 values"])
    limits = ExpansionLimits()
    limits.nodes = 31
    #expect(LoadedScene(files, limits: limits).messages == ["the scene has more than 31 nodes"])
    limits.nodes = 32
    #expect(LoadedScene(files, limits: limits).lines == [])
  }
}
