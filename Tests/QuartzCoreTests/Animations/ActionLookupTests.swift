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

  @Test func A02_comingAndGoingAreEventsAndReorderingIsNone() {
    let (parent, other) = (Layer(), Layer())
    play.root.addSublayer(other)
    let events = [kCAOnOrderIn, kCAOnOrderOut, "sublayers"]
    for each in [layer, parent, other] {
      each.removeFromSuperlayer()
      each.actions = events.reduce(into: [:]) { $0[$1] = Note("done") }
      each.log = []
    }
    func logs(_ change: () -> Void) -> [[String]] {
      for each in [layer, parent, other] { each.log = [] }
      change()
      return [layer, parent, other].map { $0.log.map { String($0.dropFirst(9)) } }
    }
    let second = CALayer()
    #expect(logs { parent.addSublayer(layer) } == [["onOrderIn"], ["sublayers"], []])
    #expect(logs { parent.addSublayer(second) } == [[], ["sublayers"], []])
    #expect(logs { parent.addSublayer(layer) } == [[], ["sublayers"], []])
    #expect(logs { other.addSublayer(layer) } == [[], ["sublayers"], ["sublayers"]])
    #expect(logs { layer.removeFromSuperlayer() } == [["onOrderOut"], [], ["sublayers"]])
    #expect(logs { layer.removeFromSuperlayer() } == [[], [], []])
    #expect(
      logs { parent.replaceSublayer(second, with: layer) } == [["onOrderIn"], ["sublayers"], []])
    #expect(logs { parent.sublayers = [second] } == [["onOrderOut"], ["sublayers"], []])
    #expect(
      logs { parent.sublayers = [layer, second] } == [["onOrderIn"], ["sublayers"], []])
    #expect(logs { other.mask = CALayer() } == [[], [], []])
  }

  @Test func A02_hidingIsAnEventWhereThereIsASuperlayer() {
    layer.actions = [
      kCAOnOrderIn: Note("in"), kCAOnOrderOut: Note("out"), "hidden": Note("hidden"),
    ]
    layer.isHidden = true
    layer.isHidden = true
    layer.isHidden = false
    #expect(
      layer.log == [
        "hidden for hidden", "out for onOrderOut", "hidden for hidden", "in for onOrderIn",
      ])
    layer.removeFromSuperlayer()
    layer.log = []
    layer.isHidden = true
    #expect(layer.log == ["hidden for hidden"])
  }

  /// What the sublayers are is asked for before they change; a layer that goes has gone.
  @Test func A02_actionsAreAskedForInOrder() {
    final class Asking: NSObject, CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append("\(event) of \(layer.sublayers?.count ?? 0) in \(layer.superlayer != nil)")
        return NSNull()
      }
    }
    let (parent, child, asking) = (CALayer(), CALayer(), Asking())
    (parent.delegate, child.delegate) = (asking, asking)
    parent.addSublayer(child)
    child.removeFromSuperlayer()
    #expect(
      asking.asked == [
        "sublayers of 0 in false", "onOrderIn of 0 in true", "sublayers of 1 in false",
        "onOrderOut of 0 in false",
      ])
  }
}
