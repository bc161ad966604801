import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// The inspector in the window's own loop, with hands that do what people would.
  @MainActor
  struct Inspecting: InspectorHands {
    let folder: TestFolder

    private static let scene = """
      {
        // The canvas.
        "canvas": { "size": [200, 100] },
        "define": { "ink": "#102030" },
        "root": {
          "id": "root",
          "subviews": [
            { "id": "card", "frame": [20, 20, 60, 40], "backgroundColor": "$ink" },
            { "id": "over", "class": "UIButton", "title": "Go", "frame": [120, 20, 60, 40] }
          ]
        }
      }
      """

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try folder.write(Self.scene, to: "scene.json")
    }

    // MARK: Room

    @Test func thePanelStandsBesideTheSceneAndGoesAgain() throws {
      let (host, _) = try host()
      #expect(host.window.size.points == CGSize(width: 200 + PanelLook.width, height: 100))
      #expect(host.room.scene.points == CGSize(width: 200, height: 100))
      host.handle(key("i"))
      try host.turn()
      #expect(host.window.size.points == CGSize(width: 200, height: 100))
      #expect(host.room.panel == nil)
    }

    @Test func aNarrowWindowKeepsSomeOfItForTheScene() throws {
      let (host, _) = try host()
      host.window.resize(width: 100, height: 100)
      try host.turn()
      #expect(host.room.scene.pixelWidth == 80 && host.room.panel?.pixelWidth == 20)
      host.window.resize(width: 60, height: 100)
      try host.turn()
      #expect(host.room.scene.pixelWidth == 60 && host.room.panel == nil)
    }

    @Test func aPanelWithoutRoomTellsOfTheSelectionNevertheless() throws {
      let (host, inspector) = try host()
      for width in [82, 90, 100, 400] {
        host.window.resize(width: width, height: 60)
        try host.turn()
        inspector.select(inspector.outline.rows[0].item.layer)
        inspector.select(nil)
        try host.turn()
      }
      #expect(inspector.isOpen)
      let fresh = Inspector(of: host.stage, threads: 1)
      fresh.select(host.stage.live.root?.view?.layer)
      #expect(!fresh.sheet.sections.isEmpty)
    }

    @Test func anOpenInspectorWithoutWorkPaintsNothing() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      // Until there is nothing left that comes by itself.
      while host.wait(of: inspector) != nil { try host.turn() }
      let presented = host.statistics.presented
      let refreshed = inspector.refreshes
      for _ in 0..<10 {
        host.window.wake()
        try host.turn()
      }
      #expect(host.statistics.presented == presented)
      #expect(inspector.refreshes == refreshed)
    }

    // MARK: Selecting

    @Test func aClickSelectsAndTheNextGoesToTheOneBelow() throws {
      let (host, inspector) = try host()
      try click(host, 130, 30)
      #expect(name(inspector) == "over")
      try click(host, 130, 30)
      #expect(name(inspector) == "root")
      // The scene itself has heard nothing.
      let button = host.stage.live.node(named: "over")?.view as? UIControl
      #expect(button?.isHighlighted == false)
      #expect(inspector.overlay.layer.isHidden == false)
    }

    @Test func inTouchModeTheSceneHears() throws {
      let (host, inspector) = try host()
      inspector.mode = .touch
      host.handle(.press(CGPoint(x: 130, y: 30), modifiers: []))
      let button = host.stage.live.node(named: "over")?.view as? UIControl
      #expect(button?.isHighlighted == true && inspector.selected == nil)
    }

    @Test func theSelectionOutlivesAReloadThatMakesItAnew() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      let before = inspector.selected
      let changed = text.replacingOccurrences(
        of: "\"id\": \"card\"", with: "\"class\": \"UILabel\", \"id\": \"card\"")
      try folder.write(changed, to: "scene.json")
      try turn(host) { host.stage.live.node(named: "card")?.view is UILabel }
      #expect(name(inspector) == "card" && inspector.selected !== before)
    }

    @Test func aSearchLeavesWhatMatchesAndWhatIsAroundIt() throws {
      let (_, inspector) = try host()
      inspector.outline.search = "go"
      inspector.refresh()
      let names = inspector.outline.rows.map { $0.item.name ?? $0.item.className }
      #expect(names.contains("over") && names.contains("root") && !names.contains("card"))
    }

    // MARK: Editing

    @Test func aDragMovesAndSWritesTheSmallestChange() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      try drag(host, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 37, y: 25))
      let card = try #require(host.stage.live.node(named: "card")?.view)
      #expect(card.frame == CGRect(x: 27, y: 15, width: 60, height: 40))
      #expect(text == Self.scene)
      host.handle(key("s"))
      #expect(
        text == Self.scene.replacingOccurrences(of: "[20, 20, 60, 40]", with: "[27, 15, 60, 40]"))
      #expect(inspector.edits.pending.isEmpty)
      host.handle(key("z", .command))
      #expect(text == Self.scene)
      host.handle(key("z", [.command, .shift]))
      #expect(text.contains("[27, 15, 60, 40]"))
    }

    @Test func aHandleMakesItLarger() throws {
      let (host, _) = try host()
      try click(host, 30, 30)
      try drag(host, from: CGPoint(x: 80, y: 60), to: CGPoint(x: 90, y: 75))
      #expect(
        host.stage.live.node(named: "card")?.view?.frame
          == CGRect(x: 20, y: 20, width: 70, height: 55))
    }

    @Test func arrowsMoveByOneAndTen() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      host.handle(arrow(.keyboardRightArrow))
      host.handle(arrow(.keyboardDownArrow, .shift))
      host.handle(arrow(.keyboardRightArrow, .command))
      let card = try #require(host.stage.live.node(named: "card")?.view)
      #expect(card.frame == CGRect(x: 21, y: 30, width: 61, height: 40))
      // One value, so one change: taking it back is one step.
      #expect(inspector.edits.pending.count == 1)
      host.handle(key("z", .command))
      #expect(card.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
    }

    @Test func aReferenceIsAskedAbout() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      try type("#FF0000", for: "backgroundColor", host, inspector)
      host.handle(key("s"))
      #expect(inspector.edits.question?.places.count == 2 && text == Self.scene)
      host.handle(key("1"))
      #expect(text == Self.scene.replacingOccurrences(of: "#102030", with: "#FF0000"))
    }

    @Test func whatIsNoValueIsRefusedWithWhatItTakes() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      try type("sideways", for: "frame", host, inspector)
      #expect(inspector.edits.words == "‘frame’ takes a rectangle [x, y, width, height]")
      #expect(inspector.edits.pending.isEmpty)
    }

    @Test func aFileThatWasChangedMeanwhileIsNotWritten() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      host.handle(arrow(.keyboardRightArrow))
      let newer = Self.scene + "\n// Somebody was here.\n"
      try folder.write(newer, to: "scene.json")
      host.handle(key("s"))
      #expect(text == newer)
      #expect(inspector.edits.words.contains("changed meanwhile"))
      #expect(inspector.edits.pending.count == 1)
      // The next version is read, and then there is nothing in the way.
      try turn(host) { inspector.edits.text.files.all.first?.bytes.count == newer.utf8.count }
      host.handle(key("s"))
      #expect(text.contains("[21, 20, 60, 40]") && text.hasSuffix("// Somebody was here.\n"))
    }

    @Test func aFileThatSaysSomethingElseWinsOverADrag() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      host.handle(.press(CGPoint(x: 30, y: 30), modifiers: []))
      host.handle(.move(CGPoint(x: 50, y: 30)))
      try folder.write(
        Self.scene.replacingOccurrences(of: "[20, 20, 60, 40]", with: "[0, 0, 99, 40]"),
        to: "scene.json")
      let card = try #require(host.stage.live.node(named: "card")?.view)
      try turn(host) { card.frame.width == 99 }
      #expect(inspector.edits.pending.isEmpty)
      host.handle(.release(CGPoint(x: 50, y: 30)))
    }

    @Test func aFolderThatCannotBeWrittenIsToldOf() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      host.handle(arrow(.keyboardRightArrow))
      try OrdinaryUser.run { host.handle(key("s")) }
      #expect(text == Self.scene)
      #expect(inspector.edits.isProblem && inspector.edits.pending.count == 1)
    }

    @Test func escapeLeavesFieldsAndThenTheSelection() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      host.handle(key("/"))
      #expect(inspector.wantsText)
      host.handle(arrow(.keyboardEscape))
      #expect(!inspector.wantsText && inspector.selected != nil)
      host.handle(arrow(.keyboardEscape))
      #expect(inspector.selected == nil)
    }

    @Test func aClickTellsWhoATouchThereGoesTo() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      let touch = try #require(inspector.sheet.sections.first { $0.title == "A touch here" })
      #expect(touch.rows.first?.value == "card")
      #expect(touch.rows.contains { $0.name == "then to" && $0.value.contains("root") })
      // Chosen from the tree there is no place to speak of.
      inspector.select(inspector.outline.rows[0].item.layer)
      #expect(!inspector.sheet.sections.contains { $0.title == "A touch here" })
    }

    @Test func whatIsAloneStaysSoOverAReload() throws {
      let (host, inspector) = try host()
      try click(host, 30, 30)
      inspector.toggleAlone()
      #expect(host.stage.isolated == inspector.selected?.number)
      try folder.write(
        Self.scene.replacingOccurrences(
          of: #""id": "card", "#, with: #""id": "card", "class": "UIImageView", "#),
        to: "scene.json")
      host.perform(.reload)
      #expect(name(inspector) == "card")
      #expect(host.stage.isolated == inspector.selected?.number)
      host.handle(
        .keyDown(
          HostEvent.KeyPress(
            code: .keyboardEscape, character: nil, modifiers: [], isRepeat: false)))
      #expect(host.stage.isolated == nil && inspector.selected != nil)
    }

    @Test func gapsAreMeasuredBesideAndInside() {
      let a = CGRect(x: 0, y: 0, width: 10, height: 10)
      let beside = Inspector.gaps(a, CGRect(x: 30, y: 5, width: 10, height: 10))
      #expect(beside.map { $0.0 } == [CGPoint(x: 10, y: 7.5)])
      #expect(beside.map { $0.1 } == [CGPoint(x: 30, y: 7.5)])
      let inside = Inspector.gaps(a, CGRect(x: 2, y: 3, width: 4, height: 4))
      #expect(inside.map { hypot($0.1.x - $0.0.x, $0.1.y - $0.0.y) } == [2, 4, 3, 3])
    }
  }
}
