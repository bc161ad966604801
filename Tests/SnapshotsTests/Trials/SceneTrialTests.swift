import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import Scenes
import Snapshots
import Testing

@MainActor
struct SceneTrialTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
    try folder.write(square(), to: "a.json")
  }

  private func verdicts(_ results: [TrialResult]) -> [TrialResult.Verdict] {
    results.map(\.verdict)
  }

  // MARK: Keeping

  @Test func nothingIsKeptUnlessThatIsAskedFor() {
    let results = folder.trial("a.json")
    #expect(verdicts(results) == [.missing])
    #expect(!results[0].isRecorded)
    #expect(!folder.has("__Snapshots__"))
    #expect(results[0].files.actual != nil && results[0].files.expected == nil)
  }

  @Test func whatIsKeptIsComparedFromThenOn() {
    let recorded = folder.trial("a.json", .missing)
    // What was found counts, not what was done about it.
    #expect(verdicts(recorded) == [.missing])
    #expect(recorded[0].isRecorded)
    #expect(
      folder.files(in: "__Snapshots__") == ["a.png", "text/a/layers.txt", "text/a/views.txt"])
    #expect(verdicts(folder.trial("a.json")) == [.same])
  }

  @Test func recordingAgainGivesTheSameBytesAndWritesNothing() {
    _ = folder.trial("a.json", .all)
    let before = folder.bytes("__Snapshots__/a.png")
    let again = folder.trial("a.json", .all)
    #expect(verdicts(again) == [.same])
    #expect(!again[0].isRecorded)
    #expect(before != nil && folder.bytes("__Snapshots__/a.png") == before)
  }

  @Test(arguments: [
    (RecordMode.never, false), (.missing, false), (.failed, true), (.all, true),
  ])
  func aDifferenceIsKeptByFailedAndAll(_ mode: RecordMode, _ isKept: Bool) throws {
    _ = folder.trial("a.json", .missing)
    try folder.write(square("#00FF00"), to: "a.json")
    let results = folder.trial("a.json", mode)
    #expect(verdicts(results) == [.differs])
    #expect(results[0].isRecorded == isKept)
    #expect(verdicts(folder.trial("a.json")) == [isKept ? .same : .differs])
  }

  @Test func whichTextsAreKeptIsTheCallersToSay() {
    _ = folder.trial("a.json", .missing) { $0.texts = [.render, .damage] }
    #expect(
      folder.files(in: "__Snapshots__/text/a") == ["damage.txt", "render.txt"])
    // And those that are kept stay so.
    #expect(verdicts(folder.trial("a.json", .all)) == [.same])
    #expect(folder.files(in: "__Snapshots__/text/a").count == 2)
  }

  // MARK: Differences

  @Test func aDifferenceIsToldByPixelsNodesAndPlace() throws {
    _ = folder.trial("a.json", .missing)
    try folder.write(square(x: 6), to: "a.json")
    let result = try #require(folder.trial("a.json").first)
    #expect(result.pixels?.count == 40)
    #expect(result.pixels?.box == [4, 4, 12, 10])
    #expect(
      result.texts.flatMap { $0.changes.map(\.text) } == ["box frame (4 4 10 10) → (6 4 10 10)"])
    #expect(result.said.count == 1)
    #expect(result.said[0].hasPrefix("\(folder["a.json"]):2:27: error: "))
    for file in [result.files.expected, result.files.actual, result.files.difference] {
      let bytes = try #require(folder.bytes("report/\(file ?? "")"))
      #expect(try PNGFile.decode(bytes).width == 40)
    }
    #expect(
      folder.bytes("report/\(result.files.expected ?? "")") == folder.bytes("__Snapshots__/a.png"))
  }

  @Test func forGitHubTheLineOfTheNodeIsSaid() throws {
    _ = folder.trial("a.json", .missing)
    try folder.write(square(x: 6), to: "a.json")
    let result = folder.trial("a.json") { $0.format = .github }
    #expect(result.first?.said.first?.contains(",line=2,") == true)
  }

  @Test func aTextAloneIsADifference() throws {
    _ = folder.trial("a.json", .missing)
    try folder.write(
      square().replacing("\"id\": \"box\",", with: "\"id\": \"box\", \"tag\": 7,"), to: "a.json")
    let result = try #require(folder.trial("a.json").first)
    #expect(result.verdict == .differs)
    #expect(result.pixels == nil)
    #expect(result.message.contains("the picture is the same"))
    #expect(result.texts.first?.changes.first?.text == "box tag – → 7")
  }

  @Test func anotherSizeIsTold() throws {
    _ = folder.trial("a.json", .missing)
    try folder.write(square().replacing("[40, 30]", with: "[40, 20]"), to: "a.json")
    let result = try #require(folder.trial("a.json").first)
    #expect(result.verdict == .differs)
    #expect(result.message.hasPrefix("it measures 40 × 20 pixels instead of 40 × 30; 400 of 1200"))
  }

  @Test(arguments: [
    [UInt8]("no picture".utf8), [], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
  ])
  func whatIsNoPictureIsDamagedAndMayBeReplaced(_ bytes: [UInt8]) throws {
    try folder.write(bytes, to: "__Snapshots__/a.png")
    #expect(verdicts(folder.trial("a.json", .missing)) == [.damaged])
    #expect(folder.bytes("__Snapshots__/a.png") == bytes)
    #expect(verdicts(folder.trial("a.json", .failed)) == [.damaged])
    #expect(verdicts(folder.trial("a.json")) == [.same])
  }

  @Test func aPictureThatShinesThroughIsEqualToItsFile() throws {
    let text = square("#FF000055").replacing(
      "\"scale\": 1", with: "\"scale\": 1, \"background\": \"#12345633\"")
    try folder.write(text, to: "a.json")
    _ = folder.trial("a.json", .missing)
    #expect(verdicts(folder.trial("a.json")) == [.same])
  }

  @Test(arguments: [(1, 0, false), (2, 0, true), (0, 99, false), (0, 100, true), (1, 100, true)])
  func aToleranceLetsPassWhatItSays(_ channel: Int, _ pixels: Int, _ passes: Bool) throws {
    let tolerance = """
      "snapshot": { "tolerance": { "channel": \(channel), "pixels": \(pixels), "reason": "noise" } },
      """
    try folder.write(square("#FF0000", more: tolerance), to: "a.json")
    _ = folder.trial("a.json", .missing) { $0.texts = [] }
    try folder.write(square("#FD0000", more: tolerance), to: "a.json")
    let results = folder.trial("a.json") { $0.texts = [] }
    #expect(verdicts(results) == [passes ? .same : .differs])
  }

  // MARK: Scenes that come to nothing

  @Test func anInvalidSceneIsNotCompared() throws {
    try folder.write(square().replacing("[4, 4, 10, 10]", with: "7"), to: "a.json")
    let result = try #require(folder.trial("a.json", .all).first)
    #expect(result.verdict == .invalid)
    #expect(result.said.first?.contains("a.json:2:") == true)
    #expect(!folder.has("__Snapshots__"))
    #expect(verdicts(folder.trial("gone.json")) == [.invalid])
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try folder.write("mine", to: "precious")
    try folder.write("", to: "__Snapshots__/other.png")
    symlink(folder["precious"], folder["__Snapshots__/a.png"])
    let result = try #require(folder.trial("a.json", .all).first)
    #expect(result.verdict == .unwritable)
    #expect(folder.bytes("precious") == Array("mine".utf8))
  }

  @Test func whereNothingCanBeWrittenTheResultSaysSo() throws {
    try folder.write("a file", to: "__Snapshots__")
    let result = try #require(folder.trial("a.json", .missing).first)
    #expect(result.verdict == .unwritable)
    #expect(result.message.contains("__Snapshots__"))
  }
}
