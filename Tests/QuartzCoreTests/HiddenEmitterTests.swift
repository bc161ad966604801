import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// An emitter that nobody sees is no reason for a frame.
@Suite struct HiddenEmitterTests {
  private let root = CALayer()
  private let emitter = CAEmitterLayer()

  init() {
    let middle = CALayer()
    root.addSublayer(middle)
    middle.addSublayer(emitter)
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime) = (9, 9)
    emitter.emitterCells = [cell]
  }

  @Test func whatIsAroundAHiddenEmitterStaysAsItIs() {
    emitter.isHidden = true
    let first = LayerClock.$staged.withValue(0) { root.commitTree() }
    for time in [0, 0.5, 1] {
      let again = LayerClock.$staged.withValue(time) { root.commitTree() }
      #expect(again.root === first.root)
      #expect(again.report.recommitted == 0)
    }
    #expect(root.timeToNextFrame(at: 1) == nil)
    CATransaction.atOnce { emitter.isHidden = false }
    let shown = LayerClock.$staged.withValue(2) { root.commitTree() }
    #expect(shown.root !== first.root)
    #expect(root.timeToNextFrame(at: 2) == 0)
  }

  @Test func anEmitterInAHiddenLayerWaitsForIt() {
    CATransaction.atOnce { root.sublayers?.first?.isHidden = true }
    _ = LayerClock.$staged.withValue(0) { root.commitTree() }
    #expect(root.timeToNextFrame(at: 0) == nil)
    CATransaction.atOnce { root.sublayers?.first?.isHidden = false }
    let shown = LayerClock.$staged.withValue(2) { root.commitTree() }
    #expect(shown.root?.children.first?.children.isEmpty == false)
    #expect(root.timeToNextFrame(at: 2) == 0)
  }

  @Test func whatMovesAndLooksTheSameIsNoOtherTree() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.atOnce {
      emitter.isHidden = true
      root.addSublayer(layer)
    }
    let still = CABasicAnimation(keyPath: "position")
    still.duration = 5
    layer.add(still, forKey: nil)
    let trees = [1.0, 2, 3].map { time in
      LayerClock.$staged.withValue(time) { root.commitTree() }.root
    }
    #expect(trees[1] === trees[0] && trees[2] === trees[0])
    let moving = CABasicAnimation(keyPath: "opacity")
    (moving.fromValue, moving.toValue, moving.duration) = (0, 1, 5)
    layer.add(moving, forKey: nil)
    let others = [3.5, 4.0].map { time in
      LayerClock.$staged.withValue(time) { root.commitTree() }.root
    }
    #expect(others[0] !== trees[0] && others[1] !== others[0])
  }
}
