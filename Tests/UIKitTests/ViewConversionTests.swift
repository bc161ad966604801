import Testing
import UIKit

@Suite @MainActor struct ViewConversionTests {
  /// A window with two branches; the left one is scrolled, the leaf in it turned by a quarter.
  @MainActor private struct Branches {
    let window = UIWindow(frame: CGRect(x: 7, y: 9, width: 400, height: 400)).shown()
    let left = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
    let right = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))

    init() {
      window.addSubview(left)
      left.addSubview(leaf)
      window.addSubview(right)
      left.bounds.origin = CGPoint(x: 5, y: 5)
      leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("V12 a point goes up through transform and bounds origin")
  func upwards() {
    let tree = Branches()
    // The turned leaf covers (30, 10, 20, 40) in the left branch; its own origin is the top right.
    #expect(near(tree.leaf.convert(.zero, to: tree.left), CGPoint(x: 50, y: 10)))
    #expect(near(tree.leaf.convert(.zero, to: tree.window), CGPoint(x: 145, y: 55)))
    #expect(near(tree.left.convert(.zero, from: tree.leaf), CGPoint(x: 50, y: 10)))
  }

  @Test("V12 nil is the window, wherever the window lies")
  func nilIsWindow() {
    let tree = Branches()
    #expect(near(tree.leaf.convert(.zero, to: nil), CGPoint(x: 145, y: 55)))
    #expect(near(tree.leaf.convert(CGPoint(x: 145, y: 55), from: nil), .zero))
    #expect(near(tree.window.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1)))
  }

  @Test("V12 points cross between branches")
  func acrossBranches() {
    let tree = Branches()
    let point = tree.leaf.convert(CGPoint.zero, to: tree.right)
    #expect(near(point, CGPoint(x: -55, y: -245)))
    #expect(near(tree.leaf.convert(point, from: tree.right), .zero))
  }

  @Test("V12 a rect converts to the box around it")
  func rects() {
    let tree = Branches()
    let box = tree.leaf.convert(tree.leaf.bounds, to: nil)
    #expect(near(box.origin, CGPoint(x: 125, y: 55)))
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 40) < 1e-9)
    tree.leaf.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let turned = tree.left.convert(tree.leaf.bounds, from: tree.leaf)
    let side = 60 / CGFloat(2).squareRoot()
    #expect(abs(turned.width - side) < 1e-9 && abs(turned.height - side) < 1e-9)
    #expect(abs(turned.midX - 40) < 1e-9 && abs(turned.midY - 30) < 1e-9)
  }

  @Test("V12 anchor points count")
  func anchorPoint() {
    let tree = Branches()
    tree.right.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(near(tree.right.convert(.zero, to: nil), CGPoint(x: 175, y: 275)))
  }

  @Test("V12 F46 outside a window nil is the space in which the root of the tree lies")
  func withoutWindow() {
    let root = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(child)
    #expect(child.convert(.zero, to: nil) == CGPoint(x: 31, y: 42))
  }
}
