import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import RenderServer
import Scenes
import Stages
import Testing
import UIKit

@testable import PreviewHost

extension WatchingTests {
  /// A scene in several variants in one window.
  @MainActor
  struct Variants {
    private let folder: TestFolder

    init() throws {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      folder = try TestFolder()
      try write()
    }

    private func write(_ color: String = "#3060D0", variants: String? = #"["appearance"]"#) throws {
      let key = variants.map { #""variants": \#($0), "# } ?? ""
      try folder.write(
        """
        { "canvas": { "size": [120, 100], "background": { "light": "white", "dark": "black" } },
          \(key)"root": { "subviews": [
            { "class": "UISwitch", "id": "switch", "frame": [10, 10, 51, 31] },
            { "class": "UITextField", "id": "field", "frame": [10, 60, 100, 30] },
            { "id": "box", "frame": [80, 10, 30, 30], "backgroundColor": "\(color)" } ] } }
        """, to: "scene.json")
    }

    private func host(_ change: (inout HostOptions) -> Void = { _ in }) throws -> PreviewHost.Host {
      var options = HostOptions()
      options.isQuiet = true
      options.threads = 1
      change(&options)
      let host = try PreviewHost.Host(path: folder["scene.json"], options: options)
      try host.turn()
      return host
    }

    private func these(_ axes: SceneVariants.Axis...) -> VariantChoice {
      var variants = SceneVariants()
      for axis in axes { variants.add(axis) }
      return .these(variants)
    }

    private func view<View: UIView>(_ name: String, _ stage: Stage) throws -> View {
      try #require(stage.live.node(named: name)?.view as? View)
    }

    /// Taps at a point of a variant's scene.
    private func tap(_ point: CGPoint, in index: Int, of host: PreviewHost.Host) {
      let place = host.layout.placements[index].desktopRect(CGRect(origin: point, size: .zero))
      host.handle(.press(place.origin, modifiers: []))
      host.handle(.release(place.origin))
    }

    private func key(_ character: Character) -> HostEvent {
      .keyDown(
        HostEvent.KeyPress(
          code: .keyboardV, character: character, modifiers: [], isRepeat: false))
    }

    @Test func theWindowShowsEachInItsOwnLook() throws {
      let host = try host()
      let cells = host.layout.variants.cells
      #expect(cells.map(\.title) == ["Light", "Dark"])
      #expect(cells.map { $0.stage.live.window.traits.userInterfaceStyle } == [.light, .dark])
      #expect(cells[0].stage === host.stage)
      #expect(host.room.scene.points == host.layout.contentSize)
    }

    @Test func `P17 D2: variants take no more together than one scene may`() throws {
      func set(_ change: (inout ExpansionLimits) -> Void) -> SceneSet {
        var limits = ExpansionLimits()
        change(&limits)
        return SceneSet(
          folder["scene.json"], from: DiskFiles(), overrides: CanvasOverrides(),
          strictness: .lenient, choice: .scene, limits: limits, wantsRest: true)
      }
      let whole = set { _ in }
      #expect(whole.main.isValid && whole.variants.count == 2)
      // Of four nodes each; two canvases of 120 × 100, at two pixels a point.
      #expect(set { $0.nodes = 8 }.main.isValid)
      #expect(set { $0.canvasPixels = 96_000 }.main.isValid)
      for set in [set { $0.nodes = 7 }, set { $0.canvasPixels = 95_999 }] {
        #expect(set.main.scene == nil && set.variants.isEmpty)
        #expect(
          set.main.diagnostics.all.map(\.message) == [
            "the scene's 2 variants take more together than one scene may"
          ])
        #expect(set.rest?.scene != nil)
      }
    }

