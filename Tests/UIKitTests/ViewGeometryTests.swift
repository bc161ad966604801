import Testing
import UIKit

@Suite @MainActor struct ViewGeometryTests {
  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9
      && abs(a.maxX - b.maxX) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9
  }

  @Test("V07 bounds origin moves subviews only")
  func boundsOrigin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    view.addSubview(child)
    #expect(child.convert(child.bounds, to: root).origin == CGPoint(x: 60, y: 70))
    view.bounds.origin = CGPoint(x: 5, y: -7)
    #expect(view.frame == CGRect(x: 50, y: 60, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 100, y: 110))
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(child.convert(child.bounds, to: root).origin == CGPoint(x: 55, y: 77))
  }

  @Test("V08 bounds and center do not touch each other; the frame follows both")
  func independence() {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    #expect(view.center == CGPoint(x: 100, y: 100))
    view.bounds.size = CGSize(width: 20, height: 40)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 90, y: 80, width: 20, height: 40))
    view.center = CGPoint(x: 10, y: 20)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test("V08 transform and anchor point change the frame, and no stored value")
  func derivedFrame() {
    let view = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -20, y: 80, width: 240, height: 40))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 100, y: 100, width: 240, height: 40))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 120, height: 80))
  }

  @Test("V08 the view's geometry is its layer's, seen from both sides")
  func sharedWithLayer() {
    let view = UIView()
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.center == view.layer.position && view.bounds == view.layer.bounds)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.5 && view.layer.isHidden && view.layer.masksToBounds)
  }

  @Test("V09 translatedBy adds to the present transform, the initialiser starts again")
  func translation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<3 { view.transform = view.transform.translatedBy(x: 100, y: 0) }
    #expect(view.frame.minX == 300)
    for _ in 0..<3 { view.transform = CGAffineTransform(translationX: 200, y: 0) }
    #expect(view.frame.minX == 200)
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test("V09 likewise scale and rotation")
  func scaleAndRotation() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<2 { view.transform = view.transform.scaledBy(x: 10, y: 10) }
    #expect(view.frame.width == 1000)
    for _ in 0..<2 { view.transform = CGAffineTransform(scaleX: 10, y: 10) }
    #expect(view.frame.width == 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let once = view.frame
    view.transform = view.transform.rotated(by: .pi / 4)
    #expect(near(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(near(view.frame, once))
  }

  @Test("V09 setting the frame under a transform keeps the transform")
  func frameUnderTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 4))
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test("L04 transform of a view that stands in depth reads as identity")
  func transformOf3D() {
    let view = UIView()
    view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(view.transform == .identity)
    #expect(view.layer.transform == CATransform3DMakeRotation(1, 0, 1, 0))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D == CATransform3DMakeScale(2, 3, 1))
  }

  @Test("V15 a view's center that is not a number is refused in Apple's words")
  func centerWithNaN() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().center = CGPoint(x: CGFloat.nan, y: 300)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 300]"))
  }

  @Test("V15 a view is not made with a frame that is not a number")
  func frameWithNaN() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer frame contains NaN: [nan 0; 10 10]"))
  }
}
