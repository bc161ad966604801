import Testing

@testable import Scenes

/// What is taken over from the last load is what reading it again comes to.
@Suite struct SceneMemoryTests {
  private let theme = #"""
    { "define": { "round": { "cornerRadius": 8 } },
      "components": { "Badge": { "parameters": { "text": "0" },
        "view": { "subviews": [{ "id": "n", "class": "UILabel", "text": "${text}" }] } } } }
    """#

  private func scene(_ first: String, between: String = "", last: String = "") -> String {
    #"""
    { "include": ["theme.json"],
      "root": { "subviews": [
        { "id": "a", \#(first) },
        \#(between)
        { "id": "list", "use": "$round", "subviews": [
          { "component": "Badge", "text": "7" },
          { "class": "UILabel", "id": "b", "text": "B", "layer": { "opacity": 0.5,
            "sublayers": [{ "id": "l", "frame": [0, 0, 1, 1] }] } },
          { "component": "Badge", "id": "named", "frame": "$place" } ] },
        { "tag": 1, "subviews": [{ "tag": 2, "subviews": [{ "tag": 3, \#(last) }] }] }
      ] },
      "define": { "place": [1, 2, 3, 4], "unused": 1 } }
    """#
  }

  private func load(
    _ text: String, since memory: SceneMemory?, theme: String? = nil,
    overrides: CanvasOverrides = CanvasOverrides()
  ) -> SceneLoad {
    let files = FilesInMemory(["s.json": text, "theme.json": theme ?? self.theme])
    return SceneLoad.load(
      "s.json", from: files, overrides: overrides, advice: .given, since: memory)
  }

  /// What the second scene comes to, after the first.
  @discardableResult
  private func reload(
    _ first: String, _ second: String, theme: String? = nil,
    overrides: CanvasOverrides = CanvasOverrides()
  ) throws -> (before: SceneNode, after: SceneNode?) {
    let before = load(first, since: SceneMemory())
    let after = load(second, since: before.memory, theme: theme, overrides: overrides)
    let read = load(second, since: nil, theme: theme, overrides: overrides)
    #expect(after.scene?.root.words == read.scene?.root.words)
    #expect(
      after.diagnostics.sorted.map(LoadedScene.line)
        == read.diagnostics.sorted.map(LoadedScene.line))
    // What comes after that knows its places as well.
    let third = load(first, since: after.memory, theme: theme, overrides: overrides)
    let thirdRead = load(first, since: nil, theme: theme, overrides: overrides)
    #expect(third.scene?.root.words == thirdRead.scene?.root.words)
    return (try #require(before.scene).root, after.scene?.root)
  }

  @Test func whatStandsBeforeAChangeIsTheSameNode() throws {
    let (before, after) = try reload(
      scene(#""tag": 1"#, last: #""alpha": 0.5"#), scene(#""tag": 1"#, last: #""alpha": 0.7"#))
    let subviews = try #require(after).subviews
    #expect(subviews[1].isIdentical(to: before.subviews[1]))
    #expect(!subviews[2].isIdentical(to: before.subviews[2]))
  }

  @Test func whatIsSavedAsItWasIsTheSameTree() throws {
    let text = scene("\"tag\": 1")
    let (before, after) = try reload(text, text)
    for (old, new) in zip(before.subviews, try #require(after).subviews) {
      #expect(new.isIdentical(to: old))
    }
  }

  @Test func whatStandsBehindAChangeKnowsWhereItStands() throws {
    let (before, after) = try reload(scene(#""tag": 1"#), scene("\"tag\":\n\n  1234"))
    let (old, new) = (before.subviews[1], try #require(after).subviews[1])
    #expect(!new.isIdentical(to: old))
    #expect(new.range.startOffset == old.range.startOffset + 6)
  }

  @Test func aChangeDeepInTheTreeLeavesTheNodesBesideIt() throws {
    let (first, second) = (scene("\"tag\": 1"), scene("\"tag\": 1").replacing("0.5", with: "0.7"))
    let (before, after) = try reload(first, second)
    let (old, new) = (before.subviews[1].subviews, try #require(after).subviews[1].subviews)
    #expect(new[0].isIdentical(to: old[0]) && !new[1].isIdentical(to: old[1]))
  }

  @Test func nodesThatComeAndGoMoveTheOthers() throws {
    let plain = scene("\"tag\": 1")
    try reload(plain, scene("\"tag\": 1", between: #"{ "id": "c" }, { "tag": 9 },"#))
    try reload(scene("\"tag\": 1", between: #"{ "id": "c" },"#), plain)
  }

  @Test func instancesWithoutAnIdAreNumberedAsTheyStand() throws {
    try reload(scene("\"tag\": 1"), scene("\"tag\": 1", between: #"{ "component": "Badge" },"#))
  }

  @Test func aNameThatIsTakenTwiceIsToldWhereItStands() throws {
    for name in ["b", "l", "named", "list"] {
      try reload(scene("\"tag\": 1"), scene("\"tag\": 1", between: "{ \"id\": \"\(name)\" },"))
    }
  }

  @Test func mistakesAreToldAgain() throws {
    let wrong = #""cornerRaduis": 4"#
    try reload(scene("\"tag\": 1", last: wrong), scene("\"tag\": 12", last: wrong))
  }

  @Test func whatConstraintsAndActionsSpeakOfIsReadAnew() throws {
    let last = #""id": "z", "constraints": ["self.width == 4"], "actions": {"tap": [{"log": "a"}]}"#
    try reload(scene("\"tag\": 1", last: last), scene("\"tag\": 123", last: last))
  }

  @Test func whatIsSaidOutsideOfTheRootIsReadWithAllThatItChanges() throws {
    let text = scene("\"tag\": 1")
    try reload(text, text.replacing("[1, 2, 3, 4]", with: "[1, 2, 3, 5]"))
    try reload(text, text, theme: theme.replacing("8", with: "9"))
    var dark = CanvasOverrides()
    dark.appearance = .dark
    try reload(scene(#""if": {"appearance": "dark"}"#), scene(#""if": {"appearance": "dark"}"#))
    try reload(
      scene(#""if": {"appearance": "dark"}"#), scene(#""if": {"appearance": "dark"}"#),
      overrides: dark)
  }

  @Test func aBrokenTextForgetsNothing() throws {
    let (first, second) = (scene("\"tag\": 1"), scene("\"tag\": 2"))
    let before = load(first, since: SceneMemory())
    let broken = load(first.replacing("] }", with: "]"), since: before.memory)
    #expect(broken.scene == nil)
    let after = load(second, since: broken.memory)
    let subviews = try #require(after.scene).root.subviews
    #expect(subviews[1].isIdentical(to: try #require(before.scene).root.subviews[1]))
  }

  @Test func `P17 D2: what is taken over takes as much of the limit as what is read`() {
    var limits = ExpansionLimits()
    limits.nodeBytes = 10_000
    func load(_ nodes: Int, since memory: SceneMemory?) -> SceneLoad {
      let nodes = (1...nodes).map { "{\"tag\":\($0)}" }.joined(separator: ",")
      let files = FilesInMemory(["s.json": "{\"root\":{\"subviews\":[\(nodes)]}}"])
      return SceneLoad.load("s.json", from: files, limits: limits, since: memory)
    }
    let first = load(1, since: SceneMemory())
    #expect(first.isValid)
    let next = load(2, since: first.memory)
    #expect(next.diagnostics.sorted.map(\.code) == [.tooManyNodes])
    #expect(load(2, since: nil).diagnostics.sorted.map(\.code) == [.tooManyNodes])
  }

  @Test func whatIsKeptIsCounted() throws {
    #expect(SceneMemory().bytes == 0)
    let bytes = try #require(load(scene("\"tag\": 1"), since: SceneMemory()).memory).bytes
    #expect((500...5000).contains(bytes))
    #expect(load(scene("\"tag\": 1"), since: nil).memory == nil)
  }
}

extension SceneNode {
  /// The node with all that is in it, and where the files have it.
  fileprivate var words: String {
    func place(_ range: SourceRange) -> String {
      "\(range.file.order):\(range.startOffset)-\(range.endOffset)"
    }
    let own = (settings + layerSettings).map {
      "\($0.property) \($0.value.text) \(place($0.range))"
    }
    let names = "\(id?.description ?? "") \(alias?.description ?? "")"
    let below = children.map(\.words).joined(separator: "; ")
    return "\(sceneClass.name) \(names) \(place(range)) \(own) { \(below) }"
  }
}
