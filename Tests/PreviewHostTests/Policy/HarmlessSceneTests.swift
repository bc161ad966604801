import Foundation
import Scenes
import Testing

@testable import PreviewHost

/// That scenes write, run and reach nothing; the ids are those of 'What a scene may do'.
@MainActor
struct HarmlessSceneTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// What stands in a folder, with sizes and times.
  private func look(_ path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted().map {
      let values = try FileManager.default.attributesOfItem(atPath: path + "/" + $0)
      return "\($0) \(values[.size] ?? 0) \(values[.modificationDate] ?? 0)"
    }
  }

  @Test func `P14 nothing is written but the picture that the command line names`() throws {
    try folder.makeDirectory("own")
    try folder.makeDirectory("out")
    try folder.write(
      """
      {"include": ["missing.json"], "root": {"id": "a", "frame": [0, 0, 20, 20], "actions": {
        "appear": [{"log": "hello"}, {"set": {"a.alpha": 0.5}}, {"toggle": "a.isHidden"},
          {"animate": {"duration": 1, "set": {"a.alpha": 1}}}], "tap": [{"log": "../out/x"}]}}}
      """, to: "own/s.json")
    try folder.write("{}", to: "own/missing.json")
    let before = try look(folder["own"])
    var options = HeadlessOptions()
    options.out = folder["out/x.png"]
    var host = HostOptions()
    host.diagnosticFormat = .github
    _ = try HeadlessHost(path: folder["own/s.json"], host: host, options: options).run()
    #expect(try look(folder["own"]) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["x.png"])
  }

  @Test func `P15 no source has a call that runs a program or opens a connection`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let calls = try Regex(
      #"(^|[^.\w])(fork|vfork|posix_spawnp?|exec[vl][pe]*|system|popen|dlopen|socket|getaddrinfo)\("#
        + #"|\bProcess\(|\bURLSession\b|FoundationNetworking|contentsOf: *URL\(string"#)
    // The program starts itself once more, with its own command line: for the window's scene, and for
    // scenes that are compared with their pictures.
    let own = ["SceneProcessEntrance.swift", "TrialWorker.swift"]
    // And it meets editors of the same user, whatever the scene.
    let meeting = "LocalSocket.swift"
    // And a hand's key gives a picture to the desktop's own program for the clipboard.
    let copying = "PictureClipboard.swift"
    // And an app, which no scene is, has the desktop open a URL.
    let opening = "DesktopOpener.swift"
    // And the display's own library is asked who manages its windows.
    let asking = "WindowManager.swift"
    // And Swift code that the command line names is compiled and loaded; of a scene's own see P23.
    let compiling = ["ChildProcess.swift", "LoadedCode.swift"]
    var seen = 0
    for case let file as URL in FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil) ?? .init()
    where ["swift", "h", "c"].contains(file.pathExtension) {
      seen += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n")
      where !line.contains("func ") && !line.contains("case ") {
        let code = line.prefix { $0 != "\"" }
        if own.contains(file.lastPathComponent), code.contains("posix_spawn(") { continue }
        if file.lastPathComponent == meeting, code.contains("socket(AF_UNIX") { continue }
        if [copying, opening].contains(file.lastPathComponent), code.contains("= Process()") {
          continue
        }
        if compiling.contains(file.lastPathComponent) { continue }
        if file.lastPathComponent == asking, code.contains("dlopen(") { continue }
        #expect(code.firstMatch(of: calls) == nil, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(seen > 700)
  }
}
