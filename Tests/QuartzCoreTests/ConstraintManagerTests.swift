import CoreGraphics
import QuartzCore
import Testing

@Suite struct ConstraintManagerTests {
  private let root = CALayer()

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    root.layoutManager = CAConstraintLayoutManager()
  }

  private func box(_ name: String, _ constraints: CAConstraint...) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
    layer.constraints = constraints
    root.addSublayer(layer)
    return layer
  }

  private func by(
    _ attribute: CAConstraintAttribute, _ source: String, _ other: CAConstraintAttribute,
    scale: CGFloat = 1, _ offset: CGFloat = 0
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute, relativeTo: source, attribute: other, scale: scale, offset: offset)
  }

  @Test("One constraint an axis moves, two give the size as well") func places() {
    let middle = box("a", by(.midX, "superlayer", .midX), by(.maxY, "superlayer", .maxY, -5))
    let wide = box(
      "b", by(.minX, "superlayer", .minX, 3), by(.maxX, "superlayer", .maxX, -3),
      by(.height, "superlayer", .height, scale: 0.5), by(.midX, "superlayer", .minX))
    let long = box("c", by(.midY, "superlayer", .midY), by(.minY, "superlayer", .minY))
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 45, y: 35, width: 10, height: 20))
    #expect(wide.frame == CGRect(x: 3, y: 2, width: 94, height: 30))
    #expect(long.frame == CGRect(x: 1, y: 0, width: 10, height: 60))
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(middle.frame.minX == 95 && wide.frame.width == 194)
  }

  @Test("A layer lies by where its neighbour comes to lie, whatever the order") func neighbours() {
    let right = box("right", by(.minX, "left", .maxX, 4), by(.width, "left", .width))
    let left = box("left", by(.minX, "superlayer", .minX, 7), by(.width, "superlayer", .width, -50))
    root.layoutIfNeeded()
    #expect(left.frame.minX == 7 && left.frame.width == 50)
    #expect(right.frame.minX == 61 && right.frame.width == 50)
    left.addConstraint(by(.minY, "superlayer", .minY, 9))
    root.layoutIfNeeded()
    #expect(left.frame.minY == 9)
  }

  @Test("A delegate that lays out goes before the layout manager") func delegates() {
    final class Delegate: NSObject, CALayerDelegate {
      func layoutSublayers(of layer: CALayer) {}
    }
    final class Other: NSObject, CALayerDelegate {}
    let layer = box("a", by(.minX, "superlayer", .minX, 30))
    let (delegate, other) = (Delegate(), Other())
    root.delegate = delegate
    root.layoutIfNeeded()
    #expect(layer.frame.minX == 1)
    root.delegate = other
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layer.frame.minX == 30)
  }

  @Test("Circles, strangers and what is no number leave layers where they are") func badInput() {
    let loop = box("loop", by(.minX, "loop", .maxX), by(.minY, "other", .minY, 1))
    let other = box("other", by(.minY, "loop", .minY, 1))
    let stranger = box("stranger", by(.minX, "nobody", .maxX), by(.minY, "superlayer", .minY, .nan))
    let thin = box(
      "thin", by(.minX, "superlayer", .maxX), by(.maxX, "superlayer", .minX),
      by(.height, "superlayer", .height, scale: .infinity))
    root.layoutIfNeeded()
    #expect(loop.frame.origin.x == 11 && loop.frame.size == CGSize(width: 10, height: 20))
    #expect(other.frame.origin.y.isFinite)
    #expect(stranger.frame == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(thin.frame == CGRect(x: 1, y: 2, width: 10, height: 20))
    for number in 0..<2000 {
      _ = box("n\(number)", by(.minX, "n\(number + 1)", .maxX))
    }
    root.layoutIfNeeded()
    #expect(root.sublayers?.last?.frame.minX == 1)
    #expect(root.preferredFrameSize() == root.bounds.size)
  }
}
