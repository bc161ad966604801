import QuartzCore
import RenderTree
import Testing

@Suite @MainActor struct DepthTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    return transform
  }

  private func turned(_ angle: CGFloat) -> CATransform3D {
    CATransform3DRotate(perspective, angle, 0, 1, 0)
  }

  // MARK: Frames and conversion

  @Test("L03 a turn about y narrows the frame, and perspective makes the near side higher")
  func frameUnderPerspective() {
    let layer = layer(100, 100, 200, 100)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(layer.frame.minX - 150) < 1e-9 && abs(layer.frame.width - 100) < 1e-9)
    #expect(abs(layer.frame.height - 100) < 1e-9)
    layer.transform = turned(.pi / 3)
    // The right side lies 100 sin 60° = 86.6 behind, the left one so much before the plane.
    let (far, near) = (1 + 86.6025403784 / 500, 1 - 86.6025403784 / 500)
    #expect(abs(layer.frame.minX - (200 - 50 / near)) < 1e-6)
    #expect(abs(layer.frame.maxX - (200 + 50 / far)) < 1e-6)
    #expect(abs(layer.frame.height - 100 / near) < 1e-6)
  }

  @Test("L03 a turn happens about the depth of the anchor point")
  func anchorPointZ() {
    let layer = layer(100, 100, 100, 100)
    layer.anchorPointZ = -50
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The layer lies 50 before its axis and comes to lie 50 beside it, seen edge on.
    #expect(abs(layer.frame.minX - 200) < 1e-9 && abs(layer.frame.width) < 1e-9)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(abs(layer.frame.minX - 100) < 1e-9 && abs(layer.frame.width - 100) < 1e-9)
  }

  @Test("L06 sublayerTransform moves sublayers about the anchor point, not the layer")
  func sublayerTransform() {
    let root = layer(0, 0, 400, 400)
    let parent = layer(100, 100, 200, 200)
    let child = layer(0, 0, 20, 20)
    root.addSublayer(parent)
    parent.addSublayer(child)
    parent.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(parent.frame == CGRect(x: 100, y: 100, width: 200, height: 200))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(near(child.convert(CGPoint.zero, to: parent), CGPoint(x: 50, y: 50)))
    #expect(near(child.convert(CGPoint.zero, to: root), CGPoint(x: 150, y: 150)))
    #expect(near(root.convert(CGPoint(x: 150, y: 150), to: child), .zero))
    #expect(near(parent.convert(CGPoint.zero, to: root), CGPoint(x: 100, y: 100)))
    #expect(root.hitTest(CGPoint(x: 155, y: 155)) === child)
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === parent)
  }

  @Test("L06 a flipped geometry turns y around for the sublayers")
  func flippedGeometry() {
    let root = layer(0, 0, 100, 100)
    let child = layer(10, 0, 20, 30)
    root.addSublayer(child)
    root.isGeometryFlipped = true
    #expect(near(child.convert(CGPoint.zero, to: nil), CGPoint(x: 10, y: 100)))
    #expect(near(child.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 0)))
    #expect(root.hitTest(CGPoint(x: 15, y: 75)) === child)
    #expect(root.hitTest(CGPoint(x: 15, y: 5)) === root)
  }

  @Test("V12 points go through perspective and back")
  func perspectiveConversion() {
    let root = layer(0, 0, 400, 400)
    let child = layer(100, 100, 200, 200)
    root.addSublayer(child)
    child.transform = turned(.pi / 4)
    let corner = child.convert(CGPoint.zero, to: root)
    let depth = 100 / CGFloat(2).squareRoot()
    let scale = 1 / (1 - depth / 500)
    #expect(near(corner, CGPoint(x: 200 - depth * scale, y: 200 - 100 * scale)))
    #expect(near(root.convert(corner, to: child), .zero))
    #expect(near(child.convert(corner, from: root), .zero))
  }

  @Test("V12 a layer flattens what is below it before it turns")
  func flattening() {
    let root = layer(0, 0, 400, 400)
    let parent = layer(100, 100, 200, 200)
    let child = layer(0, 0, 200, 200)
    root.addSublayer(parent)
    parent.addSublayer(child)
    parent.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    child.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    #expect(near(child.convert(CGPoint.zero, to: root), CGPoint(x: 200 - 25, y: 100)))
    let keeping = CATransformLayer()
    keeping.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    root.addSublayer(keeping)
    keeping.transform = parent.transform
    keeping.addSublayer(child)
    #expect(near(child.convert(CGPoint.zero, to: root), CGPoint(x: 100, y: 100)))
  }

  // MARK: Hit tests

  @Test("E03 a hit goes through perspective, and behind the eye nothing is hit")
  func hitsUnderPerspective() {
    let root = layer(0, 0, 400, 400)
    let child = layer(100, 100, 200, 200)
    root.addSublayer(child)
    child.transform = turned(.pi / 4)
    let corner = child.convert(CGPoint.zero, to: root)
    #expect(root.hitTest(CGPoint(x: corner.x + 1, y: corner.y + 2)) === child)
    #expect(root.hitTest(CGPoint(x: corner.x + 1, y: corner.y - 2)) === root)
    child.transform = CATransform3DTranslate(perspective, 0, 0, 600)
    #expect(root.hitTest(CGPoint(x: 200, y: 200)) === root)
  }

  @Test("E03 a layer without a back is not hit from behind")
  func backs() {
    let root = layer(0, 0, 100, 100)
    let parent = layer(0, 0, 100, 100)
    let child = layer(0, 0, 100, 100)
    root.addSublayer(parent)
    parent.addSublayer(child)
    child.isDoubleSided = false
    let point = CGPoint(x: 20, y: 20)
    #expect(root.hitTest(point) === child)
    child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(point) === parent)
    parent.transform = child.transform
    #expect(root.hitTest(point) === child)
    child.transform = CATransform3DMakeScale(-1, 1, 1)
    parent.transform = CATransform3DIdentity
    #expect(root.hitTest(point) === child)
  }

  @Test("E03 where planes cut each other the nearer one is hit")
  func crossingPlanes() {
    let root = layer(0, 0, 100, 100)
    let (first, second) = (layer(0, 0, 100, 100), layer(0, 0, 100, 100))
    root.addSublayer(first)
    root.addSublayer(second)
    first.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    // Its left side comes forward.
    #expect(root.hitTest(CGPoint(x: 30, y: 50)) === first)
    #expect(root.hitTest(CGPoint(x: 70, y: 50)) === second)
    first.transform = CATransform3DMakeTranslation(0, 0, 5)
    #expect(root.hitTest(CGPoint(x: 70, y: 50)) === first)
  }

  @Test("E03 a transform layer is never hit, its sublayers are, in its superlayer's space")
  func transformLayers() {
    let root = layer(0, 0, 100, 100)
    let keeping = CATransformLayer()
    keeping.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    let child = layer(0, 0, 40, 40)
    root.addSublayer(keeping)
    keeping.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === child)
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
    #expect(keeping.hitTest(CGPoint(x: 20, y: 20)) == nil)
    keeping.isHidden = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
  }

  @Test("numbers that are none hit nothing and do no harm")
  func oddNumbers() {
    for number in [Double.nan, .infinity, 1e300, 0] {
      let root = layer(0, 0, 100, 100)
      let child = layer(10, 10, 50, 50)
      root.addSublayer(child)
      child.transform.m34 = number
      child.transform.m14 = number
      child.transform.m11 = number
      #expect(child.position == CGPoint(x: 35, y: 35) && child.bounds.width == 50)
      _ = (child.frame, child.convert(CGPoint(x: 3, y: 3), to: root))
      _ = child.convert(CGRect(x: 3, y: 3, width: 5, height: 5), from: root)
      #expect(root.hitTest(CGPoint(x: 30, y: 30)) === root, "a transform with \(number)")
      root.sublayerTransform.m23 = number
      #expect(root.hitTest(CGPoint(x: 30, y: 30)) === root, "and one of the sublayers")
      #expect(root.commitTree().root?.children.count == (number.isFinite ? 1 : 0))
    }
  }

  // MARK: Commit

  @Test("a layer in its superlayer's plane has no space, one with depth has")
  func spaces() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = layer(0, 0, 100, 100)
    let child = layer(10, 20, 50, 50)
    root.addSublayer(child)
    let flat = try #require(root.commitTree().root)
    #expect(flat.geometry.space == nil && flat.children[0].geometry.space == nil)
    child.zPosition = 7
    root.sublayerTransform.m34 = -1.0 / 500
    let deep = try #require(root.commitTree().root)
    #expect(deep.formsDepth)
    #expect(deep.children[0].dump().contains("at (10 20) depth 7"))
    #expect(deep.dump().contains("children (1 0 0 0; 0 1 0 0; -0.1 -0.1 1 -0.002; 0 0 0 1)"))
  }

  @Test("a new sublayerTransform makes one new node")
  func oneNode() {
    let root = layer(0, 0, 100, 100)
    for _ in 0..<5 { root.addSublayer(layer(0, 0, 10, 10)) }
    _ = root.commitTree()
    root.sublayerTransform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(root.commitTree().report.recommitted == 1)
  }

  @Test("L05 translation along z orders sublayers as zPosition does")
  func translationOrders() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = layer(0, 0, 100, 100)
    let (first, second) = (layer(0, 0, 10, 10), layer(0, 0, 10, 10))
    root.sublayers = [first, second]
    first.transform = CATransform3DMakeTranslation(0, 0, 1)
    #expect(root.paintOrder.last === first)
    _ = root.commitTree()
    second.zPosition = 2
    #expect(root.paintOrder.last === second)
    #expect(root.commitTree().root?.children.last?.id == second.number)
  }

  @Test("a transform layer shows nothing by itself")
  func transformLayersAreBare() throws {
    let keeping = CATransformLayer()
    keeping.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    keeping.backgroundColor = .black
    keeping.borderWidth = 3
    keeping.masksToBounds = true
    keeping.opacity = 0.5
    let node = try #require(keeping.commitTree().root)
    #expect(node.paint.isEmpty && !node.effect.masksToBounds && node.effect.opacity == 0.5)
    #expect(node.dump().contains("keepsDepth"))
  }
}
