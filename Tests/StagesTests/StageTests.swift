import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

@MainActor @Suite struct StageTests {
  private func stage(_ scene: ExpandedScene, threads: Int, tileSize: TileSize = .standard) -> Stage
  {
    let stage = Stage(threads: threads, tileSize: tileSize)
    stage.show(scene)
    return stage
  }

  @Test func anUnchangedTurnPaintsNothingAndCommitsNothing() throws {
    let stage = stage(try .cards(), threads: 1)
    let first = stage.turn(at: 0)
    #expect(first.tilesPainted == first.tilesTotal)
    #expect(stage.lastCommit.recommitted > 50)
    for time in [0, 1, 2.5] {
      let report = stage.turn(at: time)
      #expect((report.tilesPainted, report.pixelsTouched, report.damage.count) == (0, 0, 0))
      #expect(stage.lastCommit.recommitted == 0)
      #expect(stage.time == time)
    }
  }

  @Test func oneAndTwoAndFiveThreadsGiveTheSameBytes() throws {
    let scene = try ExpandedScene.cards()
    let first = stage(scene, threads: 1)
    first.turn(at: 0)
    for threads in [2, 5] {
      let other = stage(scene, threads: threads)
      other.turn(at: 0)
      #expect(first.renderer.pixmap == other.renderer.pixmap)
      for stage in [first, other] {
        stage.live.node(named: "night")?.view?.center.x += 3
        stage.turn(at: 0)
      }
      #expect(first.renderer.pixmap == other.renderer.pixmap)
      first.live.node(named: "night")?.view?.center.x -= 3
      first.turn(at: 0)
    }
  }

  @Test func movingOneCardTouchesFewPixelsAndCommitsItsPathOnly() throws {
    let scene = try ExpandedScene.cards(CGSize(width: 1920, height: 1080), scale: 1)
    let stage = stage(scene, threads: 2)
    stage.turn(at: 0)
    let card = try #require(stage.live.node(named: "night")?.view)
    card.center.x += 8
    let report = stage.turn(at: 0)
    #expect(report.pixelsTouched > 318 * 188)
    #expect(Double(report.pixelsTouched) < 0.05 * 1920 * 1080)
    // The card, the cards, the screen and the window.
    #expect(stage.lastCommit.recommitted == 4)
    let fresh = self.stage(scene, threads: 1)
    fresh.live.node(named: "night")?.view?.center.x += 8
    fresh.turn(at: 0)
    #expect(stage.renderer.pixmap == fresh.renderer.pixmap)
  }

  @Test func theScaleIsTheScenesOwnOrTwo() throws {
    let own = try Stage(showing: #"{"canvas": {"size": [10, 20], "scale": 3}, "root": {}}"#)
    #expect((own.renderer.pixmap?.width, own.renderer.pixmap?.height) == (30, 60))
    let open = try Stage(showing: #"{"canvas": {"size": [10, 20]}, "root": {}}"#)
    #expect((open.renderer.pixmap?.width, open.renderer.pixmap?.height) == (20, 40))
    try open.show(#"{"canvas": {"size": [15, 20], "scale": 1}, "root": {}}"#)
    open.turn(at: 0)
    #expect((open.renderer.pixmap?.width, open.renderer.pixmap?.height) == (15, 20))
  }

  @Test func theBackgroundLiesBelowTheRootAndFollowsTheAppearance() throws {
    func corner(_ appearance: String) throws -> Pixel? {
      let stage = try Stage(
        showing: #"""
          {"canvas": {"size": [4, 4], "scale": 1, "appearance": "\#(appearance)", "background":
          {"light": "#102030", "dark": "#405060"}}, "root": {"frame": [2, 2, 1, 1]}}
          """#)
      return stage.renderer.pixmap?[0, 0]
    }
    #expect(
      try corner("light") == CGColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1).pixel
    )
    #expect(
      try corner("dark") == CGColor(red: 64 / 255, green: 80 / 255, blue: 96 / 255, alpha: 1).pixel)
  }
}
