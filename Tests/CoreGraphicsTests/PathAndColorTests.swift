import CoreGraphics
import Testing

@Suite struct PathTests {
  @Test("boundingBox takes control points in; an empty path has none")
  func boundingBox() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 40, y: 10), control1: CGPoint(x: 10, y: -20), control2: CGPoint(x: 40, y: 90))
    #expect(path.boundingBox == CGRect(x: 10, y: -20, width: 30, height: 110))
  }

  @Test("a copy no longer follows the path that it was made of")
  func copyIsIndependent() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(copy?.boundingBox == .zero)
    #expect(copy != path)
  }

  @Test("points of a path go through the transform that is given with them")
  func transformIsApplied() {
    let path = CGMutablePath()
    let map = CGAffineTransform(scaleX: 2, y: 3)
    path.move(to: CGPoint(x: 1, y: 1), transform: map)
    path.addLine(to: CGPoint(x: 2, y: 2), transform: map)
    path.closeSubpath()
    #expect(path.boundingBox == CGRect(x: 2, y: 3, width: 2, height: 3))
  }
}

@Suite struct ColorTests {
  @Test("equal components in different colour spaces are different colours")
  func spaceCounts() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1) != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test("copy(alpha:) changes nothing else")
  func copyWithAlpha() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).copy(alpha: 0.5)
    #expect(color?.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color?.alpha == 0.5)
  }

  @Test("a colour is made of its space's components and alpha")
  func componentsOfSpace() {
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5])
    #expect(gray?.numberOfComponents == 2)
    let rgb = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])
    #expect(rgb?.components == [1, 0, 0, 0.5])
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
