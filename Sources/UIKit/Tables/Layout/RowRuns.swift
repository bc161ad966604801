import CoreGraphics

/// The heights of a section's rows, kept as runs of rows that are equally high.
///
/// A million rows of one height are one run. The runs are the nodes of a tree in the order of the
/// rows, balanced by chance (a treap), so that every question and every change takes a time that
/// grows with the logarithm of the number of runs.
struct RowRuns {
  struct Run: Equatable {
    var count: Int
    /// Of one row.
    var height: CGFloat
    /// Whether somebody said or measured it; else it is an estimate.
    var isKnown: Bool

    func isLike(_ other: Run) -> Bool { height == other.height && isKnown == other.isKnown }
  }

  private struct Node {
    var run: Run
    var priority: UInt64
    var left = -1
    var right = -1
    /// Of the node and all below.
    var count = 0
    var height: CGFloat = 0
  }

  private var nodes: [Node] = []
  private var free: [Int] = []
  private var root = -1
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  init() {}

  init(count: Int, height: CGFloat, isKnown: Bool) {
    append(Run(count: count, height: height, isKnown: isKnown))
  }

  var count: Int { count(root) }
  var height: CGFloat { height(root) }

  // MARK: Questions

  /// The run that a row belongs to, with the height of all rows before it.
  private func find(_ row: Int) -> (run: Run, top: CGFloat)? {
    guard row >= 0, row < count else { return nil }
    var (node, row, top) = (root, row, CGFloat(0))
    while node >= 0 {
      let here = nodes[node]
      let before = count(here.left)
      if row < before {
        node = here.left
        continue
      }
      top += height(here.left)
      row -= before
      if row < here.run.count { return (here.run, top + CGFloat(row) * here.run.height) }
      top += CGFloat(here.run.count) * here.run.height
      row -= here.run.count
      node = here.right
    }
    return nil
  }

  func height(of row: Int) -> CGFloat { find(row)?.run.height ?? 0 }
  func isKnown(_ row: Int) -> Bool { find(row)?.run.isKnown ?? true }
  /// The height of all rows before one.
  func top(of row: Int) -> CGFloat { row >= count ? height : find(row)?.top ?? 0 }

  /// The row at a height; the first or the last one beyond the ends, nil where there are none.
  func row(at y: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var (node, y, first) = (root, max(0, y), 0)
    while node >= 0 {
      let here = nodes[node]
      if y < height(here.left) {
        node = here.left
        continue
      }
      y -= height(here.left)
      first += count(here.left)
      if y < CGFloat(here.run.count) * here.run.height {
        return first + min(Int(y / here.run.height), here.run.count - 1)
      }
      y -= CGFloat(here.run.count) * here.run.height
      first += here.run.count
      node = here.right
    }
    return count - 1
  }

  /// From first to last.
  var runs: [Run] {
    var (all, path, node) = ([Run](), [Int](), root)
    while node >= 0 || !path.isEmpty {
      while node >= 0 {
        path.append(node)
        node = nodes[node].left
      }
      let last = path.removeLast()
      all.append(nodes[last].run)
      node = nodes[last].right
    }
    return all
  }

  // MARK: Changes

  mutating func append(_ run: Run) { root = joined(root, run, -1) }

  mutating func setHeight(_ height: CGFloat, of row: Int) {
    guard let old = find(row)?.run, old.height != height || !old.isKnown else { return }
    let (before, rest) = split(root, at: row)
    let (only, after) = split(rest, at: 1)
    drop(only)
    root = joined(before, Run(count: 1, height: height, isKnown: true), after)
  }

  mutating func insert(_ run: Run, at row: Int) {
    let (before, after) = split(root, at: max(0, min(row, count)))
    root = joined(before, run, after)
  }

  mutating func remove(at row: Int) {
    guard row >= 0, row < count else { return }
    let (before, rest) = split(root, at: row)
    let (only, after) = split(rest, at: 1)
    drop(only)
    root = merged(before, after)
  }

  /// Puts a run between two trees, as a part of a neighbour that is like it.
  private mutating func joined(_ before: Int, _ run: Run, _ after: Int) -> Int {
    guard run.count > 0 else { return merged(before, after) }
    if extend(before, by: run, atEnd: true) || extend(after, by: run, atEnd: false) {
      return merged(before, after)
    }
    return merged(merged(before, made(run)), after)
  }

  /// Makes the run at an end of a tree longer; tells whether it is like the new one.
  private mutating func extend(_ tree: Int, by run: Run, atEnd: Bool) -> Bool {
    guard tree >= 0 else { return false }
    var end = tree
    while case let next = atEnd ? nodes[end].right : nodes[end].left, next >= 0 { end = next }
    guard nodes[end].run.isLike(run) else { return false }
    nodes[end].run.count += run.count
    var node = tree
    let added = CGFloat(run.count) * run.height
    while node >= 0 {
      nodes[node].count += run.count
      nodes[node].height += added
      node = atEnd ? nodes[node].right : nodes[node].left
    }
    return true
  }

  // MARK: The tree

  private func count(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].count }
  private func height(_ node: Int) -> CGFloat { node < 0 ? 0 : nodes[node].height }

  private mutating func made(_ run: Run) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    let node = Node(run: run, priority: seed)
    let place = free.popLast() ?? nodes.count
    if place == nodes.count { nodes.append(node) } else { nodes[place] = node }
    update(place)
    return place
  }

  private mutating func drop(_ node: Int) {
    guard node >= 0 else { return }
    free.append(node)
  }

  private mutating func update(_ node: Int) {
    let here = nodes[node]
    nodes[node].count = count(here.left) + here.run.count + count(here.right)
    nodes[node].height =
      height(here.left) + CGFloat(here.run.count) * here.run.height + height(here.right)
  }

  private mutating func merged(_ first: Int, _ second: Int) -> Int {
    if first < 0 { return second }
    if second < 0 { return first }
    if nodes[first].priority > nodes[second].priority {
      nodes[first].right = merged(nodes[first].right, second)
      update(first)
      return first
    }
    nodes[second].left = merged(first, nodes[second].left)
    update(second)
    return second
  }

  /// Two trees: the first so many rows, and the others.
  private mutating func split(_ node: Int, at row: Int) -> (Int, Int) {
    guard node >= 0 else { return (-1, -1) }
    let here = nodes[node]
    let before = count(here.left)
    if row <= before {
      let (first, second) = split(here.left, at: row)
      nodes[node].left = second
      update(node)
      return (first, node)
    }
    if row >= before + here.run.count {
      let (first, second) = split(here.right, at: row - before - here.run.count)
      nodes[node].right = first
      update(node)
      return (node, second)
    }
    var rest = here.run
    rest.count -= row - before
    nodes[node].run.count = row - before
    nodes[node].right = -1
    update(node)
    return (node, merged(made(rest), here.right))
  }
}
