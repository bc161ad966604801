import Pixels

/// How a bitmap context's memory stores a pixel.
///
/// All drawing happens in premultiplied B G R A; another format is read into that and written back
/// around each drawing.
enum BitmapFormat: Hashable, Sendable {
  /// The working format itself.
  case bgra
  /// Four bytes with these places for the channels; without alpha the pixel is opaque.
  case fourBytes(red: Int, green: Int, blue: Int, alpha: Int?)
  /// One byte of light; opaque.
  case gray
  /// A byte of light, multiplied by the byte of alpha behind it.
  case grayAlpha
  /// One byte of alpha; colours are forgotten.
  case alpha

  var bytesPerPixel: Int {
    switch self {
    case .bgra, .fourBytes: 4
    case .grayAlpha: 2
    case .gray, .alpha: 1
    }
  }

  /// A pixel from the context's memory.
  func load(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    switch self {
    case .bgra:
      UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16 | UInt32(bytes[3]) << 24
    case .fourBytes(let red, let green, let blue, let alpha):
      (alpha.map { UInt32(bytes[$0]) } ?? 255) << 24 | UInt32(bytes[red]) << 16
        | UInt32(bytes[green]) << 8 | UInt32(bytes[blue])
    case .gray: 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101
    case .grayAlpha: UInt32(bytes[1]) << 24 | UInt32(min(bytes[0], bytes[1])) * 0x01_0101
    case .alpha: UInt32(bytes[0]) << 24
    }
  }

  /// Puts a pixel into the context's memory.
  func store(_ pixel: Pixel, _ bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .bgra:
      bytes[0] = UInt8(pixel.blue)
      bytes[1] = UInt8(pixel.green)
      bytes[2] = UInt8(pixel.red)
      bytes[3] = UInt8(pixel.alpha)
    case .fourBytes(let red, let green, let blue, let alpha):
      bytes[red] = UInt8(pixel.red)
      bytes[green] = UInt8(pixel.green)
      bytes[blue] = UInt8(pixel.blue)
      // The byte beside an opaque pixel's colour says so.
      bytes[alpha ?? 6 - red - green - blue] = alpha == nil ? 255 : UInt8(pixel.alpha)
    case .gray: bytes[0] = UInt8(pixel.luminance)
    case .grayAlpha:
      bytes[0] = UInt8(pixel.luminance)
      bytes[1] = UInt8(pixel.alpha)
    case .alpha: bytes[0] = UInt8(pixel.alpha)
    }
  }
}

extension Pixel {
  /// How light the pixel is, 0…255: Rec. 709's weights in 65,536ths, which sum to one.
  var luminance: UInt32 { (red * 13_933 + green * 46_871 + blue * 4_732 + 32_768) >> 16 }
}
