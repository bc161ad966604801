import TestSupport
import Testing

@testable import Pixels

@Suite struct OutlineTests {
  private let size = 24
  private let scratch = PaintScratch()

  private func coverage(_ outline: Outline, _ rule: FillRule = .nonZero) -> [[Int]] {
    Canvas.coverage(width: size, height: size) {
      $0.fill(outline, rule: rule, with: Canvas.white, scratch: scratch)
    }
  }

  private func outline(_ polygons: [[SIMD2<Double>]]) -> Outline {
    var builder = OutlineBuilder()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        if index == 0 { builder.move(point.x, point.y) } else { builder.line(point.x, point.y) }
      }
    }
    return builder.build()
  }

  private func square(_ low: Double, _ high: Double) -> [SIMD2<Double>] {
    [SIMD2(low, low), SIMD2(high, low), SIMD2(high, high), SIMD2(low, high)]
  }

  @Test func coverageOfTrianglesIsTheirExactArea() {
    var random = SplitMix(seed: 31)
    for round in 0..<200 {
      let reach = [2.0, 24, 4000][round % 3]
      let corners = (0..<3).map { _ in
        SIMD2(12 + random.double(-reach...reach), 12 + random.double(-reach...reach))
      }
      let painted = coverage(outline([corners]))
      for y in 0..<size {
        for x in 0..<size {
          let exact = ExactArea.coverage(corners, x: x, y: y)
          // Half a level for rounding, three eighths for corners rounded to 1/1,024 of a pixel.
          #expect(abs(Double(painted[y][x]) - exact) < 0.9, "(\(x), \(y)) of \(corners)")
        }
      }
    }
  }

  @Test func abuttingShapesOfOneOutlineLeaveNoSeam() {
    var random = SplitMix(seed: 32)
    for _ in 0..<100 {
      let top = SIMD2(random.double(0...24), -1)
      let bottom = SIMD2(random.double(0...24), 25)
      let left = [SIMD2(-1, -1), top, bottom, SIMD2(-1, 25)]
      let right = [top, SIMD2(25, -1), SIMD2(25, 25), bottom]
      for rule in [FillRule.nonZero, .evenOdd] {
        #expect(coverage(outline([left, right]), rule).allSatisfy { $0.allSatisfy { $0 == 255 } })
      }
      // Two outlines: their coverages add up to the whole but for rounding.
      let sum = zip(coverage(outline([left])), coverage(outline([right])))
        .map { zip($0, $1).map { $0 + $1 } }
      #expect(sum.allSatisfy { $0.allSatisfy { (254...256).contains($0) } })
    }
  }

  @Test func rulesTellWhatIsWoundAroundTwice() {
    let twice = outline([square(2, 20), square(6, 10)])
    #expect(coverage(twice, .nonZero)[8][8] == 255 && coverage(twice, .evenOdd)[8][8] == 0)
    let against = outline([square(2, 20), square(6, 10).reversed()])
    #expect(coverage(against, .nonZero)[8][8] == 0 && coverage(against, .nonZero)[4][4] == 255)
    let negative = outline([square(2, 20).reversed()])
    #expect(coverage(negative, .evenOdd) == coverage(negative, .nonZero))
  }

  @Test func coverageOfOneOutlineAddsUpAndStopsAtTheWhole() {
    // A half-covered column, and the same one twice: as Apple's, the sum, not the union.
    let half = [SIMD2(5.0, 2), SIMD2(5.5, 2), SIMD2(5.5, 20), SIMD2(5, 20)]
    #expect(coverage(outline([half]))[9][5] == 128)
    #expect(coverage(outline([half, half]))[9][5] == 255)
    #expect(coverage(outline([half, half, half]))[9][5] == 255)
  }

  @Test func edgesThatEncloseNothingPaintNothing() {
    for x in [5, 5.3] {
      let line = outline([[SIMD2(x, 2), SIMD2(x, 20)]])
      #expect(line.isEmpty == (x == 5))
      #expect(coverage(line).allSatisfy { $0.allSatisfy { $0 == 0 } })
    }
    let far = outline([[SIMD2(1e30, 2), SIMD2(1e30, 20), SIMD2(2e30, 20)]])
    #expect(coverage(far).allSatisfy { $0.allSatisfy { $0 == 0 } })
  }

  @Test func manyWindingsStayWhole() {
    let painted = coverage(outline([[SIMD2<Double>]](repeating: square(3.5, 20), count: 20_000)))
    #expect(painted[10][10] == 255 && painted[10][2] == 0 && painted[10][22] == 0)
  }

  @Test func curvesKeepToTheirFlatness() {
    // A half disc of cubics against the arcs of a rounded rectangle of the same shape.
    let kappa = 0.552_284_749_8 * 10
    var builder = OutlineBuilder()
    builder.move(12, 2)
    builder.cubic(12 + kappa, 2, 22, 12 - kappa, 22, 12)
    builder.cubic(22, 12 + kappa, 12 + kappa, 22, 12, 22)
    builder.close()
    let half = CornerRadius(x: 10, y: 10)
    let disc = RoundedRect(
      minX: 12, minY: 2, maxX: 22, maxY: 22, topLeft: .zero, topRight: half, bottomRight: half,
      bottomLeft: .zero)
    let exact = Canvas.coverage(width: size, height: size) {
      $0.fill(disc, with: Canvas.white, scratch: scratch)
    }
    // 1/64 of a pixel is four levels; the cubic itself is off by 0.003 pixels.
    #expect(Canvas.difference(coverage(builder.build()), exact).0 <= 4)
  }

  @Test func openSubpathsAreClosedAndLinesMayStartThem() {
    var builder = OutlineBuilder()
    builder.line(2, 2)
    builder.line(20, 2)
    builder.line(20, 20)
    builder.line(2, 20)
    let open = builder.build()
    #expect(coverage(open) == coverage(outline([square(2, 20)])))
    #expect(builder.build().isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200, -1.7e308])
  func aSubpathThatGoesNowhereIsLeftOutAndTheOthersAreNot(_ bad: Double) {
    func add(_ broken: (inout OutlineBuilder) -> Void) -> [[Int]] {
      var builder = OutlineBuilder()
      builder.move(1, 1)
      builder.line(23, 1)
      builder.line(23, 15)
      broken(&builder)
      builder.line(1, 9)
      builder.close()
      builder.line(3, 3)
      builder.move(4, 4)
      builder.line(9, 4)
      builder.line(9, 9)
      builder.line(4, 9)
      return coverage(builder.build())
    }
    let expected = coverage(outline([square(4, 9)]))
    #expect(add { $0.line(bad, 3) } == expected)
    #expect(add { $0.line(3, bad) } == expected)
    #expect(add { $0.quad(3, bad, 4, 4) } == expected)
    #expect(add { $0.cubic(3, 3, bad, 9, 4, 4) } == expected)
    #expect(add { $0.move(bad, 4) }[20] == expected[20])
  }

  @Test func whatIsVisibleOfHugeOutlinesIsRight() {
    for huge in [1e7, 1e12, 1e30, 1e90] {
      // All right of and above the diagonal.
      let half = coverage(
        outline([[SIMD2(-huge, -huge), SIMD2(huge, -huge), SIMD2(huge, huge)]]))
      for y in 0..<size {
        for x in 0..<size {
          let exact = x > y ? 255 : x == y ? 128 : 0
          #expect(abs(half[y][x] - exact) <= 1, "(\(x), \(y)) at \(huge)")
        }
      }
      let left = coverage(
        outline([[SIMD2(-huge, -huge), SIMD2(7.5, -huge), SIMD2(7.5, huge), SIMD2(-huge, huge)]]))
      #expect(left.allSatisfy { $0[6] == 255 && $0[7] == 128 && $0[8] == 0 })
      var builder = OutlineBuilder()
      builder.move(-huge, 10)
      builder.cubic(-huge / 2, 10, huge / 2, 10, huge, 10)
      builder.line(huge, -huge)
      builder.quad(0, -huge, -huge, -huge)
      let above = coverage(builder.build())
      #expect(above[9].allSatisfy { $0 == 255 } && above[10].allSatisfy { $0 == 0 }, "\(huge)")
    }
  }

  @Test func curvesOfAnySizeBecomeABoundedNumberOfEdges() {
    for size in [1.0, 1e3, 1e6, 1e9, 1e30, 1e99] {
      var builder = OutlineBuilder(flatness: 0)
      builder.move(-size, 3)
      builder.cubic(size, -size, -size, size, size, 5)
      builder.quad(3, size, -size, 3)
      #expect(builder.build().edges.count < 400_000)
    }
  }

  @Test func aTileLooksAtLittleMoreThanTheEdgesThatTouchItsRows() {
    var random = SplitMix(seed: 33)
    var builder = OutlineBuilder()
    for index in 0..<30_000 {
      let x = random.double(0...1900)
      let y = random.double(-4000...4000)
      let reach = index % 50 == 0 ? 3000.0 : index % 2 == 0 ? 0.7 : 9
      builder.move(x, y)
      builder.line(x + 3, y + reach)
      builder.line(x - 2, y + reach / 2)
    }
    let outline = builder.build()
    for top in stride(from: -4000, to: 4000, by: 160) {
      let rows = top..<top + 32
      let touching = outline.edges.filter {
        Int($0.firstRow) < rows.upperBound && Int($0.endRow) > rows.lowerBound
      }
      let looked = outline.candidates(rows: rows)
      #expect(looked.count < 2 * touching.count + 200, "\(looked.count) for \(touching.count)")
      let indices = Set(looked)
      let missed = outline.edges.indices.filter {
        Int(outline.edges[$0].firstRow) < rows.upperBound
          && Int(outline.edges[$0].endRow) > rows.lowerBound && !indices.contains($0)
      }
      #expect(missed.isEmpty)
    }
  }

  @Test func turnedRoundedRectanglesKeepTheirArea() {
    let corner = CornerRadius(x: 4, y: 3)
    let shape = RoundedRect(
      minX: -7, minY: -5, maxX: 7, maxY: 5, topLeft: corner, topRight: corner,
      bottomRight: corner, bottomLeft: corner)
    let area = 14.0 * 10 - (4 - Double.pi) * 12
    for step in 0..<12 {
      let angle = Double(step) * 0.3
      // A rotation without trigonometry: (1 − t², 2t) / (1 + t²).
      let (cosine, sine) = (
        (1 - angle * angle) / (1 + angle * angle), 2 * angle / (1 + angle * angle)
      )
      var builder = OutlineBuilder()
      builder.add(shape, a: cosine, b: sine, c: -sine, d: cosine, tx: 12.1, ty: 11.7)
      let sum = coverage(builder.build()).joined().reduce(0, +)
      #expect(abs(Double(sum) / 255 - area) < 0.1)
    }
  }
}
