import CSDL2
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// The loop of the window, with SDL's dummy driver in place of a display.
  ///
  /// It stands among the watcher's tests because those count the open descriptors of the process.
  @MainActor
  struct Loop {
    private let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try folder.write(Self.scene(tint: "#D03030"), to: "scene.json")
    }

    private static func scene(tint: String) -> String {
      """
      { "version": 1, "canvas": { "size": [40, 30] },
        "root": { "subviews": [ { "frame": [4, 4, 20, 20], "backgroundColor": "\(tint)" } ] } }
      """
    }

    private func host(_ change: (inout HostOptions) -> Void = { _ in }) throws -> PreviewHost.Host {
      var options = HostOptions()
      options.isQuiet = true
      options.threads = 1
      options.diagnosticFormat = .github
      change(&options)
      return try PreviewHost.Host(path: folder["scene.json"], options: options)
    }

    /// Turns the loop until the condition holds.
    private func turn(_ host: PreviewHost.Host, until holds: () -> Bool) throws {
      let deadline = Date(timeIntervalSinceNow: 10)
      while !holds() {
        guard Date() < deadline else {
          Issue.record("it did not come: \(host.statistics)")
          return
        }
        try host.turn()
      }
    }

    @Test func anIdleLoopCompositesOneFrameAndEndsInTime() throws {
      let host = try host { $0.exitAfter = 0.3 }
      try host.run()
      #expect(host.statistics.composited == 1)
      #expect(host.isDone)
    }

    @Test func turnsInWhichNothingChangesPlaceNothing() throws {
      let host = try host()
      try turn(host) { host.statistics.presented == 1 }
      let placed = host.layout.arrangements
      for _ in 0..<5 {
        push(SDL_KEYMAPCHANGED)
        try host.turn()
        #expect(host.stage.lastCommit.recommitted == 0)
      }
      #expect(host.layout.arrangements == placed && host.statistics.composited == 1)
      host.window.resize(width: 60, height: 60)
      try turn(host) { host.statistics.composited == 2 }
      #expect(host.layout.arrangements == placed + 1)
    }

    @Test func theEndComesWhereNothingIsWatched() throws {
      let host = try host {
        $0.exitAfter = 0.05
        $0.watching = .none
      }
      try host.run()
      #expect(host.isDone)
    }

    @Test func aSaveIsOneReload() throws {
      let host = try host()
      try turn(host) { host.statistics.presented == 1 }
      try folder.replace("scene.json", with: Self.scene(tint: "#3030D0"))
      try turn(host) { host.statistics.reloads == 1 }
      #expect(host.statistics.composited == 2)
    }

    @Test func aCanvasThatIsResizableFollowsTheWindow() throws {
      func scene(_ canvas: String, _ color: String = "red") -> String {
        """
        { "version": 1, "canvas": { "size": [40, 30]\(canvas) }, "root": { "subviews": [
          { "id": "a", "constraints": { "edges": 4 }, "backgroundColor": "\(color)", "subviews": [
            { "id": "wide", "if": { "minWidth": 50 } } ] } ] } }
        """
      }
      try folder.write(scene(", \"isResizable\": true"), to: "scene.json")
      let host = try host()
      try host.turn()
      func frame() -> CGRect? { host.stage.live.node(named: "a")?.view?.frame }
      #expect(frame() == CGRect(x: 4, y: 4, width: 32, height: 22))
      let view = host.stage.live.node(named: "a")?.view
      host.window.resize(width: 60, height: 50)
      try turn(host) { frame()?.width == 52 }
      #expect(frame() == CGRect(x: 4, y: 4, width: 52, height: 42))
      #expect(host.stage.live.node(named: "a")?.view === view)
      #expect(host.stage.live.node(named: "wide") != nil)
      // A save keeps to the hand's size; a canvas that is fixed again does not.
      try folder.write(scene(", \"isResizable\": true", "blue"), to: "scene.json")
      try turn(host) { host.statistics.reloads == 1 }
      #expect(frame()?.width == 52)
      try folder.write(scene(""), to: "scene.json")
      try turn(host) { host.statistics.reloads == 2 }
      #expect(frame() == CGRect(x: 4, y: 4, width: 32, height: 22))
      host.window.resize(width: 80, height: 50)
      for _ in 0..<5 { try host.turn() }
      #expect(frame()?.width == 32)
    }

    @Test func theWindowGoesOnFollowingACanvasThatItCannotBe() throws {
      func scene(_ size: String) -> String {
        #"{ "canvas": { "size": \#(size) }, "root": { "backgroundColor": "red" } }"#
      }
      try folder.write(scene("[40, 30]"), to: "scene.json")
      let host = try host()
      try host.turn()
      // Half a point is no window's, and this is larger than any desktop.
      for (reload, size) in ["[60.5, 30]", "[4000, 60]", "[50, 40]"].enumerated() {
        try folder.write(scene(size), to: "scene.json")
        try turn(host) { host.statistics.reloads == reload + 1 }
      }
      #expect(host.window.size.points == CGSize(width: 50, height: 40))
    }

    @Test func aBrokenFileShowsTheBannerUntilItIsMended() throws {
      let host = try host()
      try turn(host) { host.statistics.presented == 1 }
      try folder.replace("scene.json", with: "{")
      try turn(host) { host.statistics.composited == 2 }
      #expect(host.statistics.reloads == 0)
      try folder.replace("scene.json", with: Self.scene(tint: "#D03030"))
      try turn(host) { host.statistics.reloads == 1 }
      #expect(host.statistics.composited == 3)
    }

    @Test func aPictureThatIsMissingComesAndChanges() throws {
      try folder.write(
        """
        { "canvas": { "size": [40, 30] }, "root": { "subviews": [
          { "frame": [0, 0, 20, 20], "layer": { "contents": "a.png" } },
          { "frame": [20, 0, 20, 20], "backgroundColor": "red" } ] } }
        """, to: "scene.json")
      let host = try host()
      // The scene is shown, with the banner over it.
      try turn(host) { host.statistics.presented == 1 }
      #expect(host.layout.showsBanner)
      try folder.replacePicture("a.png", with: "bubble@2x.png")
      try turn(host) { host.statistics.reloads == 1 }
      #expect(!host.layout.showsBanner)
      try folder.replacePicture("a.png", with: "ticket@2x.png")
      try turn(host) { host.statistics.reloads == 2 }
      #expect(host.statistics.composited == 3)
      folder.remove("a.png")
      try turn(host) { host.statistics.reloads == 3 }
      #expect(host.layout.showsBanner)
    }

    private func push(_ type: SDL_EventType) {
      var event = SDL_Event()
      event.type = type.rawValue
      SDL_PushEvent(&event)
    }

    @Test(arguments: [SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET])
    func aLostDeviceGetsThePictureAgainWithoutPainting(_ event: SDL_EventType) throws {
      let host = try host()
      try turn(host) { host.statistics.presented == 1 }
      push(event)
      try turn(host) { host.statistics.presented == 2 }
      #expect(host.statistics.composited == 1)
    }

    @Test func aRequestToQuitEndsTheLoop() throws {
      let host = try host()
      push(SDL_QUIT)
      try host.run()
      #expect(host.isDone)
    }

    @Test func aMissingFileIsWaitedFor() throws {
      folder.remove("scene.json")
      let host = try host()
      try turn(host) { host.statistics.presented == 1 }
      try folder.write(Self.scene(tint: "#D03030"), to: "scene.json")
      try turn(host) { host.statistics.reloads == 1 }
      #expect(host.statistics.composited >= 2)
    }
  }
}
