import CoreGraphics
import Pixels
import TestSupport
import Testing

@Suite struct PathContainsTests {
  @Test func ruleDecidesWhereAPathGoesRoundTwice() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func edgesTowardsTheOriginAreInside() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.contains(.zero) && path.contains(CGPoint(x: 0, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 0)))
    #expect(!path.contains(CGPoint(x: 10, y: 5)) && !path.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func abuttingShapesShareNoPoint() {
    var random = RandomPaths(seed: 3)
    for _ in 0..<2000 {
      let corner = random.point(0...10)
      let point = random.numbers.oneIn(3) ? corner : random.point(0...10)
      // A square cut into two by a curve and a line through a common point.
      let first = CGMutablePath()
      first.addLines(between: [.zero, CGPoint(x: 10, y: 0), corner, CGPoint(x: 0, y: 10)])
      let second = CGMutablePath()
      second.addLines(between: [
        CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10), corner,
      ])
      let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      #expect((first.contains(point) != second.contains(point)) == square.contains(point))
    }
  }

  @Test func curvesAreExact() {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    // The curve passes (√½, √½) but for 5·10⁻⁹ at the middle of its quarter.
    let half = 0.5.squareRoot()
    #expect(path.contains(CGPoint(x: half - 1e-7, y: half - 1e-7)))
    #expect(!path.contains(CGPoint(x: half + 1e-7, y: half + 1e-7)))
    #expect(path.contains(CGPoint(x: -1, y: 0)) && !path.contains(CGPoint(x: 1, y: 0)))
  }

  @Test func openSubpathsCountAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func mapMovesThePoint() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let map = CGAffineTransform(translationX: -100, y: 0)
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: map))
    #expect(!path.contains(CGPoint(x: 5, y: 5), transform: map))
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func agreesWithThePixels(rule: CGPathFillRule) {
    var random = RandomPaths(seed: 4)
    for _ in 0..<Workload.of(40, unoptimised: 5) {
      let path = random.path(steps: 10, in: 0...48)
      let mask = Mask(
        path, width: 48, height: 48, rule: rule == .winding ? .nonZero : .evenOdd)
      for y in 0..<48 {
        for x in 0..<48 {
          let isInside = path.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), using: rule)
          // A pixel that an edge passes can be covered by less or more than half.
          if mask[x, y] == 0 { #expect(!isInside || isNearEdge(path, x, y, rule)) }
          if mask[x, y] == 255 { #expect(isInside || isNearEdge(path, x, y, rule)) }
        }
      }
    }
  }

  /// Whether the pixel is not of one kind: its corners, slightly outside, say different things.
  private func isNearEdge(_ path: CGPath, _ x: Int, _ y: Int, _ rule: CGPathFillRule) -> Bool {
    let places = [-0.05, 0.25, 0.5, 0.75, 1.05].flatMap { dy in
      [-0.05, 0.25, 0.5, 0.75, 1.05].map { dx in
        path.contains(CGPoint(x: Double(x) + dx, y: Double(y) + dy), using: rule)
      }
    }
    return Set(places).count > 1
  }

  @Test func anyNumbersAreDefined() {
    var random = RandomPaths(seed: 5)
    for _ in 0..<2000 {
      _ = random.extremePath().contains(random.extremePoint(), using: .evenOdd)
    }
    #expect(!CGMutablePath().contains(.zero))
  }
}
