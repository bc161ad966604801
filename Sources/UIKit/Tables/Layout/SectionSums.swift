import CoreGraphics

/// The heights of a table's sections, and where each begins: sums that are kept as a Fenwick tree, so
/// that a change and a question take a time that grows with the logarithm of their number.
struct SectionSums {
  private var heights: [CGFloat]
  /// At `i` the sum of the heights from `i - lowest bit of i` to `i`.
  private var tree: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    tree = [0] + heights
    for index in 1..<max(1, tree.count) {
      let next = index + index & -index
      if next < tree.count { tree[next] += tree[index] }
    }
  }

  var total: CGFloat { top(of: heights.count) }

  mutating func set(_ height: CGFloat, of section: Int) {
    let change = height - heights[section]
    guard change != 0 else { return }
    heights[section] = height
    var index = section + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  /// The height of all sections before one.
  func top(of section: Int) -> CGFloat {
    var (sum, index) = (CGFloat(0), min(section, heights.count))
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }

  /// The section at a height; the first or the last one beyond the ends.
  func section(at y: CGFloat) -> Int? {
    guard !heights.isEmpty else { return nil }
    var (index, rest) = (0, y)
    var step = 1 << (Int.bitWidth - 1 - heights.count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= rest {
        index = next
        rest -= tree[next]
      }
      step >>= 1
    }
    return min(index, heights.count - 1)
  }
}
