/// Measures laps in nanoseconds.
package struct Stopwatch {
  private var start = ContinuousClock.now

  package init() {}

  /// The time since the last lap.
  package mutating func lap() -> Int {
    let now = ContinuousClock.now
    defer { start = now }
    return (now - start).nanoseconds
  }
}

extension Duration {
  /// Whole seconds included; the part of a nanosecond is left out.
  var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
