import CoreGraphics
import Testing
import UIKit

@Suite struct ReversedPathTests {
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("an open path is drawn from its end")
  func open() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: point(1, 0))
    path.addQuadCurve(to: point(3, 0), controlPoint: point(2, 1))
    path.addCurve(to: point(6, 0), controlPoint1: point(4, 1), controlPoint2: point(5, 2))
    #expect(
      path.reversing().cgPath.elements == [
        .move(point(6, 0)), .cubic(control1: point(5, 2), control2: point(4, 1), end: point(3, 0)),
        .quad(control: point(2, 1), end: point(1, 0)), .line(.zero),
      ])
  }

  @Test(
    "each subpath is turned in its place; closed ones stay closed, with or without a move after them"
  )
  func subpaths() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addLine(to: point(9, 9))
    path.move(to: point(5, 5))
    #expect(
      path.reversing().cgPath.elements == [
        .move(point(0, 2)), .line(point(2, 2)), .line(point(2, 0)), .line(.zero), .close,
        .move(point(9, 9)), .line(.zero), .move(point(5, 5)),
      ])
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("a ring that was filled by the winding rule becomes a hole inside its reverse")
  func windingTurns() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!path.contains(point(15, 15)) && path.contains(point(5, 5)))
  }

  @Test("twice reversed is the same area and the same steps")
  func twice() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 10)
    path.append(UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 10, height: 10)))
    let twice = path.reversing().reversing().cgPath
    #expect(twice.elements.count == path.cgPath.elements.count)
    #expect(twice.boundingBox == path.bounds)
  }
}
