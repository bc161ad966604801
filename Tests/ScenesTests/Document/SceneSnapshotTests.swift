import CoreGraphics
import Scenes
import Testing

struct SceneSnapshotTests {
  private func snapshots(_ text: String) throws -> [SceneSnapshot] {
    let files = FilesInMemory(["dir/s.json": #"{ "root": {} \#(text) }"#])
    let load = SceneLoad.load("dir/s.json", from: files)
    let scene = try #require(load.scene, "\(load.diagnostics.sorted)")
    #expect(load.diagnostics.isEmpty)
    return scene.snapshots
  }

  @Test func aSceneThatSaysNothingHasOnePicture() throws {
    let all = try snapshots("")
    #expect(all.count == 1)
    #expect(all[0].name == nil && all[0].time == 0 && all[0].script == nil)
    #expect(all[0].tolerance == SceneSnapshot.Tolerance())
  }

  @Test func oneEntryNeedsNoList() throws {
    let all = try snapshots(#", "snapshot": { "time": "1300ms" }"#)
    #expect(all.map(\.time) == [1.3])
  }

  @Test func entriesKeepTheirOrderAndWhatTheySay() throws {
    let all = try snapshots(
      #"""
      , "snapshot": [
        { "time": 0 },
        { "name": "dark", "appearance": "dark", "scale": 1, "size": [20, 30], "device": "iPad" },
        { "script": "../tap.json" },
        { "name": "noise",
          "tolerance": { "channel": 3, "pixels": 12, "reason": "it is noise" } },
      ]
      """#)
    #expect(all.map(\.name) == [nil, "dark", nil, "noise"])
    #expect(all[1].overrides.appearance == .dark)
    #expect(all[1].overrides.scale == 1)
    #expect(all[1].overrides.size == CGSize(width: 20, height: 30))
    #expect(all[1].overrides.device?.name == "iPad")
    #expect(all[2].script == "tap.json")
    #expect(all[3].tolerance.channel == 3 && all[3].tolerance.pixels == 12)
    #expect(all[3].tolerance.reason == "it is noise")
  }

  @Test func withoutLookingAtNodesTheyAreTheSame() throws {
    let text = #"{ "root": { "alpha": 7 }, "snapshot": [ { "time": "2s" }, { "name": "b" } ] }"#
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(["s.json": text, "t.json": "[ {"])
    let all = SceneSnapshot.read("s.json", from: files, into: &diagnostics)
    #expect(all?.map(\.name) == [nil, "b"])
    #expect(all?.map(\.time) == [2, 0])
    #expect(SceneSnapshot.read("t.json", from: files, into: &diagnostics) == nil)
    #expect(SceneSnapshot.read("u.json", from: files, into: &diagnostics) == nil)
  }
}