    @Test func `P17 D2: a picture that variants share counts once`() throws {
      func isShown(_ color: String) throws -> Bool {
        try folder.write(
          """
          { "variants": ["appearance"], "root": { "subviews": [
            { "class": "UIImageView", "frame": [0, 0, 64, 64],
              "image": { "checkerboard": 8, "size": [64, 64], "colors": [\(color), "red"] } } ] } }
          """, to: "scene.json")
        var limits = ExpansionLimits()
        limits.pixels = 64 * 64
        let set = SceneSet(
          folder["scene.json"], from: DiskFiles(), overrides: CanvasOverrides(),
          strictness: .lenient, choice: .scene, limits: limits)
        return set.main.isValid
      }
      #expect(try isShown("\"blue\""))
      #expect(try !isShown("{ \"light\": \"blue\", \"dark\": \"green\" }"))
    }

    @Test func eachPartOfTheWindowIsTheScenesPicture() throws {
      let host = try host()
      let whole = try #require(host.stage.renderer.pixmap)
      for (index, appearance) in [Canvas.Appearance.light, .dark].enumerated() {
        var overrides = CanvasOverrides()
        overrides.appearance = appearance
        let load = SceneLoad.load(
          folder["scene.json"], from: DiskFiles(), overrides: overrides)
        let alone = Stage(threads: 1)
        alone.surroundings = nil
        alone.show(try #require(load.scene))
        alone.scale = 1
        alone.turn(at: 0)
        let corner = host.layout.placements[index].corner
        let picture = try #require(alone.renderer.pixmap)
        for y in 0..<picture.height {
          for x in 0..<picture.width
          where whole[x + Int(corner.x), y + Int(corner.y)] != picture[x, y] {
            Issue.record("\(appearance) differs at \(x), \(y)")
            return
          }
        }
      }
    }

    @Test func aHandDoesSomethingToTheOneThatItTouches() throws {
      let host = try host()
      let stages = host.layout.variants.cells.map(\.stage)
      tap(CGPoint(x: 30, y: 25), in: 1, of: host)
      #expect(try (view("switch", stages[0]) as UISwitch).isOn == false)
      #expect(try (view("switch", stages[1]) as UISwitch).isOn)
      tap(CGPoint(x: 30, y: 75), in: 1, of: host)
      #expect(stages[1].wantsText && !stages[0].wantsText)
      host.handle(.text("abc"))
      #expect(try (view("field", stages[1]) as UITextField).text == "abc")
      #expect(try (view("field", stages[0]) as UITextField).text == "")
      // One that is edited is left for another.
      tap(CGPoint(x: 30, y: 75), in: 0, of: host)
      #expect(stages[0].wantsText && !stages[1].wantsText)
    }

    @Test func whatHandsDidIsThereWhenTheVariantsComeBack() throws {
      let host = try host()
      tap(CGPoint(x: 30, y: 25), in: 1, of: host)
      tap(CGPoint(x: 30, y: 25), in: 0, of: host)
      host.handle(key("v"))
      try host.turn()
      #expect(host.layout.variants.cells.isEmpty)
      #expect(try (view("switch", host.stage) as UISwitch).isOn)
      host.handle(key("v"))
      try host.turn()
      for cell in host.layout.variants.cells {
        #expect(try (view("switch", cell.stage) as UISwitch).isOn, "\(cell.title)")
      }
      // As the file has them they are again when somebody asks for that.
      host.handle(key("v"))
      host.perform(.reset)
      host.handle(key("v"))
      for cell in host.layout.variants.cells {
        #expect(try (view("switch", cell.stage) as UISwitch).isOn == false, "\(cell.title)")
      }
    }

    @Test func aSaveReachesAllAndWhatHandsDidStays() throws {
      let host = try host()
      let stages = host.layout.variants.cells.map(\.stage)
      tap(CGPoint(x: 30, y: 25), in: 1, of: host)
      try write("#FF0000")
      host.perform(.reload)
      for stage in stages {
        let color = try view("box", stage).backgroundColor
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      }
      #expect(try (view("switch", stages[1]) as UISwitch).isOn)
      let standing = host.layout.variants.cells.map(\.stage)
      #expect(zip(standing, stages).allSatisfy { $0 === $1 })
    }

    @Test func theKeyTakesThemAwayAndBringsThemBack() throws {
      let host = try host()
      let size = host.room.scene.points
      try host.turn()
      let all = host.stage.renderer.pixmap?.copy()
      host.handle(key("v"))
      try host.turn()
      let alone = try self.host { $0.variants = VariantChoice.none }
      try alone.turn()
      #expect(host.stage.renderer.pixmap == alone.stage.renderer.pixmap)
      #expect(host.layout.variants.cells.isEmpty && host.stage.companions.isEmpty)
      #expect(host.room.scene.points == CGSize(width: 120, height: 100))
      host.handle(key("v"))
      #expect(host.layout.variants.cells.count == 2)
      #expect(host.room.scene.points == size)
      try host.turn()
      #expect(host.stage.renderer.pixmap == all)
    }

    @Test func aSceneThatNamesNoneIsShownInBothLooks() throws {
      try write(variants: nil)
      let host = try host()
      #expect(host.layout.variants.cells.isEmpty)
      host.handle(key("v"))
      #expect(host.layout.variants.cells.map(\.title) == ["Light", "Dark"])
    }

    @Test func whatIsAskedForGoesOverWhatTheSceneNames() throws {
      let host = try host { $0.variants = these(.direction, .textSize) }
      let cells = host.layout.variants.cells
      #expect(cells.count == 8)
      let alone = try self.host { $0.variants = VariantChoice.none }
      #expect(alone.layout.variants.cells.isEmpty)
    }

    @Test func aSaveThatNamesOthersShowsThose() throws {
      let host = try host()
      try write(variants: #"["appearance", { "title": "Small", "size": [60, 50] }]"#)
      host.perform(.reload)
      #expect(host.layout.variants.cells.map(\.title) == ["Light", "Dark", "Small"])
      let small = host.layout.variants.cells[2].stage
      #expect(small.live.window.bounds.size == CGSize(width: 60, height: 50))
      try write(variants: nil)
      host.perform(.reload)
      #expect(host.layout.variants.cells.isEmpty && host.stage.companions.isEmpty)
    }

    @Test func whatIsWrongInOneOnlyIsToldAndTheOthersAreShown() throws {
      let host = try host()
      try folder.write(
        """
        { "canvas": { "size": [120, 100] }, "variants": ["appearance"],
          "root": { "if": { "appearance": "light" } } }
        """, to: "scene.json")
      host.perform(.reload)
      #expect(host.layout.variants.cells.map(\.isStale) == [false, true])
      #expect(host.entrance.problems.count == 1)
    }

    @Test func allGoWithTheScenesTime() throws {
      try folder.write(
        """
        { "canvas": { "size": [100, 40] }, "variants": ["appearance"],
          "root": { "subviews": [{ "id": "mover", "frame": [0, 0, 10, 10],
            "animations": [{ "keyPath": "position.x", "from": 0, "to": 80, "duration": 1 }] }] } }
        """, to: "scene.json")
      let host = try host { $0.isPaused = true }
      host.seek(0.5)
      try host.turn()
      let places = host.layout.variants.cells.map {
        $0.stage.live.node(named: "mover")?.view?.layer.presentation()?.position.x
      }
      #expect(places[0] == places[1])
      let trees = host.layout.variants.cells.map(\.stage.time)
      #expect(trees == [0.5, 0.5])
    }

    @Test func withoutAWindowTheyAreOnePictureWhereAskedFor() throws {
      for (name, choice) in [("plain", nil), ("all", VariantChoice.scene)] {
        var host = HostOptions()
        host.threads = 1
        host.overrides.scale = 1
        host.variants = choice
        var options = HeadlessOptions()
        options.out = folder["\(name).png"]
        _ = try HeadlessHost(path: folder["scene.json"], host: host, options: options).run()
      }
      func width(_ name: String) throws -> Int {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder[name])))
        return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(try width("plain.png") == 120)
      #expect(try width("all.png") == Int(host().layout.contentSize.width))
    }
  }
}
