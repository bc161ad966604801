import CoreGraphics

/// All of `CAMediaTiming`, and what follows from it.
struct TimingState: Equatable {
  var beginTime: Double = 0
  var duration: Double = 0
  var speed: Float = 1
  var timeOffset: Double = 0
  var repeatCount: Float = 0
  var repeatDuration: Double = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A layer's: it lasts for ever.
  static let layer = TimingState(duration: .infinity)

  /// A parent's time as this object's: 0 before it begins.
  func local(_ time: Double) -> Double {
    guard time >= beginTime else { return 0 }
    let local = (time - beginTime) * Double(speed) + timeOffset
    return local.isNaN ? 0 : local
  }

  /// This object's time as its parent's; an object that is held knows none.
  func parent(_ time: Double) -> Double {
    guard speed != 0 else { return 0 }
    return (time - timeOffset) / Double(speed) + beginTime
  }

  /// Where in its runs an object is.
  struct Place: Equatable {
    /// Seconds into the run, those of runs backwards counted back.
    var time: Double
    /// Runs that are over; one there and back is one.
    var cycle: Int
  }

  /// Which part of its life an object is in.
  enum Phase: Equatable {
    case before
    case active(Place)
    case after
  }

  /// Seconds for which it is active, in its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Nothing repeated for ever is over at once.
    return cycleDuration > 0 ? cycleDuration * count : 0
  }

  /// One run, with the way back.
  private var cycleDuration: Double {
    guard duration > 0 else { return 0 }
    return autoreverses ? 2 * duration : duration
  }

  /// Where it is, `elapsed` parent's seconds after it began.
  func phase(after elapsed: Double) -> Phase {
    guard elapsed >= 0 else { return .before }
    let length = activeDuration
    let passed = elapsed * Double(speed.magnitude)
    guard passed < length else { return .after }
    return .active(place(passed, of: length))
  }

  /// Where it is held after the end.
  var lastPlace: Place {
    let length = activeDuration
    guard length > 0, length.isFinite else { return Place(time: max(duration, 0), cycle: 0) }
    if speed < 0 { return place(0, of: .infinity, isForwards: true) }
    guard timeOffset == 0 else { return place(length.nextDown, of: length) }
    let cycles = length / cycleDuration
    let whole = cycles.rounded(.down)
    if cycles == whole {
      return Place(time: autoreverses ? 0 : duration, cycle: Int(saturating: whole) - 1)
    }
    return place(length, of: length)
  }

  /// Where it is held before the beginning.
  var firstPlace: Place { place(0, of: activeDuration) }

  private func place(_ passed: Double, of length: Double, isForwards: Bool = false) -> Place {
    var time = passed
    if speed < 0, !isForwards {
      // Backwards from the end; from that of the first run where there is none.
      time = (length.isFinite ? length : 0) - passed
      if time >= cycleDuration, time == length { return Place(time: endOfRun, cycle: 0) }
    }
    time += timeOffset
    guard cycleDuration > 0, cycleDuration.isFinite, time.isFinite else {
      return Place(time: time.isFinite ? time : 0, cycle: 0)
    }
    let cycle = (time / cycleDuration).rounded(.down)
    var rest = time - cycle * cycleDuration
    if rest > duration { rest = 2 * duration - rest }
    return Place(time: max(0, min(rest, duration)), cycle: max(0, Int(saturating: cycle)))
  }

  private var endOfRun: Double { autoreverses ? 0 : duration }
}

extension Int {
  /// The whole part, or the last number there is.
  init(saturating number: Double) {
    guard !number.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
