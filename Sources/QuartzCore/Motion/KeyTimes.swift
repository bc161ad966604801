/// The times of keyframes, put in order.
enum KeyTimes {
  /// As many as there are values; evenly spread where those given are not.
  static func continuous(_ given: [Double]?, count: Int) -> [Double] {
    if let given, given.count == count, isInOrder(given), given.last == 1 {
      return given
    }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// When each value begins.
  static func discrete(_ given: [Double]?, count: Int) -> [Double] {
    if let given, given.count == count + 1 || given.count == count, isInOrder(given) {
      return given
    }
    return (0..<count).map { Double($0) / Double(count) }
  }

  /// Which of so many values holds: the last that has begun. At the very end it is the last that holds for
  /// any time at all: with 0, 0.2, 1, 1 the second of three.
  static func index(at progress: Double, in times: [Double], count: Int) -> Int {
    var index = min(times.lastIndex { $0 <= progress } ?? 0, count - 1)
    guard times.count > count else { return index }
    while index > 0, times[index] >= times[index + 1] { index -= 1 }
    return index
  }

  /// From 0 to 1 at most, and none before the one in front of it.
  private static func isInOrder(_ times: [Double]) -> Bool {
    guard let first = times.first, let last = times.last, first == 0, last <= 1 else {
      return false
    }
    return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The index of the time before, which has one after it, and how far it is to that.
  static func place(of progress: Double, in times: [Double]) -> (index: Int, share: Double) {
    let last = times.count - 2
    guard last >= 0, progress > times[0] else { return (0, 0) }
    guard progress < times[times.count - 1] else { return (last, 1) }
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[high] - times[low]
    return (low, length > 0 ? (progress - times[low]) / length : 1)
  }
}
