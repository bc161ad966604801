import CoreGraphics
import Testing

@Suite struct ContextClippingTests {
  @Test func `Clips shrink and come back with the state`() {
    let canvas = TestCanvas(4, 4)
    let context = canvas.context
    context.saveGState()
    context.clip(to: CGRect(1, 1, 2, 3))
    context.clip(to: CGRect(0, 0, 2, 2))
    #expect(context.boundingBoxOfClipPath == CGRect(1, 1, 1, 1))
    context.fill(CGRect(0, 0, 4, 4))
    #expect(canvas.row(2) == [0, 0xFF00_0000, 0, 0])
    #expect(canvas.row(1) == [0, 0, 0, 0])
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 4, 4))
  }

  @Test func `An empty path clips all away`() {
    let canvas = TestCanvas(2, 2)
    canvas.context.clip()
    canvas.context.fill(CGRect(0, 0, 2, 2))
    #expect(canvas[0, 0] == 0)
    #expect(canvas.context.boundingBoxOfClipPath == .zero)
  }

  @Test func `A shape clips as it would be filled`() {
    let filled = TestCanvas(20, 20)
    let clipped = TestCanvas(20, 20)
    filled.context.fillEllipse(in: CGRect(1.3, 2.1, 16, 13))
    clipped.context.addEllipse(in: CGRect(1.3, 2.1, 16, 13))
    clipped.context.clip()
    clipped.context.fill(CGRect(0, 0, 20, 20))
    #expect(filled.pixmap == clipped.pixmap)
  }

  @Test func `Rectangles clip together`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.clip(to: [CGRect(0, 0, 1, 1), CGRect(2, 0, 1, 1)])
    canvas.context.fill(CGRect(0, 0, 4, 1))
    #expect(canvas.row(0).map { $0 >> 24 } == [255, 0, 255, 0])
  }

  @Test func `Soft edges of two clips multiply`() {
    let canvas = TestCanvas(2, 1)
    canvas.context.clip(to: CGRect(0, 0, 0.5, 1))
    canvas.context.clip(to: CGRect(0, 0, 2, 0.5))
    canvas.context.fill(CGRect(0, 0, 2, 1))
    #expect(isNear(canvas[0, 0], 0x4000_0000))
    #expect(canvas[1, 0] == 0)
  }

  @Test func `A light pixel of a grey image lets drawing through`() throws {
    let mask = TestCanvas(2, 1)
    mask.context.setFillColor(gray: 1, alpha: 1)
    mask.context.fill(CGRect(0, 0, 1, 1))
    mask.context.setFillColor(gray: 0, alpha: 1)
    mask.context.fill(CGRect(1, 0, 1, 1))
    let canvas = TestCanvas(8, 1)
    canvas.context.interpolationQuality = .none
    canvas.context.clip(to: CGRect(0, 0, 4, 1), mask: try #require(mask.context.makeImage()))
    canvas.context.fill(CGRect(0, 0, 8, 1))
    #expect(canvas.row(0).map { $0 >> 24 } == [255, 255, 0, 0, 0, 0, 0, 0])
  }

  @Test func `A picture with alpha lets drawing through by its alpha`() throws {
    let icon = TestCanvas(2, 1)
    icon.context.fill(CGRect(0, 0, 1, 1))
    let canvas = TestCanvas(2, 1)
    canvas.context.clip(to: CGRect(0, 0, 2, 1), mask: try #require(icon.context.makeImage()))
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFFFF_0000, 0])
  }

  @Test func `A clip that is reset is the whole canvas`() {
    let context = TestCanvas(3, 2).context
    context.clip(to: .zero)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 3, 2))
  }

  @Test func `Under an empty clip a stroke that leads far away changes nothing`() throws {
    let canvas = TestCanvas(32, 32)
    canvas.context.clip(to: CGRect(0, 0, 0, 0))
    canvas.context.translateBy(x: 57.87, y: 2.3)
    canvas.context.setLineWidth(33)
    canvas.context.setLineCap(.round)
    canvas.context.setLineJoin(.bevel)
    canvas.context.addPath(
      try CGPath(
        svg: """
          M -4.6 -23.6 Q -2.9e39 768.4 -657.1 -379.1 L -46.9 27.8 C -44.5 30.7 -46.1 30.5 -47.1 29.8
          C -48 29 -48 28.2 -46.9 27.8 C -44.4 30.7 -46.1 30.5 -47.1 29.8
          C -48 29.1 -48 28.2 -46.9 27.8
          """))
    canvas.context.drawPath(using: .fillStroke)
    #expect(canvas.context.isPathEmpty)
    #expect((0..<32).allSatisfy { canvas.row($0).allSatisfy { $0 == 0 } })
  }
}
