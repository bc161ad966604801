import Foundation
import Pixels

extension CGImage {
  /// A picture of samples that a provider has, row by row from the top.
  ///
  /// Nil for samples that are no picture (rows that do not hold their pixels, sides of 0, …), and
  /// for what is not read here: samples that are floating-point, of unequal sizes or have other than
  /// 1, 2, 4, 8 or 16 bits, and sides of more than 16,384 pixels. Bytes that are missing count as 0.
  /// The decode array has a pair for each colour of the space.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard !space.isPattern, bitmapInfo.isDisjoint(with: .floatInfoMask),
      bitmapInfo.pixelFormatInfo == .packed,
      let alpha = bitmapInfo.alphaInfo,
      let order = bitmapInfo.byteOrderInfo, let data = provider.data,
      let layout = SampleLayout(
        width: width, height: height, colors: space.numberOfComponents,
        sampleBits: bitsPerComponent, pixelBits: bitsPerPixel, rowBytes: bytesPerRow,
        alpha: .init(alpha), order: .init(order))
    else { return nil }
    var format = ImageFormat(layout: layout, bitmapInfo: bitmapInfo, space: space)
    format.decode = DecodeArray(decode, colors: layout.colors)
    format.shouldInterpolate = shouldInterpolate
    format.intent = intent
    self.init(format.pixmap(data), format: format, samples: provider)
  }

  /// A stencil of grey samples: it paints where they are black, and not where they are white.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard let data = provider.data,
      let layout = SampleLayout(
        width: width, height: height, colors: 1, sampleBits: bitsPerComponent,
        pixelBits: bitsPerPixel, rowBytes: bytesPerRow)
    else { return nil }
    var format = ImageFormat(layout: layout, bitmapInfo: [], space: nil)
    format.decode = DecodeArray(decode, colors: 1)
    format.shouldInterpolate = shouldInterpolate
    let strength = format.pixmap(data).alphas { 255 - $0.blue }
    self.init(strength, format: format, samples: provider, isMask: true)
  }

  /// The same samples read as colours of another space; nil unless it has as many components, and
  /// for a mask.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, !space.isPattern, space.numberOfComponents == format.layout.colors,
      let samples = dataProvider, let data = samples.data
    else { return nil }
    var format = format
    format.space = space
    return CGImage(format.pixmap(data), format: format, samples: samples)
  }

  /// Another image of the same pixels.
  public func copy() -> CGImage? {
    CGImage(pixmap, format: format, samples: samples, isMask: isMask)
  }
}
