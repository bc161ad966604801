/// Numbers by index, most of them zero, that remembers which are not.
///
/// It is made once and cleared after use, in the time that filling it took.
struct SparseVector {
  private(set) var values: [Double] = []
  /// Where something was put, each place once, in no order.
  private(set) var indices: [Int] = []
  private var isListed: [Bool] = []

  mutating func grow(to count: Int) {
    while values.count < count {
      values.append(0)
      isListed.append(false)
    }
  }

  subscript(index: Int) -> Double { values[index] }

  func holds(_ index: Int) -> Bool { isListed[index] }

  mutating func list(_ index: Int) {
    guard !isListed[index] else { return }
    isListed[index] = true
    indices.append(index)
  }

  mutating func add(_ value: Double, at index: Int) {
    list(index)
    values[index] += value
  }

  mutating func set(_ value: Double, at index: Int) {
    list(index)
    values[index] = value
  }

  mutating func clear() {
    for index in indices {
      values[index] = 0
      isListed[index] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}
