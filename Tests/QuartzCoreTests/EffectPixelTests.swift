import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import Testing

/// Layers' effects, down to the pixels.
@Suite struct EffectPixelTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func picture(_ layer: CALayer, scale: Double = 1) throws -> Pixmap {
    let renderer = Renderer(threads: 1)
    let side = Int(100 * scale)
    _ = renderer.render(
      Frame(
        root: layer.commitTree().root, canvas: CanvasSize(width: side, height: side), scale: scale,
        background: Pixel(0xFFFF_FFFF)))
    return try #require(renderer.pixmap)
  }

  private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor?)
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  /// A rectangle whose upper corners are round.
  private func twoCorners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  @Test(arguments: [1.0, 2])
  func `L08_inside a mask's path all of the layer shows, around it what the rest lets through`(
    scale: Double
  ) throws {
    let shown = layer(10, 10, 80, 60, blue)
    let mask = CAShapeLayer()
    mask.frame = shown.bounds
    mask.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.2)
    let inner = CGRect(x: 10, y: 10, width: 60, height: 40)
    mask.path = twoCorners(inner, 20)
    shown.mask = mask
    let pixels = try picture(shown, scale: scale)
    func pixel(_ x: Double, _ y: Double) -> Pixel { pixels[Int(x * scale), Int(y * scale)] }
    let fifth = Pixel(0xFFCC_CCFF)
    for (x, y) in [(50.0, 40.0), (20, 59), (79, 59), (40, 20), (20, 45), (79, 45)] {
      #expect(pixel(x, y) == blue.pixel)
    }
    // The upper corners of the path are round, the lower ones are not.
    for (x, y) in [(15.0, 15.0), (20, 20), (79, 20), (89, 69), (19, 40), (50, 19), (50, 60)] {
      #expect(pixel(x, y) == fifth)
    }
    #expect(pixel(5, 5) == Pixel(0xFFFF_FFFF) && pixel(95, 40) == Pixel(0xFFFF_FFFF))
  }

  @Test func `L08_a mask multiplies background, contents, sublayers and border`() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let shown = layer(10, 10, 80, 60, blue)
    shown.borderWidth = 5
    shown.borderColor = red
    shown.addSublayer(layer(40, 20, 100, 20, red))
    shown.mask = layer(0, 0, 40, 60, CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    let pixels = try picture(shown)
    #expect(pixels[12, 40] == Pixel(0xFFFF_7F7F) && pixels[30, 30] == Pixel(0xFF7F_7FFF))
    for x in 50..<100 { #expect(pixels[x, 40] == Pixel(0xFFFF_FFFF)) }
    shown.mask?.isHidden = true
    #expect(try picture(shown)[30, 30] == Pixel(0xFFFF_FFFF))
  }

  @Test func `L13_a continuous corner is cut further along the sides than a round one`() throws {
    let shown = layer(10, 10, 80, 80, blue)
    shown.cornerRadius = 20
    let round = try picture(shown)
    shown.cornerCurve = .continuous
    let smooth = try picture(shown)
    // A round corner ends after its radius, a continuous one after 1.528665 of it.
    func isCut(_ pixels: Pixmap, _ x: Int) -> Bool { pixels[x, 10] != blue.pixel }
    #expect(isCut(round, 28) && !isCut(round, 30))
    #expect(isCut(smooth, 30) && isCut(smooth, 36) && !isCut(smooth, 41))
    // On the diagonal both go about as deep.
    #expect(round[16, 16] == blue.pixel && smooth[16, 16] == blue.pixel)
    #expect(round[14, 14] == smooth[14, 14])
    shown.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(try picture(shown)[10, 10] == blue.pixel)
    #expect(try picture(shown)[89, 89] == Pixel(0xFFFF_FFFF))
  }

  @Test func `L17_opacity fades a layer and its sublayers as one, if it allows`() throws {
    let shown = layer(10, 10, 80, 80, blue)
    shown.addSublayer(layer(20, 20, 40, 40, red))
    shown.opacity = 0.5
    #expect(try picture(shown)[40, 40] == Pixel(0xFFFF_7F7F))
    shown.allowsGroupOpacity = false
    // Half red over half blue.
    #expect(try picture(shown)[40, 40] == Pixel(0xFFBF_3F7F))
  }

  @Test func `L17_compositing filters blend with what is below`() throws {
    let root = layer(0, 0, 100, 100, CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    let above = layer(20, 20, 40, 40, CGColor(red: 0, green: 1, blue: 1, alpha: 1))
    root.addSublayer(above)
    above.compositingFilter = "multiplyBlendMode"
    let pixels = try picture(root)
    #expect(pixels[40, 40] == Pixel(0xFF00_FF00) && pixels[10, 10] == Pixel(0xFFFF_FF00))
  }

  @Test func `L17_color filters map the layer and its sublayers`() throws {
    let shown = layer(10, 10, 80, 80, blue)
    shown.addSublayer(layer(20, 20, 40, 40, red))
    shown.filters = ["colorInvert"]
    let pixels = try picture(shown)
    #expect(pixels[15, 15] == Pixel(0xFFFF_FF00) && pixels[40, 40] == Pixel(0xFF00_FFFF))
    #expect(pixels[5, 5] == Pixel(0xFFFF_FFFF))
  }

  @Test func `without edge antialiasing every pixel belongs to a layer or does not`() throws {
    let shown = layer(20, 20, 50, 50, blue)
    shown.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    shown.allowsEdgeAntialiasing = false
    let pixels = try picture(shown)
    for y in 0..<100 {
      for x in 0..<100 { #expect([Pixel(0xFFFF_FFFF), blue.pixel].contains(pixels[x, y])) }
    }
    #expect(pixels[45, 45] == blue.pixel)
  }
}
