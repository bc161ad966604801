/// A row of samples with room on both sides for what lies beyond the edges.
final class BlurRow<Sample: FixedWidthInteger> {
  /// The first pixel inside.
  let inside: UnsafeMutablePointer<Sample>
  private let base: UnsafeMutablePointer<Sample>
  private let channels: Int
  private let count: Int
  private let before: Int
  private let after: Int

  /// All counted in pixels.
  init(_ count: Int, before: Int, after: Int, channels: Int) {
    (self.count, self.before, self.after, self.channels) = (count, before, after, channels)
    let total = max(1, (before + count + after) * channels)
    base = .allocate(capacity: total)
    base.initialize(repeating: 0, count: total)
    inside = base + before * channels
  }

  deinit {
    base.deallocate()
  }

  /// Repeats the outermost pixels beyond the edges; where nothing lies beyond them, it is 0 already.
  func extend(_ edge: GaussianBlur.Edge) {
    guard edge == .clamp else { return }
    for index in 0..<before * channels { base[index] = inside[index % channels] }
    let end = inside + count * channels
    for index in 0..<after * channels { end[index] = (end - channels)[index % channels] }
  }

  func clear() {
    inside.update(repeating: 0, count: count * channels)
  }
}
