import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct ReplicatorLayerTests {
  private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .black
    replicator.addSublayer(dot)
    replicator.instanceCount = count
    return (replicator, dot)
  }

  private func instances(_ layer: CALayer) -> [RenderNode] {
    Array(layer.commitTree().root?.children ?? [])
  }

  @Test func `P19 D2: replicators in each other show a million instances at most`() {
    let (outer, _) = replicator(9000)
    let (inner, _) = replicator(9000)
    outer.addSublayer(inner)
    let nodes = instances(outer)
    #expect(nodes.count == 9000)
    // Of 9,000 in each of 9,000 so many are left, next to the outer ones.
    #expect(nodes[0].children.last?.children.count == (1_000_000 - 9000) / 9000)
  }

  @Test func `L20_defaults`() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    #expect(layer.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(layer.instanceTransform == CATransform3DIdentity)
    #expect(layer.instanceDelay == 0 && !layer.preservesDepth)
    #expect(layer.instanceAlphaOffset == 0)
  }

  @Test func `L20_instances share their sublayers, each a step further`() {
    let (layer, _) = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    let nodes = instances(layer)
    #expect(
      nodes.map(\.extent.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 5), CGPoint(x: 40, y: 10),
      ])
    #expect(nodes.allSatisfy { $0.children.first === nodes[0].children.first })
    #expect(Set(nodes.map(\.id)).count == 3)
    #expect(nodes.allSatisfy { $0.effect == .none })
  }

  @Test func `L20_turns go about the anchor point`() {
    let (layer, _) = replicator(4)
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let centers = instances(layer).map {
      CGPoint(x: $0.extent.midX.rounded(), y: $0.extent.midY.rounded())
    }
    #expect(
      centers == [
        CGPoint(x: 5, y: 5), CGPoint(x: 95, y: 5), CGPoint(x: 95, y: 95), CGPoint(x: 5, y: 95),
      ])
  }

  @Test func `L20_instances can lie out of the plane, and share the superlayer's space`() throws {
    let (layer, _) = replicator(2)
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let node = try #require(layer.commitTree().root)
    #expect(node.formsDepth && node.geometry.space == nil)
    // Half as wide about the middle: x from −50…−40 to −25…−20.
    #expect(
      (node.planes.last?.map.plane.box(around: CGRect(x: 0, y: 0, width: 10, height: 10)))
        .map { ($0.minX - 25).magnitude < 1e-9 && ($0.width - 5).magnitude < 1e-9 } == true)
    layer.preservesDepth = true
    #expect(layer.commitTree().root?.geometry.space?.value.keepsDepth == true)
  }

  @Test func `L20_colours multiply and go on by their offsets`() {
    let (layer, _) = replicator(3)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.instanceGreenOffset = 0.25
    layer.instanceBlueOffset = 2
    layer.instanceAlphaOffset = -0.5
    let nodes = instances(layer)
    #expect(nodes.map(\.effect.opacity) == [1, 0.5], "the third has no alpha left")
    guard case .color(let matrix)? = nodes.last?.effect.extras?.value.filters.first else {
      Issue.record("no tint")
      return
    }
    #expect(matrix.red == SIMD4(1, 0, 0, 0))
    #expect(matrix.green == SIMD4(0, 0.75, 0, 0))
    #expect(matrix.blue == SIMD4(0, 0, 1, 0))
  }

  @Test func `L20_instances keep their numbers and unchanged sublayers their nodes`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let (layer, dot) = replicator(2)
    let before = instances(layer)
    layer.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
    let after = instances(layer)
    #expect(before.map(\.id) == after.map(\.id))
    #expect(before[0].children[0] === after[1].children[0])
    dot.opacity = 0.5
    #expect(instances(layer)[1].children[0] !== after[1].children[0])
  }

  @Test(arguments: [0, -5]) func `L20_no instances show no sublayers`(count: Int) {
    let (layer, _) = replicator(count)
    layer.backgroundColor = .white
    #expect(instances(layer).isEmpty)
    #expect(layer.commitTree().root?.paint.background == .white)
  }

  @Test func `L20_huge counts and transforms that are no numbers are bounded`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let (layer, _) = replicator(.max)
    #expect(instances(layer).count == 10_000)
    layer.instanceCount = 5
    layer.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(instances(layer).count == 1)
    layer.instanceTransform = CATransform3DMakeScale(1e200, 1, 1)
    #expect(instances(layer).count == 2)
  }

  @Test func `L16_a copy has what was set`() {
    let (layer, _) = replicator(7)
    layer.setValue(0.5, forKey: "instanceRedOffset")
    let copy = CAReplicatorLayer(layer: layer)
    #expect(copy.instanceCount == 7)
    #expect(copy.value(forKey: "instanceRedOffset") as? Double == 0.5)
  }
}
