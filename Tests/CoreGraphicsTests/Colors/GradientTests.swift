import CoreGraphics
import Pixels
import Testing

@Suite struct GradientTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The pixels of a gradient along 101 pixels, the first and last of which show its ends.
  private func row(_ gradient: CGGradient?) throws -> [Pixel] {
    let ramp = try #require(gradient?.ramp)
    let line = LinearGradient(
      ramp: ramp, from: SIMD2(0.5, 0), to: SIMD2(100.5, 0), extent: .both,
      map: SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let pixels = [UInt32](unsafeUninitializedCapacity: 101) { buffer, count in
      if let base = buffer.baseAddress { line.fetch(x: 0, y: 0, count: 101, into: base) }
      count = 101
    }
    return pixels.map { Pixel($0) }
  }

  @Test("without locations colours are evenly spread")
  func evenSpread() throws {
    let colors = [red, CGColor.white, blue] as CFArray
    let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    let given = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1])
    #expect(even == given)
    #expect(even?.hashValue == given?.hashValue)
    let pixels = try row(even)
    #expect(pixels[0].value == 0xFFFF_0000)
    #expect(pixels[50].value == 0xFFFF_FFFF)
    #expect(pixels[100].value == 0xFF00_00FF)
  }

  @Test("colours and components make the same gradient")
  func componentsAreColors() {
    let fromColors = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray,
      locations: [0.25, 1])
    let fromComponents = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
      locations: [0.25, 1], count: 2)
    #expect(fromColors == fromComponents)
    #expect(fromColors != CGGradient(colorsSpace: nil, colors: [red] as CFArray, locations: nil))
  }

  @Test("alpha is straight: fading to clear goes by way of dark")
  func straightAlpha() throws {
    let pixels = try row(
      CGGradient(colorsSpace: nil, colors: [red, CGColor.clear] as CFArray, locations: nil))
    #expect(pixels[50].alpha == 128 && pixels[50].red == 64)
  }

  @Test("without a space greys and colours mix in sRGB")
  func mixedSpaces() throws {
    let pixels = try row(
      CGGradient(colorsSpace: nil, colors: [CGColor.white, red] as CFArray, locations: nil))
    #expect(pixels[0].value == 0xFFFF_FFFF && pixels[100].value == 0xFFFF_0000)
    #expect(pixels[50].value == 0xFFFF_8080)
  }

  @Test("a linear space mixes light")
  func linearSpace() throws {
    let linear = CGColorSpace(name: CGColorSpace.linearSRGB)
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let pixels = try row(
      CGGradient(colorsSpace: linear, colors: [black, CGColor.white] as CFArray, locations: nil))
    // Half the light is stored as 188.
    #expect((187...189).contains(pixels[50].green))
    #expect(pixels[0].green == 0 && pixels[100].green == 255)
    let reversed = try row(
      CGGradient(
        colorsSpace: linear, colors: [CGColor.white, black] as CFArray, locations: [1, 0]))
    #expect(reversed == pixels)
  }

  @Test("without colours, or with something else among them, there is no gradient")
  func nothingToMix() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [red, 7] as CFArray, locations: nil) == nil)
    let rgb = CGColorSpaceCreateDeviceRGB()
    for count in [0, -1] {
      #expect(
        CGGradient(colorSpace: rgb, colorComponents: [1], locations: nil, count: count) == nil)
    }
  }

  @Test(
    "locations and components that are no numbers or beyond 0…1 are cut",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func garbage(_ number: CGFloat) throws {
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(),
      colorComponents: [number, 0, 0, 1, 0, number, 0, number], locations: [number, 0.5], count: 2)
    for pixel in try row(gradient) {
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
    }
    let linear = CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.linearSRGB),
      colors: [CGColor(red: number, green: 0, blue: 0, alpha: number), red] as CFArray,
      locations: [number, number])
    #expect(try row(linear).count == 101)
  }

  @Test("options are bits 1 and 2")
  func options() {
    #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
  }
}
