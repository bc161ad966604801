import CoreGraphics
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct ImageSampleTests {
  @Test(
    "every place of alpha gives the same pixel",
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst, [128, 64, 32, 16]),
      (.premultipliedLast, [64, 32, 16, 128]), (.first, [128, 128, 64, 32]),
      (.last, [128, 64, 32, 128]),
    ] as [(CGImageAlphaInfo, [UInt8])])
  func alphaPlaces(_ alpha: CGImageAlphaInfo, _ bytes: [UInt8]) {
    #expect(Samples.image(bytes, width: 1, alpha: alpha)?.pixels == [0x8040_2010])
  }

  @Test("skipped samples leave pixels opaque")
  func skipped() {
    let first = Samples.image([9, 1, 2, 3], width: 1, alpha: .noneSkipFirst)
    let last = Samples.image([1, 2, 3, 9], width: 1, alpha: .noneSkipLast)
    let without = Samples.image([1, 2, 3], width: 1, pixelBits: 24)
    for image in [first, last, without] { #expect(image?.pixels == [0xFF01_0203]) }
  }

  @Test("byte orders swap pairs and fours")
  func byteOrders() {
    func pixels(_ order: CGImageByteOrderInfo) -> [UInt32]? {
      Samples.image(
        [10, 20, 30, 255, 255, 40, 50, 60], width: 2, alpha: .premultipliedLast, order: order
      )?.pixels
    }
    #expect(pixels(.orderDefault)?.first == 0xFF0A_141E)
    #expect(pixels(.order32Big) == pixels(.orderDefault))
    #expect(pixels(.order16Big) == pixels(.orderDefault))
    // The alpha of the second pixel is its last byte in order, and its first when swapped.
    #expect(pixels(.order32Little)?.last == 0xFF3C_3228)
    let bgra = Samples.image(
      [1, 2, 3, 255], width: 1, alpha: .premultipliedFirst, order: .order32Little)
    #expect(bgra?.pixels == [0xFF03_0201])
    let pairs = Samples.image([2, 1, 9, 3], width: 1, alpha: .noneSkipLast, order: .order16Little)
    #expect(pairs?.pixels == [0xFF01_0203])
  }

  @Test("grey of 1, 2, 4, 8 and 16 bits reaches from black to white")
  func grayDepths() {
    func pixels(_ bytes: [UInt8], _ bits: Int, width: Int) -> [UInt32]? {
      Samples.image(bytes, width: width, bits: bits, pixelBits: bits, space: Samples.gray)?.pixels
    }
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    #expect(
      pixels([0b0100_0000, 0b1000_0000], 1, width: 9)?.suffix(8) == [
        white, black, black, black, black, black, black, white,
      ])
    #expect(pixels([0b0001_1011], 2, width: 4) == [black, 0xFF55_5555, 0xFFAA_AAAA, white])
    #expect(pixels([0x0F, 0x80], 4, width: 3) == [black, white, 0xFF88_8888])
    #expect(pixels([0, 77, 255], 8, width: 3) == [black, 0xFF4D_4D4D, white])
    #expect(pixels([0x4D, 0x4D, 0xFF, 0xFF], 16, width: 2) == [0xFF4D_4D4D, white])
    let little = Samples.image(
      [0, 0xFF], width: 1, bits: 16, pixelBits: 16, space: Samples.gray, order: .order16Little)
    #expect(little?.pixels == [0xFFFE_FEFE])
  }

  @Test("grey has alpha too, and there is alpha alone")
  func grayAlpha() {
    let straight = Samples.image(
      [128, 128], width: 1, pixelBits: 16, space: Samples.gray, alpha: .last)
    #expect(straight?.pixels == [0x8040_4040])
    let alone = Samples.image(
      [7, 200], width: 2, pixelBits: 8, space: Samples.gray, alpha: .alphaOnly)
    #expect(alone?.pixels == [0x0700_0000, 0xC800_0000])
  }

  @Test("16 bits round as 8 bits do")
  func wideSamples() {
    for (value, alpha) in [(0, 0), (255, 255), (200, 100), (3, 250), (255, 1)] as [(UInt8, UInt8)] {
      let narrow = Samples.image([value, 1, 2, alpha], width: 1, alpha: .last)
      let wide = Samples.image(
        [value, value, 1, 1, 2, 2, alpha, alpha], width: 1, bits: 16, pixelBits: 64, alpha: .last)
      #expect(narrow?.pixels == wide?.pixels)
    }
  }

  @Test("a colour above its alpha is cut to it")
  func superluminous() {
    let image = Samples.image([255, 100, 50, 60], width: 1, alpha: .premultipliedLast)
    #expect(image?.pixels == [0x3C3C_3C32])
  }

  @Test("a decode array stretches and turns samples round")
  func decode() throws {
    let negative = Samples.image(
      [0, 100, 255], width: 1, pixelBits: 24, decode: [1, 0, 1, 0, 1, 0])
    #expect(negative?.pixels == [0xFFFF_9B00])
    let pointer = try #require(negative?.decode)
    #expect(UnsafeBufferPointer(start: pointer, count: 6).elementsEqual([1, 0, 1, 0, 1, 0]))
    #expect(Samples.image([0, 0, 0], width: 1, pixelBits: 24)?.decode == nil)
  }

  @Test("samples of another space are converted")
  func spaces() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let image = Samples.image([128, 0, 255], width: 1, pixelBits: 24, space: linear)
    #expect(image?.pixels == [0xFFBC_00FF])
    let half = Samples.image([64, 0, 0, 128], width: 1, space: linear, alpha: .premultipliedLast)
    #expect(half?.pixels == [0x805E_0000])
    let inks = Samples.image([0, 255, 255, 0], width: 1, space: CGColorSpaceCreateDeviceCMYK())
    #expect(inks?.pixels == [0xFFFF_0000])
    let reread = Samples.image([128, 0, 255], width: 1, pixelBits: 24)?.copy(colorSpace: linear)
    #expect(reread?.pixels == image?.pixels)
    #expect(reread?.colorSpace == linear)
    #expect(image?.copy(colorSpace: Samples.gray) == nil)
  }

  @Test("rows may be longer than their pixels")
  func rowGaps() {
    let image = Samples.image(
      [1, 99, 99, 2, 99], width: 1, height: 2, pixelBits: 8, rowBytes: 3, space: Samples.gray)
    #expect(image?.pixels == [0xFF01_0101, 0xFF02_0202])
  }

  @Test("bytes that are missing count as 0")
  func shortData() {
    let image = Samples.image([5, 6, 7, 255, 8], width: 2, height: 2, alpha: .premultipliedLast)
    #expect(image?.pixels == [0xFF05_0607, 0, 0, 0])
    #expect(Samples.image([], width: 1, pixelBits: 24)?.pixels == [0xFF00_0000])
  }

  @Test("an image says what it was made with")
  func claims() {
    let image = Samples.image(
      [1, 2, 3, 4], width: 1, alpha: .last, order: .order32Little)
    #expect(image?.alphaInfo == .last && image?.byteOrderInfo == .order32Little)
    #expect(image?.bitmapInfo.rawValue == 0x2003)
    #expect(image?.bitsPerComponent == 8 && image?.bitsPerPixel == 32 && image?.bytesPerRow == 4)
    #expect(image?.colorSpace == Samples.rgb && image?.isMask == false)
    #expect(image?.shouldInterpolate == true && image?.renderingIntent == .defaultIntent)
    #expect(image?.dataProvider?.data == Data([1, 2, 3, 4]))
  }

  @Test("an image of pixels gives them as B G R A and can be made of them again")
  func pixmapBytes() throws {
    let pixmap = Pixmap(width: 2, height: 1) { (bytes) throws(Never) in
      bytes.copyBytes(from: [1, 2, 3, 255, 4, 5, 6, 128])
    }
    let image = CGImage(pixmap)
    #expect(image.dataProvider?.data == Data([1, 2, 3, 255, 4, 5, 6, 128]))
    #expect(image.alphaInfo == .premultipliedFirst && image.byteOrderInfo == .order32Little)
    let again = CGImage(
      width: 2, height: 1, bitsPerComponent: image.bitsPerComponent,
      bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
      space: try #require(image.colorSpace), bitmapInfo: image.bitmapInfo,
      provider: try #require(image.dataProvider), decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
    #expect(again?.pixels == image.pixels)
    #expect(again != image && image.copy() != image && image == image)
  }

  @Test("what is no picture is refused")
  func refused() {
    let bytes = [UInt8](repeating: 0, count: 64)
    #expect(Samples.image(bytes, width: 0) == nil)
    #expect(Samples.image(bytes, width: -1) == nil)
    #expect(Samples.image(bytes, width: 20_000) == nil)
    #expect(Samples.image(bytes, width: 4, rowBytes: 15) == nil)
    #expect(Samples.image(bytes, width: 1, height: 2, rowBytes: .max) == nil)
    #expect(Samples.image(bytes, width: 1, bits: 5) == nil)
    #expect(Samples.image(bytes, width: 1, pixelBits: 24, alpha: .last) == nil)
    #expect(Samples.image(bytes, width: 1, pixelBits: 0) == nil)
    #expect(Samples.image(bytes, width: 1, order: .orderMask) == nil)
    #expect(Samples.image(bytes, width: 1, pixelBits: 24, order: .order32Little) == nil)
    #expect(Samples.mask(bytes, width: 1, height: 0) == nil)
  }

  @Test("any samples in any layout give pixels whose colours are not above their alpha")
  func anything() {
    var numbers = SplitMix(seed: 16)
    var made = 0
    for _ in 0..<400 {
      let bytes = (0..<numbers.below(80)).map { _ in UInt8(numbers.below(256)) }
      let image = Samples.image(
        bytes, width: numbers.below(6), height: numbers.below(4),
        bits: [1, 2, 4, 8, 16, 32][numbers.below(6)],
        pixelBits: [1, 2, 4, 8, 16, 24, 32, 40, 48, 64][numbers.below(10)],
        rowBytes: numbers.below(50),
        space: [Samples.gray, Samples.rgb, CGColorSpaceCreateDeviceCMYK()][numbers.below(3)],
        alpha: CGImageAlphaInfo(rawValue: UInt32(numbers.below(8))) ?? .none,
        order: CGImageByteOrderInfo(rawValue: UInt32(numbers.below(5)) << 12) ?? .orderDefault,
        decode: numbers.oneIn(3) ? [.nan, .infinity, -1, 9, 0, 1, 1, 0] : nil)
      made += image == nil ? 0 : 1
      for pixel in (image?.pixels ?? []).map({ Pixel($0) }) {
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
    #expect(made > 30)
  }
}
