import CoreGraphics
import Foundation
import QuartzCore
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// What clicks on the scene and in the panel select, and what the tree shows.
  @MainActor
  struct Picking: InspectorHands {
    let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
    }

    private func open(
      _ root: String
    ) throws -> (host: PreviewHost.Host, inspector: Inspector) {
      try folder.write(
        #"{ "canvas": { "size": [300, 200] }, "root": { "id": "root", \#(root) } }"#,
        to: "scene.json")
      return try host()
    }

    private static let table = #"""
      "subviews": [{ "class": "UITableView", "id": "list", "frame": [0, 0, 300, 200],
        "rowHeight": 44,
        "rows": [{ "id": "first", "text": "Wi-Fi" }, { "id": "second", "text": "Sounds" }] }]
      """#

    @Test func aClickElsewhereSelectsWhatIsThere() throws {
      let (host, inspector) = try open(Self.table)
      try click(host, 60, 20)
      #expect(name(inspector) == "first")
      try click(host, 60, 20)
      #expect(name(inspector) == "list")
      try click(host, 60, 66)
      #expect(name(inspector) == "second")
      try click(host, 100, 66)
      #expect(name(inspector) == "second")
      // What the pointer is on is what a click selects.
      host.handle(.hover(CGPoint(x: 60, y: 20)))
      #expect(inspector.hovered === host.stage.live.node(named: "first")?.layer)
    }

    @Test func rowsHaveTheirTextsInTheTree() throws {
      let (_, inspector) = try open(Self.table)
      inspector.refresh()
      let words = inspector.outline.rows.compactMap(\.item.words)
      #expect(words.contains("Wi-Fi") && words.contains("Sounds"))
    }

    @Test func whatConstraintsPlaceDoesNotMoveAndStaysSelected() throws {
      let (host, inspector) = try open(
        #"""
        "subviews": [{ "id": "a", "backgroundColor": "red",
          "constraints": { "top": 20, "leading": 20, "width": 80, "height": 60 } }]
        """#)
      try click(host, 50, 50)
      #expect(name(inspector) == "a")
      try drag(host, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 70))
      #expect(name(inspector) == "a" && inspector.edits.pending.isEmpty)
      #expect(inspector.edits.words == "Constraints place what is selected: change those")
      // A click without a drag goes on.
      try click(host, 50, 50)
      #expect(name(inspector) == "root")
    }

    @Test func whatHasSomethingOfTheFileInItIsOpenAndPartsAreNot() throws {
      let (_, inspector) = try open(
        #"""
        "class": "UIViewController", "subviews": [
          { "class": "UISlider", "id": "slider", "frame": [10, 10, 100, 30] },
          { "id": "group", "frame": [0, 60, 300, 90], "subviews": [
            { "class": "UIButton", "id": "go", "title": "Go", "frame": [0, 0, 60, 30] } ] } ]
        """#)
      inspector.refresh()
      let rows = inspector.outline.rows
      let names = rows.compactMap(\.item.name)
      #expect(names.contains("slider") && names.contains("go"))
      let folded = Dictionary(
        rows.compactMap { row in row.item.name.map { ($0, row.isFolded) } },
        uniquingKeysWith: { first, _ in first })
      #expect(folded["slider"] == true && folded["go"] == true && folded["group"] == false)
    }

    @Test func aMenuOfThePanelGoesWithAClickOnTheSceneAndWithEscape() throws {
      let (host, inspector) = try open(#""subviews": [{ "id": "a", "frame": [0, 0, 300, 200] }]"#)
      try click(host, 60, 60)
      let bar = inspector.panel.canvas
      func openMenu() throws {
        let middle = inspector.stage.act {
          bar.subviews[1].convert(bar.subviews[1].bounds.center, to: nil)
        }
        try click(host, 300 + middle.x, middle.y)
        #expect(inspector.stage.live.window.hasOpenMenu)
      }
      try openMenu()
      try click(host, 100, 100)
      #expect(!inspector.stage.live.window.hasOpenMenu && name(inspector) == "a")
      try openMenu()
      host.handle(arrow(.keyboardEscape))
      #expect(!inspector.stage.live.window.hasOpenMenu && name(inspector) == "a")
    }

    @Test func theEyeGoesWithTheSelection() {
      let cell = OutlineCell(style: .default, reuseIdentifier: nil)
      let row = LayerOutline.Row(
        item: InspectedLayer(layer: CALayer(), node: nil), depth: 0, hasChildren: false,
        isFolded: true, isMask: false)
      cell.setSelected(true, animated: false)
      cell.show(row)
      #expect(cell.showsEye)
      cell.setSelected(false, animated: false)
      #expect(!cell.showsEye)
    }
  }
}
