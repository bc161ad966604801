import CoreGraphics
import Foundation
import Testing

/// What was measured of Apple's contexts, paths and images, each with its number.
@Suite struct DrawingFactTests {
  private static let gray = CGColorSpaceCreateDeviceGray()

  private func make(
    width: Int = 2, bytesPerRow: Int = 0, space: CGColorSpace? = gray,
    _ alpha: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = [],
    data: UnsafeMutableRawPointer? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: alpha.rawValue | order.rawValue)
  }

  @Test("F74: grey with a premultiplied alpha behind it takes 16 bits a pixel")
  func grayAlpha() throws {
    let context = try #require(make())
    #expect(context.bitsPerPixel == 16 && context.bitsPerComponent == 8)
    context.setFillColor(gray: 0.6, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let bytes = try #require(context.data)
    let first = UnsafeRawBufferPointer(start: bytes, count: 4)
    // A half over a half is three quarters, and 0.6 of that is light.
    #expect(Array(first) == [115, 192, 0, 0])
    let image = try #require(context.makeImage())
    #expect(image.bitsPerPixel == 16 && image.alphaInfo == .premultipliedLast)
    #expect(image.pixels.prefix(2) == [0xC073_7373, 0])
    #expect(make(order: .byteOrder32Little) == nil)
    #expect(make(.last) == nil)
    #expect(make(bytesPerRow: 3) == nil)
  }

  @Test("F74: rows of contexts' own memory are multiples of 16 bytes where nobody says otherwise")
  func rowBytes() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    for (width, expected) in [(1, 16), (16, 16), (17, 32), (100, 112), (112, 112)] {
      #expect(make(width: width, space: nil, .alphaOnly)?.bytesPerRow == expected)
    }
    #expect(make(width: 9)?.bytesPerRow == 32)
    #expect(make(width: 3, bytesPerRow: 6)?.bytesPerRow == 6)
    for order in [CGBitmapInfo.byteOrder32Little, .byteOrder32Big] {
      let context = try #require(
        make(width: 5, space: rgb, .premultipliedFirst, order: order))
      #expect(context.bytesPerRow == 32)
      context.setFillColor(.white)
      context.fill(CGRect(x: 4, y: 0, width: 1, height: 2))
      let image = try #require(context.makeImage())
      #expect(image.bytesPerRow == 32)
      let data = try #require(image.dataProvider?.data)
      try #require(data.count == 64)
      #expect(Array(data[32 + 15..<32 + 21]) == [0, 255, 255, 255, 255, 0])
      #expect(image.pixels.suffix(2) == [0, 0xFFFF_FFFF])
    }
    var pixels = [UInt64](repeating: 0, count: 4)
    try pixels.withUnsafeMutableBytes {
      let endless = try #require(
        CGContext(
          data: $0.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 1 << 40,
          space: rgb, bitmapInfo: 2 | CGBitmapInfo.byteOrder32Little.rawValue))
      #expect(endless.makeImage()?.dataProvider?.data?.count == 8)
    }
    var memory = [UInt8](repeating: 0, count: 10)
    memory.withUnsafeMutableBytes {
      #expect(make(width: 5, .none, data: $0.baseAddress)?.bytesPerRow == 5)
    }
  }

  @Test("F74: a round cap reaches as far as the pen, whatever way the line goes")
  func roundCaps() {
    for width in [1.0, 7, 10, 0.3] {
      for (x, y) in [(100.0, 0.0), (0, 100), (-64, 48), (31, 7), (-3, -90), (0, 0)] {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: x, y: y))
        let stroke = path.copy(
          strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
        let expected = path.boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2)
        let found = stroke.boundingBoxOfPath
        for (a, b) in [
          (found.minX, expected.minX), (found.maxX, expected.maxX), (found.minY, expected.minY),
          (found.maxY, expected.maxY),
        ] {
          #expect((a - b).magnitude < 1e-6, "\(width) \(x) \(y)")
        }
      }
    }
  }

  @Test("F74: a round join reaches as far as the pen")
  func roundJoins() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: -40, y: -30), .zero, CGPoint(x: -40, y: 31), CGPoint(x: -90, y: 0),
    ])
    let stroke = path.copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect((stroke.boundingBoxOfPath.maxX - 5).magnitude < 1e-6)
    #expect((stroke.boundingBoxOfPath.maxY - 36).magnitude < 1e-6)
  }

  @Test("F74: a mask is a stencil, or grey without alpha")
  func masks() throws {
    let image = try #require(Samples.image([255, 0, 0], width: 1, pixelBits: 24))
    let withAlpha = try #require(Samples.image([1, 2, 3, 4], width: 1, alpha: .last))
    #expect(image.masking(withAlpha) == nil)
    #expect(image.masking(image) == nil)
    let grayAlpha = try #require(
      Samples.image([9, 9], width: 1, pixelBits: 16, space: Self.gray, alpha: .last))
    #expect(image.masking(grayAlpha) == nil)
    let gray = try #require(Samples.image([51], width: 1, pixelBits: 8, space: Self.gray))
    #expect(image.masking(gray)?.pixels == [0x3333_0000])
    let stencil = try #require(Samples.mask([0], width: 1))
    #expect(image.masking(stencil)?.pixels == [0xFFFF_0000])
    #expect(stencil.masking(gray) == nil)
    let context = try #require(make(width: 1, space: nil, .alphaOnly))
    context.setFillColor(gray: 0, alpha: 0.2)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let alone = try #require(context.makeImage())
    #expect(image.masking(alone)?.pixels == [0x3333_0000])
  }
}
