import CoreGraphics

/// The children of a node.
///
/// Many of them are kept in blocks, and versions of a list share the blocks in which nothing is another:
/// what changes a few of very many costs a few blocks, to make, to compare and to look through.
package struct NodeList: Sendable {
  /// All of them, where they fit in one row.
  package private(set) var few: [RenderNode]
  /// The children by `NodeBlock.capacity`, the last block the rest; none where they are few.
  package private(set) var blocks: [NodeBlock]

  package init(_ nodes: [RenderNode] = []) {
    (few, blocks) = (nodes, [])
    settle()
  }

  /// Puts what is in `few` into blocks, if that is too many, in place of those that are there.
  private mutating func settle() {
    guard few.count > NodeBlock.rowLength else { return blocks.removeAll(keepingCapacity: true) }
    let needed = (few.count + NodeBlock.capacity - 1) / NodeBlock.capacity
    if blocks.count > needed { blocks.removeLast(blocks.count - needed) }
    for index in 0..<needed {
      let start = index * NodeBlock.capacity
      setBlock(index, few[start..<Swift.min(start + NodeBlock.capacity, few.count)])
    }
    few.removeAll(keepingCapacity: true)
  }

  /// Makes a block of nodes, some of which are others.
  private mutating func setBlock(
    _ index: Int, _ nodes: ArraySlice<RenderNode>, replacing changes: ArraySlice<Change> = []
  ) {
    if index == blocks.count {
      blocks.append(NodeBlock())
    } else if !isKnownUniquelyReferenced(&blocks[index]) {
      blocks[index] = NodeBlock()
    }
    blocks[index].fill(nodes, replacing: changes, from: index * NodeBlock.capacity)
  }
}

extension NodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    guard let last = blocks.last else { return few.count }
    return (blocks.count - 1) * NodeBlock.capacity + last.nodes.count
  }

  package subscript(index: Int) -> RenderNode {
    blocks.isEmpty
      ? few[index]
      : blocks[index / NodeBlock.capacity].nodes[index % NodeBlock.capacity]
  }
}

extension NodeList {
  /// Hands out the children from one on, as far as they lie in one row or block, without counting them:
  /// for who looks at thousands, each count is a wait for memory.
  package func withRow<Result>(
    from start: Int, _ body: (UnsafeBufferPointer<Unmanaged<RenderNode>>) -> Result
  ) -> Result {
    let row = blocks.isEmpty ? few : blocks[start / NodeBlock.capacity].nodes
    let place = blocks.isEmpty ? start : start % NodeBlock.capacity
    return row.withUnsafeBufferPointer { row in
      row.withMemoryRebound(to: Unmanaged<RenderNode>.self) {
        body(UnsafeBufferPointer(rebasing: $0[place...]))
      }
    }
  }
}

extension NodeList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: RenderNode...) { self.init(elements) }
}

extension NodeList: Equatable {
  /// Whether they are the same objects.
  package static func == (left: NodeList, right: NodeList) -> Bool {
    left.few == right.few && left.blocks.count == right.blocks.count
      && zip(left.blocks, right.blocks).allSatisfy { $0 === $1 || $0.nodes == $1.nodes }
  }
}

// MARK: What follows from the children

extension NodeList {
  /// What is known of the children together, in a few looks if they are in blocks.
  struct Sum {
    var count = 0
    var readsBackdrop = false
    var hasBackdrop = false

    fileprivate mutating func add(_ other: Sum) {
      count += other.count
      if other.readsBackdrop { readsBackdrop = true }
      if other.hasBackdrop { hasBackdrop = true }
    }

    fileprivate mutating func add(_ node: RenderNode) {
      count += node.count
      if node.readsBackdrop { readsBackdrop = true }
      if node.hasBackdrop { hasBackdrop = true }
    }
  }

  var sum: Sum {
    var sum = Sum()
    for node in few { sum.add(node) }
    for block in blocks { sum.add(block.sum) }
    return sum
  }

  /// Whether one of them answers to a question to which those without a space of their own say no.
  func containsInSpace(_ predicate: (RenderNode) -> Bool) -> Bool {
    if blocks.isEmpty { return few.contains(where: predicate) }
    return blocks.contains { $0.hasSpace && $0.nodes.contains(where: predicate) }
  }

  /// Hands out rectangles in which all extents are; without a map of the children, as few as there are.
  func eachExtent(isMapped: Bool, _ body: (CGRect) -> Void) {
    for node in few { body(node.extent) }
    for block in blocks {
      if isMapped { block.extents.forEach(body) } else { body(block.extent) }
    }
  }

