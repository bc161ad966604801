import QuartzCore
import RenderTree
import Testing

/// Trees far wider and deeper than anybody draws: they must not overflow the stack, and what they cost
/// is printed. A quadratic step shows as minutes in a debug build.
@Suite @MainActor struct LayerScaleTests {
  @Test("10,000 siblings are added, reordered and removed")
  func wideTree() {
    let clock = ContinuousClock()
    let root = CALayer()
    let layers = (0..<10_000).map { _ in CALayer() }
    let time = clock.measure {
      layers.forEach(root.addSublayer)
      root.sublayers = layers.reversed()
      for layer in layers.prefix(1000) { root.insertSublayer(layer, at: 0) }
      #expect(root.commitTree().report.recommitted == 10_001)
      layers[5000].opacity = 0.5
      #expect(root.commitTree().report.recommitted == 2)
      layers.forEach { $0.removeFromSuperlayer() }
    }
    print("10,000 siblings: \(time)")
    #expect(root.sublayers == nil)
  }

  @Test("5,000 nested layers are laid out, committed, hit, converted and freed")
  func deepTree() {
    let clock = ContinuousClock()
    weak var deepest: CALayer?
    let time = clock.measure {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      var last = root
      for _ in 0..<5000 {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        last.addSublayer(layer)
        last = layer
      }
      let commit = root.commitTree()
      #expect(commit.report.recommitted == 5001)
      #expect(commit.root?.count == 5001)
      last.opacity = 0.5
      #expect(root.commitTree().report.recommitted == 5001)
      #expect(root.hitTest(CGPoint(x: 50, y: 50)) === last)
      #expect(last.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
      #expect((commit.root?.dump().count ?? 0) > 5001)
      deepest = last
    }
    print("5,000 nested layers: \(time)")
    #expect(deepest == nil)
  }

  @Test("100,000 nested layers are freed without a stack of that depth")
  func freeingVeryDeepTree() {
    weak var deepest: CALayer?
    do {
      var top = CALayer()
      deepest = top
      for _ in 0..<100_000 {
        let layer = CALayer()
        layer.addSublayer(top)
        top = layer
      }
      #expect(deepest != nil)
    }
    #expect(deepest == nil)
  }
}
