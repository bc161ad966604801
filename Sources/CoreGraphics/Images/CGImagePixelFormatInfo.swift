/// How the samples of a pixel are packed: a bit field of `CGBitmapInfo`.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  /// One behind the other, each of the same size: the only one that is read here.
  case packed = 0x00000
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

extension CGBitmapInfo {
  /// Nil for bits that mean nothing.
  var pixelFormatInfo: CGImagePixelFormatInfo? {
    CGImagePixelFormatInfo(rawValue: rawValue & CGImagePixelFormatInfo.mask.rawValue)
  }
}

extension CGImage {
  public var pixelFormatInfo: CGImagePixelFormatInfo { bitmapInfo.pixelFormatInfo ?? .packed }
}
