/// A value of the scene that is made; unlike one that was read it can be compared.
indirect enum SceneValue: Hashable {
  case number(Double)
  case text(String)
  case list([SceneValue])
  case object([SceneMember])
  case bool(Bool)
  case null

  static func numbers(_ numbers: [Double]) -> SceneValue { .list(numbers.map { .number($0) }) }

  /// Whether all numbers in it are in reach.
  func isWithin(_ limit: Double) -> Bool {
    switch self {
    case .number(let number): abs(number) <= limit
    case .list(let values): values.allSatisfy { $0.isWithin(limit) }
    case .object(let members): members.allSatisfy { $0.value.isWithin(limit) }
    case .text, .bool, .null: true
    }
  }
}

struct SceneMember: Hashable {
  let key: String
  var value: SceneValue

  init(_ key: String, _ value: SceneValue) {
    (self.key, self.value) = (key, value)
  }
}

extension Double {
  /// With so many decimals at most; never a zero with a sign.
  func rounded(to decimals: Int) -> Double {
    let power = [1.0, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000][
      max(0, min(8, decimals))]
    let result = (self * power).rounded() / power
    return result == 0 ? 0 : result.isFinite ? result : self
  }
}
