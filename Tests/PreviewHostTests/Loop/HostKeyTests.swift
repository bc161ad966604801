import CoreGraphics
import Foundation
import Pixels
import Scenes
import Snapshots
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// Keys and hands that are the host's, whatever the scene does with them.
  @MainActor
  struct Keys {
    private let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try folder.write(
        """
        { "canvas": { "size": [200, 100] }, "root": { "subviews": [
          { "class": "UITextField", "id": "field", "frame": [10, 10, 80, 30],
            "isFirstResponder": true },
          { "class": "UIButton", "id": "go", "frame": [10, 60, 80, 30], "title": "Go" },
          { "id": "ground", "frame": [120, 10, 60, 80], "backgroundColor": "red" }
        ] } }
        """, to: "a.json")
      try folder.write(
        #"{ "canvas": { "size": [200, 100] }, "root": { "backgroundColor": "blue" } }"#,
        to: "b.json")
    }

    private func host(
      _ name: String = "", _ change: (inout HostOptions) -> Void = { _ in }
    ) throws -> PreviewHost.Host {
      var options = HostOptions()
      options.isQuiet = true
      options.threads = 1
      change(&options)
      let host = try PreviewHost.Host(
        path: name.isEmpty ? folder.path : folder[name], options: options)
      try host.turn()
      return host
    }

    private func key(
      _ code: UIKeyboardHIDUsage, _ character: Character? = nil,
      _ modifiers: UIKeyModifierFlags = []
    ) -> HostEvent {
      .keyDown(
        HostEvent.KeyPress(
          code: code, character: character, modifiers: modifiers, isRepeat: false))
    }

    @Test func functionKeysAreTheHostsWhileSomebodyTypes() throws {
      let host = try host("a.json")
      #expect(host.stage.wantsText)
      host.handle(key(.keyboardF12, nil, .shift))
      #expect(host.recorder != nil)
      // At the size of the scene, and nothing of it is written down.
      host.handle(.text("a"))
      host.handle(key(.keyboardF1))
      #expect(host.overlays.shown == [.help])
      var recorder = try #require(host.recorder)
      let script = recorder.script()
      #expect(script.contains("\"a\"") && !script.contains("F1"), "\(script)")
      // What is typed into the inspector's field is no different.
      host.handle(key(.keyboardI, "i", .command))
      try host.turn()
      let inspector = try #require(host.inspector)
      inspector.focusSearch()
      for _ in 0..<40 where !host.overlays.shown.isEmpty {
        host.handle(key(.keyboardF1))
        try host.turn()
      }
      #expect(inspector.wantsText && host.overlays.shown.isEmpty)
    }

    private func root(_ host: PreviewHost.Host) -> UIColor? {
      host.stage.live.root?.view?.backgroundColor
    }

    @Test func aMouseThatStandsForTwoFingersShowsThem() throws {
      let host = try host()
      #expect(host.overlays.fingers.layer.isHidden)
      host.handle(.press(CGPoint(x: 130, y: 40), modifiers: .alternate))
      #expect(!host.overlays.fingers.layer.isHidden)
      host.handle(.release(CGPoint(x: 130, y: 40)))
      #expect(host.overlays.fingers.layer.isHidden)
      // Those of a wheel are seen for a moment, and go by themselves.
      host.handle(.wheel(CGPoint(x: 130, y: 40), x: 0, y: -1, modifiers: .command))
      #expect(!host.overlays.fingers.layer.isHidden)
      #expect(host.overlays.wait(at: host.elapsed) != nil)
      host.overlays.fingers.update(at: host.elapsed + 1)
      #expect(host.overlays.fingers.layer.isHidden && host.overlays.wait(at: host.elapsed) == nil)
    }

    @Test func theStripShowsTheScenesBesideThisOneAndGoesToThem() throws {
      try folder.write("{", to: "broken.json")
      let host = try host("a.json")
      host.handle(key(.keyboardEscape))
      host.handle(key(.keyboardL, "l"))
      #expect(host.strip.isOpen && host.strip.hasWork)
      // A picture a turn, also for what cannot be shown.
      for _ in 0..<3 { try host.turn() }
      #expect(!host.strip.hasWork)
      let place = { (index: Int) in
        CGPoint(x: 12 + CGFloat(index) * 140 + 40, y: host.room.scene.points.height - 60)
      }
      host.handle(.press(place(1), modifiers: []))
      host.handle(.release(place(1)))
      #expect(host.entrance.path == folder["b.json"])
      #expect(root(host) == .blue)
      try host.turn()
      host.handle(key(.keyboardEscape))
      #expect(!host.strip.isOpen)
    }

    @Test func theStripHasWhatWasOnShowLately() throws {
      let state = try TestFolder()
      let recent = try #require(RecentScenes(environment: ["XDG_STATE_HOME": state.path]))
      #expect(recent.all.isEmpty)
      for name in ["a.json", "b.json", "a.json"] { recent.note(folder[name]) }
      #expect(recent.all == [folder["a.json"], folder["b.json"]])
      for index in 0..<30 {
        try folder.write("{}", to: "\(index).json")
        recent.note(folder["\(index).json"])
      }
      #expect(recent.all.count == 20 && recent.all.first == folder["29.json"])
      try FileManager.default.removeItem(atPath: folder["29.json"])
      #expect(recent.all.first == folder["28.json"])
      recent.note("-")
      #expect(!recent.all.contains { $0.hasSuffix("-") })
      // Nobody looks at runs of machines.
      #expect(RecentScenes(environment: ["HOME": state.path, "CI": "true"]) == nil)
      #expect(RecentScenes(environment: [:]) == nil)
    }

    @Test func escapeLeavesATextField() throws {
      let host = try host()
      #expect(host.stage.wantsText)
      host.handle(key(.keyboardEscape))
      #expect(!host.stage.wantsText)
      host.handle(key(.keyboardT, "t"))
      #expect(host.playback.isSlow)
    }

    @Test func aClickOnTheGroundLeavesATextFieldAndAControlDoesNot() throws {
      let host = try host()
      host.handle(.press(CGPoint(x: 20, y: 70), modifiers: []))
      host.handle(.release(CGPoint(x: 20, y: 70)))
      #expect(host.stage.wantsText)
      host.handle(.press(CGPoint(x: 150, y: 50), modifiers: []))
      host.handle(.release(CGPoint(x: 150, y: 50)))
      #expect(!host.stage.wantsText)
    }

    @Test func withControlKeysAreTheHostsWhileSomebodyTypes() throws {
      let host = try host()
      host.handle(key(.keyboardT, "t"))
      #expect(!host.playback.isSlow)
      host.handle(key(.keyboardT, "t", .command))
      #expect(host.playback.isSlow && host.stage.wantsText)
    }

    @Test(arguments: [
      (UIKeyboardHIDUsage.keyboardRightArrow, UIKeyModifierFlags.alternate),
      (.keyboardPageDown, .command), (.keyboardLeftArrow, .alternate), (.keyboardPageUp, .command),
    ])
    func aDirectoryIsWalkedWhileSomebodyTypes(
      code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags
    ) throws {
      let host = try host()
      #expect(host.stage.wantsText)
      host.handle(key(code, nil, modifiers))
      try host.turn()
      #expect(root(host) == .blue)
    }

    @Test func scenesThatComeAreReachedAndThoseThatGoAreNot() throws {
      let host = try host()
      try folder.write(#"{ "root": { "backgroundColor": "green" } }"#, to: "c.json")
      try folder.write(#"{ "define": {} }"#, to: "theme.json")
      func next() throws -> UIColor? {
        host.handle(key(.keyboardRightArrow, nil, .alternate))
        try host.turn()
        return root(host)
      }
      #expect(try next() == .blue)
      #expect(try next() == .green)
      folder.remove("b.json")
      folder.remove("c.json")
      // The one on show is gone, and so is the next.
      #expect(try next() == nil && host.stage.wantsText)
      #expect(try next() == nil && host.stage.wantsText)
    }

    @Test func aLargeSceneIsReadWhileTheWindowGoesOn() throws {
      let host = try host("b.json")
      func large(_ color: String) -> String {
        let nodes = (0..<3000).map { _ in #"{ "frame": [0, 0, 1, 1], "alpha": 0.5, "tag": 3 }"# }
        return
          "{ \"canvas\": { \"size\": [200, 100] }, \"root\": { \"backgroundColor\": \"\(color)\","
          + "\"subviews\": [\(nodes.joined(separator: ","))] } }"
      }
      func turn(until holds: () -> Bool) throws {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !holds(), Date() < deadline { try host.turn() }
        #expect(holds())
      }
      try folder.write(large("green"), to: "b.json")
      try turn { self.root(host) == .green }
      // From now on it is known to be large.
      host.handle(key(.keyboardR, "r"))
      #expect(root(host) == .green)
      try folder.write(large("red"), to: "b.json")
      try turn { self.root(host) == .red }
      try folder.write(large("blue"), to: "b.json")
      try folder.write(large("orange"), to: "b.json")
      try turn { self.root(host) == .orange }
    }

    @Test func aScriptPlaysInTheWindowInItsTime() throws {
      let files = folder["p.json"]
      try folder.write(
        #"""
        { "steps": [ { "tap": "go" }, { "wait": "120ms" }, { "tap": "field" }, { "type": "hello" },
          { "expect": { "field.text": "hello" } } ] }
        """#, to: "p.json")
      let host = try host("a.json") {
        $0.script = ScriptFile.load(files, $0)
        $0.exitAfter = 0.2
      }
      #expect(host.stage.time < 0.1)
      try host.run()
      let field = host.stage.live.node(named: "field")?.view as? UITextField
      #expect(field?.text == "hello")
      #expect(host.stage.time >= 0.12 && host.stage.time < 5)
    }

    @Test func whatHandsDoIsWrittenDownAndDoneAgain() throws {
      try folder.write(
        """
        { "canvas": { "size": [200, 100] }, "root": { "subviews": [
          { "class": "UITextField", "id": "field", "frame": [10, 10, 80, 30] },
          { "class": "UISwitch", "id": "light", "frame": [10, 60, 51, 31] },
          { "id": "card", "frame": [120, 10, 40, 40], "backgroundColor": "red",
            "actions": { "pan": "drag" } } ] } }
        """, to: "d.json")
      let host = try host("d.json")
      func click(_ x: CGFloat, _ y: CGFloat) throws {
        host.handle(.press(CGPoint(x: x, y: y), modifiers: []))
        host.handle(.release(CGPoint(x: x, y: y)))
        try host.turn()
      }
      host.handle(key(.keyboardF12, nil, .shift))
      try click(30, 75)
      host.handle(.press(CGPoint(x: 130, y: 20), modifiers: []))
      for x in stride(from: 132.0, through: 150, by: 2) {
        host.handle(.move(CGPoint(x: x, y: 40)))
        try host.turn()
      }
      host.handle(.release(CGPoint(x: 150, y: 40)))
      try click(20, 20)
      host.handle(.text("hi"))
      host.handle(key(.keyboardLeftArrow))
      host.handle(.text("o"))
      var recorder = try #require(host.recorder)
      let text = recorder.script()
      try folder.write(text, to: "p.json")
      let script = try #require(ScriptFile.load(folder["p.json"], HostOptions()), "\(text)")
      #expect(script.steps.count == 6, "\(text)")
      let again = try self.host("d.json")
      try again.play(script)
      for stage in [host.stage, again.stage] {
        #expect((stage.live.node(named: "field")?.view as? UITextField)?.text == "hoi")
        #expect((stage.live.node(named: "light")?.view as? UISwitch)?.isOn == true)
        #expect(
          stage.live.node(named: "card")?.view?.frame
            == CGRect(x: 140, y: 30, width: 40, height: 40))
      }
    }

    @Test func dShowsTheOtherLook() throws {
      let host = try host("b.json")
      host.handle(key(.keyboardD, "d"))
      try host.turn()
      #expect(host.stage.live.scene?.canvas.appearance == .dark)
      host.handle(key(.keyboardR, "r"))
      try host.turn()
      #expect(host.stage.live.scene?.canvas.appearance == .dark)
    }

    @Test func aHiddenWindowPaintsNothingAndCatchesUp() throws {
      let host = try host("b.json")
      // What the display says of a window that comes up.
      for _ in 0..<3 { try host.turn() }
      host.handle(.hidden(true))
      let before = host.statistics
      host.stage.live.root?.view?.backgroundColor = .green
      for _ in 0..<3 {
        host.window.wake()
        try host.turn()
      }
      #expect(host.statistics == before)
      host.handle(.hidden(false))
      try host.turn()
      #expect(host.statistics.presented == before.presented + 1)
    }

    @Test func theWheelMovesASceneThatIsLargerThanTheWindow() throws {
      let host = try host("b.json") { $0.zoom = 3 }
      host.window.resize(width: 200, height: 100)
      try host.turn()
      let before = host.layout.placement.corner
      host.handle(.wheel(CGPoint(x: 5, y: 5), x: 0, y: 1, modifiers: []))
      #expect(host.layout.placement.corner.y == before.y - 40)
      host.handle(.wheel(CGPoint(x: 5, y: 5), x: 0, y: -1, modifiers: .alternate))
      #expect(host.layout.placement.zoom == 3.75)
    }

    @Test(arguments: [HostOverlay.figures, .blending, .passes, .updates, .guides, .help])
    func whatLiesOverTheSceneComesAndGoes(_ overlay: HostOverlay) throws {
      let host = try host("b.json")
      let before = try #require(host.stage.image)
      host.overlays.toggle(overlay)
      try host.turn()
      host.stage.live.root?.view?.backgroundColor = .green
      try host.turn()
      #expect(!host.overlays.layer.isHidden)
      host.stage.live.root?.view?.backgroundColor = .blue
      // In a small window the keys are several pages.
      for _ in 0..<40 where host.overlays.shown.contains(overlay) {
        host.overlays.toggle(overlay)
        try host.turn()
      }
      try host.turn()
      #expect(host.stage.image?.pixmap == before.pixmap)
    }

    @Test func anOverlayThatChangesNothingPaintsNothing() throws {
      let host = try host("b.json")
      for overlay in HostOverlay.allCases { host.overlays.toggle(overlay) }
      for _ in 0..<4 { try host.turn() }
      // Figures come a few times a second, and marks go after a moment.
      let deadline = Date(timeIntervalSinceNow: 10)
      while host.overlays.wait(at: host.elapsed) != nil, Date() < deadline { try host.turn() }
      let before = host.statistics
      for _ in 0..<4 {
        host.window.wake()
        try host.turn()
      }
      #expect(host.statistics.composited == before.composited)
    }

    @Test func apartTheLayersTurnWithTheHand() throws {
      let host = try host("a.json")
      host.handle(key(.keyboardEscape))
      host.handle(key(.keyboardE, "e"))
      try host.turn()
      let first = try #require(host.stage.explosion)
      let picture = host.stage.image
      host.handle(.press(CGPoint(x: 50, y: 50), modifiers: []))
      host.handle(.move(CGPoint(x: 70, y: 45)))
      host.handle(.release(CGPoint(x: 70, y: 45)))
      try host.turn()
      #expect(host.stage.explosion?.yaw == first.yaw + 8)
      #expect(host.stage.explosion?.pitch == first.pitch - 2)
      #expect(host.stage.image?.pixmap != picture?.pixmap)
      host.handle(key(.keyboardE, "e"))
      try host.turn()
      #expect(host.stage.explosion == nil)
    }

    @Test func picturesAreOfTheSceneAloneAtAnyScale() throws {
      let host = try host("b.json") { $0.zoom = 3 }
      host.overlays.toggle(.help)
      try host.turn()
      for scale in [1, 2, 3] as [CGFloat] {
        let picture = try #require(host.stage.picture(scale: scale))
        #expect(picture.width == Int(200 * scale) && picture.height == Int(100 * scale))
        #expect(picture.pixmap[5, 5] == picture.pixmap[Int(199 * scale), Int(99 * scale)])
      }
      #expect(host.stage.picture(scale: 200) == nil)
    }
  }
}
