import Pixels
import RenderTree

/// Which children of a node stayed, went and came between two versions of it.
///
/// Children are matched by id. Where the list is as it was but for a few nodes, as in almost every
/// frame, it is one pass that compares identities. A child that changed places against the others
/// counts as removed and added: of any two children that swapped, at least one is.
struct ChildMatching {
  /// Children that stayed in order and are not the same object, for as long as the lists are there.
  private(set) var kept: ContiguousArray<Kept> = []
  private(set) var removed: ContiguousArray<Int> = []
  private(set) var added: ContiguousArray<Int> = []
  private var indices: [UInt64: Int] = [:]
  private var candidates: ContiguousArray<(old: Int, new: Int)> = []
  private var order: ContiguousArray<Int> = []
  private var run = IncreasingRun()

  struct Kept {
    let old: Unmanaged<RenderNode>
    let new: Unmanaged<RenderNode>

    init(_ old: RenderNode, _ new: RenderNode) {
      (self.old, self.new) = (.passUnretained(old), .passUnretained(new))
    }

    init(_ old: Unmanaged<RenderNode>, _ new: Unmanaged<RenderNode>) {
      (self.old, self.new) = (old, new)
    }
  }

  mutating func match(_ old: NodeList, _ new: NodeList) {
    kept.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared {
      if Self.isShared(old, new, start) {
        start += NodeBlock.capacity
        continue
      }
      let (length, same) = keepRow(old, new, from: start)
      start += same
      if same < length { break }
    }
    start = min(start, shared)
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

  /// Whether both lists have the same block where one begins.
  private static func isShared(_ old: NodeList, _ new: NodeList, _ start: Int) -> Bool {
    let place = start / NodeBlock.capacity
    return place < old.blocks.count && place < new.blocks.count
      && old.blocks[place] === new.blocks[place]
  }

  /// Goes through two rows from the same place on, until children are no versions of one layer; tells how
  /// long the rows are, and how many are.
  private mutating func keepRow(
    _ old: NodeList, _ new: NodeList, from start: Int
  ) -> (length: Int, same: Int) {
    old.withRow(from: start) { before in
      new.withRow(from: start) { after in
        let length = min(before.count, after.count)
        for index in 0..<length where before[index].toOpaque() != after[index].toOpaque() {
          if index + Self.ahead < length {
            expectMemory(at: before[index + Self.ahead].toOpaque(), bytes: 128)
            expectMemory(at: after[index + Self.ahead].toOpaque(), bytes: 128)
          }
          let isSame = before[index]._withUnsafeGuaranteedRef { old in
            after[index]._withUnsafeGuaranteedRef { old.id == $0.id }
          }
          guard isSame else { return (length, index) }
          kept.append(Kept(before[index], after[index]))
        }
        return (length, length)
      }
    }
  }

  private static let ahead = 8

  /// Whether two children are versions of one layer; notes them unless they are the same object.
  private mutating func keep(_ old: NodeList, _ first: Int, _ new: NodeList, _ second: Int)
    -> Bool
  {
    if old[first] === new[second] { return true }
    guard old[first].id == new[second].id else { return false }
    kept.append(Kept(old[first], new[second]))
    return true
  }

  /// Matches what lies between the common beginning and end.
  private mutating func matchById(
    _ old: NodeList, _ oldRange: Range<Int>, _ new: NodeList, _ newRange: Range<Int>
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
        kept.append(Kept(old[pair.old], new[pair.new]))
      }
    }
  }
}
