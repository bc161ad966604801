import QuartzCore
import Testing

@Suite @MainActor struct LayerConversionTests {
  /// A root with two branches: left, which is moved, scaled and scrolled, and right, which is moved.
  private struct Branches {
    let root = CALayer()
    let left = CALayer()
    let leaf = CALayer()
    let right = CALayer()

    init() {
      root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
      left.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
      left.bounds.origin = CGPoint(x: 10, y: 20)
      left.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      leaf.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
      right.frame = CGRect(x: 200, y: 300, width: 50, height: 50)
      root.addSublayer(left)
      left.addSublayer(leaf)
      root.addSublayer(right)
    }
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("V12 a point goes up through position, anchor point, bounds origin and transform")
  func upwards() {
    let tree = Branches()
    // The scaled layer covers (50, 0, 200, 200); (30, 40) in it lies (20, 20) from its corner.
    #expect(near(tree.leaf.convert(.zero, to: tree.root), CGPoint(x: 90, y: 40)))
    #expect(near(tree.leaf.convert(CGPoint(x: 5, y: 5), to: tree.left), CGPoint(x: 35, y: 45)))
  }

  @Test("V12 a point comes down the same way back")
  func downwards() {
    let tree = Branches()
    #expect(near(tree.root.convert(CGPoint(x: 90, y: 40), to: tree.leaf), .zero))
    #expect(near(tree.leaf.convert(CGPoint(x: 90, y: 40), from: tree.root), .zero))
  }

  @Test("V12 points cross between branches")
  func acrossBranches() {
    let tree = Branches()
    let point = tree.leaf.convert(CGPoint(x: 1, y: 2), to: tree.right)
    #expect(near(point, CGPoint(x: 92 - 200, y: 44 - 300)))
    #expect(near(tree.right.convert(point, to: tree.leaf), CGPoint(x: 1, y: 2)))
    #expect(near(tree.leaf.convert(point, from: tree.right), CGPoint(x: 1, y: 2)))
  }

  @Test("V12 F63 to itself nothing changes, and nil is the space in which the root lies")
  func itselfAndNil() {
    let tree = Branches()
    let point = CGPoint(x: 3, y: 4)
    #expect(tree.leaf.convert(point, to: tree.leaf) == point)
    func place(_ point: CGPoint) -> CGPoint { point.applying(tree.root.toSuperlayer) }
    #expect(
      near(tree.leaf.convert(point, to: nil), place(tree.leaf.convert(point, to: tree.root))))
    #expect(
      near(tree.leaf.convert(place(point), from: nil), tree.leaf.convert(point, from: tree.root)))
  }

  @Test("F63 layers of two trees convert through the places of both roots")
  func betweenTrees() {
    let (one, two) = (CALayer(), CALayer())
    one.frame.size = CGSize(width: 50, height: 50)
    two.bounds.size = CGSize(width: 50, height: 50)
    two.position = CGPoint(x: 500, y: 500)
    #expect(one.convert(CGPoint.zero, to: two) == CGPoint(x: -475, y: -475))
    #expect(two.convert(CGPoint.zero, from: one) == CGPoint(x: -475, y: -475))
    let (former, left) = (CALayer(), CALayer())
    former.bounds.size = CGSize(width: 200, height: 200)
    former.position = CGPoint(x: 100, y: 100)
    left.bounds.size = CGSize(width: 50, height: 50)
    left.position = CGPoint(x: 100, y: 50)
    former.addSublayer(left)
    left.removeFromSuperlayer()
    #expect(left.convert(CGPoint.zero, to: former) == CGPoint(x: 75, y: 25))
    let turned = CALayer()
    turned.bounds.size = CGSize(width: 40, height: 20)
    turned.position = CGPoint(x: 50, y: 60)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let rect = turned.convert(turned.bounds, to: nil)
    #expect(near(rect.origin, CGPoint(x: 40, y: 40)) && abs(rect.width - 20) < 1e-9)
    #expect(near(turned.convert(CGPoint(x: 40, y: 40), from: nil), CGPoint(x: 0, y: 20)))
  }

  @Test("V12 a rect converts to the box around it")
  func rectsBecomeBoxes() {
    let root = CALayer()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 200, y: 200)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    root.addSublayer(layer)
    let box = layer.convert(layer.bounds, to: root)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(abs(box.minX - (200 - half)) < 1e-9 && abs(box.maxX - (200 + half)) < 1e-9)
    #expect(abs(box.minY - (200 - half)) < 1e-9 && abs(box.maxY - (200 + half)) < 1e-9)
  }

  @Test("V12 layers of two trees are taken to share their roots' spaces")
  func twoTrees() {
    let first = Branches()
    let second = Branches()
    #expect(near(first.right.convert(.zero, to: second.root), CGPoint(x: 200, y: 300)))
    #expect(near(first.right.convert(.zero, to: second.right), .zero))
  }
}
