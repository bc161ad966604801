import CoreGraphics
import Testing

@Suite struct PathElementTests {
  @Test func blockSeesEveryStepWithItsPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let count = counts[element.pointee.type] ?? 0
      let points = (0..<count).map { element.pointee.points[$0].x }
      seen.append("\(element.pointee.type.rawValue) \(points)")
    }
    #expect(seen == ["0 [1.0]", "1 [3.0]", "2 [5.0, 7.0]", "3 [9.0, 11.0, 13.0]", "4 []"])
  }

  @Test func rawValuesAreApples() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
  }

  @Test func pathsOfTheSameStepsAreEqual() {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    let path = CGMutablePath()
    path.addRect(rect)
    let same = CGPath(rect: rect, transform: nil)
    #expect(path == same && path.hashValue == same.hashValue)
    #expect(Set([path, same]).count == 1)
    path.addLine(to: .zero)
    #expect(path != same)
    #expect(path.copy() == path && path.mutableCopy() == path)
  }

  @Test func copyDoesNotFollowItsOriginal() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addLine(to: .zero)
    #expect(copy?.elements.count == 5)
  }

  @Test func currentPointIsTheStartAgainAfterClosing() {
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero)
    path.move(to: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
  }

  @Test func stepsWithoutACurrentPointAddNothing() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func rectIsRecognisedWhicheverWayItGoesRound() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let corners = [rect.minX, rect.maxX].flatMap { x in
      [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) }
    }
    let path = CGMutablePath()
    path.addLines(between: [corners[0], corners[1], corners[3], corners[2]])
    path.closeSubpath()
    #expect(path.isRect(nil))
    path.addLine(to: .zero)
    #expect(!path.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func mapsApplyToEveryPoint() {
    var map = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 7)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let mapped = path.copy(using: &map)
    #expect(mapped?.boundingBoxOfPath == CGRect(x: -1, y: 7, width: 6, height: 4))
    #expect(path.copy(using: nil) == path)
  }

  @Test func whatIsClosedIsNotClosedAgain() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    let once = path.copy()
    path.closeSubpath()
    path.closeSubpath()
    #expect(path == once)
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.elements.count == 7)
  }
}
