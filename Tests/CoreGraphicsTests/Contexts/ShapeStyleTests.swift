import CoreGraphics
import Testing

/// What a shape layer's row of properties asks of drawing.
@Suite struct ShapeStyleTests {
  /// The lengths drawn and left out along a line of 40, beginning with what is drawn.
  private func runs(_ phase: CGFloat, _ lengths: [CGFloat]) -> [Int] {
    let canvas = TestCanvas(40, 1)
    canvas.context.setLineDash(phase: phase, lengths: lengths)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 40, y: 0.5)])
    let row = canvas.row(0).map { $0 != 0 }
    var runs: [Int] = []
    var isDrawn = true
    var length = 0
    for pixel in row {
      if pixel == isDrawn {
        length += 1
      } else {
        runs.append(length)
        (isDrawn, length) = (pixel, 1)
      }
    }
    return runs
  }

  @Test func `L18_a dash pattern begins as far in as its phase`() {
    #expect(runs(0, [10, 5, 5, 5]).prefix(4) == [10, 5, 5, 5])
    // Ten in, the first dash is over: a gap of five comes first.
    #expect(runs(10, [10, 5, 5, 5]).prefix(5) == [0, 5, 5, 5, 10])
    #expect(runs(2, [10, 5, 5, 5]).prefix(4) == [8, 5, 5, 5])
  }

  /// How far above the corner of an angle a stroke of width 10 reaches, in widths.
  private func miterLength(angle: CGFloat, limit: CGFloat) -> CGFloat {
    let half = angle / 2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -100 * sin(half), y: -100 * cos(half)))
    path.addLine(to: .zero)
    path.addLine(to: CGPoint(x: 100 * sin(half), y: -100 * cos(half)))
    let outline = path.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
    return outline.boundingBoxOfPath.maxY / 5
  }

  @Test func `L18_a miter joins until 1 over sin(φ÷2) exceeds the limit`() {
    for (angle, ratio) in [(CGFloat.pi / 3, 2.0), (.pi / 2, 2.0.squareRoot())] {
      // The point of the miter lies half of its length from the middle of the line.
      #expect(abs(miterLength(angle: angle, limit: ratio + 0.01) - ratio) < 0.01)
      #expect(miterLength(angle: angle, limit: ratio - 0.01) < ratio * 0.8)
    }
  }

  @Test func `L18_a fill follows the rule and a stroke lies half inside the path`() {
    let canvas = TestCanvas(10, 10)
    canvas.context.setStrokeColor(.blue)
    canvas.context.setLineWidth(4)
    canvas.context.addRect(CGRect(3, 3, 4, 4))
    canvas.context.drawPath(using: .eoFillStroke)
    #expect(
      canvas.row(5).map { $0 == 0xFF00_00FF } == [
        false, true, true, true, true, true, true, true, true, false,
      ])
  }

  @Test func `L18_a line that bends has its join`() {
    func corner(_ join: CGLineJoin) -> UInt32 {
      let canvas = TestCanvas(12, 12)
      canvas.context.setLineWidth(8)
      canvas.context.setLineJoin(join)
      canvas.context.addLines(between: [
        CGPoint(x: 0, y: 6), CGPoint(x: 6, y: 6), CGPoint(x: 6, y: 12),
      ])
      canvas.context.strokePath()
      // Just outside the bevel, and crossed by the pen's circle.
      return canvas[8, 8] >> 24
    }
    #expect(corner(.miter) == 255)
    #expect(corner(.bevel) == 0)
    #expect((1..<255).contains(corner(.round)))
  }
}