  /// The first child that has backdrop filters, itself or below.
  package var firstWithBackdrop: Int? {
    if blocks.isEmpty { return few.firstIndex { $0.hasBackdrop } }
    guard let place = blocks.firstIndex(where: { $0.sum.hasBackdrop }),
      let index = blocks[place].nodes.firstIndex(where: \.hasBackdrop)
    else { return nil }
    return place * NodeBlock.capacity + index
  }

  /// Hands out the children that have backdrop filters, the last first.
  package func eachWithBackdropReversed(_ body: (RenderNode) -> Void) {
    for node in few.reversed() where node.hasBackdrop { body(node) }
    for block in blocks.reversed() where block.sum.hasBackdrop {
      for node in block.nodes.reversed() where node.hasBackdrop { body(node) }
    }
  }
}

// MARK: Versions

extension NodeList {
  /// A child that takes the place of another.
  package struct Change {
    package let index: Int
    package let node: RenderNode

    package init(_ index: Int, _ node: RenderNode) {
      (self.index, self.node) = (index, node)
    }
  }

  /// The list with other children in some places, which are in order.
  package func replacing(_ changes: [Change]) -> NodeList {
    var list = NodeList()
    list.become(self, replacing: changes)
    return list
  }

  /// Becomes another list with other children in some places, which are in order. The memory of blocks
  /// that nobody else has is used again.
  mutating func become(_ other: NodeList, replacing changes: [Change]) {
    if other.blocks.isEmpty {
      blocks.removeAll(keepingCapacity: true)
      few.removeAll(keepingCapacity: true)
      few.append(contentsOf: other.few)
      for change in changes { few[change.index] = change.node }
      return
    }
    few.removeAll(keepingCapacity: true)
    var rest = changes[...]
    for (index, block) in other.blocks.enumerated() {
      let end = (index + 1) * NodeBlock.capacity
      let count = rest.prefix { $0.index < end }.count
      if count == 0 {
        if index == blocks.count {
          blocks.append(block)
        } else if blocks[index] !== block {
          blocks[index] = block
        }
        continue
      }
      setBlock(index, block.nodes[...], replacing: rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    if blocks.count > other.blocks.count { blocks.removeLast(blocks.count - other.blocks.count) }
  }

  /// Lets go of the children, as far as nobody else has them by a block of this list.
  mutating func letGo() {
    few.removeAll(keepingCapacity: true)
    for index in blocks.indices where isKnownUniquelyReferenced(&blocks[index]) {
      blocks[index].removeAll()
    }
  }

  /// Fills the list, whatever it was, with what `fill` adds to an empty one.
  mutating func refill(_ fill: (inout [RenderNode]) -> Void) {
    few.removeAll(keepingCapacity: true)
    fill(&few)
    settle()
  }
}

/// Children that stand together, and what follows from them; immutable for whoever shares it.
package final class NodeBlock: @unchecked Sendable {
  /// How many children are in a block; all have so many but the last.
  package static let capacity = 256
  /// How many share one of the `extents`.
  package static let rowLength = 32

  @exclusivity(unchecked) package private(set) var nodes: [RenderNode] = []
  /// The extents of the children joined, `rowLength` in a row each, in the parent's space: so that
  /// whoever looks for a few of many children need not look at all.
  @exclusivity(unchecked) package private(set) var extents: [CGRect] = []
  /// The extent of each child.
  @exclusivity(unchecked) package private(set) var boxes: ContiguousArray<FloatBox> = []
  /// All of them.
  @exclusivity(unchecked) package private(set) var extent = CGRect.null
  @exclusivity(unchecked) fileprivate private(set) var sum = NodeList.Sum()
  @exclusivity(unchecked) fileprivate private(set) var hasSpace = false

  fileprivate init() {}

  /// Takes other nodes, of which some are replaced; the block begins at `start` in its list.
  fileprivate func fill(
    _ nodes: ArraySlice<RenderNode>, replacing changes: ArraySlice<NodeList.Change>,
    from start: Int
  ) {
    self.nodes.removeAll(keepingCapacity: true)
    self.nodes.append(contentsOf: nodes)
    for change in changes { self.nodes[change.index - start] = change.node }
    derive()
  }

  fileprivate func removeAll() { nodes.removeAll(keepingCapacity: true) }

  private func derive() {
    sum = NodeList.Sum()
    hasSpace = false
    extents.removeAll(keepingCapacity: true)
    boxes.removeAll(keepingCapacity: true)
    extent = .null
    for start in stride(from: 0, to: nodes.count, by: Self.rowLength) {
      var row = CGRect.null
      for node in nodes[start..<min(start + Self.rowLength, nodes.count)] {
        sum.add(node)
        if node.geometry.space != nil { hasSpace = true }
        let extent = node.extent
        row = row.joined(with: extent)
        boxes.append(FloatBox(extent))
      }
      row = row.withRounding
      extents.append(row)
      extent = extent.joined(with: row)
    }
    extent = extent.withRounding
  }
}
