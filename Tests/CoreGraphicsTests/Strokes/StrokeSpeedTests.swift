import CoreGraphics
import Pixels
import TestSupport
import Testing

@Suite struct StrokeSpeedTests {
  /// Prints what a screenful of dashed curves costs; the counter gates, the time does not.
  @Test func fiveHundredDashedCurvesHaveFewPieces() {
    var random = SplitMix(seed: 50)
    let count = Workload.of(500, unoptimised: 20)
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: 0...1920, using: &random),
        y: Double.random(in: 0...1080, using: &random))
    }
    let paths = (0..<count).map { _ in
      let path = CGMutablePath()
      path.move(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      return path
    }
    let style = StrokeStyle(width: 3, cap: .round, join: .round, dashes: [12, 6])
    let pixmap = Pixmap(width: 1920, height: 1080)
    let scratch = PaintScratch()
    let color = Pixel(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.5)
    var outlines: [Outline] = []
    let clock = ContinuousClock()
    let building = clock.measure { outlines = paths.map { $0.strokeOutline(style) } }
    let painting = clock.measure {
      for outline in outlines {
        pixmap.surface.fill(outline, rule: .nonZero, with: color, scratch: scratch)
      }
    }
    print("\(count) dashed curves at 1080p: outlines \(building), painting \(painting)")
    var lines: [[Polyline]] = []
    let flattening = clock.measure { lines = paths.map { $0.polylines(flatness: 0.03) } }
    var corners = 0
    let stroking = clock.measure {
      for line in lines {
        var stroker = Stroker(style: style, flatness: 0.03)
        corners += stroker.stroke(line).points.count
      }
    }
    print("of these flattening \(flattening), stroking \(stroking), \(corners) corners")
    #expect(corners < 1800 * count)
  }
}
