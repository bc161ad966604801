import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyValueTests {
  @Test func `L17_every property is set and read by its key`() {
    let layer = CALayer()
    layer.setValue(CGFloat(12), forKey: "cornerRadius")
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(3, forKey: "borderWidth")
    layer.setValue(NSNumber(value: -2.5), forKey: "zPosition")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKey: "shadowOffset")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(CGColor(gray: 0.5, alpha: 1), forKey: "backgroundColor")
    #expect(layer.cornerRadius == 12)
    #expect(layer.opacity == 0.5)
    #expect(layer.borderWidth == 3)
    #expect(layer.zPosition == -2.5)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.shadowOffset == CGSize(width: 3, height: 4))
    #expect(layer.isHidden)
    #expect(layer.contentsGravity == .center)
    #expect(layer.backgroundColor == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func `L17_numbers come out as objects that every cast reads`() {
    let layer = CALayer()
    layer.cornerRadius = 1.5
    let number = layer.value(forKey: "cornerRadius")
    #expect(number as? CGFloat == 1.5)
    #expect(number as? Double == 1.5)
    #expect(number as? Float == 1.5)
    #expect((number as? NSNumber)?.doubleValue == 1.5)
    layer.position = CGPoint(x: 5, y: 6)
    let point = layer.value(forKey: "position")
    #expect(point as? CGPoint == CGPoint(x: 5, y: 6))
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 5, y: 6))
    #expect(point as? CGSize == nil)
    let transform = layer.value(forKey: "transform") as? CATransform3D
    #expect(transform == CATransform3DIdentity)
    #expect(layer.value(forKey: "isHidden") as? Bool == false)
  }

  @Test(arguments: [
    ("position.x", 7.0), ("position.y", -7), ("bounds.origin.x", 4), ("bounds.size.width", 33),
    ("bounds.size.height", 44), ("shadowOffset.width", 2), ("shadowOffset.height", 5),
    ("anchorPoint.x", 0.25), ("contentsRect.size.width", 0.5), ("frame.origin.y", 9),
    ("transform.rotation", 0.5), ("transform.rotation.x", 0.25), ("transform.rotation.y", -1.25),
    ("transform.rotation.z", 3), ("transform.scale", 2), ("transform.scale.x", -3),
    ("transform.scale.y", 0.5), ("transform.scale.z", 4), ("transform.translation.x", 10),
    ("transform.translation.y", 20), ("transform.translation.z", 30),
    ("sublayerTransform.rotation.y", 2.5), ("sublayerTransform.translation.z", -100),
  ])
  func `L17_a part that is set by its path reads back`(path: String, number: Double) throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.setValue(number, forKeyPath: path)
    let read = try #require(layer.value(forKeyPath: path) as? Double)
    #expect((read - number).magnitude < 1e-12)
  }

  @Test func `L17_parts of a transform do not disturb each other`() throws {
    let layer = CALayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    layer.transform = perspective
    let parts = [
      ("scale.x", 2.0), ("scale.y", 0.5), ("rotation.x", 0.3), ("rotation.y", -0.4),
      ("rotation.z", 0.5), ("translation.x", 11), ("translation.z", -50),
    ]
    for (part, value) in parts { layer.setValue(value, forKeyPath: "transform.\(part)") }
    for (part, value) in parts {
      let read = try #require(layer.value(forKeyPath: "transform.\(part)") as? Double)
      #expect((read - value).magnitude < 1e-9, "\(part)")
    }
    // As when each is concatenated by hand, in that order.
    var expected = CATransform3DMakeScale(2, 0.5, 1)
    for next in [
      CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeRotation(-0.4, 0, 1, 0),
      CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeTranslation(11, 0, -50),
      perspective,
    ] { expected = CATransform3DConcat(expected, next) }
    #expect(layer.transform.distance(to: expected) < 1e-9)
  }

  @Test func `L17_a turn beyond a quarter goes on about its own axis`() {
    let layer = CALayer()
    for angle in stride(from: -3.0, through: 3, by: 0.5) {
      layer.setValue(angle, forKeyPath: "transform.rotation.y")
      let expected = CATransform3DMakeRotation(angle, 0, 1, 0)
      #expect(layer.transform.distance(to: expected) < 1e-9, "\(angle)")
    }
  }

  @Test func `L17_a sheared map keeps its shear when a part is set`() {
    let layer = CALayer()
    let shear = CGAffineTransform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 3, ty: 4)
    layer.setAffineTransform(shear)
    layer.setValue(0, forKeyPath: "transform.translation.x")
    layer.setValue(3, forKeyPath: "transform.translation.x")
    #expect(layer.transform.distance(to: CATransform3DMakeAffineTransform(shear)) < 1e-12)
  }

  @Test func `L17_mean scale, planar translation and plain rotation`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 3)
    layer.setValue(CGSize(width: 4, height: 5), forKeyPath: "transform.translation")
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 4, height: 5))
    layer.transform = CATransform3DIdentity
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation")
    #expect(layer.transform == CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
  }

  @Test func `L17_unknown keys are stored, copied and given back`() {
    let layer = CALayer()
    layer.setValue("blue", forKey: "mood")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "knob")
    layer.setValue(5, forKeyPath: "knob.x")
    let copy = CALayer(layer: layer)
    #expect(copy.value(forKey: "mood") as? String == "blue")
    #expect(copy.value(forKeyPath: "knob.x") as? Double == 5)
    copy.setValue(nil, forKey: "mood")
    #expect(copy.value(forKey: "mood") == nil)
    #expect(layer.value(forKey: "mood") as? String == "blue")
    #expect(layer.value(forKeyPath: "knob.colour") == nil)
    #expect(layer.value(forKeyPath: "nothing.at.all") == nil)
  }

  @Test func `L17_the style has what is not set, and the class what neither has`() {
    final class Styled: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "depth" ? 9 : super.defaultValue(forKey: key)
      }
    }
    let layer = Styled()
    #expect(layer.value(forKey: "depth") as? Int == 9)
    layer.style = ["style": ["depth": 4]]
    #expect(layer.value(forKey: "depth") as? Int == 4)
    layer.setValue(1, forKey: "depth")
    #expect(layer.value(forKey: "depth") as? Int == 1)
    #expect(Styled.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
    #expect(CALayer.defaultValue(forKey: "miterLimit") == nil)
  }

  @Test func `L17_nil takes a property to its default and a wrong kind leaves it`() {
    let layer = CAShapeLayer()
    layer.lineWidth = 4
    layer.setValue("thick", forKey: "lineWidth")
    #expect(layer.lineWidth == 4)
    layer.setValue(nil, forKey: "lineWidth")
    #expect(layer.lineWidth == 1)
    layer.setValue(nil, forKey: "fillColor")
    #expect(layer.fillColor == nil)
  }

  @Test func `L17_keys of shapes and gradients`() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    shape.setValue([NSNumber(value: 3), NSNumber(value: 1.5)], forKey: "lineDashPattern")
    shape.setValue("round", forKey: "lineCap")
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    shape.setValue(path, forKey: "path")
    #expect(shape.strokeEnd == 0.5)
    #expect(shape.lineDashPattern == [3, 1.5])
    #expect(shape.lineCap == .round)
    #expect(shape.path == path)
    let gradient = CAGradientLayer()
    gradient.setValue(0.75, forKeyPath: "endPoint.x")
    gradient.setValue([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], forKey: "colors")
    gradient.setValue([0.0, 1.0], forKey: "locations")
    #expect(gradient.endPoint == CGPoint(x: 0.75, y: 1))
    #expect(gradient.colors?.count == 2)
    #expect(gradient.locations == [0, 1])
    #expect((gradient.value(forKey: "colors") as? [CGColor])?.count == 2)
  }

  @Test(arguments: [
    CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CAReplicatorLayer.self,
    CAScrollLayer.self, CATiledLayer.self, CAEmitterLayer.self,
  ])
  func `L17_every key of every class reads as its kind and takes what it read`(
    layerClass: CALayer.Type
  ) throws {
    let layer = layerClass.makeDefault()
    #expect(type(of: layer) == layerClass)
    for property in layerClass.table.properties {
      let key = property.key
      let value = property.get(layer)
      #expect(value.kind == property.kind, "\(key)")
      #expect(LayerValue(layer.value(forKey: key), as: property.kind) != nil, "\(key)")
      layer.setValue(layer.value(forKey: key), forKey: key)
      #expect("\(property.get(layer))" == "\(value)", "\(key)")
    }
    let missing = ["opacity", "transform", "contents", "shadowPath"].filter {
      layerClass.table[$0] == nil
    }
    #expect(missing == [])
  }

  @Test func `L17_paths go on in masks, named sublayers and filters`() {
    let layer = CALayer()
    let mask = CALayer()
    let knob = CALayer()
    knob.name = "knob"
    layer.setValue(mask, forKey: "mask")
    layer.addSublayer(knob)
    layer.filters = [CAFilter.gaussianBlur(radius: 4)]
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    layer.setValue(8, forKeyPath: "sublayers.knob.position.x")
    layer.setValue(6, forKeyPath: "filters.gaussianBlur.inputRadius")
    #expect(mask.superlayer === layer)
    #expect(mask.opacity == 0.5)
    #expect(knob.position.x == 8)
    #expect(layer.value(forKeyPath: "sublayers.knob.position.x") as? Double == 8)
    #expect(layer.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? Double == 6)
  }

  @Test func `L17_a key that needs display asks for a drawing`() {
    final class Dial: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
    }
    let dial = Dial()
    dial.setValue(1, forKey: "other")
    #expect(!dial.needsDisplay())
    dial.setValue(1, forKey: "angle")
    #expect(dial.needsDisplay())
  }

  @Test func `L17_a path runs the setter of a subclass`() {
    final class Listening: CALayer {
      var heard: [CGPoint] = []
      override var position: CGPoint { didSet { heard.append(position) } }
    }
    let layer = Listening()
    layer.setValue(3, forKeyPath: "position.y")
    #expect(layer.heard == [CGPoint(x: 0, y: 3)])
  }

  @Test(arguments: ["", ".", "position.", ".x", "position.z", "transform.rotation.w", "bounds..x"])
  func `L17_a path that means nothing reads nil and sets nothing`(path: String) {
    let layer = CALayer()
    layer.setValue(7, forKeyPath: path)
    #expect(layer.position == .zero)
    #expect(layer.bounds == .zero)
    #expect(layer.transform == CATransform3DIdentity)
  }
}

extension CATransform3D {
  fileprivate func distance(to other: CATransform3D) -> Double {
    let numbers = [self, other].map { NSValue(caTransform3D: $0) }.map { value in
      var numbers = [Double](repeating: 0, count: 16)
      value.getValue(&numbers)
      return numbers
    }
    return zip(numbers[0], numbers[1]).map { ($0 - $1).magnitude }.max() ?? 0
  }
}
