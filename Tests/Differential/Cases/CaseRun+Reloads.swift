import Pixels
import RenderServer
import Scenes
import Stages
import UIKit

// A scene in the place of another is what it is by itself, then and later, and whatever is done to it.

extension CaseRun {
  /// When the last scene is looked at after it was saved, in seconds.
  private static let laterTimes = [0.05, 0.2, 0.26, 0.4, 0.75, 1, 1.6, 2.5]
  /// What more hands do is in the part with the events.
  private static let mostHands = 24

  mutating func compareReloads() {
    let scenes = scenes.compactMap { $0 }
    guard scenes.count > 1 else { return }
    let edited = Stage(threads: 1)
    for (index, scene) in scenes.enumerated() {
      edited.show(scene)
      edited.turn(at: 0)
      watch(edited)
      defer { expectFresh(edited, "scene \(index) in the place of another") }
      guard index > 0, !hasState, difference == nil else { continue }
      let fresh = Stage(threads: 1)
      fresh.show(scene)
      fresh.turn(at: 0)
      let name = "scene \(index) in the place of scene \(index - 1), and by itself"
      expect(.reload, edited.live.dumpViews(), fresh.live.dumpViews(), name)
      expectSame(edited, fresh, .reload, name)
      saveAgain(scene, on: edited, index)
      // By then what moves out of sight rests in both.
      fresh.turn(at: 0)
      expectSameNext(edited, fresh, .reload, name)
      guard index == scenes.count - 1, difference == nil else { continue }
      compareLater(edited, fresh, name)
      compareHands(edited, fresh, name)
    }
  }

  private mutating func saveAgain(_ scene: ExpandedScene, on stage: Stage, _ index: Int) {
    let before = stage.live.dumpLayers()
    stage.show(scene)
    let again = stage.turn(at: 0)
    expect(
      .idle, again.tilesPainted == 0,
      "scene \(index) saved again is painted again: \(again.damage)\n"
        + Self.firstDifference(before, stage.live.dumpLayers()))
  }

  private mutating func expectSame(
    _ edited: Stage, _ fresh: Stage, _ comparison: Comparison, _ name: String
  ) {
    expect(comparison, edited.live.dumpLayers(), fresh.live.dumpLayers(), name)
    expect(comparison, edited.renderer.pixmap, fresh.renderer.pixmap, name)
  }

  private mutating func expectSameNext(
    _ edited: Stage, _ fresh: Stage, _ comparison: Comparison, _ name: String
  ) {
    expect(
      comparison, edited.timeToNextFrame == fresh.timeToNextFrame,
      "\(name)\nthe next frame: \(Self.words(edited)) and \(Self.words(fresh))")
  }

  private static func words(_ stage: Stage) -> String {
    stage.timeToNextFrame.map { "in \($0) s" } ?? "never"
  }

  /// Goes on with both.
  private mutating func compareLater(_ edited: Stage, _ fresh: Stage, _ name: String) {
    guard edited.timeToNextFrame != nil || edited.nextDue != nil || fresh.nextDue != nil else {
      return
    }
    for time in laterTimes where difference == nil {
      for stage in [edited, fresh] { stage.turn(at: time) }
      expectSame(edited, fresh, .later, "\(name), \(time) s later")
      expectSameNext(edited, fresh, .later, "\(name), \(time) s later")
    }
  }

  /// Two of them, others for each seed. A case of a file, or one that is being made smaller, has all:
  /// which of them shows a difference is not known.
  private var laterTimes: [Double] {
    guard let seed else { return Self.laterTimes }
    let count = UInt64(Self.laterTimes.count)
    let first = seed % count
    let second = (first + 1 + seed / count % (count - 1)) % count
    return [first, second].sorted().map { Self.laterTimes[Int($0)] }
  }

  private mutating func compareHands(_ edited: Stage, _ fresh: Stage, _ name: String) {
    let hands = events.filter { if case .show = $0 { false } else { true } }.prefix(Self.mostHands)
    guard !hands.isEmpty else { return }
    UIPasteboard.general.string = nil
    for (index, event) in hands.enumerated() where difference == nil {
      for stage in [edited, fresh] {
        stage.perform(event, among: scenes)
        stage.turn(at: stage.time)
      }
      guard index % 4 == 3 || index == hands.count - 1 else { continue }
      expectSame(edited, fresh, .hands, "\(name), after hand \(index)")
      expectSameNext(edited, fresh, .hands, "\(name), after hand \(index)")
    }
  }
}
