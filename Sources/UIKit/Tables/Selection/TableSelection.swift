import Foundation

/// The rows of a table that are selected, in the order in which they were.
struct TableSelection {
  private var numbers: [IndexPath: Int] = [:]
  private var next = 0
  /// The row that a finger is on.
  var highlighted: IndexPath?

  var isEmpty: Bool { numbers.isEmpty }
  var ordered: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  mutating func remove(_ path: IndexPath) { numbers[path] = nil }

  mutating func removeAll() { numbers = [:] }

  /// Has the rows be where they are after a change; those for which there is nothing are gone.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Int] = [:]
    for (path, number) in numbers {
      if let path = place(path) { moved[path] = number }
    }
    numbers = moved
    highlighted = highlighted.flatMap(place)
  }
}
