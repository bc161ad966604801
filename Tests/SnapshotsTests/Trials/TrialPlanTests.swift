import Scenes
import Snapshots
import Testing

struct TrialPlanTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
  }

  private func plan() -> TrialPlan {
    let folder = folder
    var plan = TrialPlan { _ in folder }
    let isFound = plan.add(folder: folder.path)
    #expect(isFound)
    return plan
  }

  private func names(_ plan: TrialPlan) -> [String] {
    plan.entries.flatMap { $0.pictures ?? [$0.name + "?"] }
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func picturesAreCalledByPathSceneAndName() throws {
    try folder.write(square(), to: "one/a b.json")
    try folder.write(square(), to: "two/a b.json")
    try folder.write(
      square(more: #""snapshot": [ {}, { "name": "dark" }, { "script": "t.json" } ],"#),
      to: "ü.json")
    try folder.write(#"{ "steps": [ { "snapshot": "s1" }, { "snapshot": "s2" } ] }"#, to: "t.json")
    try folder.write("{ \"root\": [", to: "broken.json")
    #expect(
      names(plan()) == ["broken?", "one/a b", "two/a b", "ü", "ü.dark", "ü.s1", "ü.s2"])
  }

  @Test func aSceneThatIsNamedTwiceIsTriedOnce() throws {
    try folder.write(square(), to: "a.json")
    var plan = plan()
    plan.add(scene: folder["./a.json"])
    #expect(plan.entries.count == 1)
  }

  @Test func aFolderWithoutScenesIsTold() throws {
    try folder.write("{}", to: "package.json")
    let folder = folder
    var plan = TrialPlan { _ in folder }
    for path in [folder.path, folder["nowhere"]] {
      let isFound = plan.add(folder: path)
      #expect(!isFound)
    }
  }

  @Test func filesOfNoSceneAreFound() throws {
    try folder.write(square(more: #""snapshot": { "name": "x" },"#), to: "a.json")
    try folder.write("{ \"root\": [", to: "broken.json")
    for name in [
      "a.x.png", "a.png", "broken.png", "broken.any.png", "gone.png", "notes.md",
      "text/a.x/views.txt", "text/gone/views.txt", "text/broken.y/layers.txt",
    ] {
      try folder.write("", to: "__Snapshots__/\(name)")
    }
    try folder.write("", to: "sub/__Snapshots__/b.png")
    var plan = plan()
    // Once more: what is named twice is told once.
    _ = plan.add(folder: folder["sub"])
    #expect(
      plan.unreferenced.map { String($0.dropFirst(folder.path.count + 1)) }
        == [
          "__Snapshots__/a.png", "__Snapshots__/gone.png", "__Snapshots__/text/gone/views.txt",
          "sub/__Snapshots__/b.png",
        ])
  }

  @Test func twoPicturesOfOneFileAreFound() throws {
    try folder.write(square(more: #""snapshot": { "name": "dark" },"#), to: "a.json")
    #expect(plan().collision == nil)
    try folder.write(square(), to: "a.dark.json")
    #expect(
      plan().collision
        == "two pictures of \(folder["a.dark.json"]) and \(folder["a.json"]) are called"
        + " '\(folder["a.dark"])'; give one of them another name")
    try folder.write(square(more: #""snapshot": [ {}, {} ],"#), to: "a.json")
    #expect(plan().collision?.hasPrefix("two pictures of \(folder["a.json"]) are called") == true)
  }

  @Test func aFilterLeavesPicturesAndWhatMayHaveThem() throws {
    try folder.write(square(more: #""snapshot": [ {}, { "name": "dark" } ],"#), to: "a.json")
    try folder.write(square(), to: "b.json")
    try folder.write("{ \"root\": [", to: "broken.json")
    let filter = try NameFilter(#"\.dark$|bro"#)
    var plan = plan()
    plan.keep(where: filter.matches)
    #expect(names(plan) == ["a.dark", "broken?"])
  }

  @Test(arguments: ["(", "[a", "*", "a{2,1}"])
  func whatIsNoExpressionIsRefused(_ text: String) {
    #expect(throws: (any Error).self) { try NameFilter(text) }
  }
}
