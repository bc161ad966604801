import CoreGraphics
import Pixels
import TestSupport
import Testing

@Suite struct StrokeExtremeTests {
  @Test func whateverTheNumbersAreAStrokeIsTheSameInAClip() {
    var random = RandomPaths(seed: 40)
    for round in 0..<400 {
      let path = random.extremePath()
      var style = StrokeStyle(width: random.extreme())
      style.cap = [.butt, .round, .square][round % 3]
      style.join = [.miter, .round, .bevel][(round / 3) % 3]
      style.miterLimit = random.extreme()
      style.dashes = round % 4 == 0 ? [random.extreme(), random.extreme()] : []
      style.dashPhase = random.extreme()
      let map = CGAffineTransform(
        a: random.numbers.oneIn(8) ? random.extreme() : 1, b: 0, c: 0.5,
        d: random.numbers.oneIn(8) ? random.extreme() : 1, tx: 0, ty: 0)
      let clip = PixelRect(x: 0, y: 0, width: 16, height: 16)
      let whole = Mask(path.strokeOutline(style, map: map), width: 16, height: 16)
      let seen = Mask(path.strokeOutline(style, map: map, clip: clip), width: 16, height: 16)
      #expect(whole.difference(to: seen) <= 1, "round \(round)")
    }
  }

  @Test func `D2: strokes of curves out to a thousand million take memory for what is seen`() {
    var numbers = SplitMix(seed: 15)
    let path = CGMutablePath()
    func place() -> CGPoint {
      CGPoint(x: numbers.number(-1e9...1e9), y: numbers.number(-1e9...1e9))
    }
    path.move(to: .zero)
    for _ in 0..<100 { path.addCurve(to: place(), control1: place(), control2: place()) }
    let clip = PixelRect(x: 0, y: 0, width: 400, height: 400)
    let outline = path.strokeOutline(StrokeStyle(width: 3), clip: clip)
    #expect(outline.edgeCount < 2000)
    let chords = path.polylines(
      flatness: 0.1, radius: 1.5, seen: CGRect(x: -10, y: -10, width: 420, height: 420))
    #expect(chords.reduce(0) { $0 + $1.points.count } < 100 * 40)
  }

  @Test(arguments: [0, -1, -.infinity, .infinity, .nan] as [Double])
  func widthsThatAreNoneDrawNothing(width: Double) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
    #expect(path.strokeOutline(StrokeStyle(width: width, cap: .round)).isEmpty == !(width > 0))
  }

  @Test func hugeLinesAreExactWhereTheyAreSeen() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: -1e30, y: 8.5), CGPoint(x: 1e30, y: 8.5)])
    let mask = Mask(path.strokeOutline(StrokeStyle(width: 3)), width: 16, height: 16)
    #expect(mask.area == 16 * 3)
  }

  @Test func brokenSubpathsLeaveTheOthers() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: CGFloat.nan, y: 2)])
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addLines(between: [CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 8)])
    let mask = Mask(path.strokeOutline(StrokeStyle(width: 2)), width: 16, height: 16)
    #expect(mask.area == 20)
  }

  @Test func millionSegmentsTakeBoundedTime() {
    var random = SplitMix(seed: 41)
    let path = CGMutablePath()
    path.move(to: .zero)
    let count = Workload.of(1_000_000, unoptimised: 50_000)
    for _ in 0..<count {
      path.addLine(
        to: CGPoint(
          x: Double.random(in: 0...500, using: &random),
          y: Double.random(in: 0...500, using: &random)))
    }
    var edges = 0
    let time = ContinuousClock().measure {
      for radius in [1.0, 1e6] {
        let style = StrokeStyle(width: radius, cap: .round, join: .round)
        var stroker = Stroker(style: style, flatness: 0.03)
        edges += stroker.stroke(path.polylines(flatness: 0.03)).points.count
      }
      let dashes = path.copy(dashingWithPhase: 0, lengths: [5, 5])
      #expect(dashes.elements.count == path.elements.count)
    }
    print("stroked \(count) lines twice in \(time), \(edges) corners")
    #expect(edges < 60_000_000)
  }
}
