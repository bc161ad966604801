import CoreGraphics
import Testing

@testable import QuartzCore

/// Which layers have been seen: what is set on these is animated, and they have presentation layers.
@Suite struct SeenLayerTests {
  private let root = CALayer()
  private let parent = CALayer()
  private let layer = CALayer()

  init() {
    root.addSublayer(parent)
    parent.addSublayer(layer)
  }

  private func commit() { LayerClock.$staged.withValue(0) { _ = root.commitTree() } }

  /// Whether it has a presentation layer, and gives itself an animation.
  private func isSeen(_ layer: CALayer) -> Bool {
    let isAnimated = layer.action(forKey: "opacity") != nil
    #expect((layer.presentation() != nil) == isAnimated)
    return isAnimated
  }

  @Test func `A02 a layer is animated once the transaction has ended in which it came`() {
    #expect(!isSeen(layer))
    commit()
    #expect(isSeen(root) && isSeen(parent) && isSeen(layer))
    let (new, below, mask) = (CALayer(), CALayer(), CALayer())
    new.addSublayer(below)
    layer.insertSublayer(new, at: 0)
    layer.mask = mask
    #expect(!isSeen(new) && !isSeen(below) && !isSeen(mask))
    commit()
    #expect(isSeen(new) && isSeen(below) && isSeen(mask))
  }

  @Test func `A02 a layer that is moved in a transaction stays animated`() {
    commit()
    let other = CALayer()
    root.addSublayer(other)
    other.addSublayer(layer)
    #expect(isSeen(layer))
    root.sublayers = [other, parent]
    parent.removeFromSuperlayer()
    root.addSublayer(parent)
    #expect(isSeen(parent))
    commit()
    #expect(isSeen(parent) && isSeen(layer) && isSeen(other))
  }

  @Test(arguments: [true, false])
  func `A02 what is hidden is animated like what is not`(_ hidesFirst: Bool) {
    if hidesFirst { parent.isHidden = true }
    commit()
    parent.isHidden = true
    commit()
    #expect(isSeen(layer))
    parent.isHidden = false
    #expect(isSeen(layer))
  }

  @Test func `A02 what comes back in a later transaction begins anew, with all that is in it`() {
    commit()
    #expect(layer.isInTreeOnShow)
    parent.removeFromSuperlayer()
    #expect(isSeen(layer) && !layer.isInTreeOnShow)
    commit()
    #expect(!isSeen(parent) && !isSeen(layer))
    root.addSublayer(parent)
    #expect(!isSeen(parent) && !isSeen(layer) && layer.isInTreeOnShow)
    commit()
    #expect(isSeen(parent) && isSeen(layer))
  }

  @Test func `A02 layers of a tree that has gone begin anew in the next one`() {
    commit()
    var next: CALayer? = CALayer()
    next?.addSublayer(parent)
    next = nil
    root.addSublayer(parent)
    #expect(!isSeen(parent))
    commit()
    #expect(isSeen(parent) && isSeen(layer))
  }

  @Test func `A02 what others hold of layers that have gone begins anew, however deep it lay`() {
    let top = { [root, parent, layer] in
      let (top, middle) = (CALayer(), CALayer())
      root.addSublayer(top)
      top.addSublayer(middle)
      middle.addSublayer(parent)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, 9)
      layer.add(animation, forKey: "fade")
      return LastReference(to: top)
    }()
    commit()
    #expect(isSeen(parent) && isSeen(layer) && layer.animationKeys() == ["fade"])
    top.layer?.removeFromSuperlayer()
    top.layer = nil
    #expect(!isSeen(parent) && !isSeen(layer) && !layer.isInTreeOnShow)
    _ = LayerClock.$staged.withValue(1) { root.beginFrame(at: 1, within: nil, on: nil) }
    #expect(layer.animationKeys() ?? [] == [])
    root.addSublayer(parent)
    #expect(!isSeen(parent) && !isSeen(layer))
    commit()
    #expect(isSeen(parent) && isSeen(layer))
  }

  private final class LastReference {
    var layer: CALayer?
    init(to layer: CALayer) { self.layer = layer }
  }

  @Test func `A02 what was seen, in what is new, in what leaves, is found again`() {
    commit()
    let new = CALayer()
    parent.addSublayer(new)
    new.addSublayer(layer)
    parent.removeFromSuperlayer()
    commit()
    #expect(!isSeen(parent) && !isSeen(new) && !isSeen(layer))
    root.addSublayer(parent)
    commit()
    #expect(isSeen(parent) && isSeen(new) && isSeen(layer))
  }
}
