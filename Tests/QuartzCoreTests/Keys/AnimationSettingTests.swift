import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Every setting of every class of animations, and of emitter cells, by its key.
@Suite struct AnimationSettingTests {
  private static let classes: [CAAnimation.Type] = [
    CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self, CASpringAnimation.self,
    CAKeyframeAnimation.self, CATransition.self, CAAnimationGroup.self,
  ]

  private final class Listener: CAAnimationDelegate {}

  /// Values for what has none at first, or is a name.
  private static func objects() -> [String: Any] {
    [
      "fillMode": "both", "timingFunction": CAMediaTimingFunction(name: .easeIn),
      "delegate": Listener(), "keyPath": "opacity",
      "valueFunction": CAValueFunction(name: .rotateZ) as Any, "fromValue": 1, "toValue": 2,
      "byValue": 3, "values": [1, 2],
      "path": CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
      "keyTimes": [0, 1], "timingFunctions": [CAMediaTimingFunction(name: .linear)],
      "calculationMode": "cubic", "rotationMode": "auto", "tensionValues": [0.5],
      "continuityValues": [0.5], "biasValues": [0.5], "type": "push", "subtype": "fromTop",
      "animations": [CABasicAnimation(keyPath: "opacity")],
      "name": "spark", "color": CGColor(gray: 0.5, alpha: 1),
      "contents": LayerSample.image(side: 2) as Any,
      "contentsRect": NSValue(cgRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)),
      "emitterCells": [CAEmitterCell()],
    ]
  }

  /// Numbers that differ from an old one: what a flag is not, and what no mass refuses.
  private static func others(_ key: String, than old: Any?) -> [Any] {
    if let object = objects()[key] { return [object] }
    if key.hasSuffix("Filter") { return ["nearest"] }
    if key == "style" { return [["own": 1] as [AnyHashable: Any]] }
    return (old as? NSNumber)?.doubleValue == 1 ? [0, 0.5] : [1]
  }

  private static func text(_ value: Any?) -> String {
    // Copies of objects are other objects.
    value.map { ($0 as? [NSObject]).map { "\($0.count)" } ?? LayerSample.text($0) } ?? "none"
  }

  @Test(arguments: classes)
  func `A07_every setting is set by its key and survives the copy`(type: CAAnimation.Type) throws {
    for setting in type.settings.all where setting.key != "settlingDuration" {
      let animation = type.init()
      let old = Self.text(animation.value(forKey: setting.key))
      for other in Self.others(setting.key, than: animation.value(forKey: setting.key)) {
        animation.setValue(other, forKey: setting.key)
        if Self.text(animation.value(forKey: setting.key)) != old { break }
      }
      let new = Self.text(animation.value(forKey: setting.key))
      #expect(new != old, "\(type).\(setting.key)")
      let copy = try #require(animation.copy() as? CAAnimation)
      #expect(Self.text(copy.value(forKey: setting.key)) == new, "\(type).\(setting.key)")
      #expect(animation.state.stored[setting.key] == nil)
    }
  }

  @Test func `A07_a setting answers to the name of its getter, and not to another kind of value`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(true, forKey: "isAdditive")
    #expect(animation.isAdditive)
    #expect(animation.value(forKey: "additive") as? Bool == true)
    animation.setValue("fast", forKey: "speed")
    #expect(animation.speed == 1)
    animation.setValue(7, forKey: "mine")
    #expect(animation.value(forKey: "mine") as? Int == 7)
  }

  @Test func `L20_every setting of a cell is set by its key and survives the copy`() throws {
    for setting in CAEmitterCell.settings.all {
      let cell = CAEmitterCell()
      let old = Self.text(cell.value(forKey: setting.key))
      for other in Self.others(setting.key, than: cell.value(forKey: setting.key)) {
        cell.setValue(other, forKey: setting.key)
      }
      let new = Self.text(cell.value(forKey: setting.key))
      #expect(new != old, "\(setting.key)")
      let copy = try #require(cell.copy() as? CAEmitterCell)
      #expect(Self.text(copy.value(forKey: setting.key)) == new, "\(setting.key)")
    }
    // All that a cell has, the cells within it included.
    #expect(CAEmitterCell.settings.all.count == 42)
  }
}
