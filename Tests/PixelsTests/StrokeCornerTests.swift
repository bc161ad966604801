import TestSupport
import Testing

@testable import Pixels

/// Corners between straight lines, which strokes bend around.
@Suite struct StrokeCornerTests {
  private let scratch = PaintScratch()

  private func outline(
    _ points: [(Double, Double)], width: Double, join: StrokeStyle.Join = .miter,
    isClosed: Bool = false
  ) -> Outline {
    var builder = PolylineBuilder(flatness: 0.01, radius: width / 2)
    for (index, point) in points.enumerated() {
      if index == 0 { builder.move(point.0, point.1) } else { builder.line(point.0, point.1) }
    }
    if isClosed { builder.close() }
    return Outline(
      stroking: builder.build(), style: StrokeStyle(width: width, join: join), flatness: 0.01, a: 1,
      b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  private func coverage(_ outline: Outline) -> [[Int]] {
    Canvas.coverage(width: 40, height: 40) {
      $0.fill(outline, rule: .nonZero, with: Canvas.white, scratch: scratch)
    }
  }

  @Test func allInnerCornersOfASquareAreCoveredOnce() {
    let square = [(10.3, 10.3), (29.7, 10.3), (29.7, 29.7), (10.3, 29.7)]
    let rows = coverage(outline(square, width: 3, isClosed: true))
    // The hole begins at 11.8: 0.2 × 0.2 of its corners' pixels are not covered.
    for (x, y) in [(11, 11), (28, 11), (28, 28), (11, 28)] {
      #expect(abs(rows[y][x] - 245) <= 1, "\(x) \(y)")
    }
    #expect(rows[20][11] == 204)
    #expect(rows[20][12] == 0)
  }

  @Test(arguments: [StrokeStyle.Join.miter, .bevel, .round])
  func aTurnToTheLeftIsOneToTheRightSeenInAMirror(_ join: StrokeStyle.Join) {
    let points = [(4.0, 30.0), (20.0, 9.5), (36.0, 30.0)]
    let rows = coverage(outline(points, width: 5, join: join))
    let other = coverage(outline(points.reversed(), width: 5, join: join))
    #expect(Canvas.difference(rows, other).0 <= 1)
    #expect(Canvas.difference(rows, rows.map { $0.reversed() }).0 <= 1)
  }

  @Test func aCornerTakesTwoEdges() {
    let corners = (0..<30).map { (20 + 18 * cosine($0), 20 + 15 * cosine($0 + 22)) }
    #expect(outline(corners, width: 0.5, isClosed: true).edgeCount <= 2 * 30 + 8)
  }

  private func cosine(_ step: Int) -> Double {
    // Of 12 degrees at a time, without trigonometry.
    var (x, y) = (1.0, 0.0)
    for _ in 0..<(step % 30) {
      (x, y) = (
        x * 0.978_147_600_7 - y * 0.207_911_690_8, y * 0.978_147_600_7 + x * 0.207_911_690_8
      )
    }
    return x
  }

  @Test func aCornerOfLinesThatAreTooShortIsMadeOfPieces() {
    let points = [(5.0, 5.0), (30.0, 5.0), (30.0, 6.0), (5.0, 6.5)]
    var pieces = OutlineBuilder()
    var builder = PolylineBuilder(flatness: 0.01, radius: 4)
    builder.move(5, 5)
    for (x, y) in points.dropFirst() { builder.line(x, y) }
    var stroker = Stroker(style: StrokeStyle(width: 8), flatness: 0.01)
    let all = stroker.stroke(builder.build())
    var first = 0
    for end in all.ends {
      for index in first..<end {
        let point = all.points[index]
        if index == first { pieces.move(point.x, point.y) } else { pieces.line(point.x, point.y) }
      }
      first = end
    }
    let made = coverage(pieces.build())
    let stroked = outline(points, width: 8)
    #expect(coverage(stroked) == made)
    #expect(stroked.edgeCount < 30, "what pieces have in common is taken away")
  }

  @Test(arguments: [Double.nan, .infinity, 1e200, 1e9, -1e9])
  func anyPlaceWillDo(_ place: Double) {
    let shape = outline([(5, 5), (place, 7), (30, place), (20, 20)], width: 3, isClosed: true)
    _ = coverage(shape)
  }
}
