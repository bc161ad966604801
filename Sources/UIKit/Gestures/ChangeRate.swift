import CoreGraphics

/// How fast a number changes: that of the last tenth of a second.
struct ChangeRate {
  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.append((time, value))
    while samples.count > 2, time - samples[0].time > 0.1 { samples.removeFirst() }
  }

  func rate(at time: TimeInterval) -> CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= 0.1
    else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
