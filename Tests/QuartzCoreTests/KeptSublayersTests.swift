import QuartzCore
import RenderTree
import Testing

/// Notes that it is laid out.
private final class NotingLayer: CALayer {
  nonisolated(unsafe) static var laidOut: [CALayer] = []
  var onLayout: (() -> Void)?

  override func layoutSublayers() {
    super.layoutSublayers()
    Self.laidOut.append(self)
    onLayout?()
    onLayout = nil
  }
}

/// A layer whose sublayers did not change hands their nodes on, whatever changed about itself.
@Suite @MainActor struct KeptSublayersTests {
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private func leaf(_ number: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: number % 40, y: number / 40, width: 8, height: 8)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    return layer
  }

  /// The tree as it would be if nothing had been committed before.
  private func fresh(_ root: CALayer) -> String? {
    var layers = [root]
    while let layer = layers.popLast() {
      layer.markNeedsCommit()
      layer.addSublayer(CALayer())
      layer.sublayers?.last?.removeFromSuperlayer()
      layers += layer.sublayers ?? []
      if let mask = layer.mask { layers.append(mask) }
    }
    return root.commitTree().root?.dump()
  }

  @Test("scrolling commits the layer that scrolls and shares what is in it")
  func scrolling() throws {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = CALayer()
    for number in 0..<200 { root.addSublayer(leaf(number)) }
    let first = try #require(root.commitTree().root)
    root.bounds.origin.y = 30
    let second = root.commitTree()
    #expect(second.report.recommitted == 1)
    #expect(
      second.root.map { zip($0.children.blocks, first.children.blocks).allSatisfy(===) } == true)
    #expect(second.root.map { zip($0.children, first.children).allSatisfy(===) } == true)
    // A change in it after one of its own is not missed.
    root.bounds.origin.y = 40
    root.sublayers?[7].backgroundColor = CGColor(gray: 1, alpha: 1)
    let third = root.commitTree()
    #expect(third.report.recommitted == 2)
    #expect(third.root?.children[7] !== first.children[7])
    #expect(third.root?.children[8] === first.children[8])
  }

  @Test("after any edits the tree is the one that a first commit makes", arguments: 0..<12)
  func randomEdits(seed: UInt64) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    var numbers = Numbers(state: seed &+ 1)
    let root = seed % 3 == 0 ? CAReplicatorLayer() : CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var layers = [root]
    for number in 0..<60 {
      let layer = number % 9 == 0 ? CAReplicatorLayer() : leaf(number)
      layers[numbers.below(layers.count)].addSublayer(layer)
      layers.append(layer)
    }
    for step in 0..<300 {
      for _ in 0...numbers.below(3) { edit(layers[numbers.below(layers.count)], &numbers, layers) }
      if numbers.below(4) == 0 { continue }
      let text = root.commitTree().root?.dump()
      #expect(text == fresh(root), "step \(step)")
    }
  }

  @Test("one of very many costs its own block, and the rest is shared")
  func oneOfVeryMany() throws {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = CALayer()
    let layers = (0..<3000).map(leaf)
    for layer in layers { root.addSublayer(layer) }
    var before = try #require(root.commitTree().root)
    for place in [0, 255, 256, 1700, 2999, 2999] {
      layers[place].position.x += 1
      let commit = root.commitTree()
      let after = try #require(commit.root)
      #expect(commit.report.recommitted == 2)
      for (block, (old, new)) in zip(before.children.blocks, after.children.blocks).enumerated() {
        #expect((old === new) == (block != place / NodeBlock.capacity))
      }
      before = after
    }
  }

  @Test(
    "with very many sublayers, too, any edits make the tree of a first commit", arguments: 0..<8
  )
  func randomEditsOfMany(seed: UInt64) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    var numbers = Numbers(state: seed &+ 40)
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var layers: [CALayer] = [root]
    for number in 0..<700 {
      let layer = leaf(number)
      // Most stand in two layers, some in each other.
      let parent = numbers.below(8) == 0 ? numbers.below(layers.count) : min(number, number % 2)
      layers[parent].addSublayer(layer)
      layers.append(layer)
    }
    for step in 0..<40 {
      let time = Double(step) / 10
      LayerClock.$staged.withValue(time) {
        for _ in 0...numbers.below(4) {
          let layer = layers[1 + numbers.below(layers.count - 1)]
          switch numbers.below(8) {
          case 0:
            let move = CABasicAnimation(keyPath: "position.x")
            (move.byValue, move.duration) = (5, 0.05 * Double(1 + numbers.below(9)))
            layer.add(move, forKey: nil)
          case 1 where layer.superlayer === root || numbers.below(2) == 0:
            let parent = layer.superlayer
            layer.removeFromSuperlayer()
            if numbers.below(2) == 0 { parent?.addSublayer(layer) } else { root.addSublayer(layer) }
          default: edit(layer, &numbers, layers)
          }
        }
        let text = root.commitTree().root?.dump()
        #expect(text == fresh(root), "step \(step)")
        // Once more with what that has left.
        #expect(root.commitTree().root?.dump() == text, "step \(step)")
        if numbers.below(3) == 0 { layers[1 + numbers.below(9)].position.x += 1 }
      }
    }
  }

  @Test("V20 of very many sublayers those that are marked are laid out, in order")
  func layoutOfMany() {
    let root = CALayer()
    let layers = (0..<400).map { _ in NotingLayer() }
    for layer in layers { root.addSublayer(layer) }
    _ = root.commitTree()
    var numbers = Numbers(state: 3)
    for step in 0..<30 {
      NotingLayer.laidOut = []
      var marked: Set<Int> = []
      for _ in 0...numbers.below(step % 3 == 0 ? 200 : 6) {
        marked.insert(numbers.below(layers.count))
      }
      for place in marked { layers[place].setNeedsLayout() }
      if step % 7 == 0 {
        let last = layers[399]
        root.insertSublayer(last, at: 0)
        root.addSublayer(last)
      }
      // One lays itself out again, and another with it.
      let first = marked.min() ?? 0
      layers[first].onLayout = { layers[(first + 1) % 400].setNeedsLayout() }
      _ = root.commitTree()
      let order = NotingLayer.laidOut.compactMap { id in layers.firstIndex { $0 === id } }
      let pass = marked.sorted()
      #expect(Array(order.prefix(pass.count)) == pass, "step \(step)")
      #expect(Set(order) == marked.union([(first + 1) % 400]), "step \(step)")
    }
  }

  private func edit(_ layer: CALayer, _ numbers: inout Numbers, _ layers: [CALayer]) {
    switch numbers.below(10) {
    case 0, 1: layer.bounds.origin.y += 3
    case 2: layer.isHidden.toggle()
    case 3: layer.zPosition = CGFloat(numbers.below(3))
    case 4: layer.opacity = Float(numbers.below(3)) / 2
    case 5: (layer as? CAReplicatorLayer)?.instanceCount = numbers.below(4)
    case 6: layer.mask = numbers.below(2) == 0 ? nil : leaf(numbers.below(1000))
    case 7: layer.position.x += 1
    case 8:
      if let last = layer.sublayers?.last, layer.sublayers?.count ?? 0 > 1 {
        layer.insertSublayer(last, at: 0)
      }
    default: layer.masksToBounds.toggle()
    }
  }
}
