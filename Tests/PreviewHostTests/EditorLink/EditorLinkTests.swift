import CoreGraphics
import Foundation
import LanguageServer
import Pixels
import QuartzCore
import RenderServer
import Scenes
import Stages
import Testing
import UIKit
import WindowLink

@testable import PreviewHost

extension WatchingTests {
  /// A window and a language server that meet in a folder, with an editor's messages in and out.
  @MainActor
  struct EditorsAndWindows {
    private let folder: TestFolder
    private let editor: LinkedEditor
    private let scene: String

    private static let text = """
      {
        "canvas": { "size": [200, 200] },
        "include": ["theme.json"],
        "root": {
          "id": "root",
          "subviews": [
            { "id": "card", "frame": [20, 20, 60, 40], "backgroundColor": "red" },
            { "component": "Dot", "frame": [100, 20, 20, 20] },
            { "component": "Dot", "frame": [140, 20, 20, 20] }
          ]
        }
      }
      """

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try folder.write(Self.text, to: "scene.json")
      try folder.write(
        """
        { "components": {
          "Dot": { "view": { "class": "UIView", "subviews": [ { "frame": [5, 5, 9, 9] } ] } } } }
        """, to: "theme.json")
      scene = folder["scene.json"]
      editor = LinkedEditor(in: folder["link"])
    }

    private func host(
      isLinked: Bool = true, _ change: (inout HostOptions) -> Void = { _ in }
    ) throws -> PreviewHost.Host {
      var options = HostOptions()
      options.isQuiet = true
      options.threads = 1
      options.linkFolder = isLinked ? folder["link"] : nil
      change(&options)
      let host = try PreviewHost.Host(path: scene, options: options)
      try turn(host)
      return host
    }

    /// A turn that waits for nothing.
    private func turn(_ host: PreviewHost.Host) throws {
      host.window.wake()
      try host.turn()
    }

    /// A window, and an editor with the scene open that knows it.
    private func met() throws -> PreviewHost.Host {
      let host = try host()
      editor.open(scene, Self.text)
      try meet(host)
      return host
    }

    private func meet(_ hosts: PreviewHost.Host...) throws {
      for host in hosts { host.hearEditors() }
      editor.turn()
      #expect(editor.windows.windowCount == hosts.count)
      for host in hosts { try turn(host) }
    }

    /// The same, with the inspector open.
    private func inspected() throws -> PreviewHost.Host {
      let host = try met()
      host.handle(key("i"))
      try turn(host)
      return host
    }

    /// Saves the scene with other words in it, and waits until it is shown.
    private func save(_ words: String, as others: String, _ host: PreviewHost.Host) throws {
      try folder.write(
        Self.text.replacingOccurrences(of: words, with: others), to: "scene.json")
      let deadline = Date(timeIntervalSinceNow: 10)
      while host.statistics.reloads == 0, Date() < deadline { try host.turn() }
    }

    private var enter: HostEvent {
      .keyDown(
        HostEvent.KeyPress(
          code: .keyboardReturnOrEnter, character: nil, modifiers: [], isRepeat: false))
    }

    private func boxes(_ host: PreviewHost.Host) -> [CGRect] {
      (host.link?.outline?.shown?.boxes ?? []).compactMap { corners in
        guard let first = corners.first, corners.count == 4 else { return nil }
        return CGRect(
          x: first.x, y: first.y, width: corners[2].x - first.x, height: corners[2].y - first.y)
      }
    }

    private func tag(_ host: PreviewHost.Host) -> String? { host.link?.outline?.shown?.tag }

    private func key(_ character: Character) -> HostEvent {
      .keyDown(
        HostEvent.KeyPress(
          code: .keyboardErrorRollOver, character: character, modifiers: [], isRepeat: false))
    }

    private func click(
      _ host: PreviewHost.Host, _ x: CGFloat, _ y: CGFloat, _ keys: UIKeyModifierFlags = []
    ) throws {
      host.handle(.press(CGPoint(x: x, y: y), modifiers: keys))
      host.handle(.release(CGPoint(x: x, y: y)))
      try turn(host)
    }

    // MARK: Cursors

