import CoreGraphics
import Foundation
import Scenes
import Snapshots
import Testing

@testable import PreviewHost

/// Runs without a display, through SDL's dummy driver.
@MainActor
struct HeadlessHostTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [40, 30] },
        "root": { "subviews": [
          { "id": "a", "frame": [4, 4, 20, 20], "cornerRadius": 6, "backgroundColor": "#D03030",
            "actions": { "tap": [ { "set": { "a.backgroundColor": "#000000" } } ] } } ] } }
      """, to: "scene.json")
  }

  @discardableResult
  private func run(
    _ name: String = "scene.json", threads: Int = 1, _ change: (inout HeadlessOptions) -> Void
  ) throws -> HeadlessHost.Outcome {
    var host = HostOptions()
    host.threads = threads
    // Mistakes that are meant should not stand among those of the tests.
    host.diagnosticFormat = .github
    var options = HeadlessOptions()
    change(&options)
    return try HeadlessHost(path: folder[name], host: host, options: options).run()
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder[name])))
  }

  /// Width and height, as the header of a PNG file has them.
  private func size(_ name: String) throws -> [Int] {
    let header = try bytes(name)[16..<24]
    return [header.prefix(4), header.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func aPictureHasTheCanvasSizeAtScaleTwo() throws {
    try run { $0.out = folder["x.png"] }
    #expect(try size("x.png") == [80, 60])
  }

  @Test func allRunsGiveTheSameBytes() throws {
    for (index, threads) in [1, 1, 2, 3].enumerated() {
      try run(threads: threads) { $0.out = folder["\(index).png"] }
      #expect(try bytes("\(index).png") == bytes("0.png"))
    }
  }

  @Test func framesAreNumbered() throws {
    try run {
      $0.out = folder["f.png"]
      $0.frames = FrameSequence("0..1/2")
    }
    for frame in 0...2 { #expect(try size("f-000\(frame).png") == [80, 60]) }
    #expect(!FileManager.default.fileExists(atPath: folder["f-0003.png"]))
  }

  @Test func framesAreTakenWhileAScriptRuns() throws {
    try folder.write(
      #"{ "steps": [ { "at": 1000, "tap": "a" }, { "wait": "1s" } ] }"#,
      to: "script.json")
    try run {
      $0.script = folder["script.json"]
      $0.out = folder["f.png"]
      $0.frames = FrameSequence("0..2/2")
    }
    let frames = try (0...4).map { try bytes("f-000\($0).png") }
    // The tap at one second is in the frame of that time.
    #expect(frames[0] == frames[1])
    #expect(frames[1] != frames[2])
    #expect(frames[2] == frames[3] && frames[3] == frames[4])
  }

  @Test func anEndingMakesTheFramesOneAnimation() throws {
    try folder.write(#"{ "steps": [ { "at": 1000, "tap": "a" } ] }"#, to: "script.json")
    for (name, threads) in [("a.apng", 1), ("b.apng", 3)] {
      try run(threads: threads) {
        $0.script = folder["script.json"]
        $0.out = folder[name]
        $0.frames = FrameSequence("0..2/10")
      }
    }
    #expect(try size("a.apng") == [80, 60])
    #expect(try bytes("a.apng") == bytes("b.apng"))
    // Two pictures: before the tap and after it.
    let words = String(decoding: try bytes("a.apng"), as: UTF8.self)
    #expect(words.components(separatedBy: "fcTL").count == 3)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
  }

  @Test func aScriptTakesItsSnapshotsInTheDirectory() throws {
    try folder.write(
      #"{ "steps": [ { "snapshot": "one" }, { "tap": "a" }, { "snapshot": "two" } ] }"#,
      to: "script.json")
    try run {
      $0.script = folder["script.json"]
      $0.out = folder["shots/"]
    }
    #expect(try bytes("shots/one.png") != bytes("shots/two.png"))
  }

  @Test func anExpectationThatFailsSaysWhere() throws {
    try folder.write(#"{ "steps": [ { "expect": { "a.tag": 3 } } ] }"#, to: "script.json")
    let outcome = try run { $0.script = folder["script.json"] }
    guard case .failed(let reason) = outcome else {
      Issue.record("the script did not fail")
      return
    }
    #expect(reason.contains("script.json:1:"))
  }

  @Test(arguments: ["missing.json", "broken.json", "fifo"])
  func aBadSceneIsInvalidAndLeavesNoPicture(_ name: String) throws {
    try folder.write("{", to: "broken.json")
    mkfifo(folder["fifo"], 0o644)
    let outcome = try run(name) { $0.out = folder["x.png"] }
    guard case .invalidScene = outcome else {
      Issue.record("\(name) is valid")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: folder["x.png"]))
  }

  @Test func aSceneWithoutItsPictureIsInvalidButDrawn() throws {
    try folder.write(
      #"{ "root": { "layer": { "contents": "none.png" } }, "canvas": { "size": [8, 8] } }"#,
      to: "bare.json")
    let outcome = try run("bare.json") { $0.out = folder["x.png"] }
    guard case .invalidScene = outcome else {
      Issue.record("it is valid")
      return
    }
    #expect(try size("x.png") == [16, 16])
  }

  @Test func aDirectoryIsNoScene() throws {
    try folder.makeDirectory("scenes")
    #expect(throws: SceneFileError.self) { try run("scenes") { _ in } }
  }

  @Test func aPlaceThatCannotBeWrittenIsSaid() throws {
    #expect(throws: (any Error).self) { try run { $0.out = folder["nowhere/x.png"] } }
  }
}
