import CoreGraphics
import QuartzCore
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// The stage has the scene's time; layers, views and events are told it and nothing else.
@MainActor @Suite struct StageTimeTests {
  private static let scene = """
    { "canvas": { "size": [60, 60], "scale": 1 }, "root": { "subviews": [
      { "id": "button", "frame": [0, 0, 60, 60], "backgroundColor": "#3060D0" } ] } }
    """

  /// Notes the time of everything that is told to it.
  private final class Witness: UIView {
    var times: [[TimeInterval]] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      times.append([event?.timestamp ?? -1, touches.first?.timestamp ?? -1, CACurrentMediaTime()])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      times.append([CACurrentMediaTime()])
    }
  }

  @Test func whoeverAsksIsToldTheStagesTime() throws {
    let stage = try Stage(showing: Self.scene)
    let witness = Witness(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    stage.act { stage.live.window.addSubview(witness) }
    stage.turn(at: 1.5)
    stage.goOn(to: 1.75)
    stage.send { _ = $0.press(at: CGPoint(x: 5, y: 5), time: $1) }
    witness.setNeedsLayout()
    stage.turn(at: 2)
    #expect(witness.times == [[1.5], [1.75, 1.75, 1.75], [2]])
    #expect(stage.time == 2)
  }

  @Test func anEventDoesNotMoveTheTime() throws {
    let stage = try Stage(showing: Self.scene)
    stage.turn(at: 3)
    for _ in 0..<3 { stage.send { $0.hover(at: CGPoint(x: 5, y: 5), time: $1) } }
    #expect(stage.time == 3)
    stage.act { stage.send { _, time in #expect(time == 3 && CACurrentMediaTime() == 3) } }
  }

  @Test func whatIsDueHappensOnTheWay() throws {
    let stage = try Stage(showing: Self.scene)
    let view = try #require(stage.live.node(named: "button")?.view)
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    stage.goOn(to: 1)
    stage.send { _ = $0.press(at: CGPoint(x: 5, y: 5), time: $1) }
    #expect(stage.nextDue == 1.5)
    stage.goOn(to: 1.4)
    #expect(press.state == .possible)
    stage.goOn(to: 1.6)
    #expect(press.state == .began && stage.nextDue == nil)
  }

  @Test func aSceneThatBeginsAnewBeginsAtZero() throws {
    let stage = try Stage(showing: Self.scene)
    stage.turn(at: 5)
    stage.restart()
    #expect(stage.time == 0)
    stage.act { #expect(CACurrentMediaTime() == 0) }
    stage.turn(at: 0.5)
    #expect(stage.time == 0.5)
  }

  @Test func `what an action waits for needs no frames, and is not left when its stage has gone`()
    throws
  {
    let scene = """
      {"canvas": {"size": [100, 100]}, "root": {"subviews": [{"id": "go", "class": "UIButton",
        "frame": [0, 0, 100, 100], "actions": {"tap": [{"wait": 5}, {"set": {"go.alpha": 0.5}}]}}]}}
      """
    do {
      let stage = try Stage(showing: scene)
      try stage.press("go")
      stage.turn(at: 1)
      #expect(stage.timeToNextFrame == nil)
      let due = try #require(stage.nextDue)
      #expect(due > 4 && due <= 6)
      stage.turn(at: due - 0.1)
      #expect(stage.live.node(named: "go")?.view?.alpha == 1)
      stage.turn(at: due + 0.1)
      #expect(stage.live.node(named: "go")?.view?.alpha == 0.5 && stage.nextDue == nil)
      try stage.press("go")
    }
    let next = try Stage(showing: "{\"root\": {}}")
    #expect(next.timeToNextFrame == nil && next.nextDue == nil)
  }
}
