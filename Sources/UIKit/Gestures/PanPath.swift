import CoreGraphics

/// How far a pan has come, and how fast it is, in the window's space.
struct PanPath {
  /// Since the beginning, or since it was set.
  var translation = CGPoint.zero
  private var travelled = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// The speed is that of so many last seconds.
  private static let memory: TimeInterval = 0.1

  mutating func add(_ move: CGPoint, at time: TimeInterval) {
    guard move != .zero || samples.isEmpty else { return }
    translation.x += move.x
    translation.y += move.y
    travelled.x += move.x
    travelled.y += move.y
    samples.append((time, travelled))
    // The last two stay, however long the pause between them.
    while samples.count > 2, time - samples[0].time > Self.memory { samples.removeFirst() }
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.memory,
      let first = samples.first, last.time > first.time
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
  }
}
