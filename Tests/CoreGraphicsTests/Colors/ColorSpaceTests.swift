import CoreGraphics
import Testing

@Suite struct ColorSpaceTests {
  private static let names = [
    CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB,
    CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3,
    CGColorSpace.linearDisplayP3, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.adobeRGB1998,
    CGColorSpace.genericRGBLinear, CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray,
    CGColorSpace.extendedGray, CGColorSpace.extendedLinearGray, CGColorSpace.genericCMYK,
  ]

  @Test("a space has its name, its model and as many components", arguments: names)
  func named(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.name == name)
    switch space.model {
    case .monochrome: #expect(space.numberOfComponents == 1)
    case .rgb: #expect(space.numberOfComponents == 3)
    default: #expect(space.model == .cmyk && space.numberOfComponents == 4)
    }
    #expect(CGColorSpace(name: name) == space)
    #expect(CGColorSpace(name: name)?.hashValue == space.hashValue)
  }

  @Test("the display's spaces are none of the named ones")
  func deviceSpaces() {
    let rgb = CGColorSpaceCreateDeviceRGB()
    #expect(rgb == CGColorSpaceCreateDeviceRGB() && rgb.model == .rgb)
    #expect(rgb != CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test("wide are the spaces that hold more than sRGB")
  func wide() {
    func isWide(_ name: CFString) -> Bool? { CGColorSpace(name: name)?.isWideGamutRGB }
    #expect(isWide(CGColorSpace.displayP3) == true)
    #expect(isWide(CGColorSpace.extendedSRGB) == true)
    #expect(isWide(CGColorSpace.sRGB) == false)
    #expect(isWide(CGColorSpace.extendedGray) == false)
  }

  @Test("there and back again is the same colour", arguments: names)
  func roundTrip(_ name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    let wide = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    for step in 0...8 {
      let part = CGFloat(step) / 8
      let components: [CGFloat]
      switch space.model {
      case .monochrome: components = [part, 0.5]
      case .rgb: components = [part, 1 - part, part * part, 0.5]
      // Black ink and equal amounts of the others look the same: only one of them comes back.
      default: components = [part, 0, 1 - part, 0, 0.5]
      }
      let color = try #require(CGColor(colorSpace: space, components: components))
      let back = color.converted(to: wide, intent: .perceptual, options: nil)?
        .converted(to: space, intent: .defaultIntent, options: nil)
      let found = try #require(back?.components)
      #expect(found.count == components.count && back?.colorSpace == space)
      for (value, expected) in zip(found, components) {
        if space.model != .cmyk || max(part, 1 - part) == 1 {
          // Where a power's curve is steep, near black, the last digit of light grows.
          #expect(abs(value - expected) < 1e-6)
        }
      }
      #expect(back?.alpha == 0.5)
    }
  }

  @Test("a space of patterns tells its base, and has no plain colours")
  func patternSpaces() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    let tinted = try #require(CGColorSpace(patternBaseSpace: rgb))
    #expect(plain.model == .pattern && plain.numberOfComponents == 0)
    #expect(plain.baseColorSpace == nil && plain.name == nil && !plain.supportsOutput)
    #expect(tinted.model == .pattern && tinted.numberOfComponents == 3)
    #expect(tinted.baseColorSpace == rgb && tinted != plain && tinted != rgb)
    #expect(CGColorSpace(patternBaseSpace: rgb) == tinted)
    #expect(CGColorSpace(patternBaseSpace: tinted) == nil)
    for space in [plain, tinted] {
      #expect(CGColor(colorSpace: space, components: [0, 0, 0, 1]) == nil)
      #expect(CGColor.white.converted(to: space, intent: .defaultIntent, options: nil) == nil)
      #expect(
        CGGradient(
          colorSpace: space, colorComponents: [0, 0, 0, 1], locations: nil, count: 1) == nil)
      #expect(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
  }
}
