import CoreGraphics
import Testing
import UIKit

@Suite struct BezierPathTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("a new path is empty, without bounds, and has UIKit's style")
  func defaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test("steps build the path that Core Graphics would; without a point nothing begins")
  func steps() {
    let path = UIBezierPath()
    path.addLine(to: point(5, 5))
    path.addQuadCurve(to: point(5, 5), controlPoint: point(1, 1))
    path.close()
    #expect(path.isEmpty)
    path.move(to: point(1, 2))
    path.addLine(to: point(3, 4))
    path.addCurve(to: point(9, 9), controlPoint1: point(5, 6), controlPoint2: point(7, 8))
    #expect(path.currentPoint == point(9, 9))
    path.close()
    let expected = CGMutablePath()
    expected.move(to: point(1, 2))
    expected.addLine(to: point(3, 4))
    expected.addCurve(to: point(9, 9), control1: point(5, 6), control2: point(7, 8))
    expected.closeSubpath()
    #expect(path.cgPath == expected)
    #expect(path.currentPoint == point(1, 2))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("clockwise is meant as on a screen: angles grow")
  func clockwise() {
    let path = UIBezierPath(
      arcCenter: point(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.currentPoint.y > 14.99 && abs(path.currentPoint.x - 10) < 1e-9)
    #expect(path.bounds.minX > 9.99 && path.bounds.minY > 9.99)
    let other = UIBezierPath(
      arcCenter: point(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minX - 5) < 0.01 && abs(other.bounds.minY - 5) < 0.01)
  }

  @Test("an arc goes on with a line from where the path stands")
  func arcJoins() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: point(50, 50), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.cgPath.elements.prefix(2) == [.move(.zero), .line(point(60, 50))])
  }

  @Test("the rect and oval constructors start where UIKit's do")
  func constructors() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      UIBezierPath(rect: rect).cgPath.elements == [
        .move(point(1, 2)), .line(point(31, 2)), .line(point(31, 42)), .line(point(1, 42)), .close,
      ])
    let oval = UIBezierPath(ovalIn: rect)
    #expect(oval.cgPath.elements.first == .move(point(31, 22)))
    #expect(oval.cgPath.boundingBoxOfPath == rect)
  }

  @Test("cgPath is a copy both ways")
  func pathIsCopied() {
    let given = CGMutablePath()
    given.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let path = UIBezierPath(cgPath: given)
    let taken = path.cgPath
    given.addLine(to: point(99, 99))
    path.addLine(to: point(50, 50))
    #expect(taken.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
    path.cgPath = given
    #expect(path.bounds.width == 99)
  }

  @Test("a copy has the points and the whole style, and goes its own way")
  func copying() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 2
    path.flatness = 0.1
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copies = [try #require(path.copy() as? UIBezierPath), path.reversing()]
    path.removeAllPoints()
    path.lineWidth = 9
    for copy in copies {
      #expect(copy.bounds == CGRect(x: 0, y: 0, width: 8, height: 8))
      #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round)
      #expect(copy.lineJoinStyle == .bevel && copy.miterLimit == 2 && copy.flatness == 0.1)
      #expect(copy.usesEvenOddFillRule)
      var count = 0
      copy.getLineDash(nil, count: &count, phase: nil)
      #expect(count == 2)
    }
  }

  @Test("dashes are given back as they were set; nil makes the line solid")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([6, 3, 1], count: 3, phase: 2.5)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat.zero)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [6, 3, 1] && count == 3 && phase == 2.5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
  }

  @Test("contains follows the path's fill rule")
  func contains() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(point(15, 15)) && path.contains(point(5, 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(point(15, 15)) && path.contains(point(5, 5)))
    #expect(!path.contains(point(40, 5)) && !path.contains(point(.nan, 5)))
  }

  @Test("apply moves the points that there are, not those that come")
  func applying() {
    let path = UIBezierPath()
    path.move(to: point(1, 1))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    path.addLine(to: point(1, 1))
    #expect(path.cgPath.elements == [.move(point(2, 3)), .line(point(1, 1))])
  }

  @Test("garbage in any step neither traps nor fills anything")
  func garbage() {
    let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in wild {
      let path = UIBezierPath()
      path.move(to: point(value, 0))
      path.addLine(to: point(value, value))
      path.addCurve(to: .zero, controlPoint1: point(0, value), controlPoint2: point(value, 1))
      path.addArc(
        withCenter: point(value, 1), radius: value, startAngle: value, endAngle: 1, clockwise: true)
      path.apply(CGAffineTransform(scaleX: value, y: 1))
      path.close()
      path.lineWidth = value
      path.setLineDash([value, 1], count: 2, phase: value)
      #expect(path.reversing().cgPath.elements.count >= path.cgPath.elements.count - 1)
      #expect(!path.contains(point(1, value)), "\(value)")
      _ = path.bounds
      let rect = CGRect(x: value, y: 0, width: value, height: 20)
      for shape in [
        UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
        UIBezierPath(roundedRect: rect, cornerRadius: 4),
      ] {
        #expect(!shape.contains(point(1, 10)), "\(value)")
      }
    }
  }
}
