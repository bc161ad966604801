import Foundation
import Testing

@testable import Snapshots

/// Folders of somebody else's may have links in them.
@MainActor
struct OwnFilesTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
    try folder.write(square(), to: "scenes/a.json")
    try folder.write("mine", to: "elsewhere/a.png")
    try folder.write("mine", to: "elsewhere/index.html")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: (folder[name] as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder[name], withDestinationPath: folder[target])
  }

  private var elsewhere: [String] { folder.files(in: "elsewhere").sorted() }

  @Test(arguments: ["scenes/__Snapshots__", "scenes/__Snapshots__/text"])
  func `P14 what is kept is not written through a folder that is a link`(_ name: String) throws {
    try link(name, to: "elsewhere")
    let path = folder["scenes/__Snapshots__/text/a.png"]
    let ground = KeptFiles.ground(of: path)
    #expect(ground == folder["scenes"])
    #expect(throws: FolderError.self) { try OwnFiles.write([1], to: path, below: ground) }
    #expect(!OwnFiles.remove(folder["scenes/__Snapshots__/text/a.png"], below: ground))
    #expect(elsewhere == ["a.png", "index.html"])
  }

  @Test func `P14 nor is a picture that is a link, which alone is taken away`() throws {
    try link("scenes/__Snapshots__/a.png", to: "elsewhere/a.png")
    let path = folder["scenes/__Snapshots__/a.png"]
    #expect(throws: FolderError.self) {
      try OwnFiles.write([1], to: path, below: KeptFiles.ground(of: path))
    }
    #expect(OwnFiles.remove(path, below: KeptFiles.ground(of: path)))
    #expect(elsewhere == ["a.png", "index.html"])
  }

  @Test func `P14 a report goes where the command line says, and through no link in there`() throws
  {
    try link("named", to: "elsewhere")
    try ReportFolder(folder["named"]).prepare()
    #expect(elsewhere == ["a.png", "results.json"])
    try link("report/index.html", to: "elsewhere/a.png")
    try link("report/text", to: "elsewhere")
    let report = ReportFolder(folder["report"])
    #expect(throws: FolderError.self) {
      try OwnFiles.write([1], to: folder["report/text/b.txt"], below: report.ground)
    }
    try report.prepare()
    #expect(elsewhere == ["a.png", "results.json"])
    #expect(ReportFolder(ReportFolder.standard).ground == "")
  }

  @Test func `P14 nothing leads up, and a slash is one whatever comes behind it`() throws {
    try link("scenes/__Snapshots__/text", to: "elsewhere")
    for name in ["../../elsewhere/a.png", "text/\u{301}a.png"] {
      let path = folder["scenes/__Snapshots__/\(name)"]
      let ground = folder["scenes"]
      #expect(throws: FolderError.self) { try OwnFiles.write([1], to: path, below: ground) }
      #expect(!OwnFiles.remove(path, below: ground))
    }
    #expect(elsewhere == ["a.png", "index.html"])
  }

  @Test func `P14 the folder of kept pictures is found in any path`() {
    #expect(KeptFiles.ground(of: "__Snapshots__/a.png") == "")
    #expect(KeptFiles.ground(of: "b/__Snapshots__/text/a/views.txt") == "b")
    #expect(KeptFiles.ground(of: "/b/c/__Snapshots__/a.png") == "/b/c")
    #expect(KeptFiles.ground(of: "b/a.png") == "b")
    #expect(KeptFiles.ground(of: "b/__Snapshots__/\u{301}a.png") == "b")
    #expect(KeptFiles(of: "b/\u{301}a.json").picture(nil) == "b/__Snapshots__/\u{301}a.png")
  }
}
