import QuartzCore
import Testing

@Suite @MainActor struct LayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test("a new layer has Apple's defaults")
  func defaults() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.bounds == .zero && layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.zPosition == 0 && layer.opacity == 1 && !layer.isHidden)
    #expect(!layer.masksToBounds && layer.backgroundColor == nil)
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0)
    #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.sublayers == nil && layer.superlayer == nil)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test("L02 position is the frame's origin and the anchor's share of the size")
  func articlePosition() {
    let layer = layer(40, 60, 120, 80)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.frame == CGRect(x: 100, y: 20, width: 120, height: 80))
  }

  @Test(
    "L02 a frame is a number under any transform",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e300, 0] as [CGFloat])
  func frameUnderExtremes(factor: CGFloat) {
    let layer = layer(0, 0, 10, 10)
    layer.transform = CATransform3DMakeScale(1, factor, 1)
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.position.isFinite && layer.bounds.isFinite)
    #expect(abs(layer.bounds.width - 30) < 1e-9)
    layer.anchorPoint = CGPoint(x: 1e300, y: 1e300)
    layer.frame = CGRect(x: 1, y: 2, width: 1e300, height: 40)
    #expect(layer.position.isFinite && layer.bounds.isFinite)
  }

  @Test("L02 changing the position never changes the anchor point")
  func positionLeavesAnchor() {
    let layer = layer(40, 60, 120, 80)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.position = CGPoint(x: 7, y: 9)
    #expect(layer.anchorPoint == CGPoint(x: 0.25, y: 0.75))
    #expect(layer.frame.origin == CGPoint(x: 7 - 30, y: 9 - 60))
  }

  @Test("L02 an anchor point may lie outside the layer")
  func anchorOutside() {
    let layer = layer(0, 0, 100, 50)
    layer.anchorPoint = CGPoint(x: 2, y: -1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 210, y: -30))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("V08 the frame follows bounds and position: (…,100,50) at (200,300) is (150,275)")
  func frameFromBoundsAndPosition() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 11, y: 12, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
  }

  @Test("V08 setting the frame keeps the origin of the bounds")
  func frameKeepsBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 30, y: 40)
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(layer.bounds == CGRect(x: 30, y: 40, width: 10, height: 20))
    #expect(layer.position == CGPoint(x: 6, y: 12))
  }

  @Test("negative sizes are standardised")
  func negativeSizes() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: -30, height: -40)
    #expect(layer.bounds.origin == CGPoint(x: -20, y: -20))
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
    layer.frame = CGRect(x: 10, y: 20, width: -30, height: 40)
    #expect(layer.frame == CGRect(x: -20, y: 20, width: 30, height: 40))
  }

  @Test("V09 a frame that is set under scale (2, 4) sizes the bounds by the inverse")
  func frameUnderScale() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.transform == CATransform3DMakeScale(2, 4, 1))
  }

  @Test("V09 a frame that is set under a translation moves the position, not the transform")
  func frameUnderTranslation() {
    let layer = layer(0, 0, 100, 50)
    layer.transform = CATransform3DMakeTranslation(30, 40, 0)
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 20, y: -15))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("a frame can be set under a transform that has no inverse")
  func frameUnderFlatTransform() {
    let layer = layer(0, 0, 100, 50)
    layer.transform = CATransform3DMakeScale(0, 1, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
    #expect(layer.frame.width == 0 && layer.frame.height == 40)
  }

  @Test("L03 a layer turns about its anchor point")
  func rotationAboutAnchor() {
    let layer = layer(100, 100, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.position == CGPoint(x: 150, y: 125))
    #expect(abs(layer.frame.midX - 150) < 1e-9 && abs(layer.frame.midY - 125) < 1e-9)
    #expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.height - 100) < 1e-9)

    layer.setAffineTransform(.identity)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 100, y: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.minX - 50) < 1e-9 && abs(layer.frame.maxX - 100) < 1e-9)
    #expect(abs(layer.frame.minY - 100) < 1e-9 && abs(layer.frame.maxY - 200) < 1e-9)
  }

  @Test("L03 a layer grows about its anchor point")
  func scaleAboutAnchor() {
    let layer = layer(100, 100, 100, 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.frame == CGRect(x: -50, y: 25, width: 200, height: 100))
  }

  @Test("unknown bits of maskedCorners are dropped")
  func unknownCorners() {
    let layer = CALayer()
    layer.maskedCorners = CACornerMask(rawValue: 0xF1)
    #expect(layer.maskedCorners == .layerMinXMinYCorner)
  }

  @Test("frame is what a subclass's bounds and position make of it")
  func observersSeeEachStoredChange() {
    final class Observed: CALayer {
      var seen: [String] = []
      override var position: CGPoint { didSet { seen.append("position") } }
      override var bounds: CGRect { didSet { seen.append("bounds") } }
    }
    let layer = Observed()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.seen == ["position", "bounds"])
    #expect(layer.position == CGPoint(x: 5, y: 5))
  }
}
