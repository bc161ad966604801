import CoreGraphics
import Scenes
import Snapshots
import Testing

private let oneThing =
  "a step does one thing: tap, press, release, hold, drag, pinch, hover, scroll, key, type, wait, "
  + "snapshot, expect"

@Suite struct EventScriptTests {
  private func lines(_ text: String?) -> [String] {
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(text.map { ["p.json": $0] } ?? [:])
    let script = EventScript.load("p.json", from: files, into: &diagnostics)
    #expect((script == nil) == diagnostics.hasErrors)
    return diagnostics.sorted.map { diagnostic in
      let place = diagnostic.place.map { "\($0.start)-\($0.end.column) " } ?? ""
      let suggestion = diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return "\(place)\(diagnostic.severity) \(diagnostic.code) \(diagnostic.message)\(suggestion)"
    }
  }

  private func lines(step: String) -> [String] { lines("{\"steps\": [\(step)]}") }

  @Test(arguments: [
    (#"{"steps": []}"#, true), (#"{"\u0073teps": [] /* some */}"#, true), (#"{"step": []}"#, false),
    (#"{"steps": [], "root": {}}"#, false), (#"{"steps": [}"#, false), ("steps", false),
    ("", false),
    (#"{"root": {"x": "\"steps\""}}"#, false), (#"{"a": {"steps": []}}"#, false),
    ("[\"steps\"]", false),
  ])
  func aScriptIsAnObjectWithSteps(text: String, isScript: Bool) {
    #expect(EventScript.isScript(Array(text.utf8)) == isScript)
  }

  @Test func stepsAreReadWithTheirTimesAndPlaces() throws {
    var diagnostics = DiagnosticList()
    let text = #"""
      { // a script
        "steps": [{"at": 0, "tap": "a"}, {"at": "250ms", "drag": "b", "by": [0, -30.5], "over": "2s"},
          {"drag": "b", "by": [1, 2]}, {"wait": "idle"}, {"wait": 40}, {"snapshot": "x"},
          {"expect": {"a.alpha": 0.5, "b.tag": 1}},],
      }
      """#
    let script = try #require(
      EventScript.load("p.json", from: FilesInMemory(["p.json": text]), into: &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(script.steps.map(\.time) == [0, 0.25, nil, nil, nil, nil, nil])
    #expect(script.steps.map { $0.place?.start.line } == [2, 2, 3, 3, 3, 3, 4])
    let actions = script.steps.map { step in
      switch step.action {
      case .tap(let name, let count): "tap \(name) \(count)"
      case .drag(let name, let by, let over): "drag \(name) \(by.width) \(by.height) \(over)"
      case .wait(let time): "wait \(time)"
      case .settle: "settle"
      case .snapshot(let name): "snapshot \(name)"
      case .expect(let all): "expect " + all.map(\.path).joined(separator: " ")
      default: "\(step.action)"
      }
    }
    #expect(
      actions == [
        "tap a 1", "drag b 0.0 -30.5 2.0", "drag b 1.0 2.0 0.2", "settle", "wait 0.04",
        "snapshot x", "expect a.alpha b.tag",
      ])
  }

  @Test func mistakesOfTheFileAreReported() {
    #expect(lines(nil) == ["error unreadable-file 'p.json': no such file"])
    #expect(lines("[]") == ["1:1-3 error wrong-value a script is an object with a list of 'steps'"])
    #expect(
      lines(#"{"steps": {}}"#)
        == ["1:1-14 error wrong-value a script is an object with a list of 'steps'"])
    #expect(lines(#"{"steps": [tru, {"tap": 1}]}"#).map { $0.contains("unknown-word") } == [true])
  }

  @Test func stepsOfHandsAndKeysAreRead() throws {
    var diagnostics = DiagnosticList()
    let text = #"""
      {"steps": [{"tap": "a", "taps": 2}, {"press": "a"}, {"release": true},
        {"hold": "a", "for": "700ms"}, {"pinch": "a", "scale": 2, "angle": 90, "over": 100},
        {"hover": "a"}, {"scroll": "a", "by": [0, 40]}, {"key": "Shift+Tab"}, {"type": "hello"}]}
      """#
    let script = try #require(
      EventScript.load("p.json", from: FilesInMemory(["p.json": text]), into: &diagnostics))
    #expect(diagnostics.isEmpty && script.steps.count == 9)
    guard case .tap("a", 2) = script.steps[0].action,
      case .hold("a", let pause) = script.steps[3].action,
      case .pinch("a", 2, .pi / 2, let over) = script.steps[4].action,
      case .key(let stroke) = script.steps[7].action
    else {
      Issue.record("\(script.steps)")
      return
    }
    #expect(abs(pause - 0.7) < 1e-9 && abs(over - 0.1) < 1e-9)
    #expect(stroke == KeyStroke("shift+tab"))
  }

  @Test(arguments: [
    (
      "7",
      #"1:12-13 error wrong-value expected a step of a script such as { "tap": "buy", "taps": 2 }, found a number"#
    ),
    (
      #"{"tapp": "a"}"#,
      "1:13-19 error unknown-key unknown key 'tapp' in a step; did you mean 'tap'?"
    ),
    (
      #"{"at": 1}"#,
      "1:12-21 error wrong-value \(oneThing)"
    ),
    (
      #"{"tap": "a", "wait": 1}"#,
      "1:25-31 error wrong-value \(oneThing)"
    ),
    (
      #"{"tap": 4}"#,
      "1:20-21 error wrong-value expected the id of a view, "
        + "or \"label:\" and what it is called, found a number"
    ),
    (
      #"{"tap": "a", "taps": 1.5}"#,
      "1:33-36 error wrong-value expected a whole number, found 1.5"
    ),
    (
      #"{"tap": "a", "by": [1, 1]}"#,
      "1:25-29 error wrong-value 'by' belongs to a 'drag' or a 'scroll'"
    ),
    (
      #"{"pinch": "a"}"#,
      "1:12-26 error missing-key a 'pinch' needs 'scale' or 'angle'"
    ),
    (
      #"{"key": "Hyper+X"}"#,
      "1:20-29 error wrong-value 'Hyper+X' names no key; expected one such as \"Tab\", \"a\" or \"Shift+Left\""
    ),
    (#"{"drag": "a"}"#, "1:12-25 error missing-key a 'drag' needs 'by' or 'to'"),
    (
      #"{"at": "2s", "tap": "a"}, {"at": "1s", "tap": "a"}"#,
      "1:45-49 error wrong-value the step is at 1 s, behind one at 2 s"
    ),
    (
      #"{"drag": "a", "by": [1, "x", 2]}"#,
      "1:32-43 error wrong-value expected a distance [x, y], found a list of 3"
    ),
    (
      #"{"drag": "a", "by": [1e7, 2]}"#,
      "1:33-36 error value-out-of-range 10000000 is out of range: expected a number from -1000000 to 1000000"
    ),
    (
      #"{"wait": "soon"}"#,
      "1:21-27 error wrong-value expected a time such as 250, \"250ms\" or \"2s\", of an hour at most"
    ),
    (
      #"{"wait": -1}"#,
      "1:21-23 error wrong-value expected a time such as 250, \"250ms\" or \"2s\", of an hour at most"
    ),
    (
      #"{"at": "3601s", "tap": "a"}"#,
      "1:19-26 error wrong-value expected a time such as 250, \"250ms\" or \"2s\", of an hour at most"
    ),
    (#"{"snapshot": "../x"}"#, "1:25-31 error wrong-value '../x' cannot be a snapshot's name"),
    (#"{"snapshot": ""}"#, "1:25-27 error wrong-value '' cannot be a snapshot's name"),
    (#"{"snapshot": ".x"}"#, "1:25-29 error wrong-value '.x' cannot be a snapshot's name"),
    (
      #"{"expect": {"alpha": 1}}"#,
      "1:24-31 error wrong-value expected a target such as \"card.alpha\""
    ),
    (
      #"{"tap": "a", "taps": 11}"#,
      "1:33-35 error value-out-of-range 11 is out of range: expected a number from 1 to 10"
    ),
    (
      #"{"tap": "a", "tapps": 1}"#,
      "1:25-32 error unknown-key unknown key 'tapps' in a step; did you mean 'taps'?"
    ),
    (
      #"{"expect": []}"#,
      "1:23-25 error wrong-value expected properties such as { \"card.alpha\": 0.5 }, found a list"
    ),
  ])
  func mistakesOfAStepAreReportedInTheirPlace(_ step: String, _ line: String) {
    #expect(lines(step: step) == [line])
  }

  @Test func mistakesAlsoHaveAPointer() {
    var diagnostics = DiagnosticList()
    let files = FilesInMemory(["p.json": #"{"steps": [{"wait": 1}, {"tap": 4}]}"#])
    #expect(EventScript.load("p.json", from: files, into: &diagnostics) == nil)
    #expect(diagnostics.all.map { $0.pointer?.description } == ["/steps/1/tap"])
  }
}
