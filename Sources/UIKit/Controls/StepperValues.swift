/// A value that goes up and down by steps between two others.
struct StepperValues: Equatable {
  private(set) var value: Double = 0
  private(set) var minimum: Double = 0
  private(set) var maximum: Double = 100
  var step: Double = 1
  /// Whether a step past one end comes out at the other.
  var wraps = false

  mutating func set(_ newValue: Double) {
    guard !newValue.isNaN else { return }
    value = min(max(newValue, minimum), maximum)
  }

  mutating func setMinimum(_ newValue: Double) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  mutating func setMaximum(_ newValue: Double) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  var canStepUp: Bool { wraps || value < maximum }
  var canStepDown: Bool { wraps || value > minimum }

  mutating func stepUp() {
    if value + step > maximum {
      set(wraps ? minimum : maximum)
    } else {
      set(value + step)
    }
  }

  mutating func stepDown() {
    if value - step < minimum {
      set(wraps ? maximum : minimum)
    } else {
      set(value - step)
    }
  }
}
