import CoreGraphics
import Foundation
import Pixels
import Testing

@Suite struct ImageMaskTests {
  @Test("a stencil paints where it is black, a grey picture lets through where it is light")
  func blackPaints() {
    let bytes: [UInt8] = [0, 100, 255]
    let stencil = Samples.mask(bytes, width: 3)
    #expect(stencil?.strength.surface.bounds.width == 3)
    #expect(stencil?.pixels == [0xFF00_0000, 0x9B00_0000, 0])
    #expect(stencil?.isMask == true && stencil?.colorSpace == nil)
    let gray = Samples.image(bytes, width: 3, pixelBits: 8, space: Samples.gray)
    #expect(gray.map { CGImage($0.strength).pixels } == [0, 0x6400_0000, 0xFF00_0000])
    let reversed = Samples.mask(bytes, width: 3, decode: [1, 0])
    #expect(reversed?.pixels == [0, 0x6400_0000, 0xFF00_0000])
    #expect(
      Samples.mask([0b0101_1111], width: 3, bits: 1)?.pixels == [0xFF00_0000, 0, 0xFF00_0000])
  }

  @Test("a picture with alpha lets through by its alpha")
  func alphaLetsThrough() {
    let image = Samples.image([255, 255, 255, 9], width: 1, alpha: .last)
    #expect(image.map { CGImage($0.strength).pixels } == [0x0900_0000])
  }

  @Test("masking multiplies, and stretches the mask")
  func masking() throws {
    let red = try #require(
      Samples.image([255, 0, 0, 255, 0, 0], width: 2, pixelBits: 24))
    let gray = try #require(
      Samples.image([255, 102], width: 2, pixelBits: 8, space: Samples.gray))
    #expect(red.masking(gray)?.pixels == [0xFFFF_0000, 0x6666_0000])
    let one = try #require(Samples.mask([204], width: 1))
    #expect(red.masking(one)?.pixels == [0x3333_0000, 0x3333_0000])
    #expect(one.masking(red) == nil)
    let wide = try #require(Samples.mask([0, 0, 255, 255], width: 4))
    #expect(red.masking(wide)?.pixels == [0xFFFF_0000, 0])
  }

  @Test("colours in ranges go")
  func colorMasking() {
    let image = Samples.image([250, 0, 0, 240, 0, 0, 250, 0, 1], width: 3, pixelBits: 24)
    let masked = image?.copy(maskingColorComponents: [245, 255, 0, 10, 0, 0])
    #expect(masked?.pixels == [0, 0xFFF0_0000, 0xFFFA_0001])
    #expect(image?.copy(maskingColorComponents: [0, 255]) == nil)
    #expect(image?.copy(maskingColorComponents: [.nan, .nan, 0, 0, 0, 0])?.pixels == image?.pixels)
    let withAlpha = Samples.image([1, 2, 3, 4], width: 1, alpha: .last)
    #expect(withAlpha?.copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
    let pixels = image.map { CGImage($0.pixmap) }
    #expect(
      pixels?.copy(maskingColorComponents: [245, 255, 0, 10, 0, 0])?.pixels == masked?.pixels)
  }
}
