import CoreGraphics
import Pixels
import TestSupport
import Testing

@Suite struct ContextPaintingTests {
  /// Blue at half strength over red 200 in every mode that facts are known of.
  @Test(
    arguments: [
      (CGBlendMode.normal, 0xFF64_0080), (.multiply, 0xFF64_0000), (.screen, 0xFFC8_0080),
      (.darken, 0xFF64_0000), (.plusLighter, 0xFFC8_0080),
      (.copy, 0x8000_0080), (.clear, 0), (.sourceIn, 0x8000_0080), (.sourceOut, 0),
      (.destinationIn, 0x8064_0000), (.destinationOut, 0x7F64_0000), (.xor, 0x7F64_0000),
    ] as [(CGBlendMode, UInt32)])
  func `Blend modes mix what is drawn with what is there`(mode: CGBlendMode, expected: UInt32) {
    let canvas = TestCanvas(1, 1)
    canvas.context.setFillColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(isNear(canvas[0, 0], expected))
  }

  @Test func `A rectangle between pixels covers them in part`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.fill(CGRect(0.5, 0, 2.25, 1))
    #expect(canvas.row(0).map { $0 >> 24 } == [128, 255, 191, 0])
  }

  /// Such paths are found and painted without outlines; a speck far away keeps one from being found.
  /// Chords of outlines are up to 1/64 pixel inside a curve, which is four levels.
  @Test func `Rounded rectangles look alike however their paths are painted`() {
    let paths = [
      CGPath(
        roundedRect: CGRect(3.3, 4.6, 20, 17), cornerWidth: 5, cornerHeight: 7, transform: nil),
      CGPath(rect: CGRect(2.5, 3.25, 21, 18), transform: nil),
      CGPath(ellipseIn: CGRect(2.2, 5, 22.5, 14), transform: nil),
      // Two that only begin as one: with a bite out of a side, and with corners bent inwards.
      polygon([(2.5, 3), (22.5, 3), (22.5, 10), (15, 10), (15, 20), (2.5, 20)]),
      inwards(),
    ]
    for path in paths {
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let (plain, specked) = (TestCanvas(28, 28), TestCanvas(28, 28))
        let speck = CGMutablePath()
        speck.addPath(path)
        speck.addRect(CGRect(-90, -90, 1, 1))
        for (canvas, path) in [(plain, path), (specked, speck)] {
          canvas.context.addPath(path)
          canvas.context.fillPath(using: rule)
        }
        guard let one = plain.pixmap, let other = specked.pixmap else { continue }
        for index in 0..<28 * 28 {
          let (x, y) = (index % 28, index / 28)
          #expect(isNear(one[x, y].value, other[x, y].value, 4))
        }
      }
    }
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    return path
  }

  /// A square whose corners are bitten off around themselves.
  private func inwards() -> CGPath {
    let path = CGMutablePath()
    let k: CGFloat = 6 * 0.552_284_749_830_793_6
    path.move(to: CGPoint(x: 10, y: 4))
    path.addLine(to: CGPoint(x: 18, y: 4))
    path.addCurve(
      to: CGPoint(x: 24, y: 10), control1: CGPoint(x: 18, y: 4 + k),
      control2: CGPoint(x: 24 - k, y: 10))
    path.addLine(to: CGPoint(x: 24, y: 24))
    path.addLine(to: CGPoint(x: 10, y: 24))
    path.closeSubpath()
    return path
  }

  @Test func `Without smooth edges a pixel is painted whole or not at all`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.setShouldAntialias(false)
    canvas.context.fill(CGRect(0.25, 0, 2, 1))
    #expect(canvas.row(0).map { $0 >> 24 } == [255, 255, 0, 0])
    let forbidden = TestCanvas(4, 1)
    forbidden.context.setAllowsAntialiasing(false)
    forbidden.context.setShouldAntialias(true)
    forbidden.context.fill(CGRect(0.25, 0, 2, 1))
    #expect(forbidden.pixmap == canvas.pixmap)
  }

  @Test func `The rule says what of a path that crosses itself is inside`() {
    let winding = TestCanvas(6, 6)
    let evenOdd = TestCanvas(6, 6)
    for canvas in [winding, evenOdd] {
      canvas.context.addRect(CGRect(0, 0, 6, 6))
      canvas.context.addRect(CGRect(2, 2, 2, 2))
    }
    winding.context.fillPath()
    evenOdd.context.fillPath(using: .evenOdd)
    #expect(winding[3, 3] == 0xFF00_0000)
    #expect(evenOdd[3, 3] == 0)
    #expect(evenOdd[1, 1] == 0xFF00_0000)
  }

  @Test func `Fill and stroke draw both, the stroke above`() {
    let canvas = TestCanvas(8, 8)
    canvas.context.setFillColor(.red)
    canvas.context.setStrokeColor(.blue)
    canvas.context.setLineWidth(2)
    canvas.context.addRect(CGRect(2, 2, 4, 4))
    canvas.context.drawPath(using: .fillStroke)
    #expect(
      canvas.row(4) == [
        0, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF,
        0xFF00_00FF, 0,
      ])
  }

  @Test func `Dashes are drawn and left out in turn from their phase`() {
    let canvas = TestCanvas(8, 1)
    canvas.context.setLineDash(phase: 1, lengths: [2, 1])
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
    #expect(canvas.row(0).map { $0 >> 24 } == [255, 0, 255, 255, 0, 255, 255, 0])
  }

  @Test func `Clearing makes pixels as if nothing had been drawn`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.fill(CGRect(0, 0, 4, 1))
    canvas.context.setAlpha(0.2)
    canvas.context.setBlendMode(.screen)
    canvas.context.clear(CGRect(1, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_0000, 0, 0, 0xFF00_0000])
  }

  @Test func `Alpha fades colours and images alike`() throws {
    let source = TestCanvas(1, 1)
    source.context.setFillColor(.red)
    source.context.fill(CGRect(0, 0, 1, 1))
    let image = try #require(source.context.makeImage())
    let canvas = TestCanvas(2, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    canvas.context.draw(image, in: CGRect(1, 0, 1, 1))
    #expect(canvas.row(0) == [0x8080_0000, 0x8080_0000])
  }

  @Test func `Any numbers draw something or nothing, never more`() throws {
    var random = SplitMix(seed: 20)
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, 0, -3, 2.5, .greatestFiniteMagnitude,
    ]
    func value() -> CGFloat { odd[random.below(odd.count)] }
    func rect() -> CGRect { CGRect(value(), value(), value(), value()) }
    func point() -> CGPoint { CGPoint(x: value(), y: value()) }
    let picture = TestCanvas(3, 3)
    picture.context.fill(CGRect(0, 0, 2, 2))
    let image = try #require(picture.context.makeImage())
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil))
    for _ in 0..<300 {
      let context = TestCanvas(8, 8).context
      if random.below(2) == 0 { context.scaleBy(x: value(), y: value()) }
      if random.below(2) == 0 { context.rotate(by: value()) }
      if random.below(3) == 0 { context.clip(to: rect()) }
      if random.below(3) == 0 {
        context.setShadow(offset: CGSize(width: value(), height: value()), blur: value())
      }
      context.setAlpha(value())
      context.setLineWidth(value())
      context.setLineDash(phase: value(), lengths: [value(), value()])
      context.setMiterLimit(value())
      context.fill(rect())
      context.stroke(rect())
      context.strokeEllipse(in: rect())
      context.clear(rect())
      context.draw(image, in: rect())
      context.draw(image, in: rect(), byTiling: true)
      context.drawLinearGradient(gradient, start: point(), end: point(), options: [])
      context.drawRadialGradient(
        gradient, startCenter: point(), startRadius: value(), endCenter: point(),
        endRadius: value(), options: [.drawsAfterEndLocation])
      context.drawConicGradient(gradient, center: point(), angle: value())
      context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
      context.addArc(
        center: point(), radius: value(), startAngle: value(), endAngle: value(), clockwise: true)
      context.addArc(tangent1End: point(), tangent2End: point(), radius: value())
      context.fillPath()
      context.endTransparencyLayer()
      context.clip(to: rect(), mask: image)
      context.fill(rect())
    }
  }
}
