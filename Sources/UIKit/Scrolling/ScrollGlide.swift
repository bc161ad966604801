import CoreGraphics
import Foundation

/// How a scroll view's offset goes on along one axis without a finger: a function of time.
struct ScrollGlide {
  private var legs: [Leg] = []
  /// Where it comes to rest.
  private(set) var target: CGFloat
  /// Seconds until then.
  private(set) var duration: TimeInterval = 0

  private struct Leg {
    var start: TimeInterval
    var course: Course
  }

  private enum Course {
    /// Slows down by a rate a millisecond on its way to a place that it reaches after a time.
    case slowing(from: CGFloat, to: CGFloat, rate: CGFloat, over: TimeInterval)
    /// A critically damped spring.
    case spring(to: CGFloat, distance: CGFloat, velocity: CGFloat, frequency: CGFloat)
    case eased(from: CGFloat, to: CGFloat, over: TimeInterval)

    func offset(at time: CGFloat) -> CGFloat {
      switch self {
      case .slowing(let start, let end, let rate, let duration):
        let done = (1 - pow(rate, time * 1000)) / (1 - pow(rate, CGFloat(duration) * 1000))
        return start + (end - start) * min(done, 1)
      case .spring(let target, let distance, let velocity, let frequency):
        return target
          + (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
      case .eased(let start, let end, let duration):
        let part = min(time / CGFloat(duration), 1)
        return start + (end - start) * part * part * (3 - 2 * part)
      }
    }
  }

  /// Below so many points a second, it stands.
  static let leastSpeed: CGFloat = 10
  /// Of the spring that brings back what was pulled beyond the end, in radians a second.
  static let bounceFrequency: CGFloat = 11

  private init(to target: CGFloat) { self.target = target }

  /// The distance until it stands, for each point a second that it is fast.
  static func reach(_ rate: CGFloat) -> CGFloat {
    let rate = min(max(rate.isNaN ? 0 : rate, 0), 0.9999)
    return rate / (1 - rate) / 1000
  }

  // MARK: Ways

  /// Stays where it is.
  static func rest(at offset: CGFloat) -> ScrollGlide { ScrollGlide(to: offset) }

  /// Goes on from a finger that was lifted, to where it would come to rest; beyond the end it turns
  /// back.
  static func slowing(
    from offset: CGFloat, to target: CGFloat, rate: CGFloat, in axis: ScrollAxis
  ) -> ScrollGlide {
    let velocity = (target - offset) / reach(rate)
    guard axis.contains(offset) else {
      return .bounce(from: offset, velocity: velocity, to: axis.clamped(offset))
    }
    guard velocity.magnitude > leastSpeed else {
      return .spring(from: offset, to: axis.clamped(target))
    }
    let rate = min(max(rate, 0.5), 0.9999)
    let duration = TimeInterval(log(leastSpeed / velocity.magnitude) / log(rate)) / 1000
    let end = axis.clamped(target)
    var glide = ScrollGlide(to: end)
    glide.add(.slowing(from: offset, to: target, rate: rate, over: duration), lasting: duration)
    guard end != target else { return glide }
    // The end of the content comes first.
    let whole = 1 - pow(rate, CGFloat(duration) * 1000)
    let left = 1 - (end - offset) / (target - offset) * whole
    let time = min(max(TimeInterval(log(max(left, 1e-9)) / log(rate)) / 1000, 0), duration)
    let speed = axis.bounces ? (target - offset) * -log(rate) * 1000 * left / whole : 0
    glide.duration = time
    if speed != 0 { glide.addSpring(to: end, from: end, velocity: speed, bounceFrequency) }
    return glide
  }

  /// Back from beyond the end.
  static func bounce(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat
  ) -> ScrollGlide {
    var glide = ScrollGlide(to: target)
    glide.addSpring(to: target, from: offset, velocity: velocity, bounceFrequency)
    return glide
  }

  /// To a page or another place near by.
  static func spring(
    from offset: CGFloat, to target: CGFloat, velocity: CGFloat = 0
  ) -> ScrollGlide {
    var glide = ScrollGlide(to: target)
    guard offset != target || velocity != 0 else { return glide }
    // A fast finger must not carry it beyond the page.
    let most = (target - offset) * bounceFrequency
    let velocity = most > 0 ? min(max(velocity, 0), most) : max(min(velocity, 0), most)
    glide.addSpring(to: target, from: offset, velocity: velocity, bounceFrequency)
    return glide
  }

  /// From rest to rest, as an animation goes.
  static func eased(from offset: CGFloat, to target: CGFloat, over time: TimeInterval)
    -> ScrollGlide
  {
    var glide = ScrollGlide(to: target)
    if offset != target { glide.add(.eased(from: offset, to: target, over: time), lasting: time) }
    return glide
  }

  private mutating func add(_ course: Course, lasting time: TimeInterval) {
    legs.append(Leg(start: duration, course: course))
    duration += time
  }

  private mutating func addSpring(
    to target: CGFloat, from offset: CGFloat, velocity: CGFloat, _ frequency: CGFloat
  ) {
    let distance = offset - target
    // After so long, less than a quarter of a point is left: (d + b·t)·e^(−ωt) falls for good once
    // t > 1/ω.
    let slope = (velocity + frequency * distance).magnitude
    var time = 1 / frequency
    while (distance.magnitude + slope * time) * exp(-frequency * time) > 0.25, time < 4 {
      time += 1 / frequency / 4
    }
    let course = Course.spring(
      to: target, distance: distance, velocity: velocity, frequency: frequency)
    add(course, lasting: TimeInterval(time))
  }

  // MARK: Places

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let leg = legs.last(where: { $0.start <= time }) ?? legs.first else {
      return target
    }
    return leg.course.offset(at: CGFloat(max(time - leg.start, 0)))
  }

  /// In points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let step = 1.0 / 1024
    guard time < duration else { return 0 }
    return (offset(at: time + step) - offset(at: time)) / CGFloat(step)
  }
}
