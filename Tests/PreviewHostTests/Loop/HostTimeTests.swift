import CSDL2
import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// The keys that hold, slow and set the scene's time, in the loop of the window.
  @MainActor
  struct Time {
    private let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try folder.write(Self.scene(), to: "scene.json")
    }

    /// A short animation that is gone when it is over, one that goes on, and one with a delay.
    private static func scene(tag: Int = 0) -> String {
      """
      { "version": 1, "canvas": { "size": [120, 160], "background": "#FFFFFF" },
        "root": { "tag": \(tag), "sublayers": [
          { "frame": [4, 4, 20, 20], "backgroundColor": "#D03030",
            "animations": [ { "keyPath": "position.x", "to": 100, "duration": 0.2 } ] },
          { "frame": [4, 34, 20, 20], "backgroundColor": "#3030D0", "animations": [
            { "keyPath": "transform.rotation.z", "to": 360, "duration": 1, "repeatCount": "infinity" } ] },
          { "frame": [4, 64, 20, 20], "backgroundColor": "#30D030", "animations": [
            { "keyPath": "opacity", "from": 0, "duration": 0.3, "delay": 0.1 } ] } ] } }
      """
    }

    private func host(_ change: (inout HostOptions) -> Void = { _ in }) throws -> PreviewHost.Host {
      var options = HostOptions()
      options.isQuiet = true
      options.threads = 1
      options.isPaused = true
      change(&options)
      let host = try PreviewHost.Host(path: folder["scene.json"], options: options)
      try host.turn()
      return host
    }

    private func press(_ code: SDL_Scancode, _ symbol: Character, on host: PreviewHost.Host) throws
    {
      for type in [SDL_KEYDOWN, SDL_KEYUP] {
        var event = SDL_Event()
        event.type = type.rawValue
        event.key.keysym.scancode = code
        event.key.keysym.sym = Int32(symbol.asciiValue ?? 0)
        SDL_PushEvent(&event)
      }
      try host.turn()
    }

    private func step(_ count: Int, on host: PreviewHost.Host) throws {
      for _ in 0..<count.magnitude {
        try count > 0
          ? press(SDL_SCANCODE_PERIOD, ".", on: host) : press(SDL_SCANCODE_COMMA, ",", on: host)
      }
    }

    /// The picture above the timeline.
    private func picture(_ image: CGImage?) -> [UInt8] {
      guard let image, let top = image.cropping(to: CGRect(x: 0, y: 0, width: 120, height: 110))
      else { return [] }
      return top.dataProvider?.data.map(Array.init) ?? []
    }

    private func reference(at time: TimeInterval) throws -> [UInt8] {
      let scene = try #require(
        SceneLoad.load(
          folder["scene.json"], from: SceneSource.of(folder["scene.json"], ReadableFolders()),
          overrides: CanvasOverrides(), strictness: .lenient
        ).scene)
      let stage = Stage(threads: 1)
      stage.show(scene)
      stage.scale = 1
      stage.turn(at: 0)
      if time > 0 { stage.turn(at: time) }
      return picture(stage.image)
    }

    @Test func steppedFramesAreThoseOfTheirTimeThereAndBack() throws {
      let host = try host()
      #expect(try picture(host.stage.image) == reference(at: 0))
      #expect(host.layout.timeline.layer.isHidden)
      try step(9, on: host)
      #expect(try picture(host.stage.image) == reference(at: 0.15))
      #expect(!host.layout.timeline.layer.isHidden)
      try step(21, on: host)
      #expect(try picture(host.stage.image) == reference(at: 0.5))
      // The first animation is over by now, and comes back.
      try step(-21, on: host)
      #expect(try picture(host.stage.image) == reference(at: 0.15))
      try step(-9, on: host)
      #expect(host.stage.time == 0)
      #expect(try picture(host.stage.image) == reference(at: 0))
      try step(-1, on: host)
      #expect(host.stage.time == 0)
    }

    @Test func aReloadKeepsTheTimeThatIsHeld() throws {
      let host = try host()
      try step(15, on: host)
      let before = picture(host.stage.image)
      try folder.replace("scene.json", with: Self.scene(tag: 1))
      let deadline = Date(timeIntervalSinceNow: 10)
      while host.statistics.reloads == 0, Date() < deadline { try host.turn() }
      #expect(host.statistics.reloads == 1)
      #expect(host.stage.time == 0.25)
      #expect(picture(host.stage.image) == before)
      try step(3, on: host)
      #expect(try picture(host.stage.image) == reference(at: 0.3))
    }

    /// Notes when it is touched, and where.
    private final class Witness: UIView {
      var times: [[TimeInterval]] = []
      var places: [CGPoint] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        times.append([event?.timestamp ?? -1, CACurrentMediaTime()])
        if let touch = touches.first { places.append(touch.location(in: nil)) }
      }
    }

    private func witness(on host: PreviewHost.Host) -> Witness {
      let witness = Witness(frame: CGRect(x: 0, y: 0, width: 120, height: 160))
      host.stage.act { host.stage.live.window.addSubview(witness) }
      return witness
    }

    private func click(_ x: Int32, _ y: Int32) {
      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        var event = SDL_Event()
        event.type = type.rawValue
        (event.button.x, event.button.y) = (x, y)
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        SDL_PushEvent(&event)
      }
    }

    @Test func whatHappensWhileTheSceneIsHeldHappensInTheTimeOnShow() throws {
      let host = try host()
      let witness = witness(on: host)
      try step(15, on: host)
      for _ in 0..<2 {
        click(10, 10)
        try host.turn()
      }
      #expect(witness.times == [[0.25, 0.25], [0.25, 0.25]])
      #expect(host.stage.time == 0.25)
      // A step and a click in one turn: the click is on what is seen.
      var event = SDL_Event()
      event.type = SDL_KEYDOWN.rawValue
      event.key.keysym.scancode = SDL_SCANCODE_COMMA
      event.key.keysym.sym = 44
      SDL_PushEvent(&event)
      click(10, 10)
      try host.turn()
      #expect(witness.times.last == [0.25, 0.25])
      #expect((host.stage.time - 14.0 / 60).magnitude < 1e-9)
    }

    @Test func aClickAfterAResizeIsOnTheFrameOnShow() throws {
      let host = try host()
      let witness = witness(on: host)
      host.window.resize(width: 320, height: 360)
      click(10, 20)
      try host.turn()
      // The frame that follows shows the scene in the middle.
      click(110, 120)
      try host.turn()
      #expect(witness.places == [CGPoint(x: 10.5, y: 20.5), CGPoint(x: 10.5, y: 20.5)])
    }

    @Test func spaceHoldsTheSceneAndLetsItGoOn() throws {
      let host = try host { $0.isPaused = false }
      while host.stage.time < 0.05 { try host.turn() }
      try press(SDL_SCANCODE_SPACE, " ", on: host)
      let held = host.stage.time
      for _ in 0..<3 { try host.turn() }
      #expect(host.stage.time == held)
      #expect(host.playback.isPaused && !host.layout.timeline.layer.isHidden)
      try press(SDL_SCANCODE_SPACE, " ", on: host)
      try host.turn()
      #expect(host.stage.time >= held && host.stage.time < held + 0.5)
      #expect(host.layout.timeline.layer.isHidden)
      try press(SDL_SCANCODE_T, "t", on: host)
      #expect(host.playback.rate == 0.1)
    }

    @Test func whatAKeyDoesIsSaidInTheWindowForAWhile() throws {
      let host = try host { $0.isPaused = false }
      try press(SDL_SCANCODE_T, "t", on: host)
      #expect(host.overlays.notice.text == "slow: a tenth of the speed")
      #expect(!host.overlays.notice.layer.isHidden)
      while host.overlays.notice.text != nil, host.elapsed < 10 { try host.turn() }
      #expect(host.overlays.notice.layer.isHidden)
    }

    @Test func aZoomMakesTheWindowAsLarge() throws {
      let host = try host { $0.zoom = 3 }
      let canvas = try #require(host.stage.live.scene?.canvas.size)
      #expect(host.room.scene.points.width == canvas.width * 3)
      #expect(host.room.scene.points.height == canvas.height * 3)
      #expect(host.layout.placement.corner == .zero && host.layout.placement.zoom == 3)
    }

    @Test func theTitleHasTheZoomOfTheWindowAsItIs() throws {
      let host = try host()
      let canvas = try #require(host.stage.live.scene?.canvas.size)
      #expect(host.shownTitle?.contains("%") == false)
      host.window.resize(width: Int(canvas.width / 2), height: Int(canvas.height / 2))
      try host.turn()
      #expect(host.shownTitle?.contains(" — 50 %") == true)
      host.window.resize(width: Int(canvas.width), height: Int(canvas.height))
      try host.turn()
      #expect(host.shownTitle?.contains("%") == false)
    }

    @Test func theTimelineIsDragged() throws {
      let host = try host()
      host.window.resize(width: 400, height: 160)
      try step(1, on: host)
      let bar = host.layout.timeline.layer.frame
      func move(_ type: SDL_EventType, _ share: Double) throws {
        var event = SDL_Event()
        event.type = type.rawValue
        let x = Int32(bar.minX + 70 + (bar.width - 140) * share)
        if type == SDL_MOUSEMOTION {
          (event.motion.x, event.motion.y, event.motion.state) = (x, Int32(bar.midY), 1)
        } else {
          (event.button.x, event.button.y) = (x, Int32(bar.midY))
          event.button.button = UInt8(SDL_BUTTON_LEFT)
        }
        SDL_PushEvent(&event)
        try host.turn()
      }
      try move(SDL_MOUSEBUTTONDOWN, 0.75)
      #expect(host.layout.timeline.isHeld && (host.stage.time - 0.75).magnitude < 0.01)
      try move(SDL_MOUSEMOTION, 0.25)
      #expect((host.stage.time - 0.25).magnitude < 0.01)
      try move(SDL_MOUSEMOTION, 2)
      #expect(host.stage.time == 1)
      try move(SDL_MOUSEBUTTONUP, 2)
      #expect(!host.layout.timeline.isHeld && host.playback.isPaused)
      // The scene has had none of it.
      #expect(!host.input.hasActed)
    }

    @Test func whenTheLastAnimationEndsTheLoopSleeps() throws {
      try folder.replace(
        "scene.json",
        with: """
          { "canvas": { "size": [40, 30] }, "root": { "sublayers": [
            { "frame": [4, 4, 20, 20], "backgroundColor": "#D03030",
              "animations": [ { "keyPath": "position.x", "to": 30, "duration": 0.1 } ] } ] } }
          """)
      let host = try host {
        $0.isPaused = false
        $0.exitAfter = 0.6
      }
      while host.elapsed < 0.3, !host.isDone { try host.turn() }
      let frames = host.statistics.composited
      #expect(frames > 2 && frames < 12)
      #expect(host.stage.timeToNextFrame == nil)
      try host.run()
      #expect(host.statistics.composited == frames)
    }
  }
}
