import Foundation

/// The time of the scene as it follows from the time that passes: it can be held, slowed and set.
struct SceneClock {
  /// Scene seconds a second while nothing holds the clock and T has not slowed it.
  private let speed: Double
  private(set) var isPaused: Bool
  private(set) var isSlow = false
  /// The scene's time at a moment, from which it goes on.
  private var origin: TimeInterval = 0
  private var moment: TimeInterval = 0

  static let slowFactor = 0.1
  /// Steps a second by `,` and `.`.
  static let stepsPerSecond = 60.0

  init(speed: Double, isPaused: Bool) {
    self.speed = speed
    self.isPaused = isPaused
  }

  /// Scene seconds a second.
  var rate: Double { isPaused ? 0 : speed * (isSlow ? Self.slowFactor : 1) }

  func time(at moment: TimeInterval) -> TimeInterval {
    max(0, origin + (moment - self.moment) * rate)
  }

  /// How long it takes until so many scene seconds have passed; nil for ever.
  func wait(for seconds: TimeInterval) -> TimeInterval? {
    rate > 0 ? max(0, seconds) / rate : nil
  }

  /// Goes on from another time of the scene.
  mutating func set(_ time: TimeInterval, at moment: TimeInterval) {
    (origin, self.moment) = (max(0, time), moment)
  }

  /// Holds the clock, or lets it go on, from a time of the scene.
  mutating func togglePause(from time: TimeInterval, at moment: TimeInterval) {
    set(time, at: moment)
    isPaused.toggle()
  }

  mutating func toggleSlow(from time: TimeInterval, at moment: TimeInterval) {
    set(time, at: moment)
    isSlow.toggle()
  }

  /// The nearest time of a whole number of steps after or before another; none is before 0.
  static func stepped(from time: TimeInterval, by steps: Int) -> TimeInterval {
    // A time that is a whole number but for rounding counts as one.
    let place = time * stepsPerSecond
    let start = steps > 0 ? (place + 1e-6).rounded(.down) : (place - 1e-6).rounded(.up)
    return max(0, (start + Double(steps)) / stepsPerSecond)
  }
}
