import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import Testing

/// Layers' shadows, down to the pixels.
@Suite struct ShadowPixelTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func picture(_ layer: CALayer) throws -> Pixmap {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(
      Frame(
        root: layer.commitTree().root, canvas: CanvasSize(width: 100, height: 100), scale: 1,
        background: Pixel(0xFFFF_FFFF)))
    return try #require(renderer.pixmap)
  }

  /// A red square of 40 points in the middle.
  private func square() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.backgroundColor = red
    return layer
  }

  private func gray(_ pixels: Pixmap, _ x: Int, _ y: Int) -> Int { Int(pixels[x, y].green) }

  @Test func `L14_there is no shadow until it has an opacity`() throws {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let layer = square()
    let plain = try picture(layer)
    layer.shadowRadius = 10
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    #expect(try picture(layer) == plain)
    layer.shadowOpacity = 1
    #expect(try picture(layer) != plain)
    layer.shadowColor = nil
    #expect(try picture(layer) == plain)
  }

  @Test func `L14_the shadow's radius is the Gaussian's standard deviation`() throws {
    let layer = square()
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = 5
    let pixels = try picture(layer)
    // Half a pixel, and a deviation and a half pixel beyond the edge of what is as good as a half
    // plane: the normal curve's integral leaves 46 and 13.6 per cent of darkness.
    #expect(abs(gray(pixels, 70, 50) - 138) <= 2)
    #expect(abs(gray(pixels, 75, 50) - 220) <= 2)
    #expect(gray(pixels, 86, 50) == 255)
  }

  @Test func `L14_by default it lies three points higher`() throws {
    let layer = square()
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    let pixels = try picture(layer)
    #expect(gray(pixels, 50, 28) == 0)
    #expect(gray(pixels, 50, 26) == 255)
    #expect(gray(pixels, 50, 71) == 255)
    #expect(gray(pixels, 71, 50) == 255)
  }

  @Test func `L14_a path casts the shadow in place of the layer`() throws {
    let layer = square()
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 50)
    layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
    let pixels = try picture(layer)
    #expect(gray(pixels, 50, 90) == 0)
    #expect(gray(pixels, 31, 81) == 255)
    #expect(gray(pixels, 50, 98) <= 2)
    #expect(gray(pixels, 35, 98) == 255)
  }

  @Test func `L14_a layer that cuts off what is beyond it shows no shadow`() throws {
    let layer = square()
    let plain = try picture(layer)
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    #expect(try picture(layer) == plain)
  }

  @Test func `L14_a layer without anything in it casts none, and its sublayers do`() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 30)
    let empty = try picture(layer)
    #expect(gray(empty, 50, 50) == 255)
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 0, width: 40, height: 20)
    inner.backgroundColor = red
    layer.addSublayer(inner)
    let pixels = try picture(layer)
    #expect(gray(pixels, 50, 50) == 0)
    #expect(gray(pixels, 20, 50) == 255)
  }

  @Test func `L14_the mask covers the shadow too, and the unmasked layer casts it`() throws {
    let layer = square()
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 30, height: 0)
    let mask = CALayer()
    // The upper half of the layer and its shadow.
    mask.frame = CGRect(x: -30, y: -30, width: 130, height: 50)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.mask = mask
    let pixels = try picture(layer)
    #expect(gray(pixels, 85, 40) == 0)
    #expect(gray(pixels, 85, 60) == 255)
    #expect(pixels[50, 40].red == 255)
    #expect(gray(pixels, 50, 60) == 255)
  }
}
