import CoreGraphics
import Testing

@Suite struct PathBoundsTests {
  @Test func boxCountsControlPointsAndMoves() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addArc(
      center: CGPoint(x: 100, y: 100), radius: 75, startAngle: 0, endAngle: -.pi / 2,
      clockwise: true)
    path.closeSubpath()
    let box = path.boundingBox
    #expect(abs(box.minX - 50) < 1e-9 && abs(box.minY - 25) < 1e-9)
    #expect(abs(box.width - 125) < 1e-9 && abs(box.height - 75) < 1e-9)
  }

  @Test func boxOfPathLeavesOutWhatCurvesOnlyAimAt() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 10, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 40))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 30))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func boxOfACircleTurnedIsItsSquare() {
    // A circle of radius 51.2 whose quarters begin between the axes, as a logo has.
    for angle in [0.0765, 0.5, 1.2, 3] {
      let path = CGMutablePath()
      path.addRelativeArc(
        center: CGPoint(x: 122.88, y: 61.44), radius: 51.2, startAngle: angle, delta: 2 * .pi)
      let box = path.boundingBoxOfPath
      // The curves of a quarter bulge by 0.03 % of the radius at most.
      #expect(abs(box.width - 102.4) < 0.04 && abs(box.height - 102.4) < 0.04)
      #expect(path.boundingBox.width > box.width)
    }
  }

  @Test func emptyPathHasNoBox() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func boxHoldsEveryPointOfTheCurves() {
    var random = RandomPaths(seed: 2)
    for _ in 0..<200 {
      let path = random.path(steps: 6, in: -20...20)
      let box = path.boundingBoxOfPath
      let flat = path.flattened(threshold: 0.01).boundingBoxOfPath
      #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(flat) || flat.isNull)
      #expect(path.boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(box))
    }
  }

  @Test func smallCurvesHaveExactBoxesToo() {
    var map = CGAffineTransform(scaleX: 1e-9, y: 1e-9)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 10, y: 40))
    let height = path.copy(using: &map)?.boundingBoxOfPath.height ?? 0
    #expect(abs(height - 30e-9) < 1e-15)
  }
}
