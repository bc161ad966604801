import CoreGraphics
import Testing

@testable import QuartzCore

/// What was measured on Apple's layers, each with its number.
@MainActor @Suite struct LayerFactTests {
  @Test("F26 the plane's part of a translation in space is a translation")
  func affinePart() {
    let moved = CATransform3DMakeTranslation(5, 10, 1)
    #expect(CATransform3DGetAffineTransform(moved) == CGAffineTransform(translationX: 5, y: 10))
  }

  @Test("F42 the mark is gone before a layer is asked to display itself") func markBeforeDisplay() {
    final class Layer: CALayer {
      var marks: [Bool] = []
      override func display() { marks.append(needsDisplay()) }
    }
    let layer = Layer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.marks == [false])
  }

  @Test("F60 layers have default values for some keys only") func defaultValues() {
    for key in ["bounds", "position", "frame", "shadowOpacity", "hidden", "isHidden"] {
      #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
    }
    #expect(CAShapeLayer.defaultValue(forKey: "strokeStart") == nil)
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceDelay") == nil)
    #expect(CALayer.defaultValue(forKey: "speed") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "duration") as? Double == .infinity)
    #expect(CALayer.defaultValue(forKey: "fillMode") as? String == "removed")
    #expect((CALayer.defaultValue(forKey: "edgeAntialiasingMask") as? NSNumber)?.intValue == 15)
  }

  @Test("F60 animations have default values for some keys only") func defaultsOfAnimations() {
    func value(_ type: CAAnimation.Type, _ key: String) -> Any? { type.defaultValue(forKey: key) }
    #expect(value(CAKeyframeAnimation.self, "calculationMode") as? String == "linear")
    for type in [CAAnimation.self, CABasicAnimation.self, CAAnimationGroup.self] {
      #expect((value(type, "speed") as? NSNumber)?.doubleValue == 1)
      #expect(value(type, "fillMode") as? String == "removed")
      #expect((value(type, "removedOnCompletion") as? NSNumber)?.boolValue == true)
      for key in ["duration", "beginTime", "autoreverses"] { #expect(value(type, key) == nil) }
    }
    #expect((value(CASpringAnimation.self, "mass") as? NSNumber)?.doubleValue == 1)
    #expect((value(CASpringAnimation.self, "stiffness") as? NSNumber)?.doubleValue == 100)
    #expect((value(CASpringAnimation.self, "damping") as? NSNumber)?.doubleValue == 10)
    #expect((value(CASpringAnimation.self, "allowsOverdamping") as? NSNumber)?.boolValue == false)
    #expect(value(CATransition.self, "type") as? String == "fade")
    #expect((value(CATransition.self, "endProgress") as? NSNumber)?.doubleValue == 1)
  }

  @Test("F61 colours that nobody set have four components") func defaultColours() {
    #expect(CAShapeLayer().fillColor?.components == [0, 0, 0, 1])
    #expect(CAEmitterCell().color?.components == [1, 1, 1, 1])
    #expect(CAReplicatorLayer().instanceColor?.components == [1, 1, 1, 1])
    #expect(CATextLayer().foregroundColor?.components == [1, 1, 1, 1])
    #expect(CALayer().shadowColor?.components == [0, 0, 0, 1])
    #expect(CALayer().borderColor?.components == [0, 0, 0, 1])
  }

  @Test("F62 a scroll layer made from any layer clips, and scrolls itself") func scrollLayers() {
    #expect(CAScrollLayer(layer: CALayer()).masksToBounds)
    let layer = CAScrollLayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    (layer as CALayer).scroll(CGPoint(x: 3, y: 4))
    #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
  }

  @Test("F65 before a layer begins its parent's times are 0 in it") func timesBefore() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    (child.speed, child.timeOffset, child.beginTime) = (0.5, 7, 8)
    #expect(child.convertTime(7, from: parent) == 0)
    #expect(child.convertTime(8, from: parent) == 7)
    #expect(child.convertTime(10, from: parent) == 8)
    let root = CALayer()
    let paused = CALayer()
    root.addSublayer(paused)
    (root.speed, root.timeOffset, root.beginTime) = (2, 3, 1)
    paused.speed = 0
    #expect(paused.convertTime(10, to: root) == 0)
    #expect(paused.convertTime(10, to: nil) == -0.5)
    let half = CALayer()
    (half.speed, half.timeOffset, half.beginTime) = (2, 0.5, 1)
    #expect(half.convertTime(10, to: nil) == 5.75)
  }

  @Test("F70 a value function is the same object each time, a group's copy keeps its children")
  func sameObjects() {
    #expect(CAValueFunction(name: .scale) === CAValueFunction(name: .scale))
    let group = CAAnimationGroup()
    let child = CABasicAnimation(keyPath: "opacity")
    group.animations = [child]
    let copy = group.copy() as? CAAnimationGroup
    #expect(copy?.animations?.first === child)
  }

  @Test("F71 a layer that asks for it is to be displayed when its opacity changes")
  func displayForKeys() {
    final class Layer: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "opacity" || super.needsDisplay(forKey: key)
      }
    }
    let layer = Layer()
    layer.opacity = 0.5
    #expect(layer.needsDisplay())
    let other = Layer()
    other.setValue(0.5, forKey: "opacity")
    #expect(other.needsDisplay())
    other.displayIfNeeded()
    #expect(!other.needsDisplay())
    let plain = CALayer()
    plain.opacity = 0.5
    #expect(!plain.needsDisplay())
    for key in [
      "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
      "allowsFontSubpixelQuantization", "style", "contentsScale",
    ] { #expect(CATextLayer.needsDisplay(forKey: key), "\(key)") }
    #expect(!CATextLayer.needsDisplay(forKey: "position"))
  }

  @Test("F73 filters and contents keep any object") func anyObjects() {
    final class Thing {}
    let (layer, thing) = (CALayer(), Thing())
    layer.compositingFilter = thing
    #expect(layer.compositingFilter as? Thing === thing)
    layer.contents = thing
    #expect(layer.contents as? Thing === thing)
  }

  @Test("F40 a presentation layer draws all that is below it, and has its mask")
  func presentedTree() throws {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    root.anchorPoint = .zero
    let middle = CALayer()
    middle.frame = root.bounds
    let leaf = CALayer()
    leaf.frame = CGRect(x: 2, y: 0, width: 2, height: 4)
    leaf.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    mask.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    middle.mask = mask
    _ = root.commitTree()
    func painted(_ layer: CALayer?) throws -> [[Bool]] {
      let context = CGContext(width: 4, height: 4, scale: 1)
      layer?.render(in: context)
      let bytes = [UInt8](try #require(context.makeImage()?.dataProvider?.data) as Data)
      return (0..<4).map { y in
        (0..<4).map { x in
          bytes[(y * 4 + x) * 4..<(y * 4 + x) * 4 + 4] != [0, 0, 0, 0]
        }
      }
    }
    let shown = try painted(root.presentation())
    #expect(shown == (try painted(root)))
    // Half of the leaf's two columns, whichever way up the context is.
    #expect(shown.filter { $0 == [false, false, true, true] }.count == 2)
    #expect(shown.filter { $0 == [false, false, false, false] }.count == 2)
    let copy = try #require(middle.presentation()?.mask)
    #expect(copy !== mask && copy.frame == mask.frame && copy.model() === mask)
  }

  @Test("F64 a flipped layer's own space is upside down to its superlayer") func flipped() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 5, y: 7, width: 100, height: 80)
    layer.position = CGPoint(x: 20, y: 30)
    layer.isGeometryFlipped = true
    root.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 5, y: 7), to: root) == CGPoint(x: 20, y: 110))
    let child = CALayer()
    child.anchorPoint = .zero
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.position = CGPoint(x: 15, y: 17)
    layer.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: layer) == CGPoint(x: 15, y: 17))
  }
}
