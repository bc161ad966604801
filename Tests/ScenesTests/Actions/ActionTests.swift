import CoreGraphics
import Testing
import UIKit

@testable import Scenes

/// Touches come in by the window, as a host sends them.
@MainActor @Suite struct ActionTests {
  private let live = LiveScene()
  private let pointer: WindowInput

  init() {
    pointer = WindowInput(window: live.window)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer.press(at: CGPoint(x: x, y: y), time: 0)
    pointer.release(at: CGPoint(x: x, y: y), time: 0.1)
  }

  @Test func aTapSetsTogglesAndLogsInOrder() throws {
    var log: [String] = []
    live.onLog = { log.append($0) }
    try live.show(
      root: #"""
        "subviews": [{"id": "b", "frame": [0, 0, 50, 50], "actions": {"tap": [
          {"log": "first"}, {"toggle": "c.isHidden", "set": {"c.tag": 1, "b.alpha": 0.5},
          "else": {"c.tag": 2, "self.alpha": 0.75}}, {"set": {"c.zPosition": 4}}, {"log": "last"}]}},
          {"id": "c", "frame": [60, 0, 10, 10]}]
        """#)
    func state() -> [String?] {
      ["c.isHidden", "c.tag", "b.alpha", "c.zPosition"].map { live.text($0) }
    }
    tap(10, 10)
    #expect(state() == ["true", "1", "0.5", "4"])
    tap(10, 10)
    #expect(state() == ["false", "2", "0.75", "4"])
    #expect(log == ["first", "last", "first", "last"])
    tap(55, 55)
    #expect(state() == ["false", "2", "0.75", "4"])
  }

  @Test func aTapGoesUpToTheFirstViewWithAnActionAndNoFurther() throws {
    var log: [String] = []
    live.onLog = { log.append($0) }
    try live.show(
      root: #"""
        "actions": {"tap": [{"log": "root"}]}, "subviews": [
          {"frame": [0, 0, 50, 50], "actions": {"tap": [{"log": "outer"}], "pan": "drag"},
           "subviews": [{"frame": [0, 0, 20, 20]}, {"frame": [20, 20, 20, 20],
             "actions": {"tap": []}}]}]
        """#)
    tap(5, 5)
    tap(25, 25)
    tap(100, 100)
    #expect(log == ["outer", "outer", "root"])
  }

  @Test func targetsInsideAComponentAreThoseOfTheTappedInstance() throws {
    try live.show(
      #"""
      {"components": {"B": {"view": {"subviews": [{"id": "dot"}],
         "actions": {"tap": [{"toggle": "dot.isHidden"}, {"set": {"self.tag": 5, "top.tag": 6}}]}}}},
       "root": {"id": "top", "subviews": [{"component": "B", "id": "x", "frame": [0, 0, 10, 10]},
         {"component": "B", "id": "y", "frame": [20, 0, 10, 10]},
         {"component": "B", "frame": [40, 0, 10, 10]},
         {"frame": [60, 0, 10, 10], "actions": {"tap": [{"set": {"x/dot.tag": 8}}]}}]}}
      """#)
    func state() -> [String?] {
      ["x/dot.isHidden", "y/dot.isHidden", "x.tag", "y.tag", "top.tag"].map { live.text($0) }
    }
    tap(25, 5)
    #expect(state() == ["false", "true", "0", "5", "6"])
    tap(5, 5)
    #expect(state() == ["true", "true", "5", "5", "6"])
    tap(45, 5)
    #expect(live.text("B#1/dot.isHidden") == "true")
    tap(65, 5)
    #expect(live.text("x/dot.tag") == "8")
  }

  @Test func aTouchThatWentFarIsNoTapEvenIfItCameBack() throws {
    var taps = 0
    live.onLog = { _ in taps += 1 }
    try live.show(root: #""actions": {"tap": [{"log": "tap"}]}"#)
    func touch(_ points: [CGPoint]) {
      pointer.press(at: points[0], time: 0)
      for point in points.dropFirst() { pointer.move(to: point, time: 0) }
      pointer.release(at: points[points.count - 1], time: 0)
    }
    touch([CGPoint(x: 50, y: 50), CGPoint(x: 56, y: 58)])
    #expect(taps == 1)
    touch([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50)])
    #expect(taps == 1)
    touch([CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 50, y: 50)])
    #expect(taps == 1)
    touch([CGPoint(x: 50, y: 50)])
    #expect(taps == 2)
    pointer.press(at: CGPoint(x: 50, y: 50), time: 0)
    pointer.cancel(time: 0)
    #expect(taps == 2)
  }

  @Test func aViewWithADragIsTappedByATouchThatHardlyMoves() throws {
    var taps = 0
    live.onLog = { _ in taps += 1 }
    try live.show(root: #""actions": {"tap": [{"log": "tap"}], "pan": "drag"}"#)
    for distance in [8, 12] {
      pointer.press(at: CGPoint(x: 50, y: 50), time: 0)
      pointer.move(to: CGPoint(x: 50 + CGFloat(distance), y: 50), time: 0)
      pointer.release(at: CGPoint(x: 50 + CGFloat(distance), y: 50), time: 0)
      #expect(taps == 1)
    }
  }

  @Test func aDragMovesTheViewByWhatThePointerMovesInItsSuperview() throws {
    try live.show(
      root: #"""
        "subviews": [{"frame": [0, 0, 200, 200], "transform": [{"scale": 2}], "anchorPoint": [0, 0],
          "subviews": [{"id": "d", "frame": [10, 10, 20, 20], "transform": [{"rotate": 30}],
            "actions": {"pan": "drag"}, "subviews": [{"frame": [0, 0, 20, 20]}]}]}]
        """#)
    let view = try #require(live.node(named: "d")?.view)
    pointer.press(at: CGPoint(x: 40, y: 40), time: 0)
    pointer.move(to: CGPoint(x: 60, y: 50), time: 0)
    #expect(view.center == CGPoint(x: 30, y: 25))
    pointer.move(to: CGPoint(x: 400, y: 300), time: 0)
    #expect(view.center == CGPoint(x: 200, y: 150))
    pointer.release(at: CGPoint(x: 400, y: 300), time: 0)
    pointer.press(at: CGPoint(x: 5, y: 5), time: 0)
    pointer.move(to: CGPoint(x: 50, y: 50), time: 0)
    #expect(view.center == CGPoint(x: 200, y: 150))
  }

  @Test func aReloadDuringADragDoesNotEndIt() throws {
    let text = #""subviews": [{"id": "d", "frame": [0, 0, 20, 20], "actions": {"pan": "drag"}}]"#
    try live.show(root: text)
    pointer.press(at: CGPoint(x: 10, y: 10), time: 0)
    pointer.move(to: CGPoint(x: 20, y: 10), time: 0)
    try live.show(root: text.replacing("\"id\"", with: "\"tag\": 1, \"id\""))
    pointer.move(to: CGPoint(x: 30, y: 10), time: 0)
    #expect(live.text("d.center") == "(30 10)")
    pointer.release(at: CGPoint(x: 30, y: 10), time: 0)
  }

  @Test func aReloadThatRemovesTheTouchedViewEndsTheTouchQuietly() throws {
    var taps = 0
    live.onLog = { _ in taps += 1 }
    let text =
      #""actions": {"tap": [{"log": "root"}]}, "subviews": [{"id": "d", "frame": [0, 0, 20, 20], "actions": {"tap": [{"log": "x"}], "pan": "drag"}}]"#
    try live.show(root: text)
    pointer.press(at: CGPoint(x: 10, y: 10), time: 0)
    weak let view = live.node(named: "d")?.view
    try live.show(root: #""actions": {"tap": [{"log": "root"}]}"#)
    pointer.move(to: CGPoint(x: 15, y: 10), time: 0)
    pointer.release(at: CGPoint(x: 15, y: 10), time: 0)
    // The root, which stays, was under the finger all the time.
    #expect(taps == 1)
    #expect(view == nil)
    // A reset makes all views anew; the finger is still down on an old one.
    try live.show(root: text)
    pointer.press(at: CGPoint(x: 10, y: 10), time: 0)
    try live.show("{\"root\": {\(text)}}", keepingState: false)
    pointer.release(at: CGPoint(x: 10, y: 10), time: 0)
    #expect(taps == 1)
    tap(10, 10)
    #expect(taps == 2)
  }

  @Test func aReloadReplacesTheActions() throws {
    var log: [String] = []
    live.onLog = { log.append($0) }
    func show(_ word: String, before: String = "") throws {
      try live.show(
        root:
          #""subviews": [\#(before){"id": "b", "frame": [0, 0, 20, 20], "actions": {"tap": [{"log": "\#(word)"}]}}]"#
      )
    }
    try show("one")
    tap(5, 5)
    try show("two", before: #"{"actions": {"tap": [{"log": "other"}]}},"#)
    tap(5, 5)
    // Between press and release.
    pointer.press(at: CGPoint(x: 5, y: 5), time: 0)
    try show("three")
    pointer.release(at: CGPoint(x: 5, y: 5), time: 0)
    try live.show(root: #""subviews": [{"id": "b", "frame": [0, 0, 20, 20]}]"#)
    tap(5, 5)
    #expect(log == ["one", "two", "three"])
  }
}
