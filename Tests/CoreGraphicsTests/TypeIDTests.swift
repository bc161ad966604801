import CoreGraphics
import Foundation
import Testing

@Suite struct TypeIDTests {
  @Test("each class has a number, by which objects are told apart")
  func numbers() throws {
    let ids = [
      CGColor.typeID, CGColorSpace.typeID, CGContext.typeID, CGDataConsumer.typeID,
      CGDataProvider.typeID, CGFont.typeID, CGFunction.typeID, CGGradient.typeID, CGImage.typeID,
      CGLayer.typeID, CGPath.typeID, CGPattern.typeID, CGShading.typeID,
    ]
    #expect(Set(ids).count == ids.count && !ids.contains(0))
    #expect(CGMutablePath.typeID == CGPath.typeID)
    #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
    let values: [Any] = [CGColor.black, CGColorSpaceCreateDeviceRGB()]
    #expect(CFGetTypeID(values[0] as CFTypeRef) == CGColor.typeID)
    #expect(CFGetTypeID(values[1] as CFTypeRef) == CGColorSpace.typeID)
    #expect(CFGetTypeID(nil) == 0 && CFGetTypeID(NSObject()) == 0)
    #expect(CFGetTypeID("text" as CFTypeRef) == 0)
  }

  @Test("an image says how its samples are packed; other ways than one are not read")
  func pixelFormats() throws {
    #expect(Samples.image([1, 2, 3], width: 1, pixelBits: 24)?.pixelFormatInfo == .packed)
    let provider = try #require(CGDataProvider(data: Data(count: 8)))
    for format in [0x10000, 0x20000, 0x30000, 0x50000, 0xF0000] as [UInt32] {
      let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue | format)
      #expect(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
          shouldInterpolate: true, intent: .defaultIntent) == nil)
    }
  }
}
