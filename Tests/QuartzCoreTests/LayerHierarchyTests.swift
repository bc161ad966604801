import QuartzCore
import RenderTree
import Testing

@Suite @MainActor struct LayerHierarchyTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
  }

  private func order(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
  }

  /// A layer with sublayers a, b, c, d.
  private func parentOfFour() -> (parent: CALayer, sublayers: [CALayer]) {
    let parent = CALayer()
    let sublayers = named("a", "b", "c", "d")
    sublayers.forEach(parent.addSublayer)
    return (parent, sublayers)
  }

  @Test("V04 addSublayer puts the layer on top and sets its superlayer")
  func adding() {
    let (parent, sublayers) = parentOfFour()
    #expect(order(parent) == "abcd")
    #expect(sublayers.allSatisfy { $0.superlayer === parent })
  }

  @Test("L08 a mask leaves its tree for the layer that it masks, and is no sublayer of it")
  func masking() {
    let (parent, sublayers) = parentOfFour()
    let masked = CALayer()
    masked.mask = sublayers[1]
    #expect(order(parent) == "acd")
    #expect(sublayers[1].superlayer === masked && masked.sublayers == nil)
    masked.mask = sublayers[2]
    #expect(sublayers[1].superlayer == nil && sublayers[2].superlayer === masked)
    parent.addSublayer(sublayers[2])
    #expect(masked.mask == nil && order(parent) == "adc")
  }

  @Test("V04 adding a sublayer again brings it to the front")
  func addingAgain() {
    let (parent, sublayers) = parentOfFour()
    parent.addSublayer(sublayers[1])
    #expect(order(parent) == "acdb")
    #expect(sublayers[1].superlayer === parent)
  }

  @Test("V04 adding a layer to another parent takes it from the first")
  func movingBetweenParents() {
    let (first, sublayers) = parentOfFour()
    let second = CALayer()
    second.addSublayer(sublayers[2])
    #expect(order(first) == "abd")
    #expect(order(second) == "c")
    #expect(sublayers[2].superlayer === second)
  }

  @Test(
    "V04 an index counts the other sublayers when the layer is one already",
    arguments: [
      (0, 2, "bcad"), (3, 0, "dabc"), (1, 1, "abcd"), (0, 3, "bcda"), (0, 99, "bcda"),
    ])
  func insertingAtIndexOfSameParent(_ from: Int, _ index: Int, _ expected: String) {
    let (parent, sublayers) = parentOfFour()
    parent.insertSublayer(sublayers[from], at: UInt32(index))
    #expect(order(parent) == expected)
  }

  @Test("V04 inserting above and below a sibling")
  func insertingNextToSibling() {
    let (parent, sublayers) = parentOfFour()
    parent.insertSublayer(sublayers[0], above: sublayers[2])
    #expect(order(parent) == "bcad")
    parent.insertSublayer(sublayers[3], below: sublayers[1])
    #expect(order(parent) == "dbca")
    parent.insertSublayer(sublayers[1], above: sublayers[1])
    #expect(order(parent) == "dbca")
  }

  @Test("V04 without such a sibling, above is the front and below is the back")
  func insertingNextToStranger() {
    let (parent, _) = parentOfFour()
    let new = named("x", "y")
    parent.insertSublayer(new[0], above: CALayer())
    parent.insertSublayer(new[1], below: nil)
    #expect(order(parent) == "yabcdx")
  }

  @Test("V04 replaceSublayer puts the new one in the old one's place")
  func replacing() {
    let (parent, sublayers) = parentOfFour()
    let new = named("x")[0]
    parent.replaceSublayer(sublayers[1], with: new)
    #expect(order(parent) == "axcd")
    #expect(sublayers[1].superlayer == nil && new.superlayer === parent)
  }

  @Test("V04 a sublayer can replace its sibling", arguments: [(1, 3, "adc"), (3, 1, "acb")])
  func replacingBySibling(_ old: Int, _ new: Int, _ expected: String) {
    let (parent, sublayers) = parentOfFour()
    parent.replaceSublayer(sublayers[old], with: sublayers[new])
    #expect(order(parent) == expected)
    #expect(sublayers[old].superlayer == nil)
  }

  @Test("V04 replacing a layer by itself, or a stranger, changes nothing")
  func replacingNothing() {
    let (parent, sublayers) = parentOfFour()
    parent.replaceSublayer(sublayers[0], with: sublayers[0])
    parent.replaceSublayer(CALayer(), with: CALayer())
    #expect(order(parent) == "abcd")
  }

  @Test("V04 the sublayers setter takes, keeps and lets go")
  func settingSublayers() {
    let (parent, sublayers) = parentOfFour()
    let (other, strangers) = parentOfFour()
    parent.sublayers = [sublayers[3], strangers[0], sublayers[0]]
    #expect(order(parent) == "daa")
    #expect(order(other) == "bcd")
    #expect(strangers[0].superlayer === parent)
    #expect(sublayers[1].superlayer == nil && sublayers[2].superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && sublayers[3].superlayer == nil)
  }

  @Test("V04 a layer that is named twice in sublayers is one sublayer")
  func settingSublayersTwice() {
    let parent = CALayer()
    let layers = named("a", "b")
    parent.sublayers = [layers[0], layers[1], layers[0]]
    #expect(order(parent) == "ab")
    layers[0].removeFromSuperlayer()
    #expect(order(parent) == "b")
  }

  @Test("V04 removing takes the layer out; without a superlayer nothing happens")
  func removing() {
    let (parent, sublayers) = parentOfFour()
    sublayers[1].removeFromSuperlayer()
    sublayers[1].removeFromSuperlayer()
    #expect(order(parent) == "acd")
    #expect(sublayers[1].superlayer == nil)
    for layer in sublayers { layer.removeFromSuperlayer() }
    #expect(parent.sublayers == nil)
  }

  @Test("L05 paint order is by zPosition, equal ones as inserted")
  func paintOrder() {
    let (parent, sublayers) = parentOfFour()
    sublayers[0].zPosition = 10
    sublayers[3].zPosition = -1
    #expect(parent.paintOrder.map { $0.name ?? "?" }.joined() == "dbca")
    #expect(order(parent) == "abcd")
  }

  @Test("a removed subtree is freed at once")
  func removedSubtreeIsFreed() {
    let root = CALayer()
    weak var top: CALayer?
    weak var bottom: CALayer?
    do {
      let layers = named("top", "bottom")
      layers[0].addSublayer(layers[1])
      root.addSublayer(layers[0])
      _ = root.commitTree()
      (top, bottom) = (layers[0], layers[1])
    }
    #expect(top != nil && bottom != nil)
    root.sublayers?.first?.removeFromSuperlayer()
    #expect(top == nil && bottom == nil)
  }

  @Test("a sublayer outlives its superlayer and forgets it")
  func sublayerOutlivesSuperlayer() {
    let sublayer = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(sublayer)
      _ = parent.commitTree()
    }
    #expect(sublayer.superlayer == nil)
    let other = CALayer()
    other.addSublayer(sublayer)
    #expect(sublayer.superlayer === other)
    #expect(other.commitTree().root?.children.count == 1)
  }
}
