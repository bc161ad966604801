import QuartzCore
import Testing

/// Counts its layouts, and does in them what a test asks for.
private final class CountingLayer: CALayer {
  var layouts = 0
  var duringLayout: ((CountingLayer) -> Void)?

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
    duringLayout?(self)
  }
}

@Suite @MainActor struct LayerLayoutTests {
  /// Four layers, each in the one before.
  private func chain() -> [CountingLayer] {
    let layers = (0..<4).map { _ in CountingLayer() }
    for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
    _ = layers[0].commitTree()
    for layer in layers { layer.layouts = 0 }
    return layers
  }

  @Test("V20 layout is done once however often it is asked for")
  func marksOnly() {
    let layers = chain()
    for _ in 0..<5 { layers[2].setNeedsLayout() }
    #expect(layers.map(\.layouts) == [0, 0, 0, 0])
    #expect(layers[2].needsLayout() && !layers[1].needsLayout())
    _ = layers[0].commitTree()
    #expect(layers.map(\.layouts) == [0, 0, 1, 0])
    _ = layers[0].commitTree()
    #expect(layers.map(\.layouts) == [0, 0, 1, 0])
    #expect(!layers[2].needsLayout())
  }

  @Test("V20 layoutIfNeeded works at once, from the topmost ancestor that needs it")
  func layoutIfNeeded() {
    let layers = chain()
    layers[1].setNeedsLayout()
    layers[3].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 0, 1])
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 0, 1])
  }

  @Test("V20 layoutIfNeeded works at once amid a layout, whoever above needs another one")
  func layoutIfNeededAmidALayout() {
    let layers = chain()
    for layer in layers { layer.setNeedsLayout() }
    layers[2].duringLayout = { layer in
      guard layer.layouts == 1 else { return }
      layers[0].setNeedsLayout()
      layers[3].layoutIfNeeded()
      #expect(layers.map(\.layouts) == [2, 1, 1, 1])
    }
    layers[0].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [2, 1, 1, 1])
    #expect(layers.allSatisfy { !$0.needsLayout() })
  }

  @Test("V20 parents are laid out before their children")
  func parentsFirst() {
    let layers = chain()
    var order: [Int] = []
    for (index, layer) in layers.enumerated() {
      layer.duringLayout = { _ in order.append(index) }
      layer.setNeedsLayout()
    }
    layers[3].layoutIfNeeded()
    #expect(order == [0, 1, 2, 3])
    #expect(layers.map(\.layouts) == [1, 1, 1, 1])
  }

  @Test("V20 siblings are laid out from back to front")
  func siblingsInOrder() {
    let root = CALayer()
    var order: [Int] = []
    for index in 0..<4 {
      let layer = CountingLayer()
      layer.duringLayout = { _ in order.append(index) }
      root.addSublayer(layer)
      layer.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(order == [0, 1, 2, 3])
  }

  @Test("V20 what a layout resizes is laid out in the same turn")
  func layoutOfResizedSublayers() {
    let layers = chain()
    layers[0].duringLayout = { $0.sublayers?.first?.frame.size = CGSize(width: 10, height: 10) }
    layers[1].duringLayout = { $0.sublayers?.first?.frame.size = CGSize(width: 5, height: 5) }
    layers[0].setNeedsLayout()
    layers[0].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [1, 1, 1, 0])
  }

  @Test("V20 a layout that marks an ancestor or an earlier sibling is followed by theirs")
  func layoutThatMarksBackwards() {
    let root = CountingLayer()
    let siblings = [CountingLayer(), CountingLayer()]
    siblings.forEach(root.addSublayer)
    _ = root.commitTree()
    for layer in siblings + [root] { layer.layouts = 0 }
    siblings[1].duringLayout = { layer in
      guard layer.layouts == 1 else { return }
      siblings[0].setNeedsLayout()
      root.setNeedsLayout()
    }
    siblings[1].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(siblings[0].layouts == 1 && root.layouts == 1)
    #expect(!root.needsLayout() && !siblings[0].needsLayout())
  }

  @Test(
    "a layer that asks for layout in its own layout costs a bounded number of them, however deep")
  func neverSettles() {
    let layers = (0..<12).map { _ in CountingLayer() }
    for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
    _ = layers[0].commitTree()
    for layer in layers { layer.layouts = 0 }
    layers[11].duringLayout = { $0.setNeedsLayout() }
    layers[11].setNeedsLayout()
    _ = layers[0].commitTree()
    #expect(layers[11].layouts > 1 && layers[11].layouts <= 100)
    #expect(layers[11].needsLayout())
    let before = layers[11].layouts
    layers[11].duringLayout = nil
    _ = layers[0].commitTree()
    #expect(layers[11].layouts == before + 1)
    #expect(!layers[11].needsLayout())
  }

  @Test("a layer that asks for layout in two frames on end is left alone till anything marks it")
  func restsWhereItIs() {
    let (root, parent, layer) = (CountingLayer(), CountingLayer(), CountingLayer())
    root.addSublayer(parent)
    parent.addSublayer(layer)
    _ = root.commitTree()
    layer.duringLayout = { $0.setNeedsLayout() }
    layer.setNeedsLayout()
    for _ in 0..<2 { _ = root.commitTree() }
    #expect(!layer.needsLayout())
    let before = layer.layouts
    _ = root.commitTree()
    #expect(layer.layouts == before)
    layer.duringLayout = nil
    parent.setNeedsLayout()
    layer.setNeedsLayout()
    parent.layouts = 0
    _ = root.commitTree()
    #expect(layer.layouts == before + 1 && parent.layouts == 1)
  }

  @Test("a layout may call layoutIfNeeded below itself, and take sublayers away")
  func nestedAndRemoving() {
    let layers = chain()
    layers[0].duringLayout = { _ in
      layers[2].setNeedsLayout()
      layers[2].layoutIfNeeded()
      layers[3].removeFromSuperlayer()
    }
    layers[3].setNeedsLayout()
    layers[0].setNeedsLayout()
    layers[0].layoutIfNeeded()
    #expect(layers[2].layouts >= 1)
    #expect(layers[3].superlayer == nil)
    #expect(!layers[2].needsLayout())
  }

  @Test("a marked layer brings its mark into the tree that it is added to")
  func marksMoveWithTheLayer() {
    let root = CountingLayer()
    _ = root.commitTree()
    let parent = CountingLayer()
    let child = CountingLayer()
    parent.addSublayer(child)
    _ = parent.commitTree()
    child.setNeedsLayout()
    root.addSublayer(parent)
    child.layouts = 0
    _ = root.commitTree()
    #expect(child.layouts == 1)
  }

  @Test("the delegate is asked to lay out")
  func delegateLaysOut() {
    final class Delegate: NSObject, CALayerDelegate {
      var asked: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { asked.append(layer) }
    }
    let delegate = Delegate()
    let layer = CALayer()
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.asked == [layer])
  }
}
