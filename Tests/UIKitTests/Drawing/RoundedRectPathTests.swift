import CoreGraphics
import Testing
import UIKit

/// The shape of `UIBezierPath(roundedRect:cornerRadius:)`, by the numbers that UIKit's paths have.
@Suite struct RoundedRectPathTests {
  private func path(
    _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat, _ corners: UIRectCorner = .allCorners
  ) -> CGPath {
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: width, height: height), byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    ).cgPath
  }

  private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-5 && abs(a.y - y) < 1e-5
  }

  /// The ends of the steps, in order.
  private func ends(_ path: CGPath) -> [CGPoint] {
    path.elements.compactMap {
      switch $0 {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }

  @Test("a corner with room begins 1.528665 radii away and passes UIKit's points")
  func smoothCorner() {
    let ends = ends(path(200, 100, 10))
    #expect(near(ends[0], 15.28665, 0) && near(ends[1], 200 - 15.28665, 0))
    #expect(near(ends[2], 200 - 6.3149379, 0.7491139))
    #expect(near(ends[3], 200 - 0.7491139, 6.3149379))
    #expect(near(ends[4], 200, 15.28665) && near(ends[5], 200, 100 - 15.28665))
  }

  @Test("the corners of one rectangle mirror each other")
  func symmetry() {
    for (width, height) in [(200, 100), (200, 25), (25, 200), (25, 30)] {
      let path = path(CGFloat(width), CGFloat(height), 10)
      for x in stride(from: 0.25, to: 12, by: 0.5) {
        for y in stride(from: 0.25, to: 12, by: 0.5) {
          let inside = path.contains(CGPoint(x: x, y: y))
          let (farX, farY) = (Double(width) - x, Double(height) - y)
          #expect(path.contains(CGPoint(x: farX, y: y)) == inside)
          #expect(path.contains(CGPoint(x: farX, y: farY)) == inside)
          #expect(path.contains(CGPoint(x: x, y: farY)) == inside)
        }
      }
    }
  }

  @Test("a rectangle just too low for its corners jumps to round ends")
  func roundEnds() {
    // At radius 16 the limit lies between the heights 48 and 49.
    let (high, low) = (path(200, 49, 16), path(200, 48, 16))
    #expect(near(ends(high)[2], 200 - 16 * 0.63149379, 16 * 0.07491139))
    #expect(near(ends(low)[1], 200 - 16 * 1.528665, 0))
    let shifted: CGFloat = 0.63149379 - 0.01875015
    #expect(near(ends(low)[2], 200 - 24 * shifted, 24 * 0.07491139))
    #expect(near(ends(low)[3], 200, 24 * 0.95))
    #expect(high.contains(CGPoint(x: 195, y: 5)) && !low.contains(CGPoint(x: 195, y: 5)))
  }

  @Test("too narrow is too low on its side")
  func transposed() {
    let (low, narrow) = (path(200, 30, 12), path(30, 200, 12))
    for x in stride(from: 0.25, to: 30, by: 0.75) {
      for y in stride(from: 0.25, to: 30, by: 0.75) {
        #expect(
          low.contains(CGPoint(x: y, y: x)) == narrow.contains(CGPoint(x: x, y: y)))
      }
    }
  }

  @Test("too low and too narrow gives quarters of circles")
  func circles() {
    let path = path(40, 40, 30)
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    for x in stride(from: 0.25, to: 40, by: 1.25) {
      for y in stride(from: 0.25, to: 40, by: 1.25) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == oval.contains(point))
      }
    }
  }

  @Test("only the corners that are named are rounded", arguments: 0..<16 as Range<UInt>)
  func namedCorners(_ mask: UInt) {
    let corners = UIRectCorner(rawValue: mask)
    for (width, height) in [(100, 80), (100, 25), (25, 80), (28, 25)] as [(CGFloat, CGFloat)] {
      let path = path(width, height, 10, corners)
      func isRound(_ x: CGFloat, _ y: CGFloat) -> Bool { !path.contains(CGPoint(x: x, y: y)) }
      #expect(isRound(0.5, 0.5) == corners.contains(.topLeft))
      #expect(isRound(width - 0.5, 0.5) == corners.contains(.topRight))
      #expect(isRound(0.5, height - 0.5) == corners.contains(.bottomLeft))
      #expect(isRound(width - 0.5, height - 0.5) == corners.contains(.bottomRight))
      #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("the height of the radii is ignored, as UIKit ignores it")
  func heightIsIgnored() {
    let rect = CGRect(x: 3, y: 4, width: 100, height: 80)
    let corners = UIRectCorner([.topLeft, .bottomRight])
    let one = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 9, height: 0))
    let other = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 9, height: 70))
    #expect(one.cgPath == other.cgPath)
  }

  @Test("nothing to round leaves the plain rectangle")
  func plain() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
    let plain = UIBezierPath(rect: rect).cgPath
    for radius in [0, -4, CGFloat.nan, -CGFloat.infinity] {
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath == plain)
    }
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 3).isEmpty)
    let round = UIBezierPath(roundedRect: rect, cornerRadius: CGFloat.infinity)
    #expect(round.cgPath.boundingBoxOfPath == rect)
  }

  @Test("a rectangle of negative size is the same one turned the right way")
  func standardised() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    let inverted = CGRect(x: 50, y: 40, width: -50, height: -40)
    #expect(
      UIBezierPath(roundedRect: inverted, cornerRadius: 5).cgPath
        == UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath)
  }
}
