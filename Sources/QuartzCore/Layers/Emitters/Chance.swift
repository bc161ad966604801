/// Numbers that look random and are the same for the same particle (SplitMix64).
struct Chance {
  private var state: UInt64

  /// The numbers of something that is told by several numbers.
  init(_ parts: UInt64...) {
    state = 0
    for part in parts {
      state ^= part
      state = next()
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// From −½ up to below ½ of a range.
  mutating func within(_ range: Double) -> Double { (unit() - 0.5) * range }
}
