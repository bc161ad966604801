import CoreGraphics
import Foundation
import Testing

/// Edges that run so nearly alike that their crossing is not told from their ends.
@Suite struct NearlyAlikeEdgesTests {
  /// What a fuzzer made: seven mirrored curves, long and almost along each other.
  private let data = "M10 80T1 2Q1 2 3 50T1 2Q1 2 3 5zT1 1150 15-1e-3080 180 80T1  22"

  @Test func theirStrokeIsCutInAFewRoundsAndDoesNotOverlap() throws {
    let path = try CGPath(svg: data)
    let stroke = path.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.elements.count < 2000)
    for place in stride(from: 0.01, to: 1, by: 0.01) {
      let point = path.trimmed(from: 0, to: place).currentPoint
      #expect(stroke.contains(point))
      // Pieces that were left in a heap lie over each other here and there.
      #expect(stroke.contains(point, using: .evenOdd))
    }
  }

  @Test func fansOfLinesThatAreAlmostOneAreCombined() {
    for exponent in 0..<12 {
      let slope = 1e-3 * pow(0.1, Double(exponent))
      let fan = CGMutablePath()
      for index in 0..<20 {
        let rise = slope * Double(index - 10)
        fan.move(to: CGPoint(x: 0, y: 50 - rise * 100))
        fan.addLine(to: CGPoint(x: 100, y: 50 + rise * 100))
        fan.addLine(to: CGPoint(x: 100, y: 60))
        fan.addLine(to: CGPoint(x: 0, y: 60))
        fan.closeSubpath()
      }
      let union = fan.union(
        CGPath(rect: CGRect(x: 40, y: 0, width: 20, height: 55), transform: nil))
      #expect(union.contains(CGPoint(x: 30, y: 59)) && union.contains(CGPoint(x: 50, y: 20)))
      #expect(!union.contains(CGPoint(x: 30, y: 40)) && !union.contains(CGPoint(x: 50, y: 61)))
    }
  }
}
