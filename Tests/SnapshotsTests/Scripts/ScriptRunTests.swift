import CoreGraphics
import Scenes
import Snapshots
import StageSupport
import Stages
import Testing
import UIKit

@MainActor @Suite struct ScriptRunTests {
  /// The times of the frames, the snapshots with their times, and the failure.
  private struct Outcome {
    var frames: [Double] = []
    var snapshots: [String] = []
    var failure: String?
  }

  private let scene = #"""
    {"canvas": {"size": [100, 100], "scale": 1}, "root": {"id": "root", "subviews": [
      {"id": "b", "frame": [0, 0, 20, 20], "actions": {"tap": [{"set": {"b.alpha": 0.5,
        "b.backgroundColor": "systemRed", "b.frame": [0, 0, "30%", 20]}}]},
        "sublayers": [{"id": "layer"}]},
      {"id": "d", "frame": [50, 50, 20, 20], "actions": {"pan": "drag"}},
      {"id": "under", "frame": [0, 40, 20, 20]}, {"id": "box", "frame": [0, 40, 30, 30],
        "subviews": [{"id": "over", "frame": [0, 0, 20, 20]}]},
      {"id": "slow", "frame": [50, 0, 10, 10], "actions": {"tap": [
        {"animate": {"duration": 5, "set": {"slow.alpha": 0.5}}}]}},
      {"id": "hidden", "frame": [80, 0, 10, 10], "isHidden": true,
        "subviews": [{"id": "inHidden", "frame": [0, 0, 10, 10]}]},
      {"id": "faint", "frame": [80, 0, 10, 10], "alpha": 0.005},
      {"id": "out of a faint one", "frame": [70, 90, 0, 0], "alpha": 0.01},
      {"id": "deaf", "frame": [80, 20, 10, 10], "isUserInteractionEnabled": false},
      {"id": "out", "frame": [200, 200, 10, 10]},
      {"frame": [80, 60, 10, 10], "subviews": [{"id": "overhang", "frame": [15, 0, 10, 10]}]}]}}
    """#

  private func play(_ steps: String) throws -> Outcome {
    var outcome = Outcome()
    let stage = try Stage(showing: scene)
    outcome.failure = try run(
      steps, on: stage, turn: { outcome.frames.append($0) },
      takeSnapshot: { outcome.snapshots.append("\($0) at \(stage.time)") })
    return outcome
  }

  /// Plays steps; gives the failure.
  private func run(
    _ steps: String, on stage: Stage, turn: (Double) -> Void = { _ in },
    takeSnapshot: (String) -> Void = { _ in }
  ) throws -> String? {
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(["p.json": "{\"steps\": [\(steps)]}"])
    let script = try #require(
      EventScript.load("p.json", from: files, into: &diagnostics), "\(diagnostics.all)")
    return try withoutActuallyEscaping(turn) { turn in
      try withoutActuallyEscaping(takeSnapshot) { takeSnapshot in
        let run = ScriptRun(
          stage: stage,
          turn: {
            turn($0)
            stage.turn(at: $0)
          }, takeSnapshot: takeSnapshot)
        do {
          try run.play(script)
        } catch let failure as ScriptRun.Failure {
          return failure.description
        }
        return nil
      }
    }
  }

  private func failure(_ steps: String) throws -> String? { try play(steps).failure }

  @Test func tapsActAndExpectationsSeeIt() throws {
    #expect(
      try failure(
        #"""
        {"expect": {"b.alpha": 1}}, {"tap": "b"}, {"expect": {"b.alpha": 0.5,
          "b.backgroundColor": "systemRed", "b.frame": [0, 0, "30%", 20], "b.isHidden": false,
          "b.transform": [], "b.center": ["15%", 10], "layer.borderColor": "black"}}
        """#) == nil)
  }

  @Test(arguments: [
    (
      #"{"expect": {"b.alpha": 0.4}}"#,
      "p.json:1:12: error: expected b.alpha to be 0.4, it is 1"
    ),
    (
      #"{"expect": {"b.backgroundColor": "red"}}"#,
      "p.json:1:12: error: expected b.backgroundColor to be #FF0000FF, it is null"
    ),
    (#"{"expect": {"b.alpa": 0.4}}"#, "p.json:1:12: error: there is no 'b.alpa'"),
    (#"{"expect": {"x.alpha": 0.4}}"#, "p.json:1:12: error: there is no 'x.alpha'"),
    (
      #"{"expect": {"b.alpha": "x"}}"#,
      "p.json:1:12: error: 'b.alpha' takes a number from 0 to 1"
    ),
    (
      #"{"wait": 1}, {"tap": "hiden"}"#,
      "p.json:1:25: error: no node has the id 'hiden'; did you mean 'hidden'?"
    ),
    (#"{"tap": "zzz"}"#, "p.json:1:12: error: no node has the id 'zzz'"),
    (#"{"tap": "layer"}"#, "p.json:1:12: error: 'layer' is a layer; only views are touched"),
    (#"{"tap": "hidden"}"#, "p.json:1:12: error: 'hidden' cannot be touched: it is hidden"),
    (
      #"{"tap": "inHidden"}"#,
      "p.json:1:12: error: 'inHidden' cannot be touched: 'hidden' around it is hidden"
    ),
    (
      #"{"tap": "faint"}"#,
      "p.json:1:12: error: 'faint' cannot be touched: it has an alpha below 0.01"
    ),
    (
      #"{"drag": "deaf", "by": [1, 1]}"#,
      "p.json:1:12: error: 'deaf' cannot be touched: it takes no touches"
    ),
    (
      #"{"tap": "slow"}, {"wait": 1}, {"tap": "slow"}"#,
      "p.json:1:42: error: 'slow' cannot be touched: it is being animated without"
        + " 'allowUserInteraction'"
    ),
    (
      #"{"tap": "out"}"#,
      "p.json:1:12: error: 'out' cannot be touched: 'root' around it does not contain the point"
    ),
    (
      #"{"tap": "overhang"}"#,
      "p.json:1:12: error: 'overhang' cannot be touched: a UIView around it does not contain the"
        + " point"
    ),
    (
      #"{"tap": "out of a faint one"}"#,
      "p.json:1:12: error: 'out of a faint one' cannot be touched: it does not contain the point"
    ),
    (
      #"{"tap": "under"}"#,
      "p.json:1:12: error: 'under' cannot be touched: 'over' is hit instead, by way of"
        + " a SceneWindow → 'root' → 'box' → 'over'"
    ),
  ])
  func whatCannotBeDoneFailsWithAnExplanation(_ steps: String, _ expected: String) throws {
    #expect(try failure(steps) == expected)
  }

  @Test func aViewIsTouchedThroughWhatIsInIt() throws {
    #expect(try failure(#"{"tap": "root"}, {"tap": "box"}"#) == nil)
  }

  @Test func aDragTakesItsTimeInFramesAndEndsWhereItSays() throws {
    let outcome = try play(
      #"""
      {"at": "1s", "drag": "d", "by": [-20, 10], "over": "100ms"}, {"snapshot": "end"},
      {"expect": {"d.center": [40, 70]}}, {"drag": "d", "by": [15, 5], "over": 0},
      {"expect": {"d.center": [55, 75]}}
      """#)
    #expect(outcome.failure == nil)
    #expect(outcome.snapshots == ["end at 1.1"])
    #expect(outcome.frames == outcome.frames.sorted())
    // Six frames of a sixtieth take a hundred milliseconds.
    let moves = outcome.frames.filter { $0 > 1 && $0 < 1.1 }
    #expect(moves.count == 5)
  }

  @Test func timesArePointsOnTheClockOrFollowEachOther() throws {
    let outcome = try play(
      #"""
      {"snapshot": "a"}, {"wait": "500ms"}, {"snapshot": "b"}, {"at": "2s", "snapshot": "c"},
      {"wait": "1s"}, {"at": "2500ms", "snapshot": "late"}, {"wait": "idle"}, {"snapshot": "d"}
      """#)
    #expect(
      outcome.snapshots == ["a at 0.0", "b at 0.5", "c at 2.0", "late at 3.0", "d at 3.0"])
    #expect(outcome.frames.first == 0)
  }

  @Test("S04 idle is when what a finger left behind has come to rest")
  func idle() throws {
    let stage = try Stage(
      showing: #"""
        {"canvas": {"size": [100, 100], "scale": 1}, "root": {"subviews": [{"class": "UIScrollView",
          "id": "list", "frame": [0, 0, 100, 100], "contentSize": [100, 5000]}]}}
        """#)
    let calls = try run(
      #"""
      {"drag": "list", "by": [0, -40], "over": "100ms"}, {"expect": {"list.contentOffset": [0, 30]}},
      {"wait": "idle"}, {"expect": {"list.contentOffset": [0, 225]}}, {"snapshot": "end"}
      """#, on: stage)
    #expect(calls == nil && stage.time > 1 && stage.timeToNextFrame == nil)
  }

  @Test func whatNeverRestsIsNotWaitedForForEver() throws {
    let stage = try Stage(
      showing: #"""
        {"root": {"animations": [{"keyPath": "opacity", "from": 0, "to": 1,
          "repeatCount": "infinity"}]}}
        """#)
    let failure = try run(#"{"wait": "idle"}"#, on: stage)
    #expect(failure?.contains("something still moves after 10 s") == true)
  }

  @Test func aTimeIsAnnouncedBeforeAnythingHappensAtIt() throws {
    let stage = try Stage(showing: scene)
    var diagnostics = DiagnosticList()
    let steps = #"{"at": 500, "drag": "d", "by": [30, 0], "over": "50ms"}, {"wait": "1s"}"#
    let files = FilesInMemory(["p.json": "{\"steps\": [\(steps)]}"])
    let script = try #require(EventScript.load("p.json", from: files, into: &diagnostics))
    var reached: [(time: Double, from: Double, x: Double)] = []
    let run = ScriptRun(
      stage: stage, turn: { stage.turn(at: $0) }, takeSnapshot: { _ in },
      willReach: {
        let view = stage.live.node(named: "d")?.view
        reached.append(($0, stage.time, Double(view?.center.x ?? 0)))
      })
    try run.play(script)
    #expect(reached.allSatisfy { $0.time >= $0.from })
    #expect(reached.map(\.time).last == 1.55)
    // A drag begins when the finger has moved by more than ten points.
    #expect(reached.map { $0.x.rounded() } == [60, 60, 60, 80, 90])
  }

  @Test func allExpectationsThatAreNotMetAreTold() throws {
    let outcome = try play(
      #"""
      {"expect": {"b.alpha": 0.25, "b.isHidden": true, "d.alpha": 1}}, {"snapshot": "on"},
      {"expect": {"d.alpha": 0}}
      """#)
    let lines = outcome.failure?.split(separator: "\n").map { $0.split(separator: "error: ")[1] }
    #expect(
      lines == [
        "expected b.alpha to be 0.25, it is 1", "expected b.isHidden to be true, it is false",
        "expected d.alpha to be 0, it is 1",
      ])
    #expect(outcome.snapshots == ["on at 0.0"])
  }

  @Test func placesInAViewAreSharesToo() throws {
    let outcome = try play(
      #"""
      {"drag": "d", "point": ["25%", 15], "by": [-20, 0]}, {"expect": {"d.center": [40, 60]}},
      {"drag": "d", "to": "b", "by": [3, 4]}, {"expect": {"d.center": [13, 14]}}
      """#)
    #expect(outcome.failure == nil)
    #expect(try failure(#"{"drag": "d", "to": "nobody"}"#)?.contains("no view has the id") == true)
    #expect(try failure(#"{"tap": "b", "point": ["120%", 2]}"#)?.contains("contain") == true)
  }

  @Test func aFailureEndsTheRun() throws {
    let outcome = try play(#"{"tap": "zzz"}, {"snapshot": "never"}"#)
    #expect(outcome.snapshots.isEmpty)
  }
}
