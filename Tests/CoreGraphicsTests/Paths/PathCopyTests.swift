import CoreGraphics
import Foundation
import Testing

@Suite struct PathCopyTests {
  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    return path
  }

  @Test("the names of C make the same paths")
  func sameAsMethods() throws {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let stroke = try #require(
      CGPath(
        __byStroking: line, transform: &move, lineWidth: 10, lineCap: .round, lineJoin: .miter,
        miterLimit: 4))
    #expect(
      stroke
        == line.copy(
          strokingWithWidth: 10, lineCap: .round, lineJoin: .miter, miterLimit: 4, transform: move))
    #expect((stroke.boundingBox.minX - 0).magnitude < 1e-6)
    let lengths: [CGFloat] = [10, 30, 5]
    let dashes = try #require(
      CGPath(__byDashing: line, transform: nil, phase: 3, lengths: lengths, count: 2))
    #expect(dashes == line.copy(dashingWithPhase: 3, lengths: [10, 30]))
  }

  @Test("without lengths a line is whole, and bad numbers do no harm")
  func garbage() {
    #expect(
      CGPath(__byDashing: line, transform: nil, phase: 0, lengths: nil, count: 5) == line)
    #expect(
      CGPath(__byDashing: line, transform: nil, phase: .nan, lengths: [1], count: -1) == line)
    for number in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e308] {
      #expect(
        CGPath(
          __byStroking: line, transform: nil, lineWidth: number, lineCap: .round,
          lineJoin: .round, miterLimit: number) != nil)
      let lengths = [number, number]
      #expect(
        CGPath(__byDashing: line, transform: nil, phase: number, lengths: lengths, count: 2) != nil)
    }
  }
}
