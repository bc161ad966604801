import CoreGraphics
import Testing
import UIKit

@Suite @MainActor struct BezierPathDrawingTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("fill takes the fill colour and the path's rule")
  func fill() {
    let path = UIBezierPath(rect: rect(0, 0, 3, 1))
    path.append(UIBezierPath(rect: rect(1, 0, 1, 1)))
    for (evenOdd, middle) in [(false, red), (true, 0)] {
      path.usesEvenOddFillRule = evenOdd
      let rows = drawn(3, 1) { _ in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        path.fill()
      }
      #expect(rows == [[red, middle, red]])
    }
  }

  @Test("stroke takes the stroke colour and the path's own style, not the context's")
  func stroke() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 6, y: 2))
    path.lineWidth = 2
    let rows = drawn(8, 4) { context in
      context.setLineWidth(8)
      context.setLineCap(.square)
      context.setLineDash(phase: 0, lengths: [1, 1])
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.stroke()
    }
    let line = [0, 0, blue, blue, blue, blue, 0, 0]
    #expect(rows == [[UInt32](repeating: 0, count: 8), line, line, rows[0]])
    path.lineCapStyle = .square
    path.setLineDash([1, 3], count: 2, phase: 0)
    let dashed = drawn(8, 4) { _ in path.stroke() }
    #expect(
      dashed[1].map { $0 == 0 } == [true, false, false, false, true, false, false, true]
        || dashed[1].map { $0 == 0 } == [true, false, false, false, true, true, true, true])
  }

  @Test("joins and miter limits are the path's")
  func joins() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 8))
    path.addLine(to: CGPoint(x: 8, y: 8))
    path.addLine(to: CGPoint(x: 8, y: 1))
    path.lineWidth = 4
    func corner() -> UInt32 { drawn(11, 11) { _ in path.stroke() }[9][9] >> 24 }
    #expect(corner() == 255)
    path.miterLimit = 1
    #expect(corner() < 64)
    path.miterLimit = 10
    path.lineJoinStyle = .bevel
    #expect(corner() < 64)
    path.lineJoinStyle = .round
    #expect((64..<255).contains(corner()))
  }

  @Test("blend mode and alpha are the call's; without them the context's hold")
  func blending() {
    let path = UIBezierPath(rect: rect(0, 0, 2, 2))
    let rows = drawn(2, 2) { context in
      UIColor.red.setFill()
      path.fill()
      UIColor.blue.setFill()
      path.fill(with: .normal, alpha: 0.5)
    }
    #expect(rows[0][0] == 0xFF80_0080 || rows[0][0] == 0xFF7F_0080)
    let cleared = drawn(2, 2) { context in
      path.fill()
      context.setBlendMode(.clear)
      path.fill()
    }
    #expect(cleared[1][1] == 0)
    let stroked = drawn(2, 2) { _ in
      path.fill()
      path.lineWidth = 9
      path.stroke(with: .clear, alpha: 1)
    }
    #expect(stroked == [[0, 0], [0, 0]])
  }

  @Test("addClip clips what comes after, by the path's rule; the context's path is gone")
  func clipping() {
    let path = UIBezierPath(rect: rect(0, 0, 3, 1))
    path.append(UIBezierPath(rect: rect(1, 0, 1, 1)))
    path.usesEvenOddFillRule = true
    let rows = drawn(4, 1) { context in
      context.saveGState()
      context.addRect(rect(3, 0, 1, 1))
      path.addClip()
      UIColor.green.setFill()
      UIRectFill(rect(0, 0, 4, 1))
      context.restoreGState()
      #expect(context.isPathEmpty)
    }
    #expect(rows == [[green, 0, green, 0]])
    let none = drawn(2, 1) { _ in
      UIBezierPath().addClip()
      UIRectFill(rect(0, 0, 2, 1))
    }
    #expect(none == [[0, 0]])
  }

  @Test("drawing leaves the context's style alone")
  func stateIsKept() {
    let path = UIBezierPath(rect: rect(0, 0, 1, 1))
    path.lineWidth = 7
    path.setLineDash([1, 1], count: 2, phase: 0)
    let rows = drawn(4, 3) { context in
      UIColor.blue.setStroke()
      path.stroke(with: .copy, alpha: 0)
      context.move(to: CGPoint(x: 0, y: 1.5))
      context.addLine(to: CGPoint(x: 4, y: 1.5))
      context.strokePath()
    }
    #expect(rows[1] == [blue, blue, blue, blue])
  }

  @Test("without a context nothing happens to a path")
  func noContext() {
    let path = UIBezierPath(ovalIn: rect(0, 0, 9, 9))
    let before = path.cgPath
    path.fill()
    path.stroke()
    path.addClip()
    #expect(path.cgPath == before && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("wild styles draw nothing, and what is drawn next is as it was")
  func garbage() {
    for value in [CGFloat.nan, -1, 0] {
      let path = UIBezierPath(ovalIn: rect(0, 0, 9, 9))
      path.lineWidth = value
      path.miterLimit = value
      path.flatness = value
      path.setLineDash([value, 2], count: 2, phase: value)
      let rows = drawn(9, 9) { context in
        UIColor.blue.set()
        path.stroke(with: .normal, alpha: value)
        path.fill(with: .normal, alpha: value)
        context.fill(rect(4, 0, 1, 9))
      }
      #expect(rows.allSatisfy { $0 == [0, 0, 0, 0, blue, 0, 0, 0, 0] }, "\(value)")
    }
    for value in [CGFloat.infinity, 1e300] {
      let path = UIBezierPath(ovalIn: rect(0, 0, 9, 9))
      path.lineWidth = value
      path.setLineDash([value, 2], count: 2, phase: value)
      let rows = drawn(9, 9) { _ in
        UIColor.blue.set()
        path.stroke()
        path.fill(with: .normal, alpha: value)
      }
      #expect(rows[4][4] == blue, "\(value)")
    }
  }
}
