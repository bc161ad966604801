/// Pixels of a source that were fetched, or are in memory anyway: those of some columns of a row.
struct KnownSpan {
  var y = Int.min
  var minX = 0
  var maxX = 0
  var pixels: UnsafePointer<UInt32>?

  /// Nil unless all that is asked for is there.
  @inline(__always)
  func pixels(y: Int, from x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    guard y == self.y, x >= minX, x + count <= maxX, let pixels else { return nil }
    return pixels + (x - minX)
  }

  /// To be called before the memory is written again.
  @inline(__always)
  mutating func forget() { y = .min }
}
