import CoreGraphics
import Scenes
import Snapshots
import Testing

/// Scenes with several pictures, and scripts that take them.
@MainActor
struct ManySnapshotTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
  }

  @Test func eachEntryHasItsTimeCanvasAndFile() throws {
    let more = """
      "snapshot": [ {}, { "name": "late", "time": "1s" }, { "name": "wide", "size": [60, 30], "scale": 2 } ],
      """
    let moving = square(more: more).replacing(
      "\"id\": \"box\",",
      with: """
        "id": "box", "animations": [ { "keyPath": "position.x", "by": 10, "duration": 2 } ],
        """)
    try folder.write(moving, to: "a.json")
    let results = folder.trial("a.json", .missing) { $0.texts = [] }
    #expect(results.map(\.verdict) == [.missing, .missing, .missing])
    #expect(folder.files(in: "__Snapshots__") == ["a.late.png", "a.png", "a.wide.png"])
    let (first, late) = (
      folder.bytes("__Snapshots__/a.png"), folder.bytes("__Snapshots__/a.late.png")
    )
    #expect(first != late)
    #expect(folder.trial("a.json").map(\.verdict) == [.same, .same, .same])
    #expect(folder.trial("a.json", pictures: ["a.late"]).map(\.name) == [folder["a.late"]])
  }

  @Test func theCommandLineGoesOverEntries() throws {
    let more = #""snapshot": { "name": "big", "scale": 3, "appearance": "dark" },"#
    try folder.write(square(more: more), to: "a.json")
    let result = folder.trial("a.json", .missing) { $0.overrides.scale = 2 }
    #expect(result.count == 1)
    let again = folder.trial("a.json")
    #expect(again[0].pixels?.expectedSize == [80, 60])
    #expect(again[0].pixels?.size == [120, 90])
  }

  private func writeScript(_ steps: String, more: String = "") throws {
    let scene = square(more: "\"snapshot\": { \(more) \"script\": \"tap.json\" },").replacing(
      "\"id\": \"box\",",
      with: """
        "id": "box", "actions": { "tap": [ { "set": { "box.backgroundColor": "#0000FF" } } ] },
        """)
    try folder.write(scene, to: "a.json")
    try folder.write("{ \"steps\": [ \(steps) ] }", to: "tap.json")
  }

  @Test func thePicturesOfAScriptAreKept() throws {
    try writeScript(#"{ "snapshot": "before" }, { "tap": "box" }, { "snapshot": "after" }"#)
    #expect(folder.trial("a.json", .missing).count == 2)
    #expect(
      folder.files(in: "__Snapshots__").filter { $0.hasSuffix(".png") }
        == ["a.after.png", "a.before.png"])
    #expect(folder.trial("a.json").map(\.verdict) == [.same, .same])
    try writeScript(#"{ "snapshot": "before" }, { "snapshot": "after" }"#)
    #expect(folder.trial("a.json").map(\.verdict) == [.same, .differs])
  }

  @Test func theNameOfAnEntryStandsBeforeThoseOfItsScript() throws {
    try writeScript(#"{ "snapshot": "x" }"#, more: #""name": "dark", "appearance": "dark","#)
    #expect(folder.trial("a.json").map(\.name) == [folder["a.dark.x"]])
  }

  @Test func aScriptThatFailsSaysWhereAndWhatWasSeenBefore() throws {
    try writeScript(#"{ "snapshot": "x" }, { "tap": "bix" }, { "snapshot": "y" }"#)
    let results = folder.trial("a.json")
    #expect(results.map(\.verdict) == [.missing, .failed])
    #expect(results[1].message == "no node has the id 'bix'; did you mean 'box'?")
    #expect(results[1].said.first?.contains("tap.json:1:") == true)
  }

  @Test func aScriptMayOnlyExpect() throws {
    try writeScript(#"{ "expect": { "box.alpha": 1 } }"#)
    #expect(folder.trial("a.json").map(\.verdict) == [.same])
    try writeScript(#"{ "expect": { "box.alpha": 0.5 } }"#)
    #expect(folder.trial("a.json").map(\.verdict) == [.failed])
  }

  @Test func aScriptThatIsBrokenMakesTheSceneInvalid() throws {
    try writeScript(#"{ "tap": 3 }"#)
    #expect(folder.trial("a.json").map(\.verdict) == [.invalid])
  }
}
