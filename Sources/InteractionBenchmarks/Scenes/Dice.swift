import Scenes

/// Chance that is the same each time, and what scenes are made of by it.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From the lower bound up to the upper one.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / Double(1 << 53)
    let number = range.lowerBound + share * (range.upperBound - range.lowerBound)
    return (number * 1000).rounded() / 1000
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0...elements.count - 1)]
  }

  /// `opacity` is from 0 to 1.
  mutating func color(opacity: Double = 1) -> JSONValue {
    let channels = (0..<3).map { _ in whole(40...229) } + [Int((opacity * 255).rounded())]
    let digits = channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return JSONValue("#" + digits.joined())
  }

  mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in one(of: Self.words) }.joined(separator: " ")
  }

  private static let words = [
    "harbour", "letters", "of", "the", "morning", "Tuesday", "well", "known", "and", "quiet",
    "office", "kern", "wave", "to", "wait", "or", "go", "jumping", "map", "noon", "lake",
  ]
}
