import Testing
import UIKit

/// The first article's listings, as far as what they use is there.
@Suite @MainActor struct ListingTests {
  @Test("V09 the transform listing: relative moves add up, absolute ones do not")
  func transforms() {
    let redView = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    redView.backgroundColor = .red
    redView.transform = redView.transform.translatedBy(x: 100, y: 0)
    redView.transform = redView.transform.translatedBy(x: 100, y: 0)
    #expect(redView.frame.origin == CGPoint(x: 250, y: 50))
    redView.transform = CGAffineTransform(translationX: 200, y: 0)
    redView.transform = CGAffineTransform(translationX: 200, y: 0)
    #expect(redView.frame.origin == CGPoint(x: 250, y: 50))

    redView.transform = CGAffineTransform(scaleX: 10, y: 10)
    redView.transform = redView.transform.scaledBy(x: 10, y: 10)
    #expect(redView.frame.size == CGSize(width: 2000, height: 2000))

    redView.transform = CGAffineTransform(rotationAngle: .pi / 4)
    redView.transform = redView.transform.rotated(by: .pi / 4)
    #expect(abs(redView.frame.width - 20) < 1e-9)
  }

  @Test("V12 the conversion listing: to the container and back")
  func conversion() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let myView = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    view.addSubview(myView)
    #expect(myView.convert(CGPoint(x: 10, y: 10), to: view) == CGPoint(x: 40, y: 50))
    #expect(myView.convert(CGPoint(x: 10, y: 10), from: view) == CGPoint(x: -20, y: -30))
  }

  @Test("V04 V05 the hierarchy listing")
  func hierarchy() {
    let container = UIView()
    let views = (0..<3).map { _ in UIView() }
    container.addSubview(views[0])
    container.insertSubview(views[1], at: 0)
    container.addSubview(views[2])
    container.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(container.subviews == [views[0], views[1], views[2]])
    container.bringSubviewToFront(views[0])
    container.sendSubviewToBack(views[2])
    #expect(container.subviews == [views[2], views[1], views[0]])
    views[1].tag = 100
    #expect(container.viewWithTag(100) === views[1])
    views[1].removeFromSuperview()
    #expect(container.viewWithTag(100) == nil)
  }

  @Test("L02 L03 the anchor point places the layer and is what it turns about")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(view.layer.position == CGPoint(x: 100, y: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 100, y: 20, width: 120, height: 80))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.minX - 100) < 1e-9 && abs(view.frame.minY - 100) < 1e-9)
  }

  @Test("L04 the list of 3D functions: each has its relative form")
  func functionsOf3D() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(move, 1, 2, 3), CATransform3DMakeTranslation(2, 4, 6)))
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DScale(scale, 2, 2, 2), CATransform3DMakeScale(4, 4, 4)))
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 700
    transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    #expect(abs(transform.m11 - 0.5) < 1e-12)
    #expect(abs(transform.m34 + 0.5 / 700) < 1e-12)
    #expect(!CATransform3DIsAffine(transform))
  }

  @Test("V04 zPosition decides what covers what, against the order of insertion")
  func zPositions() {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 200, height: 300)
    let (blue, green, gray) = (CALayer(), CALayer(), CALayer())
    for (sublayer, depth) in [(blue, 40.0), (green, 0), (gray, -40)] {
      sublayer.frame = layer.bounds
      sublayer.zPosition = depth
      layer.addSublayer(sublayer)
    }
    #expect(layer.hitTest(CGPoint(x: 100, y: 100)) === blue)
    blue.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 100, y: 100)) === green)
  }
}
