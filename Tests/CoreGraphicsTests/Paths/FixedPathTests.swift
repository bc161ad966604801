import CoreGraphics
import Pixels
import Testing

/// What is kept of a path stays as it was.
@Suite struct FixedPathTests {
  private static let small = CGRect(x: 0, y: 0, width: 10, height: 10)
  private static let large = CGRect(x: 40, y: 40, width: 20, height: 20)

  private func mutablePath() -> CGMutablePath {
    let path = CGMutablePath()
    path.addRect(Self.small)
    return path
  }

  @Test func aPathIsFixedOnceUntilItChanges() {
    let path = mutablePath()
    let first = path.fixed
    #expect(path.fixed === first)
    path.addRect(Self.large)
    let second = path.fixed
    #expect(second !== first && second != first)
    #expect(first.boundingBox == Self.small && first.elements.count == 5)
    #expect(second.boundingBox == path.boundingBox && second.elements == path.elements)
    #expect(CGPath(second).fixed === second)
  }

  @Test func everyStepIsAChange() {
    let changes: [(CGMutablePath) -> Void] = [
      { $0.move(to: .zero) },
      { $0.addLine(to: .zero) },
      { $0.addQuadCurve(to: .zero, control: .zero) },
      { $0.addCurve(to: .zero, control1: .zero, control2: .zero) },
      {
        $0.addLine(to: .zero)
        $0.closeSubpath()
      },
      { $0.addPath(CGPath(rect: Self.large, transform: nil)) },
      { $0.addEllipse(in: Self.large) },
      { $0.addRoundedRect(in: Self.large, cornerWidth: 2, cornerHeight: 2) },
      { $0.addLines(between: [.zero, .zero]) },
      { $0.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: true) },
      {
        $0.addArc(
          tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 3)
      },
    ]
    for (index, change) in changes.enumerated() {
      let path = mutablePath()
      let first = path.fixed
      change(path)
      #expect(path.fixed !== first && path.fixed.elements == path.elements, "\(index)")
      #expect(first.elements.count == 5)
    }
  }

  @Test func aCopyOfAMutablePathStaysAndOneOfAnotherIsThePath() throws {
    let path = mutablePath()
    let copy = try #require(path.copy())
    #expect(copy !== path && copy == path && !(copy is CGMutablePath))
    path.addRect(Self.large)
    #expect(copy.boundingBox == Self.small)
    #expect(copy.copy() === copy)
    let back = try #require(copy.mutableCopy())
    back.addRect(Self.large)
    #expect(copy.boundingBox == Self.small)
  }

  @Test func aFixedPathIsPaintedAsThePathIs() {
    let path = mutablePath()
    path.addEllipse(in: Self.large)
    let pen = StrokeStyle(width: 3, join: .round)
    func mask(_ outline: Outline) -> Mask { Mask(outline, width: 64, height: 64) }
    #expect(mask(path.fixed.outline()).difference(to: mask(path.outline())) == 0)
    let lines = (path.fixed.strokeOutline(pen), path.strokeOutline(pen))
    #expect(mask(lines.0).difference(to: mask(lines.1)) == 0)
    #expect(mutablePath().fixed.roundedRect(largestRadius: 1) != nil)
  }

  @Test func aContextTakesPathsAsTheyAre() {
    let path = mutablePath()
    let context = CGContext(width: 64, height: 64, scale: 1, pointsDown: true)
    context.addPath(path)
    path.addRect(Self.large)
    #expect(context.path?.boundingBox == Self.small)
    context.clip()
    path.addRect(Self.large)
    #expect(context.boundingBoxOfClipPath == Self.small)
  }
}
