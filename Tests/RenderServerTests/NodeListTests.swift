import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// Children in blocks are the children in a row, whatever was made of which.
@Suite struct NodeListTests {
  private func node(_ random: inout SplitMix, id: UInt64) -> RenderNode {
    RenderNode(
      id: id,
      geometry: Geometry(
        bounds: CGRect(x: 0, y: 0, width: random.number(0...9), height: random.number(0...9)),
        transform: CGAffineTransform(
          translationX: random.number(-500...500), y: random.number(-500...500))),
      paint: Paint(background: CGColor(gray: 0.5, alpha: 1)), effect: .none, children: [])
  }

  private func parent(_ list: NodeList) -> RenderNode {
    RenderNode(
      id: 1, geometry: Geometry(bounds: .zero, transform: .identity), paint: Paint(),
      effect: .none, children: list)
  }

  /// Whether a list is what it would be if it had been made at once.
  private func expectFresh(_ list: NodeList, _ nodes: [RenderNode]) {
    let fresh = NodeList(nodes)
    #expect(list.count == nodes.count && zip(list, nodes).allSatisfy { $0 === $1 })
    #expect(nodes.indices.allSatisfy { list[$0] === nodes[$0] })
    #expect(list == fresh)
    let (one, other) = (parent(list), parent(fresh))
    #expect(one.count == other.count && one.extent == other.extent)
    #expect(list.blocks.map(\.extents) == fresh.blocks.map(\.extents))
    #expect(list.blocks.map(\.extent) == fresh.blocks.map(\.extent))
  }

  @Test(arguments: [0, 1, 31, 32, 33, 255, 256, 257, 700, 1024])
  func aListIsWhatItWasMadeOf(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    let nodes = (0..<count).map { node(&random, id: UInt64($0 + 2)) }
    expectFresh(NodeList(nodes), nodes)
    #expect(NodeList(nodes).blocks.isEmpty == (count <= 32))
  }

  @Test(arguments: 0..<8) func changesOfAFewKeepTheOtherBlocks(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var nodes = (0..<Int.random(in: 1...1500, using: &random)).map {
      node(&random, id: UInt64($0 + 2))
    }
    var list = NodeList(nodes)
    for _ in 0..<40 {
      let places = Set((0..<3).map { _ in Int.random(in: nodes.indices, using: &random) }).sorted()
      let changes = places.map { NodeList.Change($0, node(&random, id: nodes[$0].id)) }
      let before = list
      list = list.replacing(changes)
      expectFresh(before, nodes)
      for change in changes { nodes[change.index] = change.node }
      expectFresh(list, nodes)
      for (place, (old, new)) in zip(before.blocks, list.blocks).enumerated() {
        #expect((old === new) == !places.contains { $0 / NodeBlock.capacity == place })
      }
    }
  }

  @Test(arguments: 0..<6) func nodesThatAreMadeAnewShowNobodyElseAnything(seed: UInt64) {
    var random = SplitMix(seed: seed + 100)
    var nodes = (0..<Int.random(in: 20...900, using: &random)).map {
      node(&random, id: UInt64($0 + 2))
    }
    var shown = parent(NodeList(nodes))
    var spare: RenderNode?
    for step in 0..<60 {
      RenderNode.letGoOfChildren(of: &spare)
      let (kept, before) = (shown, nodes)
      let isWhole = random.oneIn(3)
      var changes: [NodeList.Change] = []
      if isWhole {
        nodes = nodes.map { random.oneIn(2) ? node(&random, id: $0.id) : $0 }
        if random.oneIn(3) { nodes.removeLast(min(nodes.count - 1, step * 7)) }
      } else {
        let place = Int.random(in: nodes.indices, using: &random)
        changes = [NodeList.Change(place, node(&random, id: nodes[place].id))]
        nodes[place] = changes[0].node
      }
      let isRemade =
        isWhole
        ? RenderNode.remake(&spare, geometry: shown.geometry, paint: Paint(), effect: .none) {
          $0.append(contentsOf: nodes)
        }
        : RenderNode.remake(
          &spare, geometry: shown.geometry, paint: Paint(), effect: .none, childrenOf: shown,
          replacing: changes)
      let next =
        isRemade ? spare : parent(isWhole ? NodeList(nodes) : kept.children.replacing(changes))
      guard let next else { continue }
      expectFresh(next.children, nodes)
      expectFresh(kept.children, before)
      // Now and then somebody holds on to what was shown.
      spare = random.oneIn(4) ? nil : shown
      shown = next
    }
  }

