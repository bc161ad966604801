import CoreGraphics
import Foundation
import Pixels
import Testing

@Suite struct ImageCroppingTests {
  private let image = Samples.image(
    Array(0..<12), width: 4, height: 3, pixelBits: 8, space: Samples.gray)

  private func grays(_ image: CGImage?) -> [UInt8]? {
    image?.pixels.map { UInt8($0 & 0xFF) }
  }

  @Test("a crop takes every pixel that the rect touches, and no more than there are")
  func outward() {
    #expect(grays(image?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1))) == [5, 6])
    let touched = image?.cropping(to: CGRect(x: 0.9, y: 1.9, width: 0.2, height: 0.2))
    #expect(grays(touched) == [4, 5, 8, 9])
    #expect(touched?.width == 2 && touched?.height == 2)
    #expect(grays(image?.cropping(to: CGRect(x: 3, y: -5, width: 50, height: 6))) == [3])
    #expect(
      grays(image?.cropping(to: CGRect(x: 3, y: 2, width: -2, height: -1))) == [5, 6])
  }

  @Test("a crop keeps the kind of samples, and its provider has no others")
  func samples() {
    let part = image?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(part?.bitsPerPixel == 8 && part?.bytesPerRow == 2 && part?.colorSpace == Samples.gray)
    #expect(part?.dataProvider?.data == Data([5, 6, 9, 10]))
    #expect(image?.cropping(to: .infinite)?.pixels == image?.pixels)
    let stencil = Samples.mask([0b0101_0000], width: 4, bits: 1)?
      .cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(stencil?.isMask == true && stencil?.pixels == [0, 0xFF00_0000])
    let short = Samples.image([1, 2], width: 2, height: 2, pixelBits: 8, space: Samples.gray)?
      .cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect(short?.dataProvider?.data == Data([2, 0]))
  }

  @Test(
    "a crop outside, empty or of no numbers is nil",
    arguments: [
      .null, .zero, CGRect(x: 4, y: 0, width: 5, height: 5),
      CGRect(x: -1, y: -1, width: 1, height: 9), CGRect(x: 0, y: 0, width: 0, height: 3),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
      CGRect(x: 1e300, y: 0, width: 1e300, height: 1),
    ])
  func nothing(_ rect: CGRect) {
    #expect(image?.cropping(to: rect) == nil)
  }

  @Test("a gigantic rect takes everything")
  func gigantic() {
    let rect = CGRect(x: -1e308, y: -1e308, width: 1.7e308, height: 1.7e308)
    #expect(image?.cropping(to: rect)?.pixels == image?.pixels)
  }
}
