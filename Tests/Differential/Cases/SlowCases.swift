/// The cases that came nearest to the end of their time, worst first.
package struct SlowCases: Sendable {
  /// Seconds of the processor that a case took, and those that it might have taken.
  package struct Time: Sendable, Equatable {
    package let taken: Double
    package let allowed: Double

    package init(taken: Double, allowed: Double) { (self.taken, self.allowed) = (taken, allowed) }

    package var share: Double { allowed > 0 ? taken / allowed : 0 }
  }

  package private(set) var cases: [(name: String, time: Time)] = []
  /// How many are kept.
  private let most: Int

  package init(most: Int) { self.most = max(0, most) }

  package mutating func add(_ name: String, _ time: Time) {
    let place = cases.firstIndex { $0.time.share < time.share } ?? cases.count
    guard place < most else { return }
    cases.insert((name, time), at: place)
    if cases.count > most { cases.removeLast() }
  }

  /// Such as `seed 17: 12.3 s, 61 % of 20`.
  package var lines: [String] {
    cases.map { one in
      let seconds = (one.time.taken * 10).rounded() / 10
      let percent = Int((one.time.share * 100).rounded())
      return "\(one.name): \(seconds) s, \(percent) % of \(Int(one.time.allowed))"
    }
  }
}
