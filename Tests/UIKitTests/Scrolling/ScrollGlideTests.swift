import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollGlideTests {
  private let axis = ScrollAxis(
    lowest: 0, highest: 1000, length: 300, isScrollable: true, bounces: true)

  /// Where a finger of a speed lets the content go.
  private func free(_ offset: CGFloat, _ velocity: CGFloat) -> CGFloat {
    offset + ScrollGlide.way(velocity, 0.998)
  }

  @Test("F04 a fling carries the content 0.4995 points for each point a second above 10")
  func reach() {
    let normal = UIScrollView.DecelerationRate.normal.rawValue
    for (velocity, way) in [(750.0, 369.63), (-750, -369.63), (1010, 499.5), (10, 0), (5, 0)] {
      #expect(abs(ScrollGlide.way(velocity, normal) - way) < 0.01, "\(velocity)")
    }
    for odd in [CGFloat.nan, -1, 2, .infinity] { #expect(ScrollGlide.way(100, odd).isFinite) }
  }

  @Test("F04 a fling of 750 from 5074 is as far on its way as measured, and stands after 2.16 s")
  func fling() {
    let axis = ScrollAxis(
      lowest: 0, highest: 1e5, length: 800, isScrollable: true, bounces: true, scale: 3)
    let landing = ScrollLanding(axis: axis, isPaging: false, rate: 0.998)
    let target = landing.rest(from: 5074, velocity: 750, start: 4900)
    #expect(abs(target - 5443.667) < 1e-3)
    let glide = landing.glide(from: 5074, velocity: 750, to: target)
    #expect(abs(glide.duration - 2.16) < 0.005)
    let measured: [(TimeInterval, CGFloat)] = [
      (0.0106, 5081.333), (0.0273, 5093.333), (0.0440, 5105), (0.0606, 5116), (0.0773, 5127),
      (0.0940, 5137.667), (0.1273, 5157.667), (0.1606, 5176.333), (0.2106, 5202.333),
    ]
    for (time, offset) in measured {
      // The measured one begins a millisecond after the lift.
      #expect(abs(glide.offset(at: time - Self.delay) - offset) < 0.25, "\(time)")
    }
  }

  private static let delay = 0.001

  @Test("F05 what is held beyond the end starts back at once") func release() {
    let glide = ScrollGlide.bounce(from: -235, velocity: 0, to: 0)
    // Measured at 8, 24, 41, 58, 74, 108, 158, 224, 324 and 424 ms, which are frames.
    let measured: [(frame: Double, offset: CGFloat)] = [
      (0, -223), (1, -197), (2, -173), (3, -152), (4, -133), (6, -101), (9, -67), (13, -37),
      (19, -15), (25, -6),
    ]
    for (frame, offset) in measured {
      let moment = (frame + 0.5) / 60 - Self.delay
      #expect(abs(glide.offset(at: moment) - offset) <= 0.6, "\(frame)")
    }
    #expect(glide.duration + Self.delay <= 0.691 && glide.duration + Self.delay > 0.691 - 1.0 / 60)
  }

  @Test("F07 an end that is hit at 3125 points a second is passed, and left after 0.808 s")
  func hit() {
    let glide = ScrollGlide.slowing(from: 940, to: free(940, 3125), rate: 0.998, in: axis)
    #expect(glide.duration + Self.delay <= 0.808 && glide.duration + Self.delay > 0.808 - 1.0 / 60)
    #expect((0...800).contains { glide.offset(at: Double($0) / 1000) > 1050 })
  }

  @Test("S04 what comes back fast already is not made slower") func fastBack() {
    for velocity in [CGFloat(-3000), -100, 0, 100, 3000] {
      let glide = ScrollGlide.bounce(from: -200, velocity: velocity, to: 0)
      let back = 200 * ScrollGlide.bounceStart
      let first = glide.velocity(at: 0)
      #expect(velocity > back ? abs(first - velocity) < 60 : first <= back + 1, "\(velocity)")
      #expect(glide.offset(at: glide.duration) == 0)
    }
  }

  @Test(
    "S04 content slows down by 0.998 a millisecond and stands at its target at 10 points a second")
  func slowing() {
    let glide = ScrollGlide.slowing(from: 100, to: free(100, 1000), rate: 0.998, in: axis)
    #expect(abs(glide.target - 594.5) < 0.01 && glide.offset(at: glide.duration) == glide.target)
    #expect(abs(glide.velocity(at: 0) - 1000) < 15)
    #expect(abs(glide.velocity(at: 0.3) / glide.velocity(at: 0.2) - 0.8186) < 1e-3)
    #expect(abs(glide.velocity(at: glide.duration - 0.002) - 10) < 0.5)
  }

  @Test("S04 at the end of the content it goes beyond without a jump in speed, and comes back")
  func bounce() {
    let glide = ScrollGlide.slowing(from: 900, to: free(900, 2000), rate: 0.998, in: axis)
    let offsets = (0...2000).map { glide.offset(at: Double($0) / 1000) }
    let highest = offsets.max() ?? 0
    #expect(highest > 1010 && highest < 1100 && offsets.last == 1000)
    // The last quarter of a point is not waited for.
    let seen = offsets.prefix { $0 < 1000.5 } + offsets.drop { $0 < 1000.5 }.prefix { $0 > 1000.5 }
    let speeds = zip(seen.dropFirst(), seen).map { ($0 - $1) * 1000 }
    for (next, speed) in zip(speeds.dropFirst(), speeds) { #expect(abs(next - speed) < 40) }
  }

  @Test("S04 content without bounces stops at its end")
  func noBounce() {
    var axis = axis
    axis.bounces = false
    let glide = ScrollGlide.slowing(from: 900, to: 1900, rate: 0.998, in: axis)
    #expect((0...200).allSatisfy { glide.offset(at: Double($0) / 100) <= 1000 })
    #expect(glide.offset(at: 9) == 1000)
  }

  @Test(
    "S04 the rubber band begins at 0.55 of the finger's way and never reaches the view's length")
  func band() {
    #expect(abs(axis.banded(-1) + 0.55) < 2e-3)
    #expect(axis.banded(-1e9) > -300 && axis.banded(1e9) < 1300)
    #expect(axis.banded(500) == 500)
    for pull in [CGFloat(-400), -3, 0, 500, 1001, 1600] {
      #expect(abs(axis.pulled(axis.banded(pull)) - pull) < 1e-6)
    }
  }

  @Test("S04 every glide ends, at finite places")
  func ends() {
    for velocity in [CGFloat(0), 1, -1, 50, -3000, 1e6] {
      for start in [CGFloat(-200), 0, 500, 1000, 1300] {
        let glide = ScrollGlide.slowing(
          from: start, to: free(start, velocity), rate: 0.998, in: axis)
        #expect(glide.duration < 12 && axis.contains(glide.target))
        #expect((0...100).allSatisfy { glide.offset(at: Double($0) / 8).isFinite })
      }
    }
  }
}
