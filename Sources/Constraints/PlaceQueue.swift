/// Indices in the order of their arrival, each once at a time.
struct PlaceQueue {
  private var items: [Int] = []
  private var first = 0
  private var isListed: [Bool] = []

  var isEmpty: Bool { first == items.count }

  mutating func grow(to count: Int) {
    while isListed.count < count { isListed.append(false) }
  }

  mutating func append(_ item: Int) {
    guard !isListed[item] else { return }
    isListed[item] = true
    items.append(item)
  }

  mutating func popFirst() -> Int? {
    guard first < items.count else {
      items.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    let item = items[first]
    first += 1
    isListed[item] = false
    return item
  }

  mutating func removeAll() {
    while popFirst() != nil {}
  }
}
