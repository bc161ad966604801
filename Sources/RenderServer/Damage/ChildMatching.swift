import RenderTree

/// Which children of a node stayed, went and came between two versions of it.
///
/// Children are matched by id. Where the list is as it was but for a few nodes, as in almost every
/// frame, it is one pass that compares identities. A child that changed places against the others
/// counts as removed and added: of any two children that swapped, at least one is.
struct ChildMatching {
  /// Indices of children that stayed in order and are not the same object.
  private(set) var kept: ContiguousArray<(old: Int, new: Int)> = []
  private(set) var removed: ContiguousArray<Int> = []
  private(set) var added: ContiguousArray<Int> = []
  private var indices: [UInt64: Int] = [:]
  private var candidates: ContiguousArray<(old: Int, new: Int)> = []
  private var order: ContiguousArray<Int> = []
  private var run = IncreasingRun()

  mutating func match(_ old: [RenderNode], _ new: [RenderNode]) {
    kept.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, keep(old, start, new, start) { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, keep(old, oldEnd - 1, new, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    if start == oldEnd || start == newEnd {
      removed.append(contentsOf: start..<oldEnd)
      added.append(contentsOf: start..<newEnd)
    } else {
      matchById(old, start..<oldEnd, new, start..<newEnd)
    }
  }

  /// Whether two children are versions of one layer; notes them unless they are the same object.
  private mutating func keep(_ old: [RenderNode], _ first: Int, _ new: [RenderNode], _ second: Int)
    -> Bool
  {
    if old[first] === new[second] { return true }
    guard old[first].id == new[second].id else { return false }
    kept.append((first, second))
    return true
  }

  /// Matches what lies between the common beginning and end.
  private mutating func matchById(
    _ old: [RenderNode], _ oldRange: Range<Int>, _ new: [RenderNode], _ newRange: Range<Int>
  ) {
    indices.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    for index in oldRange {
      // Ids should differ; of two children with one id, the earlier counts as removed.
      if let twin = indices.updateValue(index, forKey: old[index].id) { removed.append(twin) }
    }
    for index in newRange {
      if let match = indices.removeValue(forKey: new[index].id) {
        candidates.append((match, index))
        order.append(match)
      } else {
        added.append(index)
      }
    }
    removed.append(contentsOf: indices.values.sorted())
    run.find(in: order)
    for (place, pair) in candidates.enumerated() {
      if !run.members[place] {
        removed.append(pair.old)
        added.append(pair.new)
      } else if old[pair.old] !== new[pair.new] {
        kept.append(pair)
      }
    }
  }
}
