import CoreGraphics
import Testing

@Suite struct BitmapContextTests {
  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let little = CGBitmapInfo.byteOrder32Little.rawValue
  private static let big = CGBitmapInfo.byteOrder32Big.rawValue

  private func make(
    _ info: UInt32, _ space: CGColorSpace? = rgb, bytesPerRow: Int = 0,
    data: UnsafeMutableRawPointer? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: info)
  }

  /// Orange at half strength in the first pixel, nothing in the second.
  private func bytes(_ context: CGContext) -> [UInt8] {
    context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 0.5)
    context.fill(CGRect(0, 0, 1, 1))
    return context.data.map { data in
      Array(
        UnsafeRawBufferPointer(start: data, count: context.width * context.bitsPerPixel / 8))
    } ?? []
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [26, 77, 128, 128, 0, 0, 0, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | big, [128, 128, 77, 26, 0, 0, 0, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 77, 26, 0, 0, 0, 0]),
      (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 77, 26, 128, 0, 0, 0, 0]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 26, 77, 128, 0, 0, 0, 0]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 77, 26, 255, 0, 0, 0, 0]),
      (CGImageAlphaInfo.noneSkipFirst.rawValue | little, [26, 77, 128, 255, 0, 0, 0, 0]),
    ] as [(UInt32, [UInt8])])
  func `Channels lie where the format says`(info: UInt32, expected: [UInt8]) throws {
    let context = try #require(make(info))
    #expect(bytes(context) == expected)
    #expect(context.bitsPerPixel == 32)
    #expect(context.alphaInfo.rawValue == info & 31)
  }

  @Test func `Grey keeps light and alpha alone keeps alpha`() throws {
    let gray = try #require(
      make(CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray()))
    // 0.2126 · 128 + 0.7152 · 77 + 0.0722 · 26
    #expect(bytes(gray) == [84, 0])
    let alpha = try #require(make(CGImageAlphaInfo.alphaOnly.rawValue, nil))
    #expect(bytes(alpha) == [128, 0])
  }

  @Test(arguments: [
    CGImageAlphaInfo.premultipliedFirst.rawValue | little,
    CGImageAlphaInfo.premultipliedLast.rawValue,
  ])
  func `The caller's memory is drawn on, with what it held`(info: UInt32) throws {
    var memory: [UInt8] = [0, 0, 0, 255, 9, 8, 7, 255, 1, 2, 3, 4]
    try memory.withUnsafeMutableBytes { buffer in
      let context = try #require(
        make(info, bytesPerRow: 12, data: buffer.baseAddress))
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
      context.fill(CGRect(0, 0, 2, 1))
      context.setFillColor(.green)
      context.fill(CGRect(0, 0, 1, 1))
    }
    #expect(memory == [0, 255, 0, 255, 9, 8, 7, 255, 1, 2, 3, 4])
  }

  @Test func `A picture of a context has the context's format`() throws {
    let gray = try #require(make(CGImageAlphaInfo.none.rawValue, CGColorSpaceCreateDeviceGray()))
    gray.setFillColor(gray: 0.2, alpha: 1)
    gray.fill(CGRect(0, 0, 2, 1))
    let image = try #require(gray.makeImage())
    #expect(image.bitsPerPixel == 8)
    #expect(image.dataProvider?.data?.prefix(3) == Data([51, 51, 0]))
    let skip = try #require(make(CGImageAlphaInfo.noneSkipLast.rawValue))
    #expect(skip.makeImage()?.alphaInfo == .noneSkipLast)
  }

  @Test func `Formats that cannot be are refused`() {
    #expect(make(CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(CGImageAlphaInfo.none.rawValue) == nil)
    #expect(make(CGImageAlphaInfo.premultipliedLast.rawValue, nil) == nil)
    #expect(make(CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 7) == nil)
    #expect(make(CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 1 << 40) == nil)
    let wide = CGColorSpace(name: CGColorSpace.displayP3)
    #expect(make(CGImageAlphaInfo.premultipliedLast.rawValue, wide) == nil)
    for (width, height, bits) in [(0, 1, 8), (1, -1, 8), (1 << 20, 1, 8), (1, 1, 16), (1, 1, 5)] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
          space: Self.rgb, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
  }

  @Test func `The end of a context is told`() throws {
    var isReleased = false
    withUnsafeMutablePointer(to: &isReleased) { flag in
      _ = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: Self.rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
        releaseCallback: { info, _ in info?.assumingMemoryBound(to: Bool.self).pointee = true },
        releaseInfo: flag)
    }
    #expect(isReleased)
  }

  @Test func `Rows that no memory holds make no context`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    bytes.withUnsafeMutableBytes { memory in
      for row in [Int.max, Int.max / 2 & ~3, Int.max - 7] {
        for info in [CGImageAlphaInfo.premultipliedFirst, .premultipliedLast] {
          let context = CGContext(
            data: memory.baseAddress, width: 2, height: 4, bitsPerComponent: 8, bytesPerRow: row,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
          #expect(context == nil)
        }
      }
    }
  }
}
