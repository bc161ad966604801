import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollGlideTests {
  private let axis = ScrollAxis(
    lowest: 0, highest: 1000, length: 300, isScrollable: true, bounces: true)

  @Test("S04 a normal rate carries the content 0.499 points for each point a second")
  func reach() {
    #expect(abs(ScrollGlide.reach(UIScrollView.DecelerationRate.normal.rawValue) - 0.499) < 1e-9)
    #expect(abs(ScrollGlide.reach(UIScrollView.DecelerationRate.fast.rawValue) - 0.099) < 1e-9)
    for odd in [CGFloat.nan, -1, 2, .infinity] { #expect(ScrollGlide.reach(odd).isFinite) }
  }

  @Test(
    "S04 content slows down by 0.998 a millisecond and stands at its target at 10 points a second")
  func slowing() {
    let glide = ScrollGlide.slowing(from: 100, to: 100 + 0.499 * 1000, rate: 0.998, in: axis)
    #expect(glide.target == 599 && glide.offset(at: glide.duration) == 599)
    #expect(abs(glide.velocity(at: 0) - 1000) < 15)
    #expect(abs(glide.velocity(at: 0.3) / glide.velocity(at: 0.2) - 0.8186) < 1e-3)
    #expect(abs(glide.velocity(at: glide.duration - 0.002) - 10) < 0.5)
  }

  @Test("S04 at the end of the content it goes beyond without a jump in speed, and comes back")
  func bounce() {
    let glide = ScrollGlide.slowing(from: 900, to: 900 + 0.499 * 2000, rate: 0.998, in: axis)
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
          from: start, to: start + velocity * 0.499, rate: 0.998, in: axis)
        #expect(glide.duration < 12 && axis.contains(glide.target))
        #expect((0...100).allSatisfy { glide.offset(at: Double($0) / 8).isFinite })
      }
    }
  }
}
