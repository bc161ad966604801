/// The longest increasing subsequence of a list of different numbers: of children that changed
/// places, those that need not move.
///
/// O(n log n) time; keeps its memory between calls.
struct IncreasingRun {
  /// For every length, the place of the smallest number that ends a run of that length.
  private var ends: ContiguousArray<Int> = []
  private var predecessors: ContiguousArray<Int> = []
  /// For every place of the input, whether it belongs to the run.
  private(set) var members: ContiguousArray<Bool> = []

  mutating func find(in numbers: ContiguousArray<Int>) {
    ends.removeAll(keepingCapacity: true)
    predecessors.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    for (place, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] > number }
      predecessors.append(length > 0 ? ends[length - 1] : -1)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
      members.append(false)
    }
    var place = ends.last ?? -1
    while place >= 0 {
      members[place] = true
      place = predecessors[place]
    }
  }
}

extension ContiguousArray {
  /// The first index whose element satisfies a predicate that holds from some place on.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
