import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

@MainActor @Suite struct SceneAnimationTests {
  private let live = LiveScene()

  private func root(_ animation: String, id: String = "a") -> String {
    "\"subviews\": [{\"id\": \"\(id)\", \"frame\": [0, 0, 20, 20], \"animations\": [\(animation)]}]"
  }

  private var layer: CALayer? { live.node(named: "a")?.layer }

  @Test func theFormsOfTheFormatAreRead() throws {
    let forms = [
      #"{"keyPath": "transform.rotation.z", "from": 0, "to": 360, "repeatCount": "infinity"}"#,
      #"{"keyPath": "position", "values": [[0,0],[100,0],[100,100]], "keyTimes": [0, 0.3, 1]}"#,
      #"{"keyPath": "position.x", "spring": {"damping": 12, "stiffness": 180}, "by": 80}"#,
      #"{"group": [{"keyPath": "opacity", "to": 0}], "duration": 1, "delay": 0.2}"#,
      #"{"keyPath": "position", "path": "M 0 0 L 9 9", "rotationMode": "auto"}"#,
    ]
    let types: [CAAnimation.Type] = [
      CABasicAnimation.self, CAKeyframeAnimation.self, CASpringAnimation.self,
      CAAnimationGroup.self, CAKeyframeAnimation.self,
    ]
    try live.show(root: root(forms.joined(separator: ",")))
    let made = (layer?.animationKeys() ?? []).compactMap { layer?.animation(forKey: $0) }
    #expect(made.count == types.count)
    for (animation, wanted) in zip(made, types) { #expect(type(of: animation) == wanted) }
    // Angles are degrees in a file.
    #expect(((made.first as? CABasicAnimation)?.toValue as? Double) == 2 * .pi)
    #expect(made.first?.repeatCount == .infinity)
  }

  @Test func stepsStartAndEndAnimations() throws {
    try live.show(
      root: #"""
        "subviews": [{"id": "a", "frame": [0, 0, 20, 20]},
          {"id": "start", "frame": [40, 0, 20, 20], "actions": {"tap": [
            {"add": {"key": "spin", "keyPath": "transform.rotation.z", "to": 360, "duration": 2}, "to": "a"},
            {"add": {"key": "glow", "keyPath": "opacity", "from": 0, "duration": 3}, "to": "a"}]}},
          {"id": "stop", "frame": [80, 0, 20, 20], "actions": {"tap": [
            {"remove": "spin", "from": "a"}]}}]
        """#)
    let pointer = WindowInput(window: live.window)
    func tap(_ x: CGFloat) {
      pointer.press(at: CGPoint(x: x, y: 10), time: 0)
      pointer.release(at: CGPoint(x: x, y: 10), time: 0.1)
    }
    tap(50)
    tap(50)
    #expect(layer?.animationKeys() == ["spin", "glow"])
    #expect((layer?.animation(forKey: "spin") as? CABasicAnimation)?.toValue as? Double == 2 * .pi)
    tap(90)
    #expect(layer?.animationKeys() == ["glow"])
  }

  @Test func dumpsShowAnimationsAndWhatTheyMake() throws {
    try live.show(
      root: root(
        #"""
        {"key": "fade", "keyPath": "opacity", "from": 0, "to": 1, "duration": 2, "timing": "easeIn"},
        {"keyPath": "position.x", "by": 40, "duration": 4, "repeatCount": "infinity",
         "autoreverses": true, "additive": true}
        """#))
    for time in [0, 1.0] {
      LayerClock.$staged.withValue(time) { _ = live.window.layer.commitTree() }
    }
    let lines = live.dumpLayers().split(separator: "\n").suffix(3)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "CALayer 'a' (0 0 20 20)",
        "~ 'fade' basic opacity 0 → 1, 2 s, curve (0.42 0 1 1)",
        "~ 'animation 2' basic position.x by 40 additive, 4 s, for ever, there and back",
      ])
    let shown = LayerClock.$staged.withValue(1) { live.dumpLayers(.presentation) }
    #expect(shown.split(separator: "\n").last?.hasSuffix("'a' (10 0 20 20) opacity 0.3154") == true)
    #expect(!shown.contains("~"))
  }

  @Test func aReloadKeepsThePhaseOfWhatItSaysAgain() throws {
    let turn = #"{"key": "turn", "keyPath": "opacity", "from": 0, "duration": 9}"#
    try live.show(root: root(turn))
    let before = layer?.animation(forKey: "turn")
    try live.show(root: root(turn) + #", "tag": 3"#)
    #expect(before != nil && layer?.animation(forKey: "turn") === before)
    try live.show(root: root(turn.replacing("9", with: "8")))
    #expect(layer?.animation(forKey: "turn") !== before)
    try live.show(root: root(""))
    #expect(layer?.animationKeys() == nil)
  }

  @Test(arguments: [
    #"{"keyPath": "positoin", "to": 0}"#, #"{"to": 0}"#, "7",
    #"{"keyPath": "position", "values": [[0, 0]]}"#, #"{"keyPath": "opacity", "to": "far"}"#,
    #"{"keyPath": "opacity", "duration": -1}"#, #"{"keyPath": "opacity", "timing": "soon"}"#,
  ])
  func mistakesAreTold(_ animation: String) {
    #expect(!LoadedScene("{\"root\": {\(root(animation))}}").messages.isEmpty)
  }

  @Test func anAnimateStepAnimatesWhatItSets() throws {
    try live.show(
      root: #"""
        "subviews": [{"id": "a", "frame": [0, 0, 20, 20], "actions": {"tap": [
          {"animate": {"duration": 2, "timing": "linear", "set": {"a.alpha": 0.5}}}]}}]
        """#)
    _ = live.window.layer.commitTree()
    live.perform(.tap, of: try #require(live.node(named: "a")))
    #expect(layer?.opacity == 0.5)
    #expect(layer?.animation(forKey: "opacity")?.duration == 2)
  }

  @Test(arguments: [("", false), (#""allowUserInteraction": true, "#, true)])
  func anAnimateStepSaysWhetherTouchesCome(_ option: String, _ comes: Bool) throws {
    try live.show(
      root: #"""
        "subviews": [{"id": "a", "frame": [0, 0, 20, 20], "actions": {"tap": [
          {"animate": {\#(option)"duration": 2, "set": {"a.alpha": 0.5}}}]}}]
        """#)
    _ = live.window.layer.commitTree()
    live.perform(.tap, of: try #require(live.node(named: "a")))
    let hit = live.window.hitTest(CGPoint(x: 10, y: 10), with: nil)
    #expect((hit?.layer === layer) == comes)
  }
}
