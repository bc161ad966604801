import CoreGraphics
import Foundation
import Pixels
import Testing

@Suite struct ColorConversionTests {
  private func near(_ color: CGColor?, _ components: [CGFloat], _ distance: CGFloat) -> Bool {
    guard let found = color?.components, found.count == components.count else { return false }
    return zip(found, components).allSatisfy { abs($0 - $1) < distance }
  }

  private func converted(_ color: CGColor, _ name: CFString) -> CGColor? {
    CGColorSpace(name: name).flatMap {
      color.converted(to: $0, intent: .defaultIntent, options: nil)
    }
  }

  // Apple's profiles have numbers of sixteen fraction bits: hence the distance.
  @Test("P3's green lies outside sRGB, where Apple's says")
  func displayP3() {
    let green = CGColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
    #expect(
      near(converted(green, CGColorSpace.extendedSRGB), [-0.416964, 0.838774, -0.249501, 1], 2e-4))
    #expect(near(converted(green, CGColorSpace.sRGB), [0, 0.838774, 0, 1], 2e-4))
    #expect(green.pixel == Pixel(red: 0, green: 0.838774, blue: 0, alpha: 1))
    let red = CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      near(converted(red, CGColorSpace.extendedSRGB), [1.0930, -0.2267, -0.1501, 1], 1e-4))
  }

  @Test(
    "white is white and black is black in every space",
    arguments: [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.linearGray,
      CGColorSpace.adobeRGB1998, CGColorSpace.genericGrayGamma2_2,
    ])
  func whiteAndBlack(_ name: CFString) throws {
    let count = try #require(CGColorSpace(name: name)).numberOfComponents
    for value: CGFloat in [0, 1] {
      let color = try #require(converted(CGColor(gray: value, alpha: 1), name))
      #expect(near(color, Array(repeating: value, count: count) + [1], 1e-9))
      #expect(color.pixel.value == (value == 0 ? 0xFF00_0000 : 0xFFFF_FFFF))
    }
  }

  @Test("the curve of sRGB: a line near black, a power above")
  func transferCurve() {
    func light(_ value: CGFloat) -> CGFloat? {
      converted(CGColor(gray: value, alpha: 1), CGColorSpace.linearGray)?.components?.first
    }
    #expect(abs((light(0.5) ?? 0) - 0.214041) < 1e-6)
    #expect(abs((light(0.04) ?? 0) - 0.04 / 12.92) < 1e-12)
    #expect(abs((light(0.8) ?? 0) - 0.603827) < 1e-6)
  }

  @Test("greys are painted as the bytes that Apple's screens show")
  func grays() {
    #expect(CGColor(gray: 1 / 3, alpha: 1).pixel.value == 0xFF55_5555)
    #expect(CGColor(genericGrayGamma2_2Gray: 2 / 3, alpha: 1).pixel.value == 0xFFAA_AAAA)
  }

  @Test("the grey of a colour is as light as it is")
  func luminance() {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(near(converted(green, CGColorSpace.linearGray), [0.7152, 0.5], 1e-9))
  }

  @Test("inks take light away")
  func inks() {
    let red = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    #expect(red.pixel.value == 0xFFFF_0000)
    let dark = CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 0.6, alpha: 1)
    #expect(dark.pixel.value == 0xFF66_6666)
    #expect(
      near(
        converted(CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1), CGColorSpace.genericCMYK),
        [0, 0.5, 1, 0.5, 1], 1e-9))
    #expect(near(converted(.black, CGColorSpace.genericCMYK), [0, 0, 0, 1, 1], 1e-9))
  }

  @Test("to its own space a colour converts to itself")
  func ownSpace() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(converted(color, CGColorSpace.sRGB) === color)
    #expect(color.copy() == color)
  }

  @Test(
    "colours of no numbers are painted somehow",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
  func garbage(_ number: CGFloat) throws {
    for name in [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.genericCMYK] {
      let space = try #require(CGColorSpace(name: name))
      let components = Array(repeating: number, count: space.numberOfComponents + 1)
      let color = try #require(CGColor(colorSpace: space, components: components))
      let pixel = color.pixel
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      #expect(color.text.count == 9)
      for other in [CGColorSpace.linearGray, CGColorSpace.genericCMYK, CGColorSpace.adobeRGB1998] {
        #expect(converted(color, other) != nil)
      }
    }
  }
}
