import CoreGraphics
import Foundation
import Pixels
import Testing

@Suite struct IndexedSpaceTests {
  private static let rgb = CGColorSpaceCreateDeviceRGB()

  private func make(
    _ table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255], last: Int = 2, base: CGColorSpace = rgb
  ) -> CGColorSpace? {
    CGColorSpace(indexedBaseSpace: base, last: last, colorTable: table)
  }

  @Test("a space with a table has one component, and says what is in it")
  func properties() throws {
    let space = try #require(make())
    #expect(space.model == .indexed && space.numberOfComponents == 1 && space.name == nil)
    #expect(space.baseColorSpace == Self.rgb && !space.supportsOutput && !space.isWideGamutRGB)
    #expect(space.colorTable == [255, 0, 0, 0, 255, 0, 0, 0, 255])
    #expect(Self.rgb.colorTable == nil && Self.rgb.supportsOutput)
    #expect(make() == space)
    #expect(make([255, 0, 0, 0, 255, 0, 0, 0, 254]) != space)
    #expect(make([9, 9, 9], last: 0) != space)
  }

  @Test("samples of an image are numbers of the table, whatever their size")
  func images() throws {
    let space = try #require(make())
    let bytes = Samples.image([2, 0, 1, 7], width: 4, pixelBits: 8, space: space)
    #expect(bytes?.pixels == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    let pairs = Samples.image(
      [0b0001_1011], width: 4, bits: 2, pixelBits: 2, space: space)
    #expect(pairs?.pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
    #expect(pairs?.colorSpace == space)
    let turned = Samples.image(
      [0b0001_1011], width: 4, bits: 2, pixelBits: 2, space: space, decode: [3, 0])
    #expect(turned?.pixels == [0xFF00_00FF, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000])
    let part = bytes?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(part?.pixels == [0xFFFF_0000, 0xFF00_FF00] && part?.colorSpace == space)
    #expect(
      bytes?.copy(maskingColorComponents: [0, 1])?.pixels.map { $0 >> 24 } == [255, 0, 0, 255])
    #expect(Samples.image([1], width: 1, pixelBits: 24, space: space) != nil)
    #expect(Samples.image([1, 2, 3], width: 1, pixelBits: 24)?.copy(colorSpace: space) == nil)
    let other = try #require(make([7, 8, 9], last: 0))
    #expect(bytes?.copy(colorSpace: other)?.pixels.first == 0xFF07_0809)
  }

  @Test("an image of a table is drawn in its colours")
  func drawing() throws {
    let space = try #require(make())
    let image = try #require(Samples.image([1], width: 1, pixelBits: 8, space: space))
    let canvas = TestCanvas(2, 1)
    canvas.context.draw(image, in: CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test("a table of greys, of inks and of Lab")
  func bases() throws {
    let gray = try #require(make([0x40], last: 0, base: CGColorSpaceCreateDeviceGray()))
    #expect(CGColor(colorSpace: gray, components: [0, 1])?.pixel.value == 0xFF40_4040)
    let inks = try #require(make([0, 255, 255, 0], last: 0, base: CGColorSpaceCreateDeviceCMYK()))
    #expect(CGColor(colorSpace: inks, components: [0, 1])?.pixel.value == 0xFFFF_0000)
    let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
    // 128 of 255 steps from −128 to 127 is 0: no hue.
    let light = try #require(make([255, 128, 128], last: 0, base: lab))
    #expect(CGColor(colorSpace: light, components: [0, 1])?.pixel.value == 0xFFFF_FFFF)
  }

  @Test("a colour is a number of the table, and other colours have none")
  func colors() throws {
    let space = try #require(make())
    let color = try #require(CGColor(colorSpace: space, components: [1, 0.5]))
    #expect(color.components == [1, 0.5] && color.pixel.value == 0x8000_8000)
    let rgb = color.converted(to: Self.rgb, intent: .defaultIntent, options: nil)
    #expect(rgb?.components == [0, 1, 0, 0.5])
    #expect(rgb?.converted(to: space, intent: .defaultIntent, options: nil) == nil)
    #expect(
      CGGradient(colorSpace: space, colorComponents: [0, 1, 1, 1], locations: nil, count: 2) == nil)
    for number in [CGFloat.nan, .infinity, -.infinity, -1, 99] {
      let color = try #require(CGColor(colorSpace: space, components: [number, 1]))
      #expect([0xFFFF_0000, 0xFF00_00FF].contains(color.pixel.value))
    }
    let canvas = TestCanvas(1, 1)
    canvas.context.setFillColorSpace(space)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas.row(0) == [0xFFFF_0000])
  }

  @Test("other numbers of colours than 1 to 256 make no table, nor does a table of a table")
  func refused() throws {
    #expect(make(last: -1) == nil && make(last: 256) == nil && make(last: .max) == nil)
    #expect(make(Array(repeating: 1, count: 768), last: 255)?.colorTable?.count == 768)
    let table = try #require(make())
    #expect(make(last: 0, base: table) == nil)
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(make(last: 0, base: pattern) == nil)
    #expect(CGColorSpace(patternBaseSpace: table)?.baseColorSpace == table)
  }
}
