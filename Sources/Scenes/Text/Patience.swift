/// Whether a shorter way is worth another try: where it leads to nothing again and again, it is left alone for
/// a while, and for longer each time.
struct Patience {
  private var hits = 0
  /// How many tries are left out before the next, and how many at the last failure.
  private var pause = 0
  private var longest = 0

  private static let most = 256

  /// Whether to try now.
  mutating func allows() -> Bool {
    guard pause > 0 else { return true }
    pause -= 1
    return false
  }

  mutating func hit() { hits += 1 }

  mutating func miss() {
    longest = hits > 0 ? 0 : min(Self.most, longest * 2 + 1)
    pause = longest
    hits = 0
  }
}
