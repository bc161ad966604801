/// Constraints that are met on the way in a direction, the nearest first.
struct CrossingHeap {
  struct Crossing {
    /// How far away, in lengths of the direction.
    let distance: Double
    let constraint: Int
    /// What the constraint's residual changes by in a length of the direction.
    let pace: Double

    /// Of crossings at one distance the one with the greatest pace comes first: it is the most exact.
    func isBefore(_ other: Crossing) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if abs(pace) != abs(other.pace) { return abs(pace) > abs(other.pace) }
      return constraint < other.constraint
    }
  }

  private var items: [Crossing] = []

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func insert(_ item: Crossing) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child].isBefore(items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Crossing? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].isBefore(items[child]) { child += 1 }
      guard items[child].isBefore(items[parent]) else { break }
      items.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
