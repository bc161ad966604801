import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct TimingTests {
  private func values(_ name: CAMediaTimingFunctionName) -> [Double] {
    let curve = CAMediaTimingFunction(name: name).curve
    return [0.25, 0.5, 0.75].map(curve.value)
  }

  @Test func namedCurvesAreApples() {
    // The facts' last digits are cut off.
    #expect(values(.easeIn).isNear([0.093465, 0.315357, 0.621861], 2e-6))
    #expect(values(.easeOut).isNear([0.378140, 0.684643, 0.906535], 2e-6))
    #expect(values(.linear) == [0.25, 0.5, 0.75])
    #expect((values(.easeInEaseOut)[1] - 0.5).magnitude < 1e-7)
    let unknown = CAMediaTimingFunction(name: .init(rawValue: "none such"))
    #expect(unknown == CAMediaTimingFunction(name: .default))
  }

  @Test func curvesAreSolvedTightly() {
    let curves = [(0.0, 1.0, 1.0, 0.0), (1, 0, 0, 1), (0.42, 0, 1, 1), (0.1, -2, 0.9, 3)]
    for (x1, y1, x2, y2) in curves {
      let curve = CubicTiming(x1, y1, x2, y2)
      for step in 1..<200 {
        let t = Double(step) / 200
        let u = 1 - t
        func bezier(_ a: Double, _ b: Double) -> Double {
          3 * u * u * t * a + 3 * u * t * t * b + t * t * t
        }
        // Where the curve is steep, many y share one x to within rounding.
        let isFlat = (bezier(x1, x2) - 0.5).magnitude < 1e-3 && x1 == 1 && x2 == 0
        guard !isFlat else { continue }
        #expect((curve.value(at: bezier(x1, x2)) - bezier(y1, y2)).magnitude < 1e-6)
      }
    }
  }

  @Test func controlPointsComeBack() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    function.getControlPoint(at: 7, values: &point)
    #expect(point == [1, 1])
  }

  private func place(_ timing: TimingState, _ elapsed: Double) -> Double? {
    timing.place(after: elapsed)?.time
  }

  @Test func A08_runsFollowTheirTiming() {
    var timing = TimingState(duration: 2)
    #expect([-1, 0, 1, 2].map { place(timing, $0) } == [nil, 0, 1, nil])
    timing.speed = 2
    #expect([0, 0.5, 1].map { place(timing, $0) } == [0, 1, nil])
    timing.repeatCount = 2.5
    #expect([1.5, 2.25, 2.5].map { place(timing, $0) } == [1, 0.5, nil])
    timing.autoreverses = true
    #expect([0.5, 1, 1.5, 2, 2.5].map { place(timing, $0) } == [1, 2, 1, 0, 1])
    timing.fillMode = .both
    #expect([-3, 100].map { place(timing, $0) } == [0, 2])
    timing.repeatDuration = 3
    #expect(place(timing, 100) == 1)
  }

  @Test func A08_theOffsetGoesRound() {
    var timing = TimingState(duration: 2, timeOffset: 1.5)
    #expect([0, 0.25, 0.5, 1, 2].map { place(timing, $0) } == [1.5, 1.75, 0, 0.5, nil])
    timing.speed = 0
    #expect(place(timing, 1000) == 1.5)
  }

  @Test func backwardsBeginsAtTheEnd() {
    var timing = TimingState(duration: 2, speed: -1)
    #expect([0, 0.5, 1.5, 2].map { place(timing, $0) } == [2, 1.5, 0.5, nil])
    timing.fillMode = .forwards
    #expect(place(timing, 5) == 0)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity, 1e308, .leastNonzeroMagnitude])
  func anyNumberHasAPlaceOrNone(_ number: Double) {
    for repeats in [Float(0), -1, .nan, .infinity, 0.5] {
      for speed in [Float(1), 0, -1, .nan, .infinity] {
        var timing = TimingState(
          beginTime: number, duration: number, speed: speed, timeOffset: number,
          repeatCount: repeats, repeatDuration: number, autoreverses: true, fillMode: .both)
        for elapsed in [0, 1, -1, number] {
          _ = timing.place(after: elapsed)
          _ = timing.local(elapsed)
          timing.repeatDuration = 0
        }
      }
    }
    let instant = TimingState(duration: 0, repeatCount: .infinity)
    #expect(instant.phase(after: 0) == .after)
  }

  @Test func A08_layersHaveTimeOfTheirOwn() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    (middle.beginTime, middle.speed, middle.timeOffset) = (10, 2, 3)
    leaf.beginTime = 1
    #expect(leaf.convertTime(12, from: nil) == (12 - 10) * 2 + 3 - 1)
    #expect(leaf.convertTime(6, to: nil) == 12)
    #expect(leaf.convertTime(6, to: middle) == 7)
    #expect(middle.convertTime(6, from: leaf) == 7)
    #expect(CALayer().duration == .infinity)
    #expect(CALayer().speed == 1)
  }
}
