import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct ShapeLayerTests {
  private func drawn(_ layer: CALayer) -> ShapeContent? {
    guard case .shape(let shape)? = layer.commitTree().root?.paint.content else { return nil }
    return shape
  }

  @Test func `L18_defaults are those of the table`() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0)
    #expect(layer.lineDashPattern == nil)
  }

  @Test func `L18_what is set is what is drawn`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    layer.fillRule = .evenOdd
    layer.strokeColor = CGColor(gray: 0.5, alpha: 1)
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [10, 5, 5, 5]
    layer.lineDashPhase = 2
    layer.strokeEnd = 0.5
    let shape = try #require(drawn(layer))
    #expect(shape.fill == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(shape.rule == .evenOdd)
    let stroke = try #require(shape.stroke)
    let pen = stroke.pen
    #expect(pen.width == 3)
    #expect(pen.cap == .round)
    #expect(pen.join == .bevel)
    #expect(pen.dashes == [10, 5, 5, 5])
    #expect(pen.dashPhase == 2)
    #expect(pen.end == 0.5)
  }

  @Test func `L18_a path is taken as it is when it is set`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = CAShapeLayer()
    layer.path = path
    path.addRect(CGRect(x: 90, y: 90, width: 4, height: 4))
    #expect(layer.path?.boundingBox.maxX == 4)
  }

  @Test func `L18_nothing is drawn without a path or without colours`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let layer = CAShapeLayer()
    #expect(drawn(layer) == nil)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    layer.fillColor = nil
    #expect(drawn(layer) == nil)
    layer.strokeColor = .black
    layer.lineWidth = 0
    #expect(drawn(layer) == nil)
  }

  @Test func `L16_a copy has what was set on a shape layer`() {
    let layer = CAShapeLayer()
    layer.lineWidth = 7
    layer.position = CGPoint(x: 3, y: 4)
    let copy = CAShapeLayer(layer: layer)
    #expect(copy.lineWidth == 7)
    #expect(copy.position == layer.position)
  }

  @Test func `A change commits this layer and the path to the root alone`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let root = CALayer()
    let (changed, other) = (CAShapeLayer(), CAShapeLayer())
    root.addSublayer(changed)
    root.addSublayer(other)
    _ = root.commitTree()
    changed.lineWidth = 2
    #expect(root.commitTree().report.recommitted == 2)
    changed.lineWidth = 2
    #expect(root.commitTree().report.recommitted == 0)
  }
}