  @Test func boxesTouchWhatTheirRectanglesTouch() {
    var random = SplitMix(seed: 5)
    var boxes: ContiguousArray<FloatBox> = []
    var rects: [CGRect] = []
    for _ in 0..<2000 {
      let scale = [1, 1e6, 1e-6, 1e30][Int.random(in: 0..<4, using: &random)]
      let rect = CGRect(
        x: random.number(-9...9) * scale, y: random.number(-9...9) * scale,
        width: random.number(0...9) * scale, height: random.number(0...9) * scale)
      rects.append(random.oneIn(20) ? .null : rect)
      boxes.append(FloatBox(rects[rects.count - 1]))
    }
    for _ in 0..<50 {
      let (x, y) = (random.number(-9...9), random.number(-9...9))
      let window = FloatBox.Window(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      let exact = Box(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
      var found: Set<Int> = []
      var index = boxes.firstTouching(window, from: 0, to: boxes.count)
      while index < boxes.count {
        found.insert(index)
        index = boxes.firstTouching(window, from: index + 1, to: boxes.count)
      }
      let needed = Set(rects.indices.filter { !exact.misses(rects[$0]) })
      #expect(needed.isSubset(of: found) && found.count < needed.count + 60)
      var last = boxes.lastTouching(window, before: boxes.count)
      while let place = last {
        #expect(found.remove(place) != nil)
        last = boxes.lastTouching(window, before: place)
      }
      #expect(found.isEmpty)
    }
    #expect(
      FloatBox(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).mayTouch(
        FloatBox.Window(minX: 5, minY: 5, maxX: 6, maxY: 6)))
  }

  @Test(arguments: 0..<6) func theDifferenceOfLongListsIsThatOfShortOnes(seed: UInt64) {
    var random = SplitMix(seed: seed + 7)
    var nodes = (0..<900).map { node(&random, id: UInt64($0 + 2)) }
    var list = NodeList(nodes)
    var matching = ChildMatching()
    for _ in 0..<30 {
      let before = (nodes, list)
      if random.oneIn(2) {
        let place = Int.random(in: nodes.indices, using: &random)
        nodes[place] = node(&random, id: nodes[place].id)
        list = list.replacing([NodeList.Change(place, nodes[place])])
      } else {
        let place = Int.random(in: nodes.indices, using: &random)
        let moved = nodes.remove(at: place)
        if random.oneIn(2) {
          nodes.insert(moved, at: Int.random(in: nodes.indices, using: &random))
        }
        list = NodeList(nodes)
      }
      matching.match(before.1, list)
      let removed = Set(matching.removed.map { before.0[$0].id })
      let added = Set(matching.added.map { nodes[$0].id })
      let kept = Set(matching.kept.map { $0.new.takeUnretainedValue().id })
      let old = Dictionary(uniqueKeysWithValues: before.0.map { ($0.id, $0) })
      let new = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
      for id in Set(old.keys).union(new.keys) {
        if old[id] == nil {
          #expect(added.contains(id))
        } else if new[id] == nil {
          #expect(removed.contains(id))
        } else if old[id] !== new[id] {
          #expect(kept.contains(id) || removed.contains(id) && added.contains(id))
        }
      }
      #expect(removed.count < 3 && added.count < 3 && kept.count < 3)
    }
  }
}
