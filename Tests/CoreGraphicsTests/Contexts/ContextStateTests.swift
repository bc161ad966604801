import CoreGraphics
import Testing

@Suite struct ContextStateTests {
  @Test func `The origin is at the lower left`() {
    let canvas = TestCanvas(4, 4)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas[0, 3] == 0xFFFF_0000)
    #expect(canvas[0, 0] == 0)
    #expect(canvas.ctm == .identity)
  }

  @Test func `A context for points has its origin at the upper left and counts the scale in`() {
    let canvas = TestCanvas(8, 8, pointsDown: true, scale: 2)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(1, 0, 1, 1))
    #expect(canvas.row(0) == [0, 0, 0xFFFF_0000, 0xFFFF_0000, 0, 0, 0, 0])
    #expect(canvas.row(1) == canvas.row(0))
    #expect(canvas[2, 2] == 0)
    #expect(canvas.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
  }

  @Test func `Colours are black and the pen is a point wide before they are set`() {
    let canvas = TestCanvas(4, 4)
    canvas.context.fill(CGRect(0, 0, 4, 1))
    canvas.context.move(to: CGPoint(x: 0, y: 2.5))
    canvas.context.addLine(to: CGPoint(x: 4, y: 2.5))
    canvas.context.strokePath()
    #expect(canvas.row(3) == [UInt32](repeating: 0xFF00_0000, count: 4))
    #expect(canvas.row(1) == [UInt32](repeating: 0xFF00_0000, count: 4))
    #expect(canvas.row(0) == [0, 0, 0, 0])
    #expect(canvas.interpolationQuality == .default)
  }

  @Test func `A saved state brings back everything but the path`() {
    let canvas = TestCanvas(4, 4)
    let context = canvas.context
    context.setFillColor(.red)
    context.saveGState()
    context.setFillColor(.blue)
    context.scaleBy(x: 3, y: 3)
    context.clip(to: CGRect(0, 0, 0.4, 0.4))
    context.setAlpha(0.1)
    context.setBlendMode(.clear)
    context.setLineWidth(9)
    context.move(to: .zero)
    context.restoreGState()
    #expect(!context.isPathEmpty)
    context.fill(CGRect(2, 2, 2, 2))
    #expect(canvas[3, 0] == 0xFFFF_0000)
    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 4, 4))
  }

  @Test func `Restoring once too often changes nothing`() {
    let canvas = TestCanvas(2, 2)
    canvas.context.translateBy(x: 1, y: 0)
    canvas.context.restoreGState()
    #expect(canvas.ctm == CGAffineTransform(translationX: 1, y: 0))
  }

  @Test func `The latest transform comes first`() {
    let canvas = TestCanvas(10, 10)
    canvas.context.translateBy(x: 2, y: 3)
    canvas.context.scaleBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(canvas.context.convertToDeviceSpace(point) == CGPoint(x: 4, y: 5))
    #expect(canvas.context.convertToUserSpace(CGPoint(x: 4, y: 5)) == point)
  }

  @Test func `A path stays where it was added when the transform changes`() {
    let canvas = TestCanvas(8, 8)
    canvas.context.addRect(CGRect(0, 0, 2, 2))
    canvas.context.scaleBy(x: 4, y: 4)
    #expect(canvas.context.boundingBoxOfPath == CGRect(0, 0, 0.5, 0.5))
    canvas.context.fillPath()
    #expect(canvas[1, 7] == 0xFF00_0000)
    #expect(canvas[2, 7] == 0)
  }

  @Test func `The pen is of the space at the time of stroking`() {
    let canvas = TestCanvas(8, 8)
    canvas.context.move(to: CGPoint(x: 0, y: 4))
    canvas.context.addLine(to: CGPoint(x: 8, y: 4))
    canvas.context.scaleBy(x: 1, y: 4)
    canvas.context.strokePath()
    #expect((0..<8).map { canvas[4, $0] >> 24 } == [0, 0, 255, 255, 255, 255, 0, 0])
  }

  @Test func `Drawing a shape forgets the path`() {
    let context = TestCanvas(4, 4).context
    for draw in [
      { context.fill(CGRect(0, 0, 1, 1)) }, { context.stroke(CGRect(0, 0, 1, 1)) },
      { context.fillEllipse(in: CGRect(0, 0, 1, 1)) }, { context.clip(to: CGRect(0, 0, 4, 4)) },
      { context.fillPath() }, { context.strokePath() }, { context.clip() },
    ] {
      context.addRect(CGRect(0, 0, 2, 2))
      draw()
      #expect(context.isPathEmpty)
    }
  }

  @Test func `Nothing is stored until something is drawn`() {
    let canvas = TestCanvas(4, 4)
    canvas.context.setFillColor(.red)
    canvas.context.translateBy(x: 1, y: 1)
    canvas.context.addRect(CGRect(0, 0, 1, 1))
    canvas.context.saveGState()
    #expect(!canvas.hasDrawn)
    canvas.context.fillPath()
    #expect(canvas.hasDrawn)
  }

  @Test func `The path under construction can be asked`() {
    let context = TestCanvas(40, 40).context
    context.scaleBy(x: 2, y: 2)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addArc(
      center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(context.currentPointOfPath.x - 3) < 1e-9)
    #expect(abs(context.currentPointOfPath.y - 5) < 1e-9)
    #expect(context.pathContains(CGPoint(x: 5, y: 6), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 9), mode: .fill))
    let line = CGPath(rect: CGRect(2, 2, 4, 4), transform: nil)
    context.beginPath()
    context.addPath(line)
    #expect(context.path == line)
    #expect(context.pathContains(CGPoint(x: 2.4, y: 4), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 4, y: 4), mode: .stroke))
  }
}
