import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// A layer that leaves something out of its archives. Foundation finds no class that is private.
final class DiscreetLayer: CALayer {
  override func shouldArchiveValue(forKey key: String) -> Bool {
    key != "opacity" && key != "secret" && super.shouldArchiveValue(forKey: key)
  }
}

/// Says that it would open with an archive made by anybody.
private final class Unkeyed: NSCoder {}

@Suite struct ArchiveTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  @Test("A layer comes back with what was set on it, its mask and its sublayers") func layers()
    throws
  {
    let layer = CALayer()
    layer.name = "box"
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5.25, y: -7)
    layer.transform = CATransform3DMakeRotation(0.3, 1, 2, 3)
    layer.backgroundColor = red
    layer.borderColor = nil
    layer.opacity = 0.25
    layer.maskedCorners = [.layerMinXMinYCorner]
    layer.contentsGravity = .topLeft
    layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil)
    layer.filters = [CAFilter.gaussianBlur(radius: 3)]
    layer.speed = 0.5
    layer.timeOffset = 2
    layer.setValue(["a": 1, "b": [CGPoint(x: 1, y: 2)]] as [String: Any], forKey: "own")
    layer.style = ["more": 7]
    layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]
    let (first, second, mask) = (CALayer(), CAShapeLayer(), CALayer())
    first.name = "first"
    mask.cornerRadius = 3
    layer.sublayers = [first, second]
    layer.mask = mask
    let back = try copy(layer)
    #expect(back.name == "box" && back.bounds == layer.bounds && back.position == layer.position)
    #expect(back.transform == layer.transform && back.opacity == 0.25)
    #expect(back.backgroundColor == red && back.borderColor == nil)
    #expect(back.maskedCorners == layer.maskedCorners && back.contentsGravity == .topLeft)
    #expect(back.shadowPath == layer.shadowPath)
    #expect(back.filters as? [CAFilter] == layer.filters as? [CAFilter])
    #expect(back.speed == 0.5 && back.timeOffset == 2 && back.duration == .infinity)
    let own = back.value(forKey: "own") as? [String: Any]
    #expect(
      own?["a"] as? Int == 1 && (own?["b"] as? [Any])?.first as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(back.value(forKey: "more") as? Int == 7)
    #expect((back.actions?["opacity"] as? CABasicAnimation)?.keyPath == "opacity")
    #expect(back.sublayers?.map(\.name) == ["first", nil] && back.sublayers?[1] is CAShapeLayer)
    #expect(back.mask?.cornerRadius == 3 && back.mask?.superlayer === back)
    #expect(back.sublayers?.first?.superlayer === back)
  }

  @Test("Layers of every class come back") func classes() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1 / 3, height: 2), transform: nil)
    shape.fillColor = nil
    shape.lineDashPattern = [1, 2.5]
    shape.lineCap = .round
    let newShape = try copy(shape)
    #expect(newShape.path == shape.path && newShape.fillColor == nil)
    #expect(newShape.lineDashPattern == shape.lineDashPattern && newShape.lineCap == .round)
    let gradient = CAGradientLayer()
    gradient.colors = [red, CGColor.white]
    gradient.locations = [0, 0.5]
    let newGradient = try copy(gradient)
    #expect(newGradient.colors as? [CGColor] == [red, CGColor.white])
    #expect(newGradient.locations == [0, 0.5])
    let text = CATextLayer()
    text.string = "words"
    text.fontSize = 12
    text.needsDisplayOnBoundsChange = false
    let newText = try copy(text)
    #expect(newText.string as? String == "words" && newText.fontSize == 12)
    #expect(!newText.needsDisplayOnBoundsChange && CATextLayer().needsDisplayOnBoundsChange)
    let scroll = CAScrollLayer()
    #expect(try copy(scroll).masksToBounds)
    scroll.masksToBounds = false
    #expect(try !copy(scroll).masksToBounds)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeTranslation(1, 2, 3)
    #expect(try copy(replicator).instanceCount == 4)
    #expect(try copy(replicator).instanceTransform == replicator.instanceTransform)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.duration, cell.color) = ("spark", 3, 2, red)
    emitter.emitterCells = [cell]
    emitter.addSublayer(CAEmitterLayer())
    let newEmitter = try copy(emitter)
    #expect(newEmitter.restlessCount == 2)
    let newCell = try #require(newEmitter.emitterCells?.first)
    #expect(newCell.name == "spark" && newCell.birthRate == 3 && newCell.duration == 2)
    #expect(newCell.color == red && newCell.speed == 1)
  }

  @Test("Pictures, and what a layer does not want to be archived, are left out") func leftOut()
    throws
  {
    let layer = DiscreetLayer()
    let context = CGContext(width: 1, height: 1, scale: 1)
    let picture: CGImage = try #require(context.makeImage())
    layer.contents = picture
    layer.opacity = 0.5
    layer.cornerRadius = 2
    layer.setValue(1, forKey: "secret")
    layer.setValue(Unkeyed(), forKey: "thing")
    layer.setValue(2, forKey: "told")
    let back = try copy(layer)
    #expect(back.contents == nil && back.opacity == 1 && back.cornerRadius == 2)
    #expect(back.value(forKey: "secret") == nil && back.value(forKey: "thing") == nil)
    #expect(back.value(forKey: "told") as? Int == 2)
  }

  @Test("Animations come back") func animations() throws {
    let basic = CABasicAnimation(keyPath: "backgroundColor")
    (basic.fromValue, basic.toValue) = (red, CGColor.black)
    (basic.duration, basic.repeatCount, basic.autoreverses) = (2, .infinity, true)
    basic.fillMode = .both
    basic.isRemovedOnCompletion = false
    basic.timingFunction = CAMediaTimingFunction(name: .easeIn)
    basic.setValue("mine", forKey: "own")
    let back = try copy(basic)
    #expect(back.keyPath == "backgroundColor" && back.fromValue as? CGColor == red)
    #expect(back.toValue as? CGColor == CGColor.black && back.byValue == nil)
    #expect(back.duration == 2 && back.repeatCount == .infinity && back.autoreverses)
    #expect(back.fillMode == .both && !back.isRemovedOnCompletion)
    #expect(back.timingFunction == basic.timingFunction)
    #expect(back.value(forKey: "own") as? String == "mine")
    let frames = CAKeyframeAnimation(keyPath: "transform")
    frames.values = [CATransform3DIdentity, CATransform3DMakeScale(2, 3, 4)]
    frames.keyTimes = [0, 1]
    frames.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)]
    frames.rotationMode = .rotateAuto
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
    path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 0.1))
    path.closeSubpath()
    frames.path = path
    let newFrames = try copy(frames)
    #expect(newFrames.values?.last as? CATransform3D == CATransform3DMakeScale(2, 3, 4))
    #expect(newFrames.keyTimes == [0, 1] && newFrames.timingFunctions == frames.timingFunctions)
    #expect(newFrames.rotationMode == .rotateAuto && newFrames.path == frames.path)
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(try copy(spring).spring == spring.spring)
    let scale = CABasicAnimation(keyPath: "transform")
    scale.valueFunction = CAValueFunction(name: .scaleX)
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromTop)
    let group = CAAnimationGroup()
    group.animations = [scale, transition]
    let members = try #require(try copy(group).animations)
    #expect((members.first as? CABasicAnimation)?.valueFunction?.name == .scaleX)
    #expect((members.last as? CATransition)?.subtype == .fromTop)
  }

  @Test("Curves, functions and filters come back by themselves") func parts() throws {
    let curve = CAMediaTimingFunction(controlPoints: 0.1, -2, 0.3, 7)
    #expect(try copy(curve) == curve)
    let function = try #require(CAValueFunction(name: .rotateZ))
    #expect(try copy(function) == function)
    let filter = CAFilter.saturation(0.3)
    #expect(try copy(filter) == filter)
    let constraint = CAConstraint(
      attribute: .maxY, relativeTo: "superlayer", attribute: .height, scale: 2, offset: -3)
    let back = try copy(constraint)
    #expect(back.attribute == .maxY && back.sourceName == "superlayer" && back.scale == 2)
    #expect(back.sourceAttribute == .height && back.offset == -3)
  }

  @Test("A coder that has nothing makes plain objects, or none") func nothing() {
    let coder = Unkeyed()
    #expect(CALayer(coder: coder)?.opacity == 1)
    #expect(CATextLayer(coder: coder)?.needsDisplayOnBoundsChange == true)
    #expect(CAScrollLayer(coder: coder)?.masksToBounds == true)
    #expect(CAEmitterLayer(coder: coder)?.restlessCount == 1)
    #expect(CABasicAnimation(coder: coder)?.speed == 1)
    #expect(CAEmitterCell(coder: coder)?.scale == 1)
    #expect(CAMediaTimingFunction(coder: coder) == nil && CAValueFunction(coder: coder) == nil)
    #expect(CAFilter(coder: coder) == nil && CAConstraint(coder: coder) == nil)
    CALayer().encode(with: coder)
    CABasicAnimation().encode(with: coder)
    CAFilter(name: "none").encode(with: coder)
  }

  @Test(
    "What an archive has of the wrong kind, or without numbers, is left as it is",
    arguments: [
      ["point", Double.nan, 1] as [any Sendable], ["point", 1.0], ["point", "a", "b"], ["nothing"],
      [],
      ["rect", 0.0, 0.0, Double.infinity, 1.0], ["color", "no space", 1.0], ["color"],
      ["path", "L 1 2"], ["path", "M 1"], ["path", "X"], ["path"], ["list", ["what"]], [1, 2, 3],
      ["dictionary", "key"], ["dictionary", 1, 2], ["transform", 1.0, 2.0],
    ])
  func badValues(value: [any Sendable]) throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    for key in ["position", "bounds", "backgroundColor", "transform", "path", "sublayers", "mask"] {
      archiver.encode(value as NSArray, forKey: key)
    }
    for key in ["zPosition", "anchorPoint", "opacity"] {
      archiver.encode(NSNumber(value: Double.nan), forKey: key)
    }
    archiver.encode("name" as NSString, forKey: "duration")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.requiresSecureCoding = true
    let layer = try #require(CAShapeLayer(coder: coder))
    #expect(layer.position == .zero && layer.bounds == .zero && layer.path == nil)
    #expect(layer.zPosition == 0 && layer.opacity == 1)
    #expect(layer.sublayers == nil && layer.mask == nil && layer.duration == .infinity)
  }
}