    @Test(arguments: LinkedEditor.Way.allCases)
    func theNodeAroundTheCursorIsOutlined(_ way: LinkedEditor.Way) throws {
      let host = try met()
      editor.move(to: "red", in: scene, by: way)
      try turn(host)
      #expect(boxes(host) == [CGRect(x: 20, y: 20, width: 60, height: 40)])
      #expect(tag(host) == "UIView  card  scene.json:7")
      #expect(host.link?.outline?.layer.isHidden == false)
    }

    @Test func aCursorOutsideOfNodesTakesItAway() throws {
      let host = try met()
      editor.move(to: "red", in: scene)
      try turn(host)
      editor.move(to: "canvas", in: scene)
      try turn(host)
      #expect(boxes(host).isEmpty && host.link?.outline?.layer.isHidden == true)
    }

    @Test func itGoesAfterAWhileAndWithAClick() throws {
      let host = try met()
      editor.move(to: "red", in: scene)
      host.hearEditors()
      let wait = try #require(host.link?.wait(at: host.elapsed))
      #expect(wait > 1 && wait <= EditorLink.rest)
      host.link?.turn(on: [host.stage], at: host.elapsed + EditorLink.rest + 1)
      try turn(host)
      #expect(boxes(host).isEmpty && host.link?.wait(at: host.elapsed) == nil)
      editor.move(to: "card", in: scene)
      try turn(host)
      #expect(boxes(host).count == 1)
      try click(host, 150, 80)
      #expect(boxes(host).isEmpty)
    }

    @Test func onlyWhatChangesIsPaintedAndNothingWithoutChanges() throws {
      let host = try met()
      #expect(host.link?.outline == nil)
      editor.move(to: "red", in: scene)
      try turn(host)
      let composited = host.statistics.composited
      editor.move(to: "card", in: scene)
      try turn(host)
      for _ in 0..<5 { try turn(host) }
      #expect(host.statistics.composited == composited)
      host.link?.forget()
      host.placeCursor()
      let report = host.stage.turn(at: host.stage.time)
      let area = report.damage.reduce(0) { $0 + $1.width * $1.height }
      #expect(area > 0 && area < 200 * 200 / 2, "\(report.damage)")
    }

