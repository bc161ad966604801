import CoreGraphics
import Foundation
import Pixels

/// Small pictures of samples, and their pixels.
enum Samples {
  static let gray = CGColorSpaceCreateDeviceGray()
  static let rgb = CGColorSpaceCreateDeviceRGB()

  static func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, pixelBits: Int = 32,
    rowBytes: Int? = nil, space: CGColorSpace = rgb, alpha: CGImageAlphaInfo = .none,
    order: CGImageByteOrderInfo = .orderDefault, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits,
        bytesPerRow: rowBytes ?? (width * pixelBits + 7) / 8, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider,
        decode: decode, shouldInterpolate: true, intent: .defaultIntent)
    }
    return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
  }

  static func mask(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits,
        bytesPerRow: (width * bits + 7) / 8, provider: provider, decode: decode,
        shouldInterpolate: false)
    }
    return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
  }
}

extension CGImage {
  /// The painted pixels, `0xAARRGGBB`.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in pixmap[x, y].value } }
  }
}
