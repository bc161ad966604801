import Scenes
import Testing

@testable import PreviewHost

struct SceneWalkTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func filesThatAreNoScenesAreNotWalked() throws {
    try folder.makeDirectory("all/__Snapshots__")
    try folder.makeDirectory("all/below.json")
    for name in ["b.json", "a.json"] { try folder.write(#"{ "root": {} }"#, to: "all/" + name) }
    try folder.write(#"{ "define": {} }"#, to: "all/theme.json")
    try folder.write(#"{ "name": "x" }"#, to: "all/package.json")
    var walk = try SceneWalk(folder["all"])
    #expect(ScenePath.name(of: walk.path) == "a.json")
    let moves = walk.go(by: 1)
    #expect(moves)
    #expect(ScenePath.name(of: walk.path) == "b.json")
    _ = walk.go(by: 1)
    #expect(ScenePath.name(of: walk.path) == "a.json")
  }

  @Test func aFolderOfOtherFilesHasNoScene() throws {
    try folder.makeDirectory("none")
    try folder.write("[]", to: "none/data.json")
    #expect(throws: SceneFileError("there is no scene in '\(folder["none"])'")) {
      try SceneWalk(folder["none"])
    }
  }

  @Test func aFileThatIsNamedIsTakenAsItIs() throws {
    try folder.write("[]", to: "data.json")
    var walk = try SceneWalk(folder["data.json"])
    #expect(walk.path == folder["data.json"])
    let moves = walk.go(by: 1)
    #expect(!moves)
  }
}
