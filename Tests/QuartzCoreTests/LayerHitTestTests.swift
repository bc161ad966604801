import QuartzCore
import Testing

@Suite @MainActor struct LayerHitTestTests {
  /// A root of 100 × 100 with one sublayer of 40 × 40 at (30, 30).
  private func scene() -> (root: CALayer, sublayer: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    root.addSublayer(sublayer)
    return (root, sublayer)
  }

  @Test("E03 the point is one of the superlayer's space")
  func pointIsInSuperlayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(layer.hitTest(CGPoint(x: 55, y: 55)) === layer)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(layer.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("E03 the lower edges are in, the upper ones out")
  func edges() {
    let (root, sublayer) = scene()
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === sublayer)
    #expect(root.hitTest(CGPoint(x: 69.999, y: 69.999)) === sublayer)
    #expect(root.hitTest(CGPoint(x: 70, y: 50)) === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 70)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50)) == nil)
  }

  @Test("E03 the later sibling wins, unless another has a larger zPosition")
  func topmost() {
    let (root, first) = scene()
    let second = CALayer()
    second.frame = first.frame
    root.addSublayer(second)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === second)
    first.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === first)
  }

  @Test("E03 a sublayer outside its superlayer is found unless that one masks")
  func outsideSuperlayer() {
    let (root, sublayer) = scene()
    sublayer.position = CGPoint(x: 200, y: 50)
    #expect(root.hitTest(CGPoint(x: 200, y: 50)) === sublayer)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 200, y: 50)) == nil)
  }

  @Test("E03 hidden layers and what they hold are passed by")
  func hidden() {
    let (root, sublayer) = scene()
    let inner = CALayer()
    inner.frame = sublayer.bounds
    sublayer.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === inner)
    sublayer.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
    root.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test("E03 the test follows rotation, and a flat layer is never hit")
  func transformed() {
    let (root, sublayer) = scene()
    sublayer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(root.hitTest(CGPoint(x: 31, y: 31)) === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 23)) === sublayer)
    sublayer.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test("E03 a subclass's contains and hitTest are asked")
  func overrides() {
    final class Ring: CALayer {
      override func contains(_ p: CGPoint) -> Bool { p.x < 10 }
    }
    final class Glass: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { nil }
    }
    let (root, _) = scene()
    let ring = Ring()
    ring.frame = root.bounds
    root.addSublayer(ring)
    let glass = Glass()
    glass.frame = root.bounds
    root.addSublayer(glass)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === ring)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
  }
}
