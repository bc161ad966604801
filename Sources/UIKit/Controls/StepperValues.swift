/// A value that goes up and down by steps between two others.
struct StepperValues: Equatable {
  var bounded = BoundedValue<Double>(maximum: 100)
  var step: Double = 1
  /// Whether a step past one end comes out at the other.
  var wraps = false

  var canStepUp: Bool { wraps || bounded.value < bounded.maximum }
  var canStepDown: Bool { wraps || bounded.value > bounded.minimum }

  mutating func stepUp() {
    if bounded.value + step > bounded.maximum {
      bounded.set(wraps ? bounded.minimum : bounded.maximum)
    } else {
      bounded.set(bounded.value + step)
    }
  }

  mutating func stepDown() {
    if bounded.value - step < bounded.minimum {
      bounded.set(wraps ? bounded.maximum : bounded.minimum)
    } else {
      bounded.set(bounded.value - step)
    }
  }
}
