import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Stages of several scales, at several times, in one process.
@MainActor @Suite struct TwoStagesTests {
  /// Text, drawn controls, a picture drawn as finely as the screen, an action and an animation.
  private static func scene(scale: Int, title: String = "Grüße, schöne Welt") -> String {
    """
    { "version": 1, "canvas": { "size": [120, 90], "scale": \(scale), "background": "#FFFFFF" },
      "root": { "subviews": [
        { "class": "UILabel", "id": "title", "frame": [4, 4, 110, 20], "text": "\(title)" },
        { "class": "UISwitch", "id": "switch", "frame": [4, 30, 51, 31], "isOn": true },
        { "class": "UISlider", "frame": [60, 30, 56, 30], "value": 0.4 },
        { "id": "button", "frame": [4, 64, 30, 20], "backgroundColor": "#3060D0",
          "actions": { "tap": [ { "set": { "title.text": "Hallo" } } ] } },
        { "id": "mover", "frame": [40, 64, 20, 20], "backgroundColor": "#D06030",
          "animations": [ { "keyPath": "position.x", "to": 100, "duration": 1 } ] } ] } }
    """
  }

  /// What is done to a stage, in order.
  private enum Act: CaseIterable {
    case turn, flick, tap, label, reload, turnLater
  }

  private func perform(_ act: Act, on stage: Stage, scale: Int) throws {
    switch act {
    case .turn: stage.turn(at: 0.3)
    case .flick:
      stage.act { (stage.live.node(named: "switch")?.view as? UISwitch)?.isOn = false }
      stage.turn(at: 0.4)
    case .tap:
      stage.goOn(to: 0.5)
      stage.send { _ = $0.press(at: CGPoint(x: 10, y: 70), time: $1) }
      stage.send { $0.release(at: CGPoint(x: 10, y: 70), time: $1) }
      stage.turn(at: 0.55)
    case .label:
      // As an action of a client's code makes views while the program runs.
      stage.act {
        let label = UILabel(frame: CGRect(x: 60, y: 10, width: 50.5, height: 30.5))
        label.text = "neu"
        stage.live.window.addSubview(label)
        #expect(label.contentScaleFactor == CGFloat(scale))
        #expect(UIScreen.main.scale == CGFloat(scale))
        #expect(UIGraphicsImageRendererFormat().scale == CGFloat(scale))
      }
      stage.turn(at: 0.6)
    case .reload:
      try stage.show(Self.scene(scale: scale, title: "Und noch einmal"))
      stage.turn(at: 0.7)
    case .turnLater: stage.turn(at: 0.9)
    }
  }

  private func pictures(of scale: Int) throws -> [Pixmap?] {
    let stage = try Stage(showing: Self.scene(scale: scale))
    return try Act.allCases.map {
      try perform($0, on: stage, scale: scale)
      return stage.renderer.pixmap?.copy()
    }
  }

  @Test func turnedInTurnTheyDrawWhatEachDrawsAlone() throws {
    let scales = [1, 3]
    let alone = try scales.map { try pictures(of: $0) }
    #expect(alone[0].allSatisfy { $0?.width == 120 } && alone[1].allSatisfy { $0?.width == 360 })
    // Else it would show little: each act is seen.
    for pair in zip(alone[0], alone[0].dropFirst()) { #expect(pair.0 != pair.1) }
    let stages = try scales.map { try Stage(showing: Self.scene(scale: $0)) }
    for (index, act) in Act.allCases.enumerated() {
      for (stage, scale) in zip(stages, scales) { try perform(act, on: stage, scale: scale) }
      for (place, stage) in stages.enumerated() {
        #expect(stage.renderer.pixmap == alone[place][index], "\(act) at \(scales[place])")
      }
    }
  }

  @Test func viewsAreOnTheirStagesScreen() throws {
    let device = UIScreen.main.scale
    let stages = try [1, 3].map { try Stage(showing: Self.scene(scale: $0)) }
    for (stage, scale) in zip(stages, [1, 3] as [CGFloat]) {
      var pending: [UIView] = [stage.live.window]
      while let view = pending.popLast() {
        #expect(view.contentScaleFactor == scale, "\(view)")
        #expect(view.traitCollection.displayScale == scale)
        #expect(view.window?.screen.scale == scale)
        pending += view.subviews
      }
      #expect(stage.live.window.screen.bounds == CGRect(x: 0, y: 0, width: 120, height: 90))
    }
    #expect(UIScreen.main.scale == device)
  }

  @Test func aStageOfAnotherScaleTakesItsViewsAlong() throws {
    let (stage, fine) = try (
      Stage(showing: Self.scene(scale: 1)), Stage(showing: Self.scene(scale: 3))
    )
    try stage.show(Self.scene(scale: 3))
    stage.turn(at: 0)
    #expect(stage.renderer.pixmap == fine.renderer.pixmap)
  }

  @Test func eachHasItsOwnTime() throws {
    let stages = try (0..<2).map { _ in try Stage(showing: Self.scene(scale: 1)) }
    stages[0].turn(at: 0.25)
    stages[1].turn(at: 40)
    stages[0].act { #expect(CACurrentMediaTime() == 0.25) }
    stages[1].act {
      #expect(CACurrentMediaTime() == 40)
      stages[0].act { #expect(CACurrentMediaTime() == 0.25) }
    }
    // Outside of all stages time is the machine's.
    #expect(CACurrentMediaTime() != 0.25 && CACurrentMediaTime() != 40)
    let alone = try Stage(showing: Self.scene(scale: 1))
    for time in [0.25, 0.5] { alone.turn(at: time) }
    stages[0].turn(at: 0.5)
    #expect(stages[0].renderer.pixmap == alone.renderer.pixmap)
  }
}
