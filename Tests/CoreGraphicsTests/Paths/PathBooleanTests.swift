import CoreGraphics
import Pixels
import Testing

@Suite struct PathBooleanTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  /// The signed area of the polygons.
  private func area(_ path: CGPath) -> Double {
    path.polylines(flatness: 1e-3).reduce(0) { sum, line in
      let points = line.points
      return sum
        + points.indices.reduce(0) { sum, index in
          let (a, b) = (points[index], points[(index + 1) % points.count])
          return sum + (a.x * b.y - a.y * b.x) / 2
        }
    }
  }

  @Test func lotsThatDoNotTouchEachOtherAreCombinedByTheirPlaces() {
    // Rings within rings, apart from each other, and two combs that cross hundreds of times.
    let (rings, comb, other) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for step in stride(from: CGFloat(0), to: 5, by: 1) {
      rings.addRect(
        CGRect(x: 40, y: 40, width: 120, height: 120).insetBy(dx: step * 12, dy: step * 9))
      rings.addEllipse(in: CGRect(x: 10 + step * 38, y: 4, width: 20, height: 20))
    }
    for (path, shift) in [(comb, 0.0), (other, 37.5)] {
      path.move(to: CGPoint(x: shift / 75, y: 30 + shift))
      for step in 1..<200 {
        path.addLine(to: CGPoint(x: Double(step) + shift / 75, y: step % 2 == 0 ? 30 + shift : 130))
      }
      path.addLine(to: CGPoint(x: 100, y: 190))
      path.closeSubpath()
    }
    for (left, right) in [(rings as CGPath, comb as CGPath), (comb, other), (other, rings)] {
      let both = left.intersection(right, using: .evenOdd)
      let either = left.union(right, using: .evenOdd)
      for index in 0..<400 {
        let place = CGPoint(x: Double(index % 20) * 10 + 3.3, y: Double(index / 20) * 10 + 1.7)
        let (a, b) = (left.contains(place, using: .evenOdd), right.contains(place, using: .evenOdd))
        #expect(both.contains(place) == (a && b) && either.contains(place) == (a || b))
      }
    }
  }

  @Test func rectsCombineExactly() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(area(a.union(b)) == 175)
    #expect(a.union(b).elements.count == 9)
    #expect(a.intersection(b).asRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(a.intersects(b) && !a.intersects(rect(10, 0, 5, 5)))
  }

  @Test func abuttingRectsBecomeOne() {
    #expect(
      rect(0, 0, 10, 10).union(rect(10, 0, 0.3, 10)).asRect
        == CGRect(x: 0, y: 0, width: 10.3, height: 10)
        || abs(area(rect(0, 0, 10, 10).union(rect(10, 0, 0.3, 10))) - 103) < 1e-5)
    #expect(
      rect(0, 0, 4, 4).union(rect(4, 0, 4, 4)).union(rect(0, 4, 8, 4)).asRect
        == CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test func cornersOnTheMiddleOfASideCutIt() {
    for turn in 0..<4 {
      var map = CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 2)
      (map.a, map.b, map.c, map.d) = (
        map.a.rounded(), map.b.rounded(), map.c.rounded(), map.d.rounded()
      )
      for x in [0.0, 2, 4] {
        let small = CGMutablePath()
        small.addPath(rect(x, 0, 4, 4), transform: map)
        let large = CGMutablePath()
        large.addPath(rect(0, 4, 8, 4), transform: map)
        #expect(area(small.union(large)) == 48)
        #expect(small.union(large).polylines(flatness: 1).map(\.points.count) == [x == 2 ? 8 : 6])
        #expect(small.intersection(large).isEmpty && area(large.subtracting(small)) == 32)
      }
    }
  }

  @Test func equalAreasCancel() {
    let circle = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 20), transform: nil)
    #expect(circle.subtracting(circle).isEmpty && circle.symmetricDifference(circle).isEmpty)
    #expect(abs(area(circle.union(circle)) - area(circle)) < 0.1)
    #expect(rect(0, 0, 5, 5).intersection(rect(10, 0, 5, 5)).isEmpty)
  }

  @Test func holesGoTheOtherWayRound() {
    let ring = rect(0, 0, 10, 10).subtracting(rect(2, 2, 6, 6))
    #expect(area(ring) == 64)
    #expect(ring.polylines(flatness: 1).count == 2)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 5, y: 5), using: rule))
      #expect(ring.contains(CGPoint(x: 1, y: 5), using: rule))
    }
  }

  @Test func normalizingFollowsTheRule() {
    let twice = CGMutablePath()
    twice.addPath(rect(0, 0, 10, 10))
    twice.addPath(rect(3, 3, 4, 4))
    #expect(area(twice.normalized()) == 100)
    #expect(area(twice.normalized(using: .evenOdd)) == 84)
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      })
    #expect(star.normalized().polylines(flatness: 1).count == 1)
    #expect(star.normalized().polylines(flatness: 1)[0].points.count == 10)
    #expect(star.normalized(using: .evenOdd).polylines(flatness: 1).count == 5)
  }

  @Test func componentsKeepTheirHoles() {
    let path = CGMutablePath()
    for origin in [0.0, 100] {
      path.addPath(rect(origin, 0, 50, 50))
      path.addPath(rect(origin + 10, 10, 30, 30))
      path.addPath(rect(origin + 20, 20, 10, 10))
    }
    let components = path.componentsSeparated(using: .evenOdd)
    #expect(components.map { area($0) }.sorted() == [100, 100, 1600, 1600])
    #expect(path.componentsSeparated().count == 2)
    #expect(CGMutablePath().componentsSeparated().isEmpty)
  }

  @Test func linesAreCutAtTheArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5)])
    let square = rect(0, 0, 10, 10)
    #expect(
      line.lineIntersection(square).elements
        == [.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 10, y: 5))])
    #expect(line.lineSubtracting(square).elements.count == 4)
    // A path that lies outside altogether stays as it is, closed or not.
    let far = rect(50, 50, 5, 5)
    #expect(far.lineSubtracting(square) == far && far.lineIntersection(square).isEmpty)
    let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
    let quarter = circle.lineIntersection(square)
    #expect(quarter.elements.contains { if case .cubic = $0 { true } else { false } })
    let length = quarter.polylines(flatness: 1e-4).reduce(0) { $0 + $1.length }
    #expect(abs(length - 2.5 * .pi) < 0.01)
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func operationsAgreeWithThePixels(rule: CGPathFillRule) {
    var random = RandomPaths(seed: rule == .winding ? 9 : 10)
    let fill: FillRule = rule == .winding ? .nonZero : .evenOdd
    for _ in 0..<Workload.of(40, unoptimised: 12) {
      let (a, b) = (random.path(steps: 8, in: 0...64), random.path(steps: 8, in: 0...64))
      #expect(
        Mask(a.normalized(using: rule), width: 64, height: 64).meanDifference(
          to: Mask(a, width: 64, height: 64, rule: fill)) < 1.5)
      expectPlaces(a, b, rule, &random)
      expectAreas(a.flattened(threshold: 0.1), b.flattened(threshold: 0.1), rule)
    }
  }

  /// Whether the areas of the combinations of polygons add up.
  private func expectAreas(_ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule) {
    let (left, right) = (a.normalized(using: rule), b.normalized(using: rule))
    let both = area(a.intersection(b, using: rule))
    #expect(abs(area(a.union(b, using: rule)) - (area(left) + area(right) - both)) < 2e-5)
    #expect(abs(area(a.subtracting(b, using: rule)) - (area(left) - both)) < 2e-5)
    let either = area(a.symmetricDifference(b, using: rule))
    #expect(abs(either - (area(left) + area(right) - 2 * both)) < 2e-5)
    #expect((both > 1e-6) == a.intersects(b, using: rule))
  }

  /// Asks at random places whether each operation says what its name says.
  private func expectPlaces(
    _ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule, _ random: inout RandomPaths
  ) {
    let union = a.union(b, using: rule)
    let intersection = a.intersection(b, using: rule)
    let rest = a.subtracting(b, using: rule)
    for _ in 0..<100 {
      let point = CGPoint(
        x: Double.random(in: 0...64, using: &random.numbers),
        y: Double.random(in: 0...64, using: &random.numbers))
      let (isInA, isInB) = (a.contains(point, using: rule), b.contains(point, using: rule))
      // Too near to an edge the polygon may say otherwise than the curve.
      let isClear = [(-1, -1), (-1, 1), (1, -1), (1, 1)].allSatisfy { dx, dy in
        let near = CGPoint(x: point.x + 0.01 * dx, y: point.y + 0.01 * dy)
        return a.contains(near, using: rule) == isInA && b.contains(near, using: rule) == isInB
      }
      guard isClear else { continue }
      #expect(union.contains(point) == (isInA || isInB))
      #expect(intersection.contains(point, using: .evenOdd) == (isInA && isInB))
      #expect(rest.contains(point) == (isInA && !isInB))
    }
  }

  @Test func combinedContoursDoNotCross() {
    var random = RandomPaths(seed: 11)
    for _ in 0..<Workload.of(40, unoptimised: 12) {
      let path = random.path(steps: 12, in: 0...64).union(random.path(steps: 12, in: 0...64))
      // Where no contour overlaps another both rules fill the same.
      #expect(
        Mask(path, width: 64, height: 64, rule: .nonZero).difference(
          to: Mask(path, width: 64, height: 64, rule: .evenOdd)) <= 6)
      #expect(abs(area(path.normalized()) - area(path)) < 1e-4)
    }
  }

  @Test func whateverTheNumbersAreResultsHoldNumbersAlone() {
    var random = RandomPaths(seed: 12)
    for _ in 0..<Workload.of(300, unoptimised: 60) {
      let (a, b) = (random.extremePath(), random.extremePath())
      #expect(a.union(b).isDefined)
      #expect(a.subtracting(b, using: .evenOdd).isDefined)
      #expect(a.lineIntersection(b).isDefined)
      #expect(b.componentsSeparated().allSatisfy { $0.isDefined })
      #expect(a.intersects(b) == !a.intersection(b).isEmpty)
    }
  }

  @Test func scribblesOfThousandsOfLinesAreCombined() {
    var random = RandomPaths(seed: 13)
    let lines = Workload.of(600, unoptimised: 200)
    let path = CGMutablePath()
    path.addLines(
      between: (0..<lines).map { _ in
        CGPoint(
          x: Double.random(in: 0...1000, using: &random.numbers),
          y: Double.random(in: 0...1000, using: &random.numbers))
      })
    let clock = ContinuousClock()
    var areas: [Double] = []
    let time = clock.measure {
      areas = [CGPathFillRule.winding, .evenOdd].map { area(path.normalized(using: $0)) }
    }
    print("normalised \(lines) lines that cross each other twice in \(time)")
    #expect(areas[0] > areas[1] && areas[1] > 300_000 && areas[0] < 1_000_000)
  }
}
