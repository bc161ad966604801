import CoreGraphics
import Testing
import UIKit

/// V11: what a thin line covers at the scales of screens.
@Suite @MainActor struct HairlineTests {
  /// The strengths of the columns under a vertical line.
  private func columns(
    at x: CGFloat, width: CGFloat, scale: CGFloat, points: CGFloat = 6
  ) -> [UInt32] {
    let rows = drawn(points, 3, scale: scale) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: -1))
      path.addLine(to: CGPoint(x: x, y: 4))
      path.lineWidth = width
      UIColor.black.setStroke()
      path.stroke()
    }
    #expect(rows.allSatisfy { $0 == rows[0] })
    return rows[0].map { $0 >> 24 }
  }

  @Test("V11_ at 1x a line of a point on a border is two columns of half strength")
  func onePixelAPoint() {
    #expect(columns(at: 3, width: 1, scale: 1) == [0, 0, 128, 128, 0, 0])
    #expect(columns(at: 3.5, width: 1, scale: 1) == [0, 0, 0, 255, 0, 0])
  }

  @Test("V11_ at 2x half a point needs a quarter's offset")
  func twoPixelsAPoint() {
    #expect(columns(at: 1.25, width: 0.5, scale: 2, points: 2) == [0, 0, 255, 0])
    #expect(columns(at: 1, width: 0.5, scale: 2, points: 2) == [0, 128, 128, 0])
    #expect(columns(at: 1, width: 1, scale: 2, points: 2) == [0, 255, 255, 0])
  }

  @Test("V11_ at 3x a point is nine pixels, and half a point two columns of three quarters")
  func threePixelsAPoint() {
    #expect(columns(at: 1.5, width: 1, scale: 3, points: 3) == [0, 0, 0, 255, 255, 255, 0, 0, 0])
    #expect(columns(at: 1, width: 0.5, scale: 3, points: 2) == [0, 0, 191, 191, 0, 0])
    let point = drawn(3, 3, scale: 3) { _ in
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1)).fill()
    }
    #expect(point.joined().filter { $0 == 0xFF00_0000 }.count == 9)
    #expect(point.joined().filter { $0 != 0 }.count == 9)
  }
}
