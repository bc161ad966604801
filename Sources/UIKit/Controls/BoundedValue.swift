/// A value between two others; none of them is ever no number.
struct BoundedValue<Number: BinaryFloatingPoint>: Equatable {
  private(set) var value: Number = 0
  private(set) var minimum: Number = 0
  private(set) var maximum: Number

  /// From 0 to a greatest value.
  init(maximum: Number) {
    self.maximum = maximum
  }

  mutating func set(_ newValue: Number) {
    guard !newValue.isNaN else { return }
    value = min(max(newValue, minimum), maximum)
  }

  mutating func setMinimum(_ newValue: Number) {
    guard newValue.isFinite else { return }
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  mutating func setMaximum(_ newValue: Number) {
    guard newValue.isFinite else { return }
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }
}
