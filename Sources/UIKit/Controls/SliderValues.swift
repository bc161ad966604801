/// A value between two others; none of them is ever no number.
struct SliderValues: Equatable {
  private(set) var value: Float = 0
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1

  mutating func set(_ newValue: Float) {
    guard !newValue.isNaN else { return }
    value = min(max(newValue, minimum), maximum)
  }

  mutating func setMinimum(_ newValue: Float) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  mutating func setMaximum(_ newValue: Float) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }
}
