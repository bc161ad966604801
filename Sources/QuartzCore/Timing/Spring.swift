import CoreGraphics

/// A mass on a spring that goes from 0 to 1.
package struct Spring: Hashable, Sendable {
  /// What the spring moves; a greater one is slower.
  package var mass: Double = 1
  /// The pull back, for each whole way that it is away from 1.
  package var stiffness: Double = 100
  /// The resistance, for each whole way a second.
  package var damping: Double = 10
  /// Whole ways a second, towards the target.
  package var velocity: Double = 0
  /// Whether a damping beyond the critical one counts; else it is taken as critical.
  package var allowsOverdamping = false

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// By the seconds that a swing would take undamped, and how springy it is: 0 not at all, 1 for
  /// ever, below 0 slower than without.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double = 0) {
    let duration = perceptualDuration > 0 ? perceptualDuration : 1e-3
    let bounce = max(-0.999, min(bounce.isFinite ? bounce : 0, 1))
    let frequency = 2 * Double.pi / duration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: velocity)
    allowsOverdamping = true
  }

  /// Radians a second without damping.
  package var frequency: Double {
    let square = stiffness / mass
    return square > 0 && square.isFinite ? square.squareRoot() : 0
  }

  /// 1 is critical.
  package var dampingRatio: Double {
    guard frequency > 0 else { return 0 }
    let ratio = max(0, damping / (2 * mass * frequency))
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Where the mass is after some seconds.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let value = 1 - rest(at: time)
    return value.isFinite ? value : 1
  }

  /// What is left of the way.
  private func rest(at t: Double) -> Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    guard frequency > 0 else { return 1 - velocity * t }
    let decay = ratio * frequency
    if (ratio - 1).magnitude < 1e-6 { return exp(-decay * t) * (1 + (decay - velocity) * t) }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-decay * t) * (cos(swing * t) + (decay - velocity) / swing * sin(swing * t))
    }
    let swing = frequency * (ratio * ratio - 1).squareRoot()
    let share = (decay - velocity) / swing
    return (1 + share) / 2 * exp((swing - decay) * t) + (1 - share) / 2 * exp((-swing - decay) * t)
  }

  /// Seconds until what is left stays below a thousandth of the way: until the sum of the sizes of
  /// both parts of the swing is there.
  package var settlingDuration: Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    guard ratio > 0, frequency > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let decay = ratio * frequency
    if ratio < 1 - 1e-6 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return log(1000 * (1 + ((decay - velocity) / swing).magnitude)) / decay
    }
    return Self.firstTime { envelope($0) }
  }

  /// A bound that only falls, for springs that do not swing.
  private func envelope(_ t: Double) -> Double {
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    if ratio < 1 + 1e-6 { return exp(-decay * t) * (1 + (decay - velocity).magnitude * t) }
    let swing = frequency * (ratio * ratio - 1).squareRoot()
    let share = ((decay - velocity) / swing).magnitude
    return (1 + share) * exp((swing - decay) * t)
  }

  /// When a bound falls below a thousandth, in whole tenths of a second, as Apple's springs that do
  /// not swing have it.
  private static func firstTime(_ bound: (Double) -> Double) -> Double {
    var high = 1
    while bound(Double(high) / 10) > 0.001, high < 1 << 40 { high *= 2 }
    var low = high / 2
    while high - low > 1 {
      let middle = (low + high) / 2
      if bound(Double(middle) / 10) > 0.001 { low = middle } else { high = middle }
    }
    return Double(high) / 10
  }
}

extension Spring {
  /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:)`: of mass 1 and a given
  /// damping ratio, settled to a thousandth of the way when the duration is over.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let duration = duration > 0 ? duration : 1e-3
    let ratio = max(1e-3, min(dampingRatio.isFinite ? dampingRatio : 1, 1))
    // The speed is in ways a second; over the duration it is one number whatever the unit.
    let speed = velocity.isFinite ? velocity * duration : 0
    let product =
      ratio < 1
      ? Self.product(ratio: ratio, speed: speed) : Self.criticalProduct(speed: speed)
    let frequency = product / duration
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      velocity: velocity.isFinite ? velocity : 0)
  }

  /// frequency × duration for which |(β − v)/ωd|·e^(−βD) is a thousandth.
  private static func product(ratio: Double, speed: Double) -> Double {
    let swing = (1 - ratio * ratio).squareRoot()
    return largestRoot(from: 1 / ratio) { p in
      ((ratio * p - speed) / (swing * p)).magnitude * exp(-ratio * p)
    }
  }

  private static func criticalProduct(speed: Double) -> Double {
    largestRoot(from: 1) { p in (1 + (p - speed).magnitude) * exp(-p) }
  }

  /// The largest argument at which what falls in the long run is a thousandth.
  private static func largestRoot(from start: Double, _ bound: (Double) -> Double) -> Double {
    var high = max(start, 1)
    while bound(high) > 0.001, high < 1e7 { high *= 2 }
    // The last time it was above: walk back in small steps from where it is surely below.
    high *= 2
    var low = high
    while low > 1e-3, bound(low) <= 0.001 {
      high = low
      low *= 0.97
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if bound(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}
