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
}
