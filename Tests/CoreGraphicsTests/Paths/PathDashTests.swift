import CoreGraphics
import Pixels
import Testing

@Suite struct PathDashTests {
  private func line(_ length: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: length, y: 0)])
    return path
  }

  /// Where the dashes of a line along the x axis begin and end.
  private func ends(_ path: CGPath) -> [CGFloat] { path.elements.flatMap(\.shownPoints).map(\.x) }

  @Test func phaseBeginsWithinThePattern() {
    // As the article on shape layers describes them: gap 5, dash 5, gap 5, dash 10; and dash 8.
    let ten = line(30).copy(dashingWithPhase: 10, lengths: [10, 5, 5, 5])
    #expect(ends(ten) == [5, 10, 15, 25])
    let two = line(30).copy(dashingWithPhase: 2, lengths: [10, 5, 5, 5])
    #expect(ends(two) == [0, 8, 13, 18, 23, 30])
    let back = line(30).copy(dashingWithPhase: -5, lengths: [10, 5, 5, 5])
    #expect(ends(back) == [5, 15, 20, 25])
  }

  @Test func oddPatternsGoRoundTwice() {
    #expect(ends(line(30).copy(dashingWithPhase: 0, lengths: [10])) == [0, 10, 20, 30])
    #expect(
      ends(line(14).copy(dashingWithPhase: 0, lengths: [1, 2, 3])) == [0, 1, 3, 6, 7, 9, 12, 13])
  }

  @Test func curvesStayCurvesAndKeepTheirLength() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [3, 1])
    #expect(dashed.elements.allSatisfy { if case .line = $0 { false } else { true } })
    let length = 20 * CGFloat.pi
    let drawn = (length / 4).rounded(.down) * 3 + min(3, length.truncatingRemainder(dividingBy: 4))
    let found = dashed.polylines(flatness: 1e-5).reduce(0) { $0 + $1.length }
    #expect(abs(found - drawn) < 0.02)
  }

  @Test func closedPathJoinsItsLastDashToItsFirst() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashed = square.copy(dashingWithPhase: 3, lengths: [6, 4])
    // 0–3, 7–13, 17–23, 27–33, 37–40: the last goes round the corner into the first.
    let moves = dashed.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 4)
    #expect(
      dashed.elements.prefix(3) == [
        .move(CGPoint(x: 0, y: 3)), .line(.zero), .line(CGPoint(x: 3, y: 0)),
      ])
    let solid = square.copy(dashingWithPhase: 0, lengths: [100, 5])
    #expect(solid.elements.last == .close)
  }

  @Test func uselessPatternsLeaveThePath() {
    let path = line(30)
    for pattern in [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9, 1e-9]] as [[CGFloat]] {
      #expect(path.copy(dashingWithPhase: 0, lengths: pattern) == path)
    }
    #expect(path.copy(dashingWithPhase: .nan, lengths: [1, 1]) == path)
    let dots = path.copy(dashingWithPhase: 0, lengths: [0, 10])
    #expect(ends(dots) == [0, 0, 10, 10, 20, 20])
  }

  @Test func trimmingCutsByLength() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    #expect(
      path.trimmed(from: 0.125, to: 0.5).elements == [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
      ])
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.7, to: 0.3).isEmpty && path.trimmed(from: 0.5, to: 0.5).isEmpty)
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    // The first stays whole and closed, the second is cut open.
    let trimmed = two.trimmed(from: 0, to: 0.75)
    #expect(trimmed.elements.prefix(5) == two.elements.prefix(5))
    #expect(trimmed.elements.last == .line(CGPoint(x: 30, y: 10)))
  }

  @Test func trimmedCurveIsPartOfTheCurve() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    let half = curve.trimmed(from: 0, to: 0.5)
    #expect(half.elements.count == 2)
    #expect(abs(half.currentPoint.x - 50) < 1e-6 && abs(half.currentPoint.y - 75) < 1e-6)
    let parts = (0..<10).map { part in
      curve.trimmed(from: CGFloat(part) / 10, to: CGFloat(part + 1) / 10)
        .polylines(flatness: 1e-5).reduce(0) { $0 + $1.length }
    }
    let whole = curve.polylines(flatness: 1e-5).reduce(0) { $0 + $1.length }
    #expect(parts.allSatisfy { abs($0 - whole / 10) < 0.002 })
  }

  @Test func whateverTheNumbersAreResultsHoldNumbersAlone() {
    var random = RandomPaths(seed: 6)
    for _ in 0..<1000 {
      let path = random.extremePath()
      let pattern = (0..<3).map { _ in abs(random.extreme()) }
      // What has no dashes that could be told apart comes back as it is.
      let dashed = path.copy(dashingWithPhase: random.extreme(), lengths: pattern)
      #expect(dashed.isDefined || dashed == path)
      let (start, end) = (random.extreme(), random.extreme())
      let part = path.trimmed(from: start, to: end)
      #expect(part.isDefined || part == path)
      #expect(start < 1 || part.isEmpty)
      let flat = path.flattened(threshold: random.extreme())
      #expect(flat.isDefined)
      #expect(flat.elements.allSatisfy { $0.shownPoints.count <= 1 })
    }
  }

  @Test func flattenedPathIsNearTheCurves() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    for threshold in [10, 1, 0.1, 0.01] as [CGFloat] {
      let flat = circle.flattened(threshold: threshold)
      #expect(flat.elements.allSatisfy { if case .cubic = $0 { false } else { true } })
      #expect(flat.elements.last == .close)
      let points = flat.elements.flatMap(\.shownPoints)
      for (a, b) in zip(points, points.dropFirst()) {
        let middle = hypot((a.x + b.x) / 2 - 100, (a.y + b.y) / 2 - 100)
        #expect(100 - middle < threshold + 0.03)
      }
    }
    #expect(circle.flattened(threshold: 10).elements.count < 20)
  }
}

extension CGPath.Element {
  /// All points, for looking at them.
  var shownPoints: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
