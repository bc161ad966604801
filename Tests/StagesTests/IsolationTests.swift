import CoreGraphics
import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// One layer shown without all else.
@MainActor @Suite struct IsolationTests {
  private static func scene(alone: Bool) -> String {
    let others = """
      { "id": "before", "frame": [0, 0, 60, 60], "backgroundColor": "red" },
      """
    return """
      { "canvas": { "size": [100, 100], "scale": 1, "background": "white" },
        "root": { \(alone ? "" : #""backgroundColor": "yellow", "#)"subviews": [
          \(alone ? "" : others)
          { "id": "clip", "frame": [10, 10, 60, 60], "clipsToBounds": true, "cornerRadius": 12, "alpha": 0.5,
            \(alone ? "" : #""backgroundColor": "green", "#)"subviews": [
            { "id": "one", "frame": [20, 20, 80, 20], "backgroundColor": "blue", "subviews": [
              { "id": "in", "frame": [5, 5, 10, 10], "backgroundColor": "white" } ] }
            \(alone ? "" : #", { "frame": [0, 0, 30, 30], "backgroundColor": "black" }"#) ] } ] } }
      """
  }

  @Test func whatIsShownIsThatLayerWhereItLies() throws {
    let stage = try Stage(showing: Self.scene(alone: false))
    stage.isolated = try #require(stage.live.node(named: "one")).layer.number
    stage.turn(at: 0)
    let alone = try Stage(showing: Self.scene(alone: true))
    #expect(stage.renderer.pixmap == alone.renderer.pixmap)
  }

  @Test func withAllElseItIsAsBefore() throws {
    let stage = try Stage(showing: Self.scene(alone: false))
    let before = stage.renderer.pixmap?.copy()
    stage.isolated = try #require(stage.live.node(named: "in")).layer.number
    stage.turn(at: 0)
    #expect(stage.renderer.pixmap != before)
    stage.isolated = nil
    stage.turn(at: 0)
    #expect(stage.renderer.pixmap == before)
  }

  @Test func nothingIsPaintedWhileNothingChanges() throws {
    let stage = try Stage(showing: Self.scene(alone: false))
    stage.isolated = try #require(stage.live.node(named: "one")).layer.number
    stage.turn(at: 0)
    #expect(stage.turn(at: 1).tilesPainted == 0)
  }

  @Test func aLayerThatIsNotThereIsolatesNothing() throws {
    let stage = try Stage(showing: Self.scene(alone: false))
    let before = stage.renderer.pixmap?.copy()
    stage.isolated = 1 << 60
    stage.turn(at: 0)
    #expect(stage.renderer.pixmap == before)
  }
}
