import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Who gets a touch, and why the others do not.
@MainActor @Suite struct HitWalkTests {
  private static let scene = """
    { "canvas": { "size": [200, 200] }, "root": { "id": "root", "subviews": [
      { "id": "card", "frame": [0, 0, 100, 100], "actions": { "tap": [{ "log": "x" }] }, "subviews": [
        { "id": "inner", "frame": [10, 10, 50, 50] } ] },
      { "id": "hidden", "frame": [0, 0, 100, 100], "isHidden": true },
      { "id": "clear", "frame": [0, 0, 100, 100], "alpha": 0.001 },
      { "id": "shut", "frame": [0, 0, 100, 100], "isUserInteractionEnabled": false, "subviews": [
        { "id": "inShut", "frame": [0, 0, 100, 100] } ] },
      { "id": "clip", "frame": [0, 120, 40, 40], "subviews": [
        { "id": "beyond", "frame": [0, 0, 120, 40] } ] }
    ] } }
    """

  private func walk(_ point: CGPoint) throws -> (HitWalk, (UIView) -> String) {
    let stage = try Stage(showing: Self.scene)
    let live = stage.live
    let walk = stage.act { HitWalk(at: point, in: live.window) }
    return (walk, { live.node(of: $0)?.node.id?.description ?? "window" })
  }

  @Test func theWayGoesFromTheWindowToTheOneThatGetsIt() throws {
    let (walk, name) = try walk(CGPoint(x: 20, y: 20))
    #expect(walk.path.map(name) == ["window", "root", "card", "inner"])
    #expect(walk.recognizers.map { name($0.view) } == ["card"])
    let chain = walk.responders.map { ($0 as? UIView).map(name) ?? "\(type(of: $0))" }
    #expect(chain == ["inner", "card", "root", "window", "UIApplication"])
  }

  @Test func eachOtherThatLiesThereHasItsReason() throws {
    let (walk, name) = try walk(CGPoint(x: 20, y: 20))
    #expect(walk.others.map { name($0.view) } == ["inShut", "shut", "clear", "hidden"])
    #expect(walk.others.map(\.reason) == [.takesNoTouches, .takesNoTouches, .transparent, .hidden])
    #expect(walk.others.map { name($0.culprit) } == ["shut", "shut", "clear", "hidden"])
  }

  @Test func whatHangsOutOfItsSuperviewIsOutside() throws {
    let (walk, name) = try walk(CGPoint(x: 80, y: 130))
    #expect(walk.path.last.map(name) == "root")
    #expect(walk.others.map { name($0.view) } == ["beyond"])
    #expect(walk.others.first?.reason == .outside)
    #expect(walk.others.first.map { name($0.culprit) } == "clip")
  }

  @Test func whatLiesBehindIsCovered() throws {
    let stage = try Stage(
      showing: """
        { "canvas": { "size": [100, 100] }, "root": { "subviews": [
          { "id": "back", "frame": [0, 0, 50, 50] }, { "id": "front", "frame": [0, 0, 50, 50] } ] } }
        """)
    let walk = stage.act { HitWalk(at: CGPoint(x: 10, y: 10), in: stage.live.window) }
    #expect(walk.others.map(\.reason) == [.covered])
    #expect(walk.others.first?.culprit === stage.live.node(named: "front")?.view)
  }

  @Test func nobodyGetsWhatIsBesideTheWindow() throws {
    let (walk, _) = try walk(CGPoint(x: 500, y: 500))
    #expect(walk.path.isEmpty && walk.responders.isEmpty && walk.others.isEmpty)
  }
}