    @Test func aNodeOfAComponentIsOutlinedInAllThatAreMadeOfIt() throws {
      let host = try met()
      let theme = try String(contentsOfFile: folder["theme.json"], encoding: .utf8)
      editor.open(folder["theme.json"], theme)
      editor.move(to: "[5, 5", in: folder["theme.json"])
      try turn(host)
      #expect(
        boxes(host) == [
          CGRect(x: 105, y: 25, width: 9, height: 9), CGRect(x: 145, y: 25, width: 9, height: 9),
        ])
      #expect(tag(host) == "UIView  theme.json:2  +1")
      editor.move(to: "UIView", in: folder["theme.json"])
      try turn(host)
      #expect(
        boxes(host) == [
          CGRect(x: 100, y: 20, width: 20, height: 20),
          CGRect(x: 140, y: 20, width: 20, height: 20),
        ])
    }

    @Test func textThatIsNotSavedIsFoundByItsIds() throws {
      let host = try met()
      editor.change(
        scene,
        Self.text.replacingOccurrences(of: "{ \"id\": \"card\"", with: "{},\n\n{ \"id\": \"card\""))
      editor.move(to: "red", in: scene)
      try turn(host)
      #expect(boxes(host) == [CGRect(x: 20, y: 20, width: 60, height: 40)])
    }

    @Test func twoWindowsFollowAndOneOfAnotherSceneDoesNot() throws {
      let (first, second) = (try host(), try host())
      try folder.write(#"{ "root": { "id": "root" } }"#, to: "other.json")
      var options = HostOptions()
      options.isQuiet = true
      options.linkFolder = folder["link"]
      let other = try PreviewHost.Host(path: folder["other.json"], options: options)
      editor.open(scene, Self.text)
      try meet(first, second, other)
      editor.move(to: "red", in: scene)
      // They have one queue of events, in which they would wait for each other.
      for host in [first, second, other] {
        host.hearEditors()
        host.placeCursor()
      }
      #expect(boxes(first).count == 1 && boxes(second).count == 1 && boxes(other).isEmpty)
    }

    @Test func eachVariantShowsIt() throws {
      let host = try host { $0.variants = .these(Self.looks) }
      editor.open(scene, Self.text)
      try meet(host)
      editor.move(to: "red", in: scene)
      try turn(host)
      #expect(boxes(host).count == 2)
    }

    private static var looks: SceneVariants {
      var looks = SceneVariants()
      looks.add(.appearance)
      return looks
    }

    @Test func itFollowsAReloadThatMakesTheNodeAnew() throws {
      let host = try met()
      editor.move(to: "red", in: scene)
      try turn(host)
      try save(
        #""id": "card", "frame": [20, 20"#,
        as: #""class": "UILabel", "id": "card", "frame": [30, 20"#, host)
      #expect(boxes(host) == [CGRect(x: 30, y: 20, width: 60, height: 40)])
      #expect(tag(host) == "UILabel  card  scene.json:7")
    }

    // MARK: Selections

    @Test func aClickInTheInspectorTellsTheEditorTheLine() throws {
      let host = try inspected()
      try click(host, 30, 30)
      editor.turn()
      let shown = try #require(editor.shown)
      #expect(shown["uri"]?.string == DocumentURI.uri(of: scene))
      #expect(shown["takeFocus"]?.bool == false)
      #expect(editor.shownLine == 6)
      // What is selected is not outlined once more.
      editor.move(to: "red", in: scene)
      try turn(host)
      #expect(boxes(host).isEmpty)
    }

    @Test func aSaveThatMakesTheSelectionAnewMovesNoCursor() throws {
      let host = try inspected()
      try click(host, 30, 30)
      editor.turn()
      #expect(editor.showCount == 1)
      let before = host.inspector?.selected
      try save(#""id": "card""#, as: #""class": "UILabel", "id": "card""#, host)
      #expect(host.inspector?.selected !== before)
      editor.turn()
      #expect(editor.showCount == 1)
    }

    @Test func withControlOrEnterItIsGoneTo() throws {
      let host = try inspected()
      try click(host, 30, 30, .command)
      editor.turn()
      #expect(editor.shown?["takeFocus"]?.bool == true)
      try click(host, 102, 22)
      editor.turn()
      #expect(editor.shown?["takeFocus"]?.bool == false && editor.shownLine == 7)
      host.handle(enter)
      editor.turn()
      #expect(editor.shown?["takeFocus"]?.bool == true && editor.shownLine == 7)
      // What is touched is the scene's.
      let count = editor.showCount
      host.inspector?.mode = .touch
      host.handle(enter)
      try click(host, 30, 30, .command)
      editor.turn()
      #expect(editor.showCount == count)
    }

    @Test func whatIsSelectedIsFoundInTextThatIsNotSaved() throws {
      let host = try met()
      editor.change(scene, "\n\n\n" + Self.text)
      host.handle(key("i"))
      try turn(host)
      try click(host, 30, 30)
      editor.turn()
      #expect(editor.shownLine == 9)
    }

    @Test func aClientThatShowsNothingAndOneWithoutTheFileHearNothing() throws {
      let host = try host()
      let simple = LinkedEditor(in: folder["link"], showsDocuments: false)
      simple.open(scene, Self.text)
      editor.open(folder["theme.json"], #"{ "components": {} }"#)
      host.hearEditors()
      simple.turn()
      editor.turn()
      host.handle(key("i"))
      try turn(host)
      try click(host, 30, 30)
      simple.turn()
      editor.turn()
      #expect(simple.showCount == 0 && editor.showCount == 0)
    }

    // MARK: Ends

    @Test func aServerThatGoesLeavesTheWindowAndTheOtherWayRound() throws {
      var hosts = [try met()]
      editor.close(scene)
      #expect(editor.windows.descriptor == nil)
      try turn(hosts[0])
      #expect(hosts[0].link?.hasEditors == false)
      editor.open(scene, Self.text)
      try meet(hosts[0])
      hosts = []
      editor.move(to: "red", in: scene)
      #expect(editor.windows.windowCount == 0)
    }

    @Test func withoutAFolderThereIsNoSocket() throws {
      let host = try host(isLinked: false)
      #expect(host.link == nil)
      #expect(!FileManager.default.fileExists(atPath: folder["link"]))
    }

    @Test func whoHasNoSceneOpenLooksForNoWindow() throws {
      editor.open(folder["package.json"], #"{ "name": "x" }"#)
      editor.move(to: "name", in: folder["package.json"], by: .cursor)
      #expect(editor.windows.descriptor == nil)
      #expect(!FileManager.default.fileExists(atPath: folder["link"]))
    }
  }
}
