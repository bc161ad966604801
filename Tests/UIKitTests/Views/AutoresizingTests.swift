import Testing
import UIKit

@Suite @MainActor struct AutoresizingTests {
  /// Where a view of (10, 20, 50, 40) in 100 × 100 comes to in 200 × 300.
  private func frame(after mask: UIView.AutoresizingMask) -> CGRect {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size = CGSize(width: 200, height: 300)
    return view.frame
  }

  @Test("V13 each part that gives way alone takes the whole change")
  func singleParts() {
    #expect(frame(after: []) == CGRect(x: 10, y: 20, width: 50, height: 40))
    #expect(frame(after: .flexibleLeftMargin).minX == 110)
    #expect(frame(after: .flexibleWidth).width == 150)
    #expect(frame(after: .flexibleRightMargin) == CGRect(x: 10, y: 20, width: 50, height: 40))
    #expect(frame(after: .flexibleTopMargin).minY == 220)
    #expect(frame(after: .flexibleHeight).height == 240)
    #expect(frame(after: .flexibleBottomMargin).minY == 20)
  }

  @Test("V13 several parts share the change in proportion to their lengths")
  func proportions() {
    // Left 10, width 50, right 40: the whole of 100 is doubled.
    let all = frame(after: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(all.minX == 20 && all.width == 100)
    let margins = frame(after: [.flexibleLeftMargin, .flexibleRightMargin])
    #expect(margins.minX == 30 && margins.width == 50)
    let leftAndWidth = frame(after: [.flexibleLeftMargin, .flexibleWidth])
    #expect(abs(leftAndWidth.minX - (10 + 100.0 / 6)) < 1e-9)
    #expect(abs(leftAndWidth.maxX - 160) < 1e-9)
    let vertical = frame(after: [.flexibleTopMargin, .flexibleHeight])
    #expect(abs(vertical.minY - (20 + 200.0 / 3)) < 1e-9 && abs(vertical.maxY - 260) < 1e-9)
  }

  @Test("V13 parts without length share evenly")
  func emptyParts() {
    let superview = UIView(frame: .zero)
    let view = UIView(frame: .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    superview.addSubview(view)
    superview.bounds.size.width = 80
    #expect(view.frame.width == 40)
  }

  @Test("V13 autoresizesSubviews turns it off; so does an equal size")
  func turnedOff() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.center = CGPoint(x: 7, y: 7)
    #expect(view.frame.width == 100)
    superview.autoresizesSubviews = false
    superview.frame.size.width = 300
    #expect(view.frame.width == 100)
  }

  @Test("V13 a turned view keeps its transform: the rectangle that is turned follows")
  func turned() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.autoresizingMask = [.flexibleWidth]
    superview.addSubview(view)
    superview.frame.size.width = 200
    #expect(view.bounds.size == CGSize(width: 150, height: 40))
    #expect(view.center == CGPoint(x: 85, y: 40))
    #expect(view.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("V13 subviews of subviews follow in turn")
  func nested() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
    }
    views[0].frame = CGRect(x: 0, y: 0, width: 33, height: 44)
    #expect(views[3].frame == CGRect(x: 0, y: 0, width: 33, height: 44))
  }
}
