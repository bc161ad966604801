import Foundation
import Glibc
import Scenes
import Testing

@testable import PreviewHost

/// Which files a scene may read; the ids are those of the handbook's page 'What a scene may do'.
struct ReadingPolicyTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["own/sub", "shared", "outside"] { try folder.makeDirectory(name) }
    for name in ["own/theme.json", "own/sub/theme.json", "shared/theme.json", "outside/theme.json"]
    {
      try folder.write(#"{"define": {"secret": 1}}"#, to: name)
    }
  }

  /// The diagnostics of a scene in `own` with these keys.
  private func messages(
    _ keys: String, _ folders: ReadableFolders = ReadableFolders(), as scene: String = "own/s.json"
  ) throws -> [String] {
    try folder.write("{\(keys)}", to: "own/s.json")
    return load(folder[scene], folders).diagnostics.sorted.map { "\($0.code) \($0.message)" }
  }

  private func load(_ path: String, _ folders: ReadableFolders) -> SceneLoad {
    SceneLoad.load(path, from: DiskFiles(for: path, in: folders))
  }

  private func including(_ paths: String...) -> String {
    let names = paths.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\"include\": [\(names)], \"root\": {}"
  }

  private func refusal(_ path: String) -> String {
    "unreadable-file \(Diagnostic.quoted(path)): \(FolderBoundary.complaint)"
  }

  @Test func `P01 below its own folder a scene reads`() throws {
    #expect(try messages(including("theme.json", "sub/theme.json")) == [])
    #expect(
      try messages(including("../outside/theme.json")) == [refusal(folder["outside/theme.json"])])
    // A name that only begins alike is another folder.
    try folder.makeDirectory("own2")
    try folder.write("{}", to: "own2/a.json")
    #expect(try messages(including("../own2/a.json")) == [refusal(folder["own2/a.json"])])
  }

  @Test func `P02 folders that are named as assets are readable`() throws {
    var folders = ReadableFolders()
    let taken = ["shared", "nowhere", "own/theme.json"].map { folders.addAssets(folder[$0]) }
    #expect(taken == [true, false, false])
    #expect(try messages(including("../shared/theme.json"), folders) == [])
    #expect(
      try messages(including("../outside/theme.json"), folders)
        == [refusal(folder["outside/theme.json"])])
  }

  @Test func `P03 everything is readable where that is allowed`() throws {
    var folders = ReadableFolders()
    folders.allowsOutside = true
    #expect(try messages(including("../outside/theme.json"), folders) == [])
  }

  @Test func `P04 links count as where they lead`() throws {
    folder.link("own/out.json", to: folder["outside/theme.json"])
    folder.link("own/away", to: "../outside")
    folder.link("own/hop", to: "away")
    folder.link("outside/in.json", to: folder["own/theme.json"])
    #expect(try messages(including("out.json")) == [refusal(folder["own/out.json"])])
    #expect(try messages(including("away/theme.json")) == [refusal(folder["own/away/theme.json"])])
    #expect(try messages(including("hop/theme.json")) == [refusal(folder["own/hop/theme.json"])])
    #expect(try messages(including("../outside/in.json")) == [])
  }

  @Test func `P05 absolute paths and steps upwards count as where they lead`() throws {
    #expect(try messages(including(folder["own/theme.json"])) == [])
    #expect(try messages(including("sub/../../own/theme.json")) == [])
    #expect(try messages(including("/etc/passwd")) == [refusal("/etc/passwd")])
    #expect(try messages(including("/proc/self/environ")) == [refusal("/proc/self/environ")])
    #expect(try messages(including("../../../../../../../../../../etc/passwd")).count == 1)
  }

  @Test func `P06 included files and pictures are bound likewise`() throws {
    try folder.write(#"{"include": ["../../outside/theme.json"]}"#, to: "own/sub/more.json")
    #expect(
      try messages(including("sub/more.json")) == [refusal(folder["outside/theme.json"])])
    try folder.replacePicture("outside/lake.png", with: "lake.png")
    let picture = refusal(folder["outside/lake.png"])
      .replacingOccurrences(of: "unreadable-file", with: "unreadable-image")
    for image in [#""../outside/lake.png""#, #"{"file": "../outside/lake.png", "scale": 2}"#] {
      #expect(
        try messages(#""root": {"class": "UIImageView", "image": \#(image)}"#) == [picture])
      #expect(
        try messages(#""root": {"sublayers": [{"contents": \#(image)}]}"#) == [picture])
    }
  }

  @Test func `P07 what is outside is one diagnostic that does not depend on what is there`() throws
  {
    try folder.makeDirectory("outside/folder")
    #expect(mkfifo(folder["outside/fifo"], 0o644) == 0)
    try folder.write("not JSON, and secret", to: "outside/broken.json")
    try folder.write("{}", to: "outside/closed.json")
    #expect(chmod(folder["outside/closed.json"], 0) == 0)
    folder.link("outside/loop", to: "loop")
    let names = [
      "theme.json", "nothing.json", "folder", "fifo", "broken.json", "closed.json", "loop",
      "no/such/folder.json",
    ]
    for name in names {
      #expect(
        try messages(including("../outside/\(name)")) == [refusal(folder["outside/\(name)"])])
    }
    #expect(try messages(including("/dev/zero")) == [refusal("/dev/zero")])
    // A link's own name is all that is said of it.
    folder.link("own/link", to: folder["outside/nothing.json"])
    #expect(try messages(including("link")) == [refusal(folder["own/link"])])
  }

  @Test func `P08 what is outside is neither opened nor watched`() throws {
    try folder.write(including("../outside/theme.json", "theme.json").braced, to: "own/s.json")
    let reader = FileReader()
    let disk = DiskFiles(for: folder["own/s.json"], in: ReadableFolders(), reader: reader)
    _ = SceneLoad.load(folder["own/s.json"], from: disk)
    #expect(reader.readings == 2)
    #expect(disk.dependencies.map(\.path) == [folder["own/s.json"], folder["own/theme.json"]])
  }

  @Test func `P09 what is no file is refused before it is opened`() throws {
    // Opening it would wait for a writer.
    #expect(mkfifo(folder["own/fifo"], 0o644) == 0)
    #expect(
      try messages(including("fifo")) == [
        "unreadable-file \(Diagnostic.quoted(folder["own/fifo"])): it is a FIFO, not a file"
      ])
    #expect(
      try messages(including("sub")) == [
        "unreadable-file \(Diagnostic.quoted(folder["own/sub"])): it is a directory, not a file"
      ])
    var folders = ReadableFolders()
    folders.allowsOutside = true
    #expect(try messages(including("/dev/zero"), folders).count == 1)
  }

  @Test func `P10 a huge file is refused before it is read`() throws {
    try folder.write("", to: "own/huge.json")
    #expect(truncate(folder["own/huge.json"], 1 << 40) == 0)
    let reader = FileReader()
    try folder.write(including("huge.json").braced, to: "own/s.json")
    let disk = DiskFiles(for: folder["own/s.json"], in: ReadableFolders(), reader: reader)
    let load = SceneLoad.load(folder["own/s.json"], from: disk)
    #expect(load.diagnostics.errorCount == 1)
    #expect(reader.readings == 1)
    var isRead = false
    #expect(throws: FileReadError.self) {
      try AtomicRead.read(folder["own/huge.json"], limit: 1 << 20) { isRead = true }
    }
    #expect(!isRead)
  }

  @Test func `P11 standard input is at home where the program runs`() {
    let boundary = FolderBoundary(of: ScenePaths.standardInput, assets: [])
    let here = FileManager.default.currentDirectoryPath
    #expect(boundary.allows("Package.swift", from: here))
    #expect(boundary.allows("Samples/Shared/theme.json", from: here))
    #expect(!boundary.allows("../x.json", from: here))
    #expect(!boundary.allows("/etc/passwd", from: here))
  }

  @Test func `P12 a font is named by its family and not by its file`() throws {
    try folder.write("no font", to: "own/font.ttf")
    let path = folder["own/font.ttf"]
    for family in ["font.ttf", "./font.ttf", path, ":file=\(path)"] {
      let text = #""root": {"class": "UILabel", "font": {"size": 12, "family": "\#(family)"}}"#
      try folder.write("{\(text)}", to: "own/s.json")
      let reader = FileReader()
      let disk = DiskFiles(for: folder["own/s.json"], in: ReadableFolders(), reader: reader)
      let load = SceneLoad.load(folder["own/s.json"], from: disk)
      #expect(load.diagnostics.all.map(\.code.rawValue) == ["unknown-font-family"])
      #expect(disk.dependencies.count == 1)
    }
  }

  @Test func `P23 code of a scene is not run unless that is allowed`() throws {
    try folder.write("import UIKit", to: "own/Badge.swift")
    try folder.write("import UIKit", to: "outside/Badge.swift")
    try folder.write(
      #"{"swift": ["Badge.swift"], "root": {"subviews": [{"class": "Badge"}]}}"#,
      to: "own/code.json")
    try folder.write(
      #"{"swift": ["../outside/Badge.swift"], "root": {}}"#, to: "own/far.json")
    final class Asked: SceneCodeSource, @unchecked Sendable {
      var paths: [[String]] = []
      func code(in paths: [String]) -> SceneCode {
        self.paths.append(paths)
        return SceneCode()
      }
    }
    func load(_ name: String, _ folders: ReadableFolders) -> [Diagnostic] {
      let path = folder[name]
      return SceneLoad.load(path, from: DiskFiles(for: path, in: folders)).diagnostics.all
    }
    let refused = load("own/code.json", ReadableFolders())
    #expect(refused.map(\.code) == [.codeNotAllowed])
    #expect(refused.first?.message.contains("--allow-code") == true)
    let asked = Asked()
    var folders = ReadableFolders()
    folders.code = asked
    _ = load("own/code.json", folders)
    #expect(asked.paths == [[folder["own/Badge.swift"]]])
    #expect(load("own/far.json", folders).map(\.code) == [.unreadableFile], "it lies outside")
    #expect(asked.paths.count == 1)
  }

  @Test func `P13 a scene that a link names is at home on both sides`() throws {
    try folder.makeDirectory("links")
    folder.link("links/s.json", to: "../own/s.json")
    try folder.write("{}", to: "links/beside.json")
    #expect(try messages(including("beside.json"), as: "links/s.json") == [])
    #expect(try messages(including("../own/theme.json"), as: "links/s.json") == [])
    #expect(
      try messages(including("../outside/theme.json"), as: "links/s.json")
        == [refusal(folder["outside/theme.json"])])
  }
}

extension String {
  fileprivate var braced: String { "{\(self)}" }
}
