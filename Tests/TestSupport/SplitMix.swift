/// Numbers that look random and are the same in every run (SplitMix64).
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to below `limit`.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True once in `count` calls.
  public mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A number between two bounds, now and then a whole or a half one.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &self)
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return value
    case 1: return (value * 2).rounded() / 2
    default: return value.rounded()
    }
  }
}
