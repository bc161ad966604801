/// Measures laps in nanoseconds.
struct Stopwatch {
  private var start = ContinuousClock.now

  /// The time since the last lap.
  mutating func lap() -> Int {
    let now = ContinuousClock.now
    let elapsed = (now - start).components
    start = now
    return Int(elapsed.seconds) * 1_000_000_000 + Int(elapsed.attoseconds / 1_000_000_000)
  }
}
