import Testing
import UIKit

@Suite struct UIColorTests {
  private func rgb(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func hsb(_ color: UIColor) -> [CGFloat] {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (
      -1, -1, -1, -1
    )
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return [hue, saturation, brightness, alpha]
  }

  private func near(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("black is white 0, and no colour of red, green and blue")
  func grayIsNoColor() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) != UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.black.cgColor.numberOfComponents == 2)
  }

  @Test("colours that are the same in sRGB are equal, whatever space they come from")
  func equalAcrossSpaces() {
    let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
    let components = rgb(green)
    let same = UIColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
    #expect(green == same && green.hash == same.hash)
    #expect(UIColor(cgColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) == .red)
    #expect(Set([UIColor.red, .blue, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 2)
  }

  @Test("colours print as UIKit's")
  func descriptions() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
    #expect(green.description == "UIDisplayP3ColorSpace 0 0.823529 0 1")
    #expect(
      UIColor(red: -0.416964, green: 0.838774, blue: 0, alpha: 1).description
        == "UIExtendedSRGBColorSpace -0.416964 0.838774 0 1")
    #expect(UIColor.systemRed.description.hasSuffix("name = systemRedColor>"))
    #expect("\(UIColor { _ in .red })".hasPrefix("<UIDynamicProviderColor: 0x"))
  }

  @Test("components of any colour, in red, green and blue")
  func components() {
    let twoThirds: CGFloat = 2 / 3
    #expect(rgb(.lightGray) == [twoThirds, twoThirds, twoThirds, 1])
    #expect(rgb(UIColor(red: 2, green: -1, blue: 0.5, alpha: 0.25)) == [2, -1, 0.5, 0.25])
    #expect(rgb(.systemRed).map { ($0 * 255).rounded() } == [255, 59, 48, 255])
    #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test("the white of a colour is as light as it is")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.3, alpha: 0.6).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.6)
    UIColor.white.resolvedColor(with: .current).getWhite(&white, alpha: nil)
    #expect(white == 1)
    UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1).getWhite(&white, alpha: &alpha)
    #expect(abs(white - 0.25) < 1e-9)
  }

  @Test(
    "hue, in sixths of a turn, saturation and brightness",
    arguments: [
      ([0, 1, 1], [1, 0, 0]), ([1, 1, 1], [1, 1, 0]), ([2, 1, 1], [0, 1, 0]),
      ([3, 1, 1], [0, 1, 1]), ([4, 1, 1], [0, 0, 1]), ([5, 1, 1], [1, 0, 1]),
      ([0.5, 0.5, 0.8], [0.8, 0.6, 0.4]), ([0, 0, 0.7], [0.7, 0.7, 0.7]), ([0, 0, 0], [0, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func hues(_ parts: [CGFloat], _ expected: [CGFloat]) {
    let hue = parts[0] / 6
    let color = UIColor(hue: hue, saturation: parts[1], brightness: parts[2], alpha: 0.5)
    #expect(near(rgb(color), expected + [0.5]))
    #expect(near(hsb(color), [hue, parts[1], parts[2], 0.5]))
  }

  @Test("a whole turn of hue is none")
  func wholeTurn() {
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: -1 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    for hue in [CGFloat.nan, .infinity, -.infinity] {
      #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == .red)
    }
    let garbage = UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    #expect(garbage.description.isEmpty == false && hsb(garbage).count == 4)
    _ = garbage.hash
  }

  @Test("colour literals are colours")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  private final class Brand: UIColor, @unchecked Sendable {}

  @Test("a subclass is made by the initialisers of its class")
  func subclass() {
    func make<Color: UIColor>(_ type: Color.Type) -> Color { Color(cgColor: .white) }
    #expect(type(of: make(Brand.self)) == Brand.self)
    #expect(make(Brand.self) == UIColor.white)
  }
}
