import CoreGraphics
import TestSupport
import Testing

@Suite struct PathShapeTests {
  /// All coordinates in turn.
  private func coordinates(_ path: CGPath) -> [CGFloat] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }.flatMap { [$0.x, $0.y] }
  }

  private func expect(
    _ path: CGPath, beginsWith numbers: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = coordinates(path).prefix(numbers.count)
    #expect(found.count == numbers.count, sourceLocation: sourceLocation)
    for (number, expected) in zip(found, numbers) {
      #expect(abs(number - expected) < 1e-4, sourceLocation: sourceLocation)
    }
  }

  @Test func ellipseBeginsAtItsRightAndGoesDown() {
    let path = CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40), transform: nil)
    expect(path, beginsWith: [240, 60, 240, 71.045695, 195.228475, 80, 140, 80])
    #expect(path.elements.count == 6)
    #expect(path.boundingBox == CGRect(x: 40, y: 40, width: 200, height: 40))
    #expect(path.boundingBoxOfPath == path.boundingBox)
  }

  @Test func clockwiseArcTurnsTowardsSmallerAngles() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: 1.25 * .pi, endAngle: 0,
      clockwise: true)
    expect(
      path,
      beginsWith: [
        10.857863, 85.857865, 3.047378, 93.668352, 3.047379, 106.331651, 10.857865, 114.142137,
      ])
    // Two quarters and a half one.
    #expect(path.elements.count == 4)
    #expect(abs(path.currentPoint.x - 45) < 1e-9 && abs(path.currentPoint.y - 100) < 1e-9)
  }

  @Test func tangentArcTouchesBothLines() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 400, y: 400))
    path.addArc(
      tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    expect(
      path,
      beginsWith: [
        400, 400, 154.415379, 258.316565, 145.057503, 252.917790, 137.699975, 244.633276,
        133.444250, 234.703250,
      ])
  }

  @Test func tangentArcUnderAMapIsTheArcMapped() {
    let map = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    func arc(_ map: CGAffineTransform) -> CGMutablePath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 40), transform: map)
      path.addArc(
        tangent1End: .zero, tangent2End: CGPoint(x: 40, y: 0), radius: 10, transform: map)
      return path
    }
    let plain = CGMutablePath()
    plain.addPath(arc(.identity), transform: map)
    expect(arc(map), beginsWith: coordinates(plain))
  }

  @Test(arguments: [true, false]) func wholeTurnIsAWholeCircle(clockwise: Bool) {
    for turns in [2.0, 4.0, 20.0] {
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0,
        endAngle: (clockwise ? -1 : 1) * turns * .pi, clockwise: clockwise)
      #expect(path.elements.count == 5)
      let box = path.boundingBoxOfPath
      #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 10) < 1e-9)
    }
  }

  @Test func arcGoesItsOwnWayWhateverTheAnglesSay() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Three quarters the other way round.
    #expect(path.elements.count == 4)
    #expect(path.contains(CGPoint(x: -0.4, y: -0.4)))
    #expect(!path.contains(CGPoint(x: 0.7, y: 0.7)))
  }

  @Test func roundedRectIsItsRectWithoutTheCorners() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    expect(path, beginsWith: [110, 50, 110, 70])
    #expect(path.boundingBox == rect)
    #expect(path.contains(CGPoint(x: 12, y: 50)) && !path.contains(CGPoint(x: 12, y: 21)))
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 10, transform: nil)
    #expect(square == CGPath(rect: rect, transform: nil))
  }

  @Test func shapesOfRectsThatAreNoneAreDefined() {
    for value in RandomPaths.extremes {
      let rect = CGRect(x: value, y: 0, width: 10, height: value)
      for path in [
        CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil),
        CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: value / 4, transform: nil),
      ] {
        _ = path.boundingBox
        _ = path.contains(.zero)
      }
    }
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: .null, transform: nil).isEmpty)
  }

  @Test func arcsOfAnyNumbersAreDefined() {
    var random = RandomPaths(seed: 1)
    for _ in 0..<500 {
      let path = random.extremePath()
      path.addArc(
        center: random.extremePoint(), radius: random.extreme(), startAngle: random.extreme(),
        endAngle: random.extreme(), clockwise: random.numbers.oneIn(2))
      path.addRelativeArc(
        center: random.extremePoint(), radius: random.extreme(), startAngle: random.extreme(),
        delta: random.extreme())
      path.addArc(
        tangent1End: random.extremePoint(), tangent2End: random.extremePoint(),
        radius: random.extreme())
      #expect(path.elements.count < 10_000)
    }
  }

  @Test(arguments: [1.0, -1]) func turnsBeyondCountLookAndEndTheSame(sign: CGFloat) {
    func turned(_ delta: CGFloat) -> CGMutablePath {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 10, startAngle: 1, delta: sign * delta)
      return path
    }
    // Up to 64 turns an arc is as long as it was asked for.
    #expect(turned(60 * 2 * .pi + 1).elements.count == 1 + 60 * 4 + 1)
    for delta in [1001 * 2 * .pi + 0.5, 1000 * 2 * .pi + 0.5, 1e9] as [CGFloat] {
      let path = turned(delta)
      #expect(path.elements.count < 300)
      let end = 1 + sign * delta
      #expect(abs(path.currentPoint.x - 10 * cos(end)) < 1e-4)
      #expect(abs(path.currentPoint.y - 10 * sin(end)) < 1e-4)
      let isOdd = !Int((delta / (2 * .pi)).rounded(.down)).isMultiple(of: 2)
      // Closed by its chord: the middle is on the side of the whole turns alone.
      #expect(
        path.contains(CGPoint(x: 0, y: 0), using: .evenOdd)
          == (isOdd != (delta.truncatingRemainder(dividingBy: 2 * .pi) > .pi)))
      #expect(path.contains(.zero))
    }
  }
}
