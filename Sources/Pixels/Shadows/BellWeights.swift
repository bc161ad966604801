/// The bell curve at whole pixels, all of them together 1.
///
/// It is worked out without a mathematics library, so that every platform makes the same tables.
struct BellWeights {
  /// From the middle to either end.
  let reach: Int
  let values: [Double]

  /// In standard deviations: what is beyond is less than an eighth of a level.
  static let reach = 3.3

  init(sigma: Double) {
    reach = Int((Self.reach * sigma).rounded(.up))
    let inverse = sigma > 0 ? 1 / sigma : 0
    let bells = (-reach...reach).map { Self.bell(Double($0) * inverse) }
    let sum = bells.reduce(0, +)
    values = bells.map { $0 / sum }
  }

  var floats: [Float] { values.map { Float($0) } }

  /// e to the power of −x² / 2; 0 beyond 8 σ.
  private static func bell(_ x: Double) -> Double {
    let power = -x * x / 2
    guard power > -32 else { return 0 }
    // The series of a 64th part, squared six times.
    let part = power / 64
    var (sum, term) = (1.0, 1.0)
    for index in 1...10 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }
}
