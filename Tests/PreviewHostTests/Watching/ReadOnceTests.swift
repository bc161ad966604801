import Foundation
import Scenes
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// What the watcher has to read to know that it is new, the build need not read again.
  @MainActor
  struct ReadOnce {
    private let folder: TestFolder
    private let reloader: Reloader

    init() throws {
      folder = try TestFolder()
      try folder.write(Self.scene(tag: 0), to: "scene.json")
      var options = HostOptions()
      options.diagnosticFormat = .github
      reloader = Reloader(path: folder["scene.json"], options: options) { _ in }
      #expect(reloader.load(folder["scene.json"]).result.isValid)
    }

    private static func scene(tag: Int) -> String {
      #"{ "canvas": { "size": [40, 30] }, "root": { "tag": \#(tag) } }"#
    }

    /// Polls until something is loaded; nil where nothing is within ten seconds.
    private func nextLoad() -> Reloader.Load? {
      let deadline = Date(timeIntervalSinceNow: 10)
      while Date() < deadline {
        if let load = reloader.poll() { return load }
        sched_yield()
      }
      return nil
    }

    @Test func theFirstLoadReadsOnce() {
      #expect(reloader.reader.readings == 1)
      #expect(reloader.poll()?.isWhole == nil && reloader.reader.readings == 1)
    }

    @Test func aSaveIsReadAndHashedOnce() throws {
      for tag in 1...5 {
        let before = reloader.reader.readings
        try folder.replace("scene.json", with: Self.scene(tag: tag))
        let load = try #require(nextLoad())
        #expect(load.isWhole && load.result.isValid)
        #expect(reloader.reader.readings == before + 1, "save \(tag)")
      }
    }

    @Test func aBrokenFileIsReadOnceToo() throws {
      let before = reloader.reader.readings
      try folder.replace("scene.json", with: "{")
      let load = try #require(nextLoad())
      #expect(!load.result.isValid)
      #expect(reloader.reader.readings == before + 1)
    }

    @Test func whatWasKeptIsNotTakenForAFileThatHasChangedSince() throws {
      let reader = FileReader()
      let path = ExactPath(folder["scene.json"])
      _ = reader.state(of: path, keeping: .forTheBuild)
      try folder.replace("scene.json", with: Self.scene(tag: 7))
      let snapshot = try reader.read(path, limit: 1 << 20)
      #expect(String(decoding: snapshot.bytes, as: UTF8.self) == Self.scene(tag: 7))
      #expect(reader.readings == 2)
      // Once taken, it is read anew, and so is what was dropped.
      _ = reader.state(of: path, keeping: .forTheBuild)
      _ = try reader.read(path, limit: 1 << 20)
      #expect(reader.readings == 3)
      _ = try reader.read(path, limit: 1 << 20)
      _ = reader.state(of: path, keeping: .forTheBuild)
      reader.dropKept()
      _ = try reader.read(path, limit: 1 << 20)
      #expect(reader.readings == 6)
    }
  }
}
