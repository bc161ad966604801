/// Numbers of which the largest comes first, each once.
struct IndexHeap {
  private var items: [Int] = []

  mutating func insert(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[(child - 1) / 2] < items[child] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the largest out, however often it was put in.
  mutating func popLast() -> Int? {
    guard let largest = items.first else { return nil }
    repeat { removeFirst() } while items.first == largest
    return largest
  }

  private mutating func removeFirst() {
    let last = items.removeLast()
    guard !items.isEmpty else { return }
    items[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < items.count else { return }
      if child + 1 < items.count, items[child + 1] > items[child] { child += 1 }
      guard items[child] > items[parent] else { return }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
