import Foundation
import Scenes
import Testing

struct SceneFolderTests {
  @Test(arguments: [
    #"{ "root": {} }"#, #"{ "canvas": { "size": [2, 2] } }"#, "", " \n\t ",
    // Broken, and on its way to be mended.
    #"{ "root": [ }"#, #"{ "root": { "subviews": ["#, "{ broken", "x",
    "// words\n{ \"version\": 1, \"root\": {} }", "\u{FEFF}{ \"root\": {} }",
  ])
  func scenes(_ text: String) {
    #expect(SceneFolder.isScene(Array(text.utf8)))
  }

  @Test(arguments: [
    "{}", "[]", "3", #"{ "define": { "a": 1 }, "components": {} }"#,
    #"{ "name": "web", "version": "1.0.0", "scripts": { "root": "x" } }"#,
    #"[{ "root": {} }]"#, #"{ "steps": [ { "tap": "root" } ] }"#, #""root""#,
    #"{ "exports": { "canvas": "./x", "root": 1 } }"#,
  ])
  func otherFiles(_ text: String) {
    #expect(!SceneFolder.isScene(Array(text.utf8)))
  }

  @Test func foldersAreWalkedInOrderWithoutWhatIsKeptAndHidden() throws {
    let folder = try FolderOfScenes()
    defer { folder.remove() }
    let scene = #"{ "root": {} }"#
    for name in [
      "b.json", "a b.json", "sub/c.json", "sub/deep/ü.json", "__Snapshots__/d.json",
      ".git/e.json", ".f.json", "g.txt", "h.json/i.json",
    ] {
      try folder.write(scene, to: name)
    }
    try folder.write("{}", to: "package.json")
    symlink("..", folder.path + "/sub/up")
    let below = SceneFolder.scenes(below: folder.path, reading: folder)
    let names = below.map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(names == ["a b.json", "b.json", "h.json/i.json", "sub/c.json", "sub/deep/ü.json"])
    let own = SceneFolder.scenes(in: folder.path, reading: folder)
    #expect(own.map(ScenePath.name) == ["a b.json", "b.json"])
    #expect(
      SceneFolder.snapshotFolders(below: folder.path + "/") == [folder.path + "/__Snapshots__"])
  }

  @Test func aFileThatCannotBeReadCounts() throws {
    let folder = try FolderOfScenes()
    defer { folder.remove() }
    symlink("nowhere", folder.path + "/dangling.json")
    #expect(SceneFolder.scenes(in: folder.path, reading: folder).count == 1)
  }
}

/// A folder on the disk with scenes in it.
private struct FolderOfScenes: SceneFiles {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/scenes-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws(SceneFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SceneFileError("no such file")
    }
    return [UInt8](data)
  }
}
