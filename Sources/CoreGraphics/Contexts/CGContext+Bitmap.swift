import Foundation
import Pixels

public typealias CGBitmapContextReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

// A context over memory in one of Core Graphics' formats.

extension CGContext {
  /// A context over the caller's memory, which must outlive it, or over its own.
  ///
  /// Components of eight bits: premultiplied or opaque RGB with the alpha byte first or last in
  /// either byte order, grey without alpha or with a premultiplied one behind it, alpha alone; sRGB,
  /// device RGB and grey. Nil for any other combination, for rows too short or longer than any
  /// memory, and for sides outside 1…16,384. No `bytesPerRow` stands for the least multiple of 16,
  /// and in the caller's memory for rows without a gap.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height),
      let description = BitmapDescription(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: bitmapInfo, isOwnMemory: data == nil),
      data != nil || description.bytesPerRow <= 4 * Self.longestSide,
      !description.bytesPerRow.multipliedReportingOverflow(by: height).overflow
    else { return nil }
    let canvas = Canvas(
      width: width, height: height, format: description.format, data: data,
      bytesPerRow: description.bytesPerRow)
    self.init(canvas, description)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The same, which tells when it no longer needs the memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    canvas.whenReleased = { releaseCallback?(releaseInfo, data) }
  }

  /// The longest side of a context, in pixels.
  package static let longestSide = Pixmap.maximumSide
  /// 256 MB: more is not made of our own accord, where what is drawn can do with less.
  package static let mostPixels = 64 * 1024 * 1024

  public var width: Int { canvas.width }
  public var height: Int { canvas.height }
  public var bitsPerComponent: Int { description.bitsPerComponent }
  public var bitsPerPixel: Int { description.bitsPerPixel }
  public var bytesPerRow: Int { description.bytesPerRow }
  public var colorSpace: CGColorSpace? { description.space }
  public var bitmapInfo: CGBitmapInfo { description.bitmapInfo }

  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// The pixels' bytes, the uppermost row first.
  public var data: UnsafeMutableRawPointer? { canvas.data }

  /// A picture of the pixels as they are now, in the context's format.
  public func makeImage() -> CGImage? {
    guard canvas.format != .bgra, let data else {
      // A caller's rows may be said to be longer than any memory.
      let isUsual = bytesPerRow <= 4 * Self.longestSide
      return CGImage(canvas.copy(), bytesPerRow: isUsual ? bytesPerRow : width * 4)
    }
    let bytes = Data(bytes: data, count: bytesPerRow * height)
    return CGDataProvider(data: bytes).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: colorSpace ?? .gray,
        bitmapInfo: bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    } ?? CGImage(canvas.copy())
  }

  /// The picture of a context that is drawn in no more, whose pixels need not be copied.
  package func takeImage() -> CGImage { CGImage(canvas.takePixmap()) }

  /// The same, of which all but some pixels are another image's.
  package func takeImage(redrawn part: CGRect, of image: CGImage) -> CGImage {
    CGImage(canvas.takePixmap(), redrawn: part, of: image)
  }

  /// Drawing is never put off, so there is nothing to wait for.
  public func flush() {}

  public func synchronize() {}
}
