import CoreGraphics
import Pixels
import Testing

@Suite struct ContextImageTests {
  /// Red above blue, green above black.
  private func corners() throws -> CGImage {
    let canvas = TestCanvas(2, 2)
    for (color, x, y) in [
      (CGColor.red, 0.0, 1.0), (.blue, 0, 0), (.green, 1, 1), (.black, 1, 0),
    ] {
      canvas.context.setFillColor(color)
      canvas.context.fill(CGRect(x, y, 1, 1))
    }
    return try #require(canvas.context.makeImage())
  }

  @Test func `A picture drawn in its own size is the picture`() throws {
    let image = try corners()
    let canvas = TestCanvas(2, 2)
    canvas.context.draw(image, in: CGRect(0, 0, 2, 2))
    #expect(canvas.pixmap == image.pixmap)
  }

  @Test func `An image's top lies towards larger y`() throws {
    let canvas = TestCanvas(2, 2, pointsDown: true)
    canvas.context.draw(try corners(), in: CGRect(0, 0, 2, 2))
    #expect(canvas.row(0) == [0xFF00_00FF, 0xFF00_0000])
    #expect(canvas.row(1) == [0xFFFF_0000, 0xFF00_FF00])
  }

  @Test func `Without interpolation pixels stay squares`() throws {
    let canvas = TestCanvas(4, 4)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(try corners(), in: CGRect(0, 0, 4, 4))
    let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
    #expect(canvas.row(0) == [red, red, green, green])
    #expect(canvas.row(1) == canvas.row(0))
  }

  @Test func `With interpolation pixels run into each other`() throws {
    let canvas = TestCanvas(4, 4)
    canvas.context.draw(try corners(), in: CGRect(0, 0, 4, 4))
    #expect(canvas.row(0)[0] == 0xFFFF_0000)
    #expect(isNear(canvas.row(0)[1], 0xFFBF_4000))
  }

  @Test func `Of an image that shrinks every pixel takes part`() throws {
    let stripes = TestCanvas(64, 64)
    for x in stride(from: 0.0, to: 64, by: 4) {
      stripes.context.fill(CGRect(x, 0, 1, 64))
    }
    let image = try #require(stripes.context.makeImage())
    let canvas = TestCanvas(8, 8)
    canvas.context.draw(image, in: CGRect(0, 0, 8, 8))
    // A quarter of it is black.
    #expect(canvas.row(3).dropFirst().dropLast().allSatisfy { isNear($0, 0x4000_0000, 2) })
    canvas.context.clear(CGRect(0, 0, 8, 8))
    canvas.context.interpolationQuality = .none
    canvas.context.draw(image, in: CGRect(0, 0, 8, 8))
    // The middle of each pixel lies on a stripe.
    #expect(canvas.row(3).allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func `An image mask paints in the fill colour where it is black`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 128, 0])))
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        provider: provider, decode: nil, shouldInterpolate: false))
    let canvas = TestCanvas(5, 1)
    canvas.context.setFillColor(.red)
    canvas.context.draw(mask, in: CGRect(0, 0, 4, 1))
    #expect(canvas.row(0) == [0xFFFF_0000, 0, 0x7F7F_0000, 0xFFFF_0000, 0])
    let clipped = TestCanvas(5, 1)
    clipped.context.clip(to: CGRect(0, 0, 4, 1), mask: mask)
    clipped.context.setFillColor(.red)
    clipped.context.fill(CGRect(0, 0, 5, 1))
    #expect(clipped.pixmap == canvas.pixmap)
  }

  @Test func `Tiling goes on as far as the clip`() throws {
    let canvas = TestCanvas(5, 2)
    canvas.context.clip(to: CGRect(0, 0, 4, 2))
    canvas.context.draw(try corners(), in: CGRect(1, 0, 2, 2), byTiling: true)
    let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
    #expect(canvas.row(0) == [green, red, green, red, 0])
  }

  @Test func `A picture of the pixels does not change with them`() throws {
    let canvas = TestCanvas(1, 1)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    let image = try #require(canvas.context.makeImage())
    canvas.context.clear(CGRect(0, 0, 1, 1))
    #expect(image.pixmap[0, 0].value == 0xFF00_0000)
  }

  @Test func `Gradients fill the clip as far as their ends`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil))
    let canvas = TestCanvas(6, 1)
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 5, y: 0),
      options: .drawsBeforeStartLocation)
    #expect(canvas[0, 0] == 0xFFFF_0000)
    #expect(isNear(canvas[1, 0], 0xFFDF_0020))
    #expect(isNear(canvas[4, 0], 0xFF20_00DF))
    #expect(canvas[5, 0] == 0)
  }

  @Test func `A radial gradient is round and a conic one turns towards y`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: nil))
    let radial = TestCanvas(9, 9)
    let middle = CGPoint(x: 4.5, y: 4.5)
    radial.context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 4, options: [])
    #expect(radial[4, 4] == 0xFFFF_0000)
    #expect(radial[1, 4] == radial[4, 1])
    #expect(radial[0, 0] == 0)
    let conic = TestCanvas(9, 9)
    conic.context.drawConicGradient(gradient, center: middle, angle: 0)
    // A quarter turn on, above the middle.
    #expect(isNear(conic[4, 0], 0xFFBF_0040, 2))
    #expect(isNear(conic[4, 8], 0xFF40_00BF, 2))
  }
}
