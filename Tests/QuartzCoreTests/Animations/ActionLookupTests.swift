import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// The way from a change to what it sets off.
@Suite struct ActionLookupTests {
  /// Something that can be told from another.
  private final class Note: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      (anObject as? Layer)?.log.append("\(name) for \(event)")
    }
  }

  private class Layer: CALayer {
    var log: [String] = []
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "cornerRadius" ? Note("class") : super.defaultAction(forKey: event)
    }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private let layer = Layer()
  private let play: Playhead

  init() { play = Playhead(layer) }

  /// What a change of a key that the class has an action for sets off.
  private func change() -> [String] {
    layer.log = []
    layer.cornerRadius += 1
    return layer.log
  }

  @Test func A02_delegateThenActionsThenStyleThenClass() {
    let delegate = Delegate()
    #expect(change() == ["class for cornerRadius"])
    layer.style = ["style": ["actions": ["cornerRadius": Note("style in style")]]]
    #expect(change() == ["style in style for cornerRadius"])
    layer.style = ["actions": ["cornerRadius": Note("style")]]
    #expect(change() == ["style for cornerRadius"])
    layer.actions = ["cornerRadius": Note("actions")]
    #expect(change() == ["actions for cornerRadius"])
    layer.delegate = delegate
    #expect(change() == ["actions for cornerRadius"])
    delegate.answer = Note("delegate")
    #expect(change() == ["delegate for cornerRadius"])
  }

  @Test(arguments: 0..<3)
  func A02_nullEndsTheSearchWhereverItStands(_ place: Int) {
    let delegate = Delegate()
    layer.delegate = delegate
    switch place {
    case 0: delegate.answer = NSNull()
    case 1: layer.actions = ["cornerRadius": NSNull()]
    default: layer.style = ["actions": ["cornerRadius": NSNull()]]
    }
    #expect(change() == [])
    #expect(layer.action(forKey: "cornerRadius") == nil)
    #expect(layer.animationKeys() == nil)
  }

  @Test func A02_aBareLayerAnimatesAQuarterSecondByTheDefaultCurve() throws {
    layer.position = CGPoint(x: 40, y: 0)
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(animation.fromValue as? CGPoint == .zero && animation.toValue == nil)
    // A layer that nobody has seen has nothing to come from.
    let unseen = CALayer()
    unseen.position = CGPoint(x: 40, y: 0)
    #expect(unseen.animationKeys() == nil)
  }

  @Test func A02_whatIsNoPropertyOfItsOwnSetsOffOthers() {
    layer.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    #expect(layer.animationKeys()?.sorted() == ["bounds", "position"])
    layer.removeAllAnimations()
    layer.name = "n"
    layer.contentsScale = 3
    #expect(layer.animationKeys() == nil)
  }

  @Test func A02_insertionIsAnEvent() {
    layer.actions = ["onOrderIn": Note("in"), "sublayers": Note("sublayers")]
    layer.addSublayer(CALayer())
    #expect(layer.log == ["sublayers for sublayers"])
    layer.removeFromSuperlayer()
    play.root.addSublayer(layer)
    #expect(layer.log.last == "in for onOrderIn")
  }
}
