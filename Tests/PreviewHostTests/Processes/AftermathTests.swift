import Glibc
import Testing

@testable import PreviewHost
@testable import Scenes

/// What the next process knows of the end of the one before.
extension WatchingTests {
  @MainActor
  struct Aftermaths {
    @Test func theReasonIsWhatSwiftSaidLast() {
      let said = """
        something else
        UIKit/A.swift:3: Fatal error: the first
        UIKit/View.swift:28: Fatal error: CALayer frame contains NaN: [inf inf; 0 0]
        Current stack trace:
        0    libswiftCore.so  0x00007f8dee55f130 swift_reportError + 33
        """
      let aftermath = Aftermath(said: said, signal: SIGILL, scene: "a.json")
      #expect(aftermath.reason == "CALayer frame contains NaN: [inf inf; 0 0]")
      #expect(Aftermath(said: "", signal: SIGSEGV, scene: nil).reason.contains("memory"))
      #expect(Aftermath(said: "no error: here", signal: SIGILL, scene: nil).reason == "a trap")
    }

    private func load(
      _ text: String, while activity: SharedMemory.Activity, at origin: UInt64
    ) throws -> (load: Reloader.Load, reloader: Reloader, folder: TestFolder) {
      let folder = try TestFolder()
      try folder.write(text, to: "scene.json")
      let memory = try SharedMemory()
      let home = SceneHome(
        channel: try Channel.pair().0, memory: memory,
        aftermath: Aftermath(said: "", signal: SIGILL, scene: nil), activity: activity,
        origin: origin)
      var options = HostOptions()
      options.watching = .none
      let reloader = Reloader(path: folder["scene.json"], options: options, log: { _ in })
      return (home.load(folder["scene.json"], by: reloader), reloader, folder)
    }

    private static let scene = #"""
      {
        "root": { "subviews": [
          { "id": "bad" }
        ] }
      }
      """#

    @Test func theNodeAtWorkIsNamedAndNotTriedAgain() throws {
      let offset = try #require(Self.scene.utf8.firstIndex(of: UInt8(ascii: "["))).utf16Offset(
        in: Self.scene)
      let bad = UInt64(offset + 6)
      let (load, reloader, folder) = try load(
        Self.scene, while: .drawing, at: 1 << 32 | bad)
      #expect(load.result.scene == nil)
      let error = try #require(load.result.diagnostics.sorted.first)
      #expect(error.code == .trap)
      #expect(error.message == "a trap — while the scene was laid out and drawn")
      #expect(error.place?.start == SourcePosition(line: 3, column: 5))
      // What asks for it gets it.
      withExtendedLifetime(folder) { #expect(reloader.reload()?.result.scene != nil) }
    }

    @Test func aSceneThatEndedItsReaderIsNotRead() throws {
      let (load, _, _) = try load("{ not even json", while: .reading, at: 0)
      #expect(load.result.diagnostics.sorted.map(\.code) == [.trap])
    }

    @Test func originsOfOtherFilesAreNowhere() throws {
      let strange: [UInt64] = [0, 1 << 32 | 100_000, 9 << 32, .max]
      for origin in strange {
        let (load, _, _) = try load(Self.scene, while: .building, at: origin)
        #expect(load.result.diagnostics.sorted.map(\.place) == [nil])
      }
    }
  }
}
