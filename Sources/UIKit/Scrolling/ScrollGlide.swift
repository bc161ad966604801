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
    /// Slows down by a rate a millisecond.
    case slowing(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    /// A critically damped spring.
    case spring(to: CGFloat, distance: CGFloat, velocity: CGFloat, frequency: CGFloat)
    case eased(from: CGFloat, to: CGFloat, over: TimeInterval)

    func offset(at time: CGFloat) -> CGFloat {
      switch self {
      case .slowing(let start, let velocity, let rate):
        return start + velocity * ScrollGlide.unbraked(rate) * (1 - pow(rate, time * 1000))
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
  static let bounceFrequency: CGFloat = 10.9
  /// How fast it is at once, for each point that it has to go back.
  static let bounceStart: CGFloat = bounceFrequency * 2 / 3
  /// So near to the end, it stands.
  static let leastDistance: CGFloat = 0.5

  private init(to target: CGFloat) { self.target = target }

  /// The way until it stands.
  static func way(_ velocity: CGFloat, _ rate: CGFloat) -> CGFloat {
    let way = max(velocity.magnitude - leastSpeed, 0) * unbraked(rate)
    return velocity < 0 ? -way : way
  }

  /// How fast it must be for a way.
  private static func velocity(_ way: CGFloat, _ rate: CGFloat) -> CGFloat {
    let speed = way.magnitude / unbraked(rate) + leastSpeed
    return way < 0 ? -speed : speed
  }

  /// The way for each point a second if it never stood.
  private static func unbraked(_ rate: CGFloat) -> CGFloat { -1 / (1000 * log(sound(rate))) }

  private static func sound(_ rate: CGFloat) -> CGFloat {
    min(max(rate.isNaN ? 0 : rate, 0.5), 0.9999)
  }

  // MARK: Ways

  /// Stays where it is.
  static func rest(at offset: CGFloat) -> ScrollGlide { ScrollGlide(to: offset) }

  /// Goes on from a finger that was lifted, to where it would come to rest; beyond the end it turns
  /// back.
  static func slowing(
    from offset: CGFloat, to target: CGFloat, rate: CGFloat, in axis: ScrollAxis
  ) -> ScrollGlide {
    let rate = sound(rate)
    let velocity = velocity(target - offset, rate)
    guard axis.contains(offset) else {
      return .bounce(from: offset, velocity: velocity, to: axis.clamped(offset))
    }
    func time(_ share: CGFloat) -> TimeInterval { TimeInterval(log(share) / log(rate)) / 1000 }
    let end = axis.clamped(target)
    var glide = ScrollGlide(to: end)
    guard end != target else {
      glide.add(
        .slowing(from: offset, velocity: velocity, rate: rate),
        lasting: time(leastSpeed / velocity.magnitude))
      return glide
    }
    // The end of the content comes first.
    let left = max(1 - (end - offset) / (velocity * unbraked(rate)), 1e-9)
    glide.add(.slowing(from: offset, velocity: velocity, rate: rate), lasting: time(left))
    if axis.bounces { glide.addSpring(to: end, from: end, velocity: velocity * left) }
    return glide
  }

  /// Back from beyond the end: it does not wait for the spring to make it fast.
  static func bounce(
    from offset: CGFloat, velocity: CGFloat, to target: CGFloat
  ) -> ScrollGlide {
    let back = (target - offset) * bounceStart
    var start = velocity + back
    // What is on its way back is not made faster still.
    if velocity * back > 0 { start = velocity.magnitude > back.magnitude ? velocity : back }
    var glide = ScrollGlide(to: target)
    glide.addSpring(to: target, from: offset, velocity: start)
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
    glide.addSpring(to: target, from: offset, velocity: velocity)
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
    to target: CGFloat, from offset: CGFloat, velocity: CGFloat
  ) {
    let (distance, frequency) = (offset - target, Self.bounceFrequency)
    let slope = (velocity + frequency * distance).magnitude
    func isLeft(_ time: CGFloat) -> Bool {
      (distance.magnitude + slope * time) * exp(-frequency * time) > Self.leastDistance
    }
    // What is left, (d + b·t)·e^(−ωt), falls for good once t > 1/ω.
    let step = 1 / frequency
    var time = step
    while isLeft(time), time < 4 { time += step }
    var before = time - step
    for _ in 0..<12 {
      let middle = (before + time) / 2
      if isLeft(middle) { before = middle } else { time = middle }
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
