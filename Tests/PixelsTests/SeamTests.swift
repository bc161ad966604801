import TestSupport
import Testing

@testable import Pixels

/// What one shape leaves of a pixel, the shape beside it takes.
@Suite struct SeamTests {
  private let size = 40
  private let scratch = PaintScratch()

  private typealias Point = SIMD2<Double>

  private func coverage(_ polygons: [[Point]]) -> [[Int]] {
    var builder = OutlineBuilder()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        if index == 0 { builder.move(point.x, point.y) } else { builder.line(point.x, point.y) }
      }
    }
    let outline = builder.build()
    return Canvas.coverage(width: size, height: size) {
      $0.fill(outline, rule: .nonZero, with: Canvas.white, scratch: scratch)
    }
  }

  @Test func twoSidesOfALineAtAnyAngleAddUpToAllOfEveryPixel() {
    var random = SplitMix(seed: 61)
    let far = Double(size) * 3
    for round in 0..<150 {
      // A line across the canvas, now and then a long or almost flat one.
      let reach = [1.0, 1, 40, 2000][round % 4] * Double(size)
      let top = Point(random.double(-reach...reach), -far)
      let bottom = Point(random.double(-reach...reach), far)
      let left = [Point(-9 * reach, -far), top, bottom, Point(-9 * reach, far)]
      let right = [top, Point(9 * reach, -far), Point(9 * reach, far), bottom]
      for turned in [false, true] {
        func placed(_ polygon: [Point]) -> [Point] {
          turned ? polygon.map { Point($0.y, $0.x) } : polygon
        }
        let sums = zip(coverage([placed(left)]), coverage([placed(right)])).map {
          zip($0, $1).map { $0 + $1 }
        }
        // 127.5 of 255 is rounded up twice.
        #expect(sums.allSatisfy { $0.allSatisfy { $0 == 255 || $0 == 256 } }, "\(top) \(bottom)")
      }
    }
  }

  @Test func fansOfTrianglesAreThePolygonThatTheyMake() {
    var random = SplitMix(seed: 62)
    for _ in 0..<60 {
      let count = 3 + random.below(12)
      let angles = (0..<count).map { _ in random.double(0...1) }.sorted()
      let rim = angles.map { angle -> Point in
        // Around the circle without trigonometry: two half turns of ((1 − t²), 2t) / (1 + t²).
        let half = angle < 0.5 ? 1.0 : -1.0
        let t = (angle < 0.5 ? angle : angle - 0.5) * 4 - 1
        let place = Point(2 * t / (1 + t * t), (1 - t * t) / (1 + t * t)) * half
        return place * 17 + 20
      }
      let center = Point(random.double(15...25), random.double(15...25))
      let fan = rim.indices.map { [center, rim[$0], rim[($0 + 1) % count]] }
      #expect(coverage(fan) == coverage([rim]))
    }
  }

  @Test func movingByWholePixelsMovesThePixels() {
    var random = SplitMix(seed: 63)
    for _ in 0..<60 {
      let (dx, dy) = (random.below(13), random.below(11))
      let polygon = (0..<7).map { _ in
        // Sixteenths, so that moving does not round.
        Point(Double(random.below(320)) / 16, Double(random.below(320)) / 16)
      }
      let here = coverage([polygon])
      let there = coverage([polygon.map { $0 + Point(Double(dx), Double(dy)) }])
      for y in 0..<24 {
        #expect(Array(here[y][0..<24]) == Array(there[y + dy][dx..<dx + 24]))
      }
    }
  }

  @Test func cornersMoveWithTheirRectangle() {
    var random = SplitMix(seed: 64)
    for _ in 0..<80 {
      let radius = CornerRadius(x: random.double(0.5...9), y: random.double(0.5...9))
      let (x, y) = (Double(random.below(16)) / 16, Double(random.below(16)) / 16)
      func painted(_ dx: Int, _ dy: Int) -> [[Int]] {
        let (left, top) = (x + Double(dx), y + Double(dy))
        let shape = RoundedRect(
          minX: left, minY: top, maxX: left + 20, maxY: top + 20.5, topLeft: radius,
          topRight: radius, bottomRight: radius, bottomLeft: radius)
        return Canvas.coverage(width: size, height: size) {
          $0.fill(shape, with: Canvas.white, scratch: PaintScratch())
        }
      }
      let here = painted(0, 0)
      let there = painted(11, 7)
      for row in 0..<24 {
        #expect(Array(here[row][0..<24]) == Array(there[row + 7][11..<35]))
      }
    }
  }

  @Test func aShapeLessItselfIsNothing() {
    var random = SplitMix(seed: 65)
    for _ in 0..<100 {
      let shape = random.roundedRect(Double(size))
      let painted = Canvas.coverage(width: size, height: size) {
        $0.fillRing(outer: shape, inner: shape, with: Canvas.white, scratch: scratch)
      }
      #expect(painted.allSatisfy { $0.allSatisfy { $0 == 0 } }, "\(shape)")
    }
  }
}
