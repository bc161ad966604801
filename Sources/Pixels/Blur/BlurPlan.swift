/// How a blur is done: how often the picture is halved, and the weights of what is left.
struct BlurPlan: Hashable {
  let levels: Int
  /// From the middle outwards, in units of 2⁻¹⁵ of both sides' sum; see `BlurKernels.convolve`.
  let weights: [UInt16]

  var reach: Int { weights.count - 1 }

  /// The weakest blur that a halved picture is left with.
  private static let weakest = 2.0

  init(sigma: Double) {
    let variance = sigma * sigma
    var levels = 0
    var left = variance
    while true {
      let scale = Double(1 << (2 * (levels + 1)))
      let next = (variance - (scale - 1) / 2) / scale
      guard next >= Self.weakest * Self.weakest else { break }
      levels += 1
      left = next
    }
    self.levels = levels
    weights = Self.weights(sigma: left.squareRoot())
  }

  /// The Gaussian's values as far as `BellWeights` go, rounded so that no error adds up from one to the next.
  private static func weights(sigma: Double) -> [UInt16] {
    guard sigma > 0.1 else { return [1 << 15] }
    let values = (0...Int((BellWeights.reach * sigma).rounded(.up))).map { distance in
      let place = Double(distance) / sigma
      return exponential(-place * place / 2)
    }
    let sum = values[0] / 2 + values.dropFirst().reduce(0, +)
    var (total, given) = (0.0, 0.0)
    var weights: [UInt16] = []
    for value in values.reversed() {
      total += (weights.count == values.count - 1 ? value / 2 : value) / sum * 32_768
      let weight = (total - given).rounded()
      weights.append(UInt16(weight))
      given += weight
    }
    return weights.reversed()
  }

  /// e to a power from −8 to 0: the series of an eighth of it, squared thrice.
  private static func exponential(_ power: Double) -> Double {
    let eighth = power / 8
    var (sum, term) = (1.0, 1.0)
    for index in 1...16 {
      term *= eighth / Double(index)
      sum += term
    }
    let quarter = sum * sum
    return quarter * quarter * quarter * quarter
  }
}
